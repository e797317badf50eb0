import { inflateSync } from "node:zlib";
import { createCanvas } from "@napi-rs/canvas";
import { getDocument, type PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";

/** A page of a PDF: the size in points, the words in their order, and the share of ink. */
interface PdfPage {
  readonly size: readonly [width: number, height: number];
  readonly text: string;
  /** The share of the page's pixels that are not white. */
  readonly ink: number;
}

/**
 * Returns the fonts that a PDF uses and does not embed. Each device draws them with other letters, and ₹ may be
 * missing.
 */
function deviceFonts(pdf: Buffer): string[] {
  const objects = pdf.toString("latin1").matchAll(/^(\d+ 0) obj\n(.*?)\nendobj$/gms);
  const bodies = new Map([...objects].map(([, id, body = ""]) => [id, body]));
  return (
    [...bodies.values()]
      // A font of Type 0 names another one, and one of Type 3 has its letters as drawings.
      .filter((body) => /\/Type \/Font\b/.test(body) && !/\/Subtype \/Type[03]\b/.test(body))
      .filter((font) => {
        const [, descriptor] = /\/FontDescriptor (\d+ 0) R/.exec(font) ?? [];
        return !/\/FontFile\d? /.test(bodies.get(descriptor) ?? "");
      })
      .map((font) => /\/BaseFont \/(\S+)/.exec(font)?.[1] ?? "a font without a name")
  );
}

/** Opens a PDF. @throws if its look depends on the fonts of the device */
function open(pdf: Buffer) {
  const fonts = deviceFonts(pdf);
  if (fonts.length > 0) throw new Error(`The PDF does not embed ${fonts.join(" and ")}`);
  return getDocument({ data: new Uint8Array(pdf) });
}

/** Draws a page as a printer would, at `scale` pixels a point. */
async function drawnPage(page: PDFPageProxy, scale: number) {
  const viewport = page.getViewport({ scale });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  // The canvases of Node and of browsers have the same methods, but no type in common.
  const canvasContext = canvas.getContext("2d") as never;
  await page.render({ canvas: null, canvasContext, viewport }).promise;
  return canvas;
}

/** Draws a PDF's first page as a PNG picture, with `scale` pixels a point. */
export async function drawPdf(pdf: Buffer, scale: number) {
  const loading = open(pdf);
  const document = await loading.promise;
  const canvas = await drawnPage(await document.getPage(1), scale);
  await loading.destroy();
  return canvas.toBuffer("image/png");
}

async function textOf(page: PDFPageProxy): Promise<string> {
  const { items } = await page.getTextContent();
  return items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
}

/** Returns the words of a PDF's pages. Nothing is drawn. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const loading = open(pdf);
  const document = await loading.promise;
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    texts.push(await textOf(await document.getPage(number)));
  await loading.destroy();
  return texts.join("\n");
}

async function pageOf(page: PDFPageProxy): Promise<PdfPage> {
  const [, , width = 0, height = 0] = page.view;
  const canvas = await drawnPage(page, 1);
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  const inked = data.filter((value, at) => at % 4 === 0 && value < 200).length;
  return {
    size: [Math.round(width), Math.round(height)],
    text: await textOf(page),
    ink: inked / (canvas.width * canvas.height),
  };
}

/** Opens a PDF as a reader does and draws its pages. */
export async function readPdf(pdf: Buffer): Promise<{ title: unknown; pages: PdfPage[] }> {
  const loading = open(pdf);
  const document = await loading.promise;
  const { info } = await document.getMetadata();
  const pages: PdfPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1)
    pages.push(await pageOf(await document.getPage(number)));
  await loading.destroy();
  return { title: "Title" in info ? info.Title : undefined, pages };
}

const unescaped = (text: string) =>
  text.replace(/\\(n|r|t|b|f|[\\()])/g, (_, letter: string) => {
    const letters: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
    return letters[letter] ?? letter;
  });

/**
 * Returns the texts that a reader gets who copies lines of joined letters from a PDF. Such lines cannot be read letter
 * by letter.
 */
export function copiedTexts(pdf: Buffer): string[] {
  const streams = pdf.toString("latin1").matchAll(/FlateDecode\n>>\nstream\n(.*?)\nendstream/gs);
  return [...streams].flatMap(([, packed = ""]) => {
    const content = inflateSync(Buffer.from(packed, "latin1")).toString("latin1");
    return [...content.matchAll(/\/ActualText \((.*?)(?<!\\)\)\n?>>/gs)].map(([, text = ""]) =>
      Buffer.from(unescaped(text), "latin1").subarray(2).swap16().toString("utf16le"),
    );
  });
}
