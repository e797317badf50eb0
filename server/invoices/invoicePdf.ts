import type { InvoiceDocument } from "../../contract/invoices";
import { amountInWords } from "../../domain/amountInWords";
import {
  figureColumns,
  figureRows,
  headingFacts,
  hsnColumns,
  hsnRows,
  invoicePapers,
  noteLines,
  partyBlocks,
  signatureLines,
  supplierLines,
  upiText,
} from "../../domain/invoices/invoicePaper";
import { createPdf, drawText, mm, type Pdf, type TextStyle } from "../documents/pdf";
import { drawLogo, drawQr, qrPicture, qrSize, upiQr } from "../documents/pdfParts";
import { drawTable } from "../documents/pdfTable";

/** The portals' numbers and the values that may change after the posting. */
interface InvoiceMarks {
  readonly cancelledAt?: Date | undefined;
  readonly vehicleNumber?: string | undefined;
  readonly ewayNumber?: string | undefined;
  readonly irn?: string | undefined;
  readonly ackNumber?: string | undefined;
  readonly ackDate?: string | undefined;
  readonly signedQr?: string | undefined;
}

const margin = 14 * mm;
const width = 210 * mm - 2 * margin;
const half = width / 2;
const registrationSize = 34 * mm;
const upiHeight = qrSize + 14;
/** The height of the words, the notes and the heading of the HSN summary, in points. They stay together on one page. */
const notesHeight = 110;

const heading = { size: 15, weight: "bold" } as const;
const subheading = { size: 9, weight: "bold" } as const;
const body = { size: 9 } as const;
const quiet = { size: 8, color: "#555555" } as const;
const cancelledColor = "#b3261e";

/** Writes lines below each other. @returns the lower end of the lines */
function write(
  pdf: Pdf,
  lines: readonly string[],
  style: TextStyle,
  x: number,
  y: number,
  w = half,
) {
  let end = y;
  for (const line of lines) end += drawText(pdf, line, style, { x, y: end, width: w - 6 });
  return end;
}

/** Writes a heading and lines. @returns the lower end of the lines */
const block = (pdf: Pdf, title: string, lines: readonly string[], x: number, y: number) =>
  write(pdf, lines, body, x, write(pdf, [title], quiet, x, y));

/** Draws the heading of an invoice. @returns the lower end of the drawing */
function drawHeading(
  pdf: Pdf,
  document: InvoiceDocument,
  marks: InvoiceMarks,
  { copy, logo }: Pick<Copy, "copy" | "logo">,
) {
  const { kind, supplier } = document;
  const right = { x: margin + half, width: half, align: "right" } as const;
  let y = margin;
  y += drawText(pdf, invoicePapers[kind].title, heading, { ...right, y });
  y += drawText(pdf, copy, quiet, { ...right, y });
  for (const fact of headingFacts(document, marks)) y += drawText(pdf, fact, body, { ...right, y });
  if (marks.cancelledAt)
    y += drawText(pdf, "CANCELLED", { ...heading, color: cancelledColor }, { ...right, y });
  const top = drawLogo(pdf, logo, { x: margin, y: margin });
  const name = write(pdf, [supplier.name], heading, margin, top);
  const left = write(pdf, supplierLines(document), body, margin, name);
  return Math.max(y, left) + 8;
}

/** Draws the recipient and the delivery address. @returns the lower end of the drawing */
function drawParties(pdf: Pdf, document: InvoiceDocument, top: number) {
  const [recipient, delivery] = partyBlocks(document);
  const left = block(pdf, recipient.heading, recipient.lines, margin, top);
  const right = block(pdf, delivery.heading, delivery.lines, margin + half, top);
  return Math.max(left, right) + 8;
}

const columnsOf = (columns: typeof figureColumns) =>
  columns.map(({ share, ...column }) => ({ ...column, width: width * share }));

/** Draws the table of the lines and totals. @returns the lower end of the drawing */
const drawLines = (pdf: Pdf, document: InvoiceDocument, top: number) =>
  drawTable(
    pdf,
    { columns: columnsOf(figureColumns), rows: figureRows(document), size: body.size },
    top,
  ) + 4;

/** Draws the taxes by HSN code and rate. A challan has no tax. @returns the lower end of the drawing */
function drawHsnSummary(pdf: Pdf, document: InvoiceDocument, top: number) {
  const rows = hsnRows(document);
  if (rows.length === 0) return top;
  return drawTable(pdf, { columns: columnsOf(hsnColumns), rows, size: quiet.size }, top) + 8;
}

/** Draws the registration's number and its QR code. @returns the lower end of the drawing */
function drawRegistration(pdf: Pdf, marks: InvoiceMarks, qr: Buffer | undefined, top: number) {
  if (marks.irn === undefined) return top;
  const lines = [
    `IRN: ${marks.irn}`,
    ...(marks.ackNumber ? [`Acknowledgement: ${marks.ackNumber}`] : []),
    ...(marks.ackDate ? [`Acknowledged: ${marks.ackDate}`] : []),
  ];
  const end = write(pdf, lines, quiet, margin, top, width - registrationSize);
  if (qr) pdf.image(qr, margin + width - registrationSize, top, { width: registrationSize });
  return Math.max(end, qr ? top + registrationSize : end) + 8;
}

/** Draws the signature at the right, and the QR code for UPI at the left. */
function drawSignature(pdf: Pdf, document: InvoiceDocument, top: number, upi: Buffer | undefined) {
  const height = upi ? upiHeight : 70;
  const bottom = pdf.page.height - margin;
  const isOver = top + 10 + height > bottom;
  if (isOver) pdf.addPage();
  const y = isOver ? margin : top + 10;
  if (upi) drawQr(pdf, upi, { text: upiText(document.upiId ?? ""), x: margin, y });
  const right = { x: margin + half, width: half, align: "right" } as const;
  const { above, below } = signatureLines(document);
  drawText(pdf, above, subheading, { ...right, y });
  drawText(pdf, below, body, { ...right, y: y + 46 });
}

/** A copy with its pictures. */
interface Copy {
  readonly copy: string;
  readonly logo: Buffer | undefined;
  /** The picture of the QR code of the e-invoice's registration. */
  readonly qr: Buffer | undefined;
  readonly upi: Buffer | undefined;
}

function drawCopy(
  pdf: Pdf,
  document: InvoiceDocument,
  marks: InvoiceMarks,
  { qr, upi, ...head }: Copy,
) {
  let y = drawHeading(pdf, document, marks, head);
  y = drawParties(pdf, document, y);
  y = drawLines(pdf, document, y);
  if (y + notesHeight > pdf.page.height - margin) {
    pdf.addPage();
    y = margin;
  }
  y = write(pdf, [amountInWords(document.totals.totalPaise)], subheading, margin, y, width) + 6;
  y = write(pdf, noteLines(document), body, margin, y, width) + 6;
  y = drawHsnSummary(pdf, document, y);
  y = drawRegistration(pdf, marks, qr, y);
  drawSignature(pdf, document, y, upi);
}

/** Draws the QR code with which the client pays the invoice. */
const paymentQr = ({ kind, upiId: id, supplier, serial, totals }: InvoiceDocument) =>
  kind === "TAX_INVOICE" && id !== undefined
    ? upiQr({ id, name: supplier.name, amountPaise: totals.totalPaise, note: serial })
    : undefined;

/** Writes a posted document with a page for each copy. The same document gives the same bytes. */
export async function invoicePdf(
  document: InvoiceDocument,
  marks: InvoiceMarks,
  logo?: Buffer,
): Promise<Buffer> {
  const { title, copies } = invoicePapers[document.kind];
  const qr = marks.signedQr === undefined ? undefined : await qrPicture(marks.signedQr, 3);
  const upi = await paymentQr(document);
  const options = { date: new Date(document.date), size: "A4", margin } as const;
  return createPdf({ ...options, title: `${title} ${document.serial}` }, (pdf) => {
    for (const [index, copy] of copies.entries()) {
      if (index > 0) pdf.addPage();
      drawCopy(pdf, document, marks, { copy, logo, qr, upi });
    }
  });
}
