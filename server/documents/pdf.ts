import PdfDocument from "pdfkit";
import type { Language } from "../../domain/languages";
import { type FontRun, type FontWeight, fontOf, fontRuns } from "./fonts";
import { loadHarfBuzz, rightToLeftFeatures } from "./shaping";

/** A document that is being drawn, with its origin at the top left and lengths in points. */
export type Pdf = PDFKit.PDFDocument;

export const mm = 72 / 25.4;

interface PdfOptions {
  readonly title: string;
  /** The language of the document, English by default. */
  readonly language?: Language;
  /** The date that is written into the document. With the present time equal drawings would have other bytes. */
  readonly date: Date;
  readonly size: "A4" | "A5";
  readonly layout?: "portrait" | "landscape";
  /** The margin in points, on every side. */
  readonly margin: number;
}

/**
 * Creates a PDF. Equal drawings give equal bytes. Import this module lazily: the server starts without the PDF library.
 */
export async function createPdf(options: PdfOptions, draw: (pdf: Pdf) => void | Promise<void>) {
  const { title, language = "en", date, size, layout = "portrait", margin } = options;
  await loadHarfBuzz();
  const pdf = new PdfDocument({
    size,
    layout,
    margin,
    // The document has no font until its first text, because pdfkit's own font has no ₹.
    font: "",
    lang: `${language}-IN`,
    displayTitle: true,
    pdfVersion: "1.7",
    info: { Title: title, CreationDate: date },
  });
  const chunks: Buffer[] = [];
  const done = new Promise<void>((resolve, reject) => {
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("end", resolve);
    pdf.on("error", reject);
  });
  await draw(pdf);
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

export interface TextStyle {
  /** The size of the font in points. */
  readonly size: number;
  readonly weight?: FontWeight;
  readonly color?: string;
}

/** The place of a text in points: `x` and `y` are the left and upper edge of a column of `width`. */
interface TextPlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: "left" | "right" | "center";
}

/** The line height, and the distance of the baseline from the line's top, as multiples of the font size. */
const lineHeightFactor = 1.4;
const baselineFactor = 1.05;

export const lineHeight = ({ size }: TextStyle): number => size * lineHeightFactor;

function chooseFont(pdf: Pdf, { font }: FontRun, { size, weight = "regular" }: TextStyle) {
  const name = `${font}-${weight}`;
  return pdf.registerFont(name, fontOf(font, weight)).font(name).fontSize(size);
}

/**
 * Returns the layout options of a run. Without features the library lays out each word for itself, from left to right.
 */
const layoutOf = ({ isRightToLeft }: FontRun) =>
  isRightToLeft ? { features: rightToLeftFeatures } : {};

/** Returns the width of a text in one line, in points. */
export const textWidth = (pdf: Pdf, text: string, style: TextStyle): number =>
  fontRuns(text).reduce(
    (sum, run) => sum + chooseFont(pdf, run, style).widthOfString(run.text, layoutOf(run)),
    0,
  );

const letters = new Intl.Segmenter("en", { granularity: "grapheme" });

function cutWord(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let part = "";
  for (const { segment } of letters.segment(word)) {
    if (part !== "" && !fits(part + segment)) {
      parts.push(part);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
}

/** Splits a text into the lines that it takes in a column of `width` points. */
export function textLines(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  const fits = (part: string) => textWidth(pdf, part, style) <= width;
  if (fits(text)) return [text];
  const lines: string[] = [];
  let line = "";
  for (const word of text.trim().split(/\s+/)) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const parts = cutWord(word, fits);
    lines.push(...parts.slice(0, -1));
    line = parts.at(-1) ?? "";
  }
  return [...lines, line];
}

/** True if letters are joined, as in Indian and Arabic scripts. Their glyphs do not tell a reader of the PDF the text. */
const isJoined = ({ font }: FontRun) => !font.startsWith("noto-sans-latin");

function drawLine(pdf: Pdf, text: string, style: TextStyle, place: TextPlace) {
  const { size, color = "black" } = style;
  const { align = "left" } = place;
  const left = align === "left" ? 0 : place.width - textWidth(pdf, text, style);
  let x = place.x + (align === "center" ? left / 2 : left);
  const runs = fontRuns(text);
  const isMarked = runs.some(isJoined);
  // Copying and screen readers use this text.
  if (isMarked) pdf.markContent("Span", { actual: text });
  for (const run of runs) {
    chooseFont(pdf, run, style)
      .fillColor(color)
      .text(run.text, x, place.y + size * baselineFactor, {
        lineBreak: false,
        baseline: "alphabetic",
        ...layoutOf(run),
      });
    x += pdf.widthOfString(run.text, layoutOf(run));
  }
  if (isMarked) pdf.endMarkedContent();
}

/** Wraps a text to its column. @returns the height that it takes, in points */
export function drawText(pdf: Pdf, text: string, style: TextStyle, place: TextPlace): number {
  const lines = textLines(pdf, text, style, place.width);
  for (const [index, line] of lines.entries()) {
    if (line === "") continue;
    drawLine(pdf, line, style, { ...place, y: place.y + index * lineHeight(style) });
  }
  return lines.length * lineHeight(style);
}
