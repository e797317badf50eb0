import { toBuffer } from "bwip-js/node";

/** A barcode in Code 128 as a PNG picture, with its quiet zone and its letters below. */
export const barcodePng = (text: string): Promise<Buffer> =>
  toBuffer({
    bcid: "code128",
    text,
    scale: 3,
    height: 14,
    includetext: true,
    textxalign: "center",
    backgroundcolor: "FFFFFF",
    // Ten modules on either side, as the symbology asks for.
    paddingwidth: 10,
    paddingheight: 4,
  });
