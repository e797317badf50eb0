import type { BrowserContext, Page } from "@playwright/test";
import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from "@zxing/library";

/** In place of the printer's dialog: notes in the opener that and how late it was asked for. */
export const withoutPrinter = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-printed", "yes");
  });

/** Width and height of the first page of a PDF, in inches. */
export function pageSizeOf(pdf: Buffer) {
  const [, width, height] =
    /\/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)\s*\]/.exec(pdf.toString("latin1")) ?? [];
  return { width: Number(width) / 72, height: Number(height) / 72 };
}

/** How many pages a PDF has. */
export const pagesOf = (pdf: Buffer) =>
  pdf.toString("latin1").match(/\/Type\s*\/Page(?![a-z])/g)?.length ?? 0;

/** Reads the barcode off a picture of the screen, with a decoder that knows nothing of the encoder. */
export async function decode(page: Page, png: Buffer): Promise<string> {
  const { width, height, grey } = await page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("There is no canvas");
    context.drawImage(picture, 0, 0);
    const { data } = context.getImageData(0, 0, picture.width, picture.height);
    const grey = Array.from({ length: data.length / 4 }, (_, pixel) => data[pixel * 4] ?? 255);
    return { width: picture.width, height: picture.height, grey };
  }, png.toString("base64"));
  const source = new RGBLuminanceSource(Uint8ClampedArray.from(grey), width, height);
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
}
