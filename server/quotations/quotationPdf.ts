import type { QuotationOffer, QuotedLine } from "../../contract/quotedLines";
import type { Language } from "../../domain/languages";
import { amountText } from "../../domain/money";
import { documentTexts } from "../documents/paperTexts";
import { createPdf, drawText, lineHeight, type Pdf } from "../documents/pdf";
import {
  body,
  drawLetterHead,
  drawQr,
  margin,
  qrSize,
  quiet,
  rightHalf,
  subheading,
  upiQr,
  width,
  write,
} from "../documents/pdfParts";
import { drawTable } from "../documents/pdfTable";
import { quotationPaperTexts } from "./texts";
import hi from "./texts.hi.json";
import kn from "./texts.kn.json";

interface QuotationPaper {
  readonly number: string;
  readonly revision: number;
  readonly offer: QuotationOffer;
  /** True for a paper that was not sent. Each of its pages is marked. */
  readonly isDraft?: boolean;
  /** The language of the paper, English by default. */
  readonly language?: Language | undefined;
  /** The plant's logo as PNG. */
  readonly logo?: Buffer | undefined;
}

const textsOf = documentTexts(quotationPaperTexts, { hi, kn });
type Text = ReturnType<typeof textsOf>;

const draftMark = { size: 110, weight: "bold", color: "#e4e4e4" } as const;

/** Writes a word over the middle of the page, from the lower left to the upper right. */
function drawMark(pdf: Pdf, word: string) {
  const { width: pageWidth, height } = pdf.page;
  const middle = height / 2;
  pdf.save();
  pdf.rotate(-45, { origin: [pageWidth / 2, middle] });
  const place = { x: 0, y: middle - lineHeight(draftMark) / 2, width: pageWidth };
  drawText(pdf, word, draftMark, { ...place, align: "center" });
  pdf.restore();
}

/** Marks each page of a draft. */
function markPages(pdf: Pdf, word: string) {
  drawMark(pdf, word);
  pdf.on("pageAdded", () => drawMark(pdf, word));
}

/** Draws the heading of a quotation. @returns the lower end of the drawing */
function drawHeading(
  pdf: Pdf,
  { number, revision, offer, logo }: QuotationPaper,
  text: Text,
): number {
  const { date, validUntil, client, paper } = offer;
  const { gstin, phone, email } = paper ?? {};
  const particulars = [
    paper?.companyAddress ?? "",
    ...(gstin === undefined ? [] : [`GSTIN: ${gstin}`]),
    ...(phone === undefined ? [] : [text("phone", { phone })]),
    ...(email === undefined ? [] : [text("email", { email })]),
  ];
  const facts = [
    text("number", { number, revision: String(revision) }),
    text("date", { date: { date } }),
    ...(validUntil === undefined ? [] : [text("validUntil", { date: { date: validUntil } })]),
  ];
  return drawLetterHead(pdf, {
    logo,
    companyName: paper?.companyName ?? "",
    particulars,
    title: text("title"),
    facts,
    to: text("to"),
    client,
    clientLines: paper?.clientLines ?? [],
  });
}

function toolingText(line: QuotedLine, { paper }: QuotationOffer, text: Text) {
  const apart = line.prices.find(({ toolingPaise }) => toolingPaise !== undefined)?.toolingPaise;
  const percent = paper?.toolingGstPercent;
  if (apart !== undefined)
    return [
      percent === undefined
        ? text("toolingApart", { amount: amountText(apart) })
        : text("toolingTaxed", { amount: amountText(apart), percent: String(percent) }),
    ];
  const isCharged = line.toolingTerms !== "free" && (line.costs?.toolingPaise ?? 0) > 0;
  return isCharged ? [text("toolingInside")] : [];
}

/** Draws a line of a quotation with its prices. @returns the lower end of the drawing */
function drawLine(
  pdf: Pdf,
  line: QuotedLine,
  {
    offer,
    text,
    top,
  }: { readonly offer: QuotationOffer; readonly text: Text; readonly top: number },
): number {
  const { name, size, materialGrade, ply, printColours } = line.box;
  const bottom = pdf.page.height - margin;
  if (top + 90 > bottom) pdf.addPage();
  let y = write(pdf, [name], subheading, { y: top + 90 > bottom ? margin : top });
  const print = printColours === 0 ? text("noPrint") : text("print", { smart_count: printColours });
  const facts = [size, text("plies", { ply: String(ply) }), materialGrade, print].join(" · ");
  y = write(pdf, [facts], body, { y }) + 4;
  const columns = [
    { heading: text("columns.quantity"), width: width * 0.3, align: "right" },
    { heading: text("columns.price"), width: width * 0.35, align: "right" },
    { heading: text("columns.amount"), width: width * 0.35, align: "right" },
  ] as const;
  const rows = line.prices.map((one) => ({
    cells: [
      one.quantity.toLocaleString("en-IN"),
      amountText(one.pricePaise),
      amountText(one.pricePaise * one.quantity),
    ],
  }));
  y = drawTable(pdf, { columns, rows, size: body.size }, y) + 2;
  const notes = [
    ...(rows.length === 0 ? [text("noPrice")] : []),
    ...toolingText(line, offer, text),
    line.isDelivered ? text("delivered") : text("collected"),
  ];
  return write(pdf, notes, body, { y }) + 12;
}

/** Draws the bank with the QR code for UPI at the left, and the signature at the right. */
function drawEnd(
  pdf: Pdf,
  { paper }: QuotationOffer,
  text: Text,
  { top, upi }: { readonly top: number; readonly upi: Buffer | undefined },
) {
  const { companyName, bank, upiId = "", signatory } = paper ?? {};
  if (companyName === undefined) return;
  const height = (bank === undefined ? 0 : 40) + (upi ? qrSize + 14 : 70);
  const isOver = top + height > pdf.page.height - margin;
  if (isOver) pdf.addPage();
  let y = isOver ? margin : top;
  if (bank !== undefined) y = write(pdf, [text("bank", { bank })], body, { y }) + 6;
  y += 10;
  if (upi) drawQr(pdf, upi, { text: `UPI: ${upiId}`, x: margin, y });
  write(pdf, [text("signature", { company: companyName })], subheading, { ...rightHalf, y });
  if (signatory !== undefined) write(pdf, [signatory], body, { ...rightHalf, y: y + 46 });
}

const gstText = (hsn: string, percent: number | undefined, text: Text) =>
  percent === undefined ? text("untaxed", { hsn }) : text("gst", { hsn, percent: String(percent) });

const paymentText = (days: number, text: Text) =>
  days === 0 ? text("paymentOnDelivery") : text("payment", { smart_count: days });

/** Writes the PDF of a revision. The same sent revision in the same language gives the same bytes. */
export async function quotationPdf(quotation: QuotationPaper): Promise<Buffer> {
  const { number, revision, offer, isDraft = false, language = "en" } = quotation;
  const text = textsOf(language);
  const title = `${text("title")} ${number}-${revision}`;
  const options = { title, language, date: new Date(offer.date), size: "A4", margin } as const;
  const { hsn, gstPercent, zone, companyName = "", paymentDays, upiId } = offer.paper ?? {};
  // An offer has several amounts: the payer enters one. A draft is not paid.
  const upi =
    upiId === undefined || isDraft
      ? undefined
      : await upiQr({ id: upiId, name: companyName, note: number });
  return createPdf(options, (pdf) => {
    if (isDraft) markPages(pdf, text("draft"));
    let y = drawHeading(pdf, quotation, text);
    if (isDraft) y = write(pdf, [text("draftNote")], subheading, { y }) + 8;
    for (const line of offer.lines) y = drawLine(pdf, line, { offer, text, top: y });
    const notes = [
      ...(offer.readyBy === undefined ? [] : [text("readyBy", { date: { date: offer.readyBy } })]),
      ...(hsn === undefined ? [] : [gstText(hsn, gstPercent, text)]),
      ...(zone === undefined ? [] : [text(`zones.${zone}`)]),
      ...(paymentDays === undefined ? [] : [paymentText(paymentDays, text)]),
    ];
    y = write(pdf, notes, body, { y }) + 8;
    if (offer.terms !== undefined) {
      y = write(pdf, [text("terms")], quiet, { y });
      y = write(pdf, offer.terms.split("\n"), body, { y }) + 8;
    }
    drawEnd(pdf, offer, text, { top: y, upi });
  });
}
