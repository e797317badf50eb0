import type { BrowserContext, Locator, Page } from "@playwright/test";
import { BinaryBitmap, Code128Reader, HybridBinarizer, RGBLuminanceSource } from "@zxing/library";

/** Keeps printing windows open, and notes that they were told to print. */
export const holdPrinting = (context: BrowserContext) =>
  context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "yes";
    };
  });

/** The window that a press opens, once it has been told to print. */
export async function printingWindow(page: Page, press: () => Promise<void>) {
  const opened = page.waitForEvent("popup");
  await press();
  const sheet = await opened;
  await sheet.locator("html[data-printed='yes']").waitFor();
  return sheet;
}

/** Width and height in inches of every page of a printing window's PDF. */
export async function pagesOf(sheet: Page) {
  // Browsers make no PDF of a window that another one has opened.
  const paper = await sheet.context().newPage();
  await paper.setContent(await sheet.content());
  const pdf = (await paper.pdf({ preferCSSPageSize: true })).toString("latin1");
  await paper.close();
  return [...pdf.matchAll(/\/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]/g)].map(([, width, height]) => [
    Math.round((Number(width) / 72) * 10) / 10,
    Math.round((Number(height) / 72) * 10) / 10,
  ]);
}

/** What a scanner reads of a barcode, as it is on the page. */
export async function scan(page: Page, barcode: Locator): Promise<string> {
  const picture = (await barcode.screenshot()).toString("base64");
  const { width, height, grey } = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = document.createElement("canvas");
    canvas.width = image.width;
    canvas.height = image.height;
    const context = canvas.getContext("2d");
    if (context === null) throw new Error("There is no canvas to draw on");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const grey = Array.from({ length: image.width * image.height }, (_, at) => data[at * 4] ?? 0);
    return { width: image.width, height: image.height, grey };
  }, picture);
  const source = new RGBLuminanceSource(Uint8ClampedArray.from(grey), width, height);
  return new Code128Reader().decode(new BinaryBitmap(new HybridBinarizer(source))).getText();
}
