import { readFileSync } from "node:fs";
import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/**
 * Reads the text of the only Code 128 or QR code in a PNG picture, at any place.
 * @throws Error if there is none, or more than one
 */
export async function readBarcode(picture: Buffer): Promise<string> {
  const barcodes = await readBarcodes(picture, { formats: ["Code128", "QRCode"] });
  const [barcode, ...more] = barcodes;
  if (!barcode || more.length > 0)
    throw new Error(`The picture has ${barcodes.length} barcodes: ${barcodes.map((b) => b.text)}`);
  return barcode.text;
}
