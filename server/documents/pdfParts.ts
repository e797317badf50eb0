import { toBuffer } from "bwip-js/node";
import sharp from "sharp";
import { drawText, mm, type Pdf, type TextStyle } from "./pdf";

interface UpiPayment {
  /** The payee's address, such as `plant@bank`. */
  readonly id: string;
  readonly name: string;
  /** The amount in paise. If it is absent, the payer enters an amount. */
  readonly amountPaise?: number;
  readonly note: string;
}

/** Returns the text of a QR code from which an app pays by UPI. Source: NPCI, UPI linking specifications 1.6. */
export function upiText({ id, name, amountPaise, note }: UpiPayment): string {
  const amount = amountPaise === undefined ? undefined : (amountPaise / 100).toFixed(2);
  const parts = Object.entries({ pa: id, pn: name, am: amount, tn: note, cu: "INR" }).flatMap(
    // The sign @ of an address stays readable: some apps do not decode it.
    ([key, value]) =>
      value === undefined ? [] : [`${key}=${encodeURIComponent(value).replaceAll("%40", "@")}`],
  );
  return `upi://pay?${parts.join("&")}`;
}

/** The largest size of a logo on a paper, in points. */
const logoBox = [38 * mm, 16 * mm] as const;

/** Draws a logo at the top left. @returns the lower end of the logo */
export function drawLogo(
  pdf: Pdf,
  logo: Buffer | undefined,
  { x, y }: { readonly x: number; readonly y: number },
): number {
  if (logo === undefined) return y;
  pdf.image(logo, x, y, { fit: [...logoBox] });
  return y + logoBox[1] + 4;
}

export const qrSize = 24 * mm;

/**
 * Draws a QR code without transparency. The PDF library writes transparent pictures in any order, so equal papers
 * would differ.
 */
export const qrPicture = async (text: string, scale: number): Promise<Buffer> =>
  sharp(await toBuffer({ bcid: "qrcode", text, scale }))
    .flatten({ background: "#ffffff" })
    .png()
    .toBuffer();

/** Draws the QR code from which an app pays by UPI. */
export const upiQr = (payment: UpiPayment) => qrPicture(upiText(payment), 4);

/** Draws a QR code with the text below it. @returns the lower end of the drawing */
export function drawQr(
  pdf: Pdf,
  qr: Buffer,
  { text, x, y }: { readonly text: string; readonly x: number; readonly y: number },
): number {
  pdf.image(qr, x, y, { width: qrSize });
  const below = { x, y: y + qrSize + 1, width: qrSize * 2 };
  return below.y + drawText(pdf, text, { size: 7.5 }, below);
}

/** The margin of a letter on A4, and the width between the margins, in points. */
export const margin = 16 * mm;
export const width = 210 * mm - 2 * margin;
const half = width / 2;

const heading = { size: 15, weight: "bold" } as const;
export const subheading = { size: 11, weight: "bold" } as const;
export const body = { size: 9.5 } as const;
export const quiet = { size: 8.5, color: "#555555" } as const;

/** The right half of a letter. */
export const rightHalf = { x: margin + half, w: half, align: "right" } as const;

interface Place {
  readonly y: number;
  readonly x?: number;
  readonly w?: number;
  readonly align?: "left" | "right";
}

/** Writes lines over a part of the letter's width. @returns the lower end of the lines */
export function write(
  pdf: Pdf,
  lines: readonly string[],
  style: TextStyle,
  { y, x = margin, w = width, align = "left" }: Place,
): number {
  let end = y;
  for (const line of lines) end += drawText(pdf, line, style, { x, y: end, width: w, align });
  return end;
}

interface LetterHead {
  /** The plant's logo as PNG. */
  readonly logo: Buffer | undefined;
  readonly companyName: string;
  /** The plant's address, GSTIN, phone and email. */
  readonly particulars: readonly string[];
  readonly title: string;
  /** The lines below the title, such as number and date. */
  readonly facts: readonly string[];
  /** The word before the client. */
  readonly to: string;
  readonly client: string;
  readonly clientLines: readonly string[];
}

/** Draws the plant at the left, the title at the right, and the client below. @returns the lower end of the drawing */
export function drawLetterHead(pdf: Pdf, head: LetterHead): number {
  const left = { w: half - 10 };
  const top = drawLogo(pdf, head.logo, { x: margin, y: margin });
  const name = write(pdf, [head.companyName], heading, { y: top, ...left });
  const plant = write(pdf, head.particulars, quiet, { y: name, ...left });
  const title = write(pdf, [head.title], heading, { y: margin, ...rightHalf });
  const facts = write(pdf, head.facts, body, { y: title, ...rightHalf });
  const to = write(pdf, [head.to], quiet, { y: Math.max(plant, facts) + 14 });
  const client = write(pdf, [head.client], subheading, { y: to });
  return write(pdf, head.clientLines, body, { y: client }) + 12;
}
