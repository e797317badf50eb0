import type { InvoiceDocument } from "../../contract/invoices";
import { amountInWords } from "../../domain/amountInWords";
import { stateText } from "../../domain/clients/gstin";
import { taxesByHsn, taxesByRate } from "../../domain/invoices/gst";
import type {
  InvoiceAddress,
  InvoiceKind,
  InvoiceLine,
} from "../../domain/invoices/invoiceDocument";
import { zoneSentence } from "../../domain/invoices/zones";
import { createPdf, drawText, mm, type Pdf, type TextStyle } from "../documents/pdf";
import { drawLogo, drawQr, qrPicture, qrSize, upiQr } from "../documents/pdfParts";
import { drawTable, type PdfRow } from "../documents/pdfTable";
import { amountText, unitPriceText } from "../units";

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

/** The title and the marks of the copies. Source: GST rules 46, 48, 53 and 55. */
const papers: Record<InvoiceKind, { title: string; copies: readonly string[] }> = {
  TAX_INVOICE: {
    title: "Tax Invoice",
    copies: ["ORIGINAL FOR RECIPIENT", "DUPLICATE FOR TRANSPORTER", "TRIPLICATE FOR SUPPLIER"],
  },
  CHALLAN: {
    title: "Delivery Challan",
    copies: ["ORIGINAL FOR CONSIGNEE", "DUPLICATE FOR TRANSPORTER", "TRIPLICATE FOR CONSIGNER"],
  },
  CREDIT_NOTE: { title: "Credit Note", copies: ["ORIGINAL FOR RECIPIENT"] },
};

const dayMonthYear = (date: string) => date.split("-").reverse().join("-");

const addressLines = ({ name, address1, address2, place, pin, stateCode }: InvoiceAddress) => [
  name,
  address1,
  ...(address2 === undefined ? [] : [address2]),
  `${place} ${pin}`,
  `State: ${stateText(stateCode)}`,
];

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

const clientOrderText = ({ number, date }: NonNullable<InvoiceDocument["clientOrder"]>) =>
  `Client's order: ${number}${date === undefined ? "" : ` of ${dayMonthYear(date)}`}`;

const gstinLine = (gstin: string | undefined) => `GSTIN: ${gstin ?? "not registered"}`;

/** Draws the heading of an invoice. @returns the lower end of the drawing */
function drawHeading(
  pdf: Pdf,
  document: InvoiceDocument,
  marks: InvoiceMarks,
  { copy, logo }: Pick<Copy, "copy" | "logo">,
) {
  const { kind, serial, date, supplier, placeOfSupply, original, clientOrder, dueDate } = document;
  const right = { x: margin + half, width: half, align: "right" } as const;
  let y = margin;
  y += drawText(pdf, papers[kind].title, heading, { ...right, y });
  y += drawText(pdf, copy, quiet, { ...right, y });
  const facts = [
    `No. ${serial}`,
    `Date: ${dayMonthYear(date)}`,
    ...(original ? [`For invoice ${original.serial} of ${dayMonthYear(original.date)}`] : []),
    ...(clientOrder ? [clientOrderText(clientOrder)] : []),
    ...(dueDate === undefined ? [] : [`Due date: ${dayMonthYear(dueDate)}`]),
    `Place of supply: ${stateText(placeOfSupply)}`,
    `Reverse charge: ${document.isReverseCharge ? "yes" : "no"}`,
    ...(kind !== "CREDIT_NOTE" && marks.vehicleNumber ? [`Vehicle: ${marks.vehicleNumber}`] : []),
    ...(marks.ewayNumber ? [`E-way bill: ${marks.ewayNumber}`] : []),
  ];
  for (const fact of facts) y += drawText(pdf, fact, body, { ...right, y });
  if (marks.cancelledAt)
    y += drawText(pdf, "CANCELLED", { ...heading, color: cancelledColor }, { ...right, y });
  const top = drawLogo(pdf, logo, { x: margin, y: margin });
  const name = write(pdf, [supplier.name], heading, margin, top);
  const [, ...address] = addressLines(supplier);
  const { phone, email } = document;
  const contact = [
    ...(phone === undefined ? [] : [`Phone: ${phone}`]),
    ...(email === undefined ? [] : [`Email: ${email}`]),
  ];
  const particulars = [...address, gstinLine(supplier.gstin), ...contact];
  const left = write(pdf, particulars, body, margin, name);
  return Math.max(y, left) + 8;
}

/** Draws the recipient and the delivery address. @returns the lower end of the drawing */
function drawParties(pdf: Pdf, document: InvoiceDocument, top: number) {
  const { kind, recipient, delivery, isToOther } = document;
  const receiver = [
    ...addressLines(delivery),
    ...(isToOther === true ? [gstinLine(delivery.gstin)] : []),
  ];
  const to = kind === "CHALLAN" ? "Consignee" : "Recipient";
  const lines = [...addressLines(recipient), gstinLine(recipient.gstin)];
  const left = block(pdf, to, lines, margin, top);
  const right = block(pdf, "Delivery address", receiver, margin + half, top);
  return Math.max(left, right) + 8;
}

/** Returns a line's description and quantity. A lower price has no quantity, because the customer keeps the boxes. */
function goodsCells({ description, hsn, quantity, isValueOnly }: InvoiceLine) {
  const boxes = `${quantity.toLocaleString("en-IN")} NOS`;
  return isValueOnly
    ? [`${description}: lower price of ${boxes}, no goods returned`, hsn, "–"]
    : [description, hsn, boxes];
}

/** Draws the table of the lines and totals. @returns the lower end of the drawing */
function drawLines(pdf: Pdf, { lines, totals }: InvoiceDocument, top: number) {
  const columns = [
    { heading: "", width: width * 0.05 },
    { heading: "Description", width: width * 0.35 },
    { heading: "HSN", width: width * 0.12 },
    { heading: "Quantity", width: width * 0.14, align: "right" },
    { heading: "Price ₹", width: width * 0.14, align: "right" },
    { heading: "Taxable value ₹", width: width * 0.2, align: "right" },
  ] as const;
  const rows: PdfRow[] = lines.map((line, index) => ({
    cells: [
      String(index + 1),
      ...goodsCells(line),
      unitPriceText(line.pricePaise),
      amountText(line.taxablePaise),
    ],
  }));
  const sum = (name: string, paise: number, weight?: "bold"): PdfRow => ({
    cells: ["", name, "", "", "", amountText(paise)],
    ...(weight && { weight }),
  });
  const taxes = taxesByRate(lines).flatMap(({ ratePercent: rate, ...tax }) => [
    ...(tax.cgstPaise + tax.sgstPaise > 0
      ? [sum(`CGST ${rate / 2} %`, tax.cgstPaise), sum(`SGST ${rate / 2} %`, tax.sgstPaise)]
      : []),
    ...(tax.igstPaise > 0 ? [sum(`IGST ${rate} %`, tax.igstPaise)] : []),
  ]);
  const all = [
    ...rows,
    sum("Taxable value", totals.taxablePaise, "bold"),
    ...taxes,
    ...(totals.roundOffPaise === 0 ? [] : [sum("Round-off", totals.roundOffPaise)]),
    sum("Total", totals.totalPaise, "bold"),
  ];
  return drawTable(pdf, { columns, rows: all, size: body.size }, top) + 4;
}

/** Draws the taxes by HSN code and rate. A challan has no tax. @returns the lower end of the drawing */
function drawHsnSummary(pdf: Pdf, { kind, lines }: InvoiceDocument, top: number) {
  if (kind === "CHALLAN") return top;
  const figure = { width: width * 0.17, align: "right" } as const;
  const columns = [
    { heading: "HSN", width: width * 0.18 },
    { heading: "Rate", width: width * 0.14, align: "right" },
    { heading: "Taxable value ₹", ...figure },
    { heading: "CGST ₹", ...figure },
    { heading: "SGST ₹", ...figure },
    { heading: "IGST ₹", ...figure },
  ] as const;
  const rows = taxesByHsn(lines).map(({ hsn, ratePercent, ...tax }) => ({
    cells: [
      hsn,
      `${ratePercent} %`,
      ...[tax.taxablePaise, tax.cgstPaise, tax.sgstPaise, tax.igstPaise].map(amountText),
    ],
  }));
  return drawTable(pdf, { columns, rows, size: quiet.size }, top) + 8;
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
function drawSignature(
  pdf: Pdf,
  { supplier, signatory, upiId = "" }: InvoiceDocument,
  top: number,
  upi: Buffer | undefined,
) {
  const height = upi ? upiHeight : 70;
  const bottom = pdf.page.height - margin;
  const isOver = top + 10 + height > bottom;
  if (isOver) pdf.addPage();
  const y = isOver ? margin : top + 10;
  if (upi) drawQr(pdf, upi, { text: `Pay by UPI: ${upiId}`, x: margin, y });
  const right = { x: margin + half, width: half, align: "right" } as const;
  drawText(pdf, `For ${supplier.name}`, subheading, { ...right, y });
  drawText(pdf, signatory ?? "Authorised signatory", body, { ...right, y: y + 46 });
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
  const notes = [
    ...(document.zone === undefined ? [] : [zoneSentence(document.zone)]),
    ...(document.reason === undefined ? [] : [`Reason: ${document.reason}`]),
    ...(document.kind === "CHALLAN" ? ["Goods for job work: not a sale."] : []),
    ...(document.bank === undefined ? [] : [`Bank: ${document.bank}`]),
  ];
  y = write(pdf, notes, body, margin, y, width) + 6;
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
  const { title, copies } = papers[document.kind];
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
