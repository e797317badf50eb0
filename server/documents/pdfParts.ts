import { toBuffer } from "bwip-js/node";
import sharp from "sharp";
import { type UpiPayment, upiText } from "../../domain/invoices/upi";
import { mm, type Pdf } from "./createPdf";
import { drawText } from "./pdfText";

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
