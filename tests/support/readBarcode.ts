import { readFileSync } from "node:fs";
import { prepareZXingModule, readBarcodes as read } from "zxing-wasm/reader";

const wasm = readFileSync("node_modules/zxing-wasm/dist/reader/zxing_reader.wasm");
prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });

/** Reads the texts of all Code 128 and QR codes in a PNG picture. */
export async function readBarcodes(picture: Buffer): Promise<string[]> {
  const barcodes = await read(picture, { formats: ["Code128", "QRCode"] });
  return barcodes.map(({ text }) => text);
}

/**
 * Reads the text of the only Code 128 or QR code in a PNG picture, at any place.
 * @throws Error if there is none, or more than one
 */
export async function readBarcode(picture: Buffer): Promise<string> {
  const [barcode, ...more] = await readBarcodes(picture);
  if (barcode === undefined || more.length > 0)
    throw new Error(`The picture has ${more.length} more barcodes than one: ${more}`);
  return barcode;
}
