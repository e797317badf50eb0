import { createCanvas } from "@napi-rs/canvas";
import type { Page } from "@playwright/test";
import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import { readBarcode } from "../readBarcode";

/** Replaces the printer's dialog. Printing windows stay open, and note that they were told to print. */
export function holdPrinting() {
  window.print = () => {
    document.documentElement.dataset.printed = "yes";
  };
}

/** Returns the window that a press opens, once it has been told to print. */
export async function printingWindow(page: Page, press: () => Promise<void>) {
  const opened = page.waitForEvent("popup");
  await press();
  const sheet = await opened;
  await sheet.locator("html[data-printed='yes']").waitFor();
  return sheet;
}

/** Returns the families of the fonts that draw an element's letters. The device's own are marked. */
export async function readTypefaces(sheet: Page, selector: string): Promise<string[]> {
  const session = await sheet.context().newCDPSession(sheet);
  await session.send("DOM.enable");
  await session.send("CSS.enable");
  const { root } = await session.send("DOM.getDocument");
  const { nodeIds } = await session.send("DOM.querySelectorAll", { nodeId: root.nodeId, selector });
  const families = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId });
    for (const { familyName, isCustomFont } of fonts)
      families.add(isCustomFont ? familyName : `${familyName} of the device`);
  }
  await session.detach();
  return [...families];
}

/** A sticker as it comes out of the printer: its size in inches, its words, its barcode as scanned. */
export interface Printed {
  readonly size: readonly [width: number, height: number];
  readonly text: string;
  readonly barcode: string;
}

/** The dots per inch of a label printer. */
const dpi = 203;
const pointsPerInch = 72;

/** Prints a printing window to PDF and reads the pages of the PDF back. */
export async function printed(sheet: Page): Promise<Printed[]> {
  // Browsers make no PDF of a window that another window has opened, so a page of its own gets the content.
  const paper = await sheet.context().newPage();
  // A page loads the host's fonts only if the page itself has an address of the host.
  await paper.goto("/robots.txt");
  await paper.setContent(await sheet.content());
  await paper.evaluate(() => document.fonts.ready);
  const data = new Uint8Array(await paper.pdf({ preferCSSPageSize: true }));
  await paper.close();
  // The package is loaded here, where it is needed: loading takes the runner and every worker a second.
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const loading = getDocument({
    data,
    standardFontDataUrl: "node_modules/pdfjs-dist/standard_fonts/",
  });
  const pdf = await loading.promise;
  const pages: Printed[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1)
    pages.push(await read(await pdf.getPage(number)));
  await loading.destroy();
  return pages;
}

async function read(page: PDFPageProxy): Promise<Printed> {
  const [, , width = 0, height = 0] = page.view;
  const viewport = page.getViewport({ scale: dpi / pointsPerInch });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  const context = canvas.getContext("2d");
  // The canvases of Node and of browsers have the same methods, but no type in common.
  await page.render({ canvas: null, canvasContext: context as never, viewport }).promise;
  const { items } = await page.getTextContent();
  return {
    size: [inches(width), inches(height)],
    text: items.map((item) => ("str" in item ? item.str : "")).join(" "),
    barcode: await readBarcode(canvas.toBuffer("image/png")),
  };
}

const inches = (points: number) => Math.round((points / pointsPerInch) * 10) / 10;
