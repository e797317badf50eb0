import { setImmediate } from "node:timers/promises";
import { companyName as defaultName } from "../../domain/company";
import { lastDateOfMonth } from "../../domain/indiaTime";
import type { Language } from "../../domain/languages";
import { say } from "../../domain/messages/say";
import { paiseOf } from "../../domain/storedUnits";
import { createPdf, drawText, mm, type Pdf, type TextStyle, textWidth } from "../documents/pdf";
import { drawTable, type PdfRow } from "../documents/pdfTable";
import { type PayslipPaper, payslipPaper } from "./paper/payslipPaper";
import {
  type DocumentDay,
  type DocumentLine,
  numberText,
  type PayslipDocument,
  rupeesText,
} from "./payslipDocument";

const margin = 14 * mm;
/** The width of A4 between the margins. */
const width = 210 * mm - 2 * margin;
const half = width / 2;

const heading = { size: 15, weight: "bold" } as const;
const subheading = { size: 10, weight: "bold" } as const;
const body = { size: 9 } as const;
const quiet = { size: 8, color: "#555555" } as const;
const draftColor = "#b3261e";

const money = (rupees: number) => rupeesText(paiseOf(rupees)).replace("₹-", "−₹");

const times = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});
const timeText = (instant: string) => times.format(new Date(instant));

/** Writes a text over the page's width. @returns the lower end of the text */
const write = (pdf: Pdf, text: string, style: TextStyle, y: number): number =>
  y + drawText(pdf, text, style, { x: margin, y, width });

/** A payslip with the texts and formats for printing. */
interface Paper extends PayslipDocument {
  readonly texts: PayslipPaper;
}

/** Draws the heading of a payslip. @returns the lower end of the drawing */
function drawHeading(pdf: Pdf, paper: Paper): number {
  const { month, lockedAt, companyName = defaultName, companyAddress, texts } = paper;
  const right = { x: margin + half, y: margin, width: half, align: "right" } as const;
  drawText(pdf, companyName, heading, { x: margin, y: margin, width: half });
  const height = drawText(pdf, texts.text("title", { month: { month } }), heading, right);
  const y = margin + height;
  const state = lockedAt
    ? texts.text("locked", { date: texts.date(lockedAt) })
    : texts.text("draft");
  if (companyAddress !== undefined)
    drawText(pdf, companyAddress, quiet, { x: margin, y, width: half });
  const style = lockedAt ? quiet : { ...subheading, color: draftColor };
  return y + drawText(pdf, state, style, { ...right, y }) + 8;
}

const termsText = (
  terms: PayslipDocument["terms"][number],
  { text, date, days }: PayslipPaper,
): string =>
  text("terms", {
    base: money(terms.monthlyBaseSalary),
    ...days(terms.workingDays),
    factor: numberText(terms.otMultiplierFactor),
    date: date(terms.validFrom),
  });

/** Draws the particulars of the person. @returns the lower end of the drawing */
function drawPerson(pdf: Pdf, paper: Paper, top: number): number {
  const { name, barcodeId, unit, days, overtimeMinutes, terms, uan, esiNumber, texts } = paper;
  const { text } = texts;
  const paid = days.reduce((sum, { share }) => sum + share, 0);
  const left = drawText(pdf, name, { ...heading, size: 13 }, { x: margin, y: top, width: half });
  const facts = text("paidFor", {
    ...texts.days(paid),
    overtime: texts.hours(overtimeMinutes),
  });
  drawText(pdf, facts, body, { x: margin + half, y: top + 4, width: half, align: "right" });
  let y = write(pdf, text("unit", { barcode: barcodeId, unit }), body, top + left);
  const numbers = [
    uan && text("uan", { number: uan }),
    esiNumber && text("esiNumber", { number: esiNumber }),
  ].filter(Boolean);
  if (numbers.length > 0) y = write(pdf, numbers.join(", "), body, y);
  for (const one of terms) y = write(pdf, termsText(one, texts), body, y);
  return y + 8;
}

function lineName({ kind, label, of, stage }: DocumentLine, { text }: PayslipPaper): string {
  if (stage !== undefined) return text("pieceRate", { stage: text(`stages.${stage}`) });
  if (label === undefined) return text(`kinds.${kind}`);
  if (kind !== "ARREARS") return `${text(`kinds.${kind}`)}: ${label}`;
  const arrears = text("arrearsOf", { month: { month: label } });
  return of === undefined ? arrears : `${arrears}: ${text(`kinds.${of}`)}`;
}

const workings = ({ formula, carriedOver, origins = [] }: DocumentLine, texts: PayslipPaper) =>
  [
    texts.message(formula),
    ...(carriedOver === undefined
      ? []
      : [texts.text("carriedOver", { amount: money(carriedOver) })]),
    ...origins.map(texts.message),
  ].join(". ");

const totalRow = (name: string, rupees: number): PdfRow => ({
  cells: [name, "", money(rupees)],
  weight: "bold",
});

/** Draws the lines of the pay. @returns the lower end of the drawing */
function drawLines(pdf: Pdf, { lines, gross, deductions, net, texts }: Paper, top: number): number {
  const { text } = texts;
  const columns = [
    { heading: "", width: width * 0.29 },
    { heading: text("lineColumns.formula"), width: width * 0.53 },
    { heading: text("lineColumns.amount"), width: width * 0.18, align: "right" },
  ] as const;
  const lineRow = (line: DocumentLine): PdfRow => ({
    cells: [lineName(line, texts), workings(line, texts), money(line.amount)],
  });
  const rows = [
    ...lines.filter(({ amount }) => amount >= 0).map(lineRow),
    totalRow(text("totals.wages"), gross),
    ...lines.filter(({ amount }) => amount < 0).map(lineRow),
    totalRow(text("totals.deductions"), -deductions),
    totalRow(text("totals.paidOut"), net),
  ];
  const y = drawTable(pdf, { columns, rows, size: body.size }, top);
  return write(pdf, texts.inWords(paiseOf(net)), body, y);
}

const spansText = ({ spans }: DocumentDay) =>
  spans
    .map(({ checkIn, checkOut }) => `${timeText(checkIn)}–${checkOut ? timeText(checkOut) : "?"}`)
    .join(", ");

const dayRow = (day: DocumentDay, texts: PayslipPaper): PdfRow => ({
  cells: [
    texts.day(day.date),
    spansText(day),
    [day.dayOff, day.leave]
      .filter((text) => text !== undefined)
      .map(texts.message)
      .join(", "),
    texts.tableHours(day.workedMinutes),
    numberText(day.share),
    texts.tableHours(day.overtimeMinutes + day.weekOvertimeMinutes),
  ],
});

/** The columns of days as parts of the width. */
const shares = { day: 0.1, spans: 0.3, dayOff: 0.21, worked: 0.15, share: 0.1, overtime: 0.14 };

/** Draws the days of the month. @returns the lower end of the drawing */
function drawDays(pdf: Pdf, { days, texts }: Paper, top: number): number {
  const { text } = texts;
  const align = "right";
  const columns = [
    { heading: text("dayColumns.day"), width: width * shares.day },
    { heading: text("dayColumns.spans"), width: width * shares.spans },
    { heading: text("dayColumns.dayOff"), width: width * shares.dayOff },
    { heading: text("dayColumns.worked"), width: width * shares.worked, align },
    { heading: text("dayColumns.share"), width: width * shares.share, align },
    { heading: text("dayColumns.overtime"), width: width * shares.overtime, align },
  ] as const;
  const rows = days.map((day) => dayRow(day, texts));
  return drawTable(pdf, { columns, rows, size: 7 }, top);
}

function drawSignature(pdf: Pdf, { net, texts }: Paper, top: number) {
  const height = 32;
  const bottom = pdf.page.height - margin;
  if (top + height > bottom) pdf.addPage();
  const y = bottom - 14;
  const received = texts.text("received", { amount: money(net) });
  drawText(pdf, received, body, { x: margin, y, width: half });
  drawText(pdf, texts.text("signature"), body, { x: margin + half, y, width: half });
  const dateFrom = Math.max(0.28 * width, textWidth(pdf, received, body) + 4);
  for (const [from, to] of [
    [dateFrom, 0.46 * width],
    [0.6 * width, width],
  ] as const) {
    pdf.moveTo(margin + from, y + 11).lineTo(margin + to, y + 11);
  }
  pdf.lineWidth(0.5).strokeColor("#999999").stroke();
}

/** Writes the balances of leave, such as `Casual leave 3, Earned leave 12.5`. */
const leaveText = ({ leave = [], texts }: Paper) =>
  leave
    .map(({ kind, balance }) => `${texts.message(say(`leaveKind.${kind}`))} ${numberText(balance)}`)
    .join(", ");

function drawPayslip(pdf: Pdf, paper: Paper) {
  const { marks, texts, leave = [] } = paper;
  let y = drawHeading(pdf, paper);
  y = drawPerson(pdf, paper, y);
  y = drawLines(pdf, paper, y) + 6;
  if (leave.length > 0)
    y = write(pdf, texts.text("leave", { balances: leaveText(paper) }), body, y);
  for (const mark of marks) y = write(pdf, texts.text(`marks.${mark}`), quiet, y);
  y = drawDays(pdf, paper, y + 6);
  drawSignature(pdf, paper, y);
}

/**
 * Writes a month's payslips as a PDF. Each begins on a new page. The same payslips in the same language give the same
 * bytes.
 */
export function payslipsPdf(
  month: string,
  payslips: readonly PayslipDocument[],
  language: Language = "en",
): Promise<Buffer> {
  const [first] = payslips;
  const whose = payslips.length === 1 && first ? first.name : (first?.companyName ?? defaultName);
  // The papers of an open month have the date of the last day.
  const date = new Date(first?.lockedAt ?? lastDateOfMonth(month));
  const texts = payslipPaper(language);
  const title = `${texts.text("title", { month: { month } })}, ${whose}`;
  return createPdf({ title, language, date, size: "A4", margin }, async (pdf) => {
    for (const [index, payslip] of payslips.entries()) {
      if (index > 0) pdf.addPage();
      drawPayslip(pdf, { ...payslip, texts });
      // Gives other requests a turn between two payslips.
      await setImmediate();
    }
  });
}
