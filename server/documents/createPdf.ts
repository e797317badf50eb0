import PdfDocument from "pdfkit";
import type { Language } from "../../domain/languages";

/** A document that is being drawn, with its origin at the top left and lengths in points. */
export type Pdf = PDFKit.PDFDocument;

export const mm = 72 / 25.4;

interface PdfOptions {
  readonly title: string;
  /** English by default. */
  readonly language?: Language;
  /** Written into the document: the present time would give other bytes each time. */
  readonly date: Date;
  readonly size: "A4" | "A5";
  readonly layout?: "portrait" | "landscape";
  /** In points, on every side. */
  readonly margin: number;
}

/**
 * Creates a PDF. Equal drawings give equal bytes. Import this module lazily: the server starts without the PDF library.
 */
export async function createPdf(options: PdfOptions, draw: (pdf: Pdf) => void | Promise<void>) {
  const { title, language = "en", date, size, layout = "portrait", margin } = options;
  const pdf = new PdfDocument({
    size,
    layout,
    margin,
    // None until the first text: pdfkit's own has no ₹.
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
