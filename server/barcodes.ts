import { toBuffer } from "bwip-js/node";
import { parseId } from "./db/ids";

/** `EMP-A-00017`: the unit and the running number. */
export const employeeBarcode = (unit: string, id: number) =>
  `EMP-${unit}-${String(id).padStart(5, "0")}`;

/** `REEL-000042`: the running number. */
export const reelBarcode = (id: number) => `REEL-${String(id).padStart(6, "0")}`;

/** `ORD-000017`: an order's number, on its job card. */
export const orderBarcode = (id: number) => `ORD-${String(id).padStart(6, "0")}`;

/** Returns the number on an order's barcode as text, also a number that no order can have. */
export const orderNumberText = (barcode: string) => String(Number(barcode.slice("ORD-".length)));

/** Reads the order's number from its barcode. Undefined if no order can have the number. */
export const readOrderBarcode = (barcode: string) => parseId(orderNumberText(barcode));

/** Draws a barcode in Code 128 as a PNG picture, with its quiet zone and its letters below. */
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
