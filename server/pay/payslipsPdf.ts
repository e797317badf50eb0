import { setImmediate } from "node:timers/promises";
import { type PayDay, type PayLine, type Payslip, payLineNames } from "../../contract/payroll";
import { companyName } from "../../domain/company";
import { lastDateOfMonth } from "../../domain/indiaTime";
import { monthText } from "../../domain/momentText";
import { createPdf, mm, type Pdf } from "../documents/createPdf";
import { drawTable, type PdfRow } from "../documents/pdfTable";
import { drawLeftToRightOnly, drawText, type TextStyle } from "../documents/pdfText";
import { paiseOf } from "../units";
import { numberText, payslipWords, rupeesText } from "./payLineText";

const margin = 14 * mm;
/** Of A4, between the margins. */
const width = 210 * mm - 2 * margin;
const half = width / 2;

const heading = { size: 15, weight: "bold" } as const;
const subheading = { size: 10, weight: "bold" } as const;
const body = { size: 9 } as const;
const quiet = { size: 8, color: "#555555" } as const;
const draftColor = "#b3261e";

const markSentences: Record<Payslip["marks"][number], string> = {
  NO_TERMS: "No terms of pay are set up.",
  BELOW_STATUTORY_RATE: "Overtime counts for less than the statutory rate of 2.",
  OPEN_CHECK_OUT: "On some day the check-out is not known.",
  CARRIED_OVER: "At most half the wages are deducted: what is carried over is taken later.",
};

const money = (rupees: number) => rupeesText(paiseOf(rupees)).replace("₹-", "−₹");

const times = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  timeZone: "Asia/Kolkata",
});
const weekdays = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "2-digit",
  timeZone: "UTC",
});

const timeText = (instant: string) => times.format(new Date(instant));

/** Writes a text over the page's width. @returns where it ends */
const write = (pdf: Pdf, text: string, style: TextStyle, y: number): number =>
  y + drawText(pdf, text, style, { x: margin, y, width });

/** @returns where it ends */
function drawHeading(pdf: Pdf, payslip: Payslip): number {
  const { month, lockedAt, paperVersion, companyAddress } = payslip;
  const { dateText } = payslipWords[paperVersion];
  const right = { x: margin + half, y: margin, width: half, align: "right" } as const;
  drawText(pdf, companyName, heading, { x: margin, y: margin, width: half });
  const height = drawText(pdf, `Payslip ${monthText(month)}`, heading, right);
  const y = margin + height;
  const state = lockedAt ? `Locked on ${dateText(lockedAt)}` : "DRAFT: this month is still open";
  if (companyAddress !== undefined)
    drawText(pdf, companyAddress, quiet, { x: margin, y, width: half });
  const style = lockedAt ? quiet : { ...subheading, color: draftColor };
  return y + drawText(pdf, state, style, { ...right, y }) + 8;
}

function termsSentence(terms: Payslip["terms"][number], version: Payslip["paperVersion"]) {
  const { dateText, daysText } = payslipWords[version];
  const base = `${money(terms.monthlyBaseSalary)} a month for ${daysText(terms.workingDays)}`;
  return `${base}, overtime × ${numberText(terms.otMultiplierFactor)}, from ${dateText(terms.validFrom)}`;
}

/** @returns where it ends */
function drawPerson(pdf: Pdf, payslip: Payslip, top: number): number {
  const { name, barcodeId, unit, days, overtimeMinutes, terms, paperVersion } = payslip;
  const { uan, esiNumber } = payslip;
  const { daysText, duration } = payslipWords[paperVersion];
  const paid = days.reduce((sum, { share }) => sum + share, 0);
  const left = drawText(pdf, name, { ...heading, size: 13 }, { x: margin, y: top, width: half });
  const facts = `Paid for ${daysText(paid)}, ${duration(overtimeMinutes)} of overtime`;
  drawText(pdf, facts, body, { x: margin + half, y: top + 4, width: half, align: "right" });
  let y = write(pdf, `${barcodeId}, unit ${unit}`, body, top + left);
  const numbers = [uan && `UAN ${uan}`, esiNumber && `ESI number ${esiNumber}`].filter(Boolean);
  if (numbers.length > 0) y = write(pdf, numbers.join(", "), body, y);
  for (const one of terms) y = write(pdf, termsSentence(one, paperVersion), body, y);
  return y + 8;
}

const workings = ({ formula, carriedOver, origins = [] }: PayLine) =>
  [
    formula,
    ...(carriedOver === undefined ? [] : [`${money(carriedOver)} is carried over`]),
    ...origins,
  ].join(". ");

const lineRow = (line: PayLine): PdfRow => ({
  cells: [lineName(line), workings(line), money(line.amount)],
});

const totalRow = (name: string, rupees: number): PdfRow => ({
  cells: [name, "", money(rupees)],
  weight: "bold",
});

/** @returns where it ends */
function drawLines(pdf: Pdf, payslip: Payslip, top: number): number {
  const { lines, gross, deductions, net, paperVersion } = payslip;
  const { hasFirstLayout } = payslipWords[paperVersion];
  const columns = [
    { heading: "", width: width * 0.29 },
    { heading: "Worked out as", width: width * 0.53 },
    { heading: "Amount", width: width * 0.18, align: "right" },
  ] as const;
  const rows = [
    ...lines.filter(({ amount }) => amount >= 0).map(lineRow),
    totalRow("Wages", gross),
    ...lines.filter(({ amount }) => amount < 0).map(lineRow),
    totalRow("Deductions", -deductions),
    totalRow("Paid out", net),
  ];
  return drawTable(pdf, { columns, rows, size: body.size, hasFirstLayout }, top);
}

const spansText = ({ spans }: PayDay) =>
  spans
    .map(({ checkIn, checkOut }) => `${timeText(checkIn)}–${checkOut ? timeText(checkOut) : "?"}`)
    .join(", ");

const dayRow = (day: PayDay, duration: (minutes: number) => string): PdfRow => ({
  cells: [
    weekdays.format(new Date(day.date)),
    spansText(day),
    [day.dayOff, day.leave].filter((text) => text !== undefined).join(", "),
    duration(day.workedMinutes),
    numberText(day.share),
    duration(day.overtimeMinutes + day.weekOvertimeMinutes),
  ],
});

/** @returns where it ends */
function drawDays(pdf: Pdf, { days, paperVersion }: Payslip, top: number): number {
  const { tableDuration, overtimeHeading, hasFirstLayout } = payslipWords[paperVersion];
  const columns = [
    { heading: "Day", width: width * 0.1 },
    { heading: "In and out", width: width * 0.36 },
    { heading: "Day off or leave", width: width * 0.24 },
    { heading: "Hours", width: width * 0.1, align: "right" },
    { heading: "Days paid", width: width * 0.1, align: "right" },
    { heading: overtimeHeading, width: width * 0.1, align: "right" },
  ] as const;
  const rows = days.map((day) => dayRow(day, tableDuration));
  return drawTable(pdf, { columns, rows, size: 7, hasFirstLayout }, top);
}

function drawSignature(pdf: Pdf, { net }: Payslip, top: number) {
  const height = 32;
  const bottom = pdf.page.height - margin;
  if (top + height > bottom) pdf.addPage();
  const y = bottom - 14;
  drawText(pdf, `Received ${money(net)}. Date:`, body, { x: margin, y, width: half });
  drawText(pdf, "Signature:", body, { x: margin + half, y, width: half });
  for (const [from, to] of [
    [0.28, 0.46],
    [0.6, 1],
  ] as const) {
    pdf.moveTo(margin + from * width, y + 11).lineTo(margin + to * width, y + 11);
  }
  pdf.lineWidth(0.5).strokeColor("#999999").stroke();
}

function drawPayslip(pdf: Pdf, payslip: Payslip) {
  if (payslipWords[payslip.paperVersion].hasFirstLayout) drawLeftToRightOnly(pdf);
  let y = drawHeading(pdf, payslip);
  y = drawPerson(pdf, payslip, y);
  y = drawLines(pdf, payslip, y) + 6;
  for (const mark of payslip.marks) y = write(pdf, markSentences[mark], quiet, y);
  y = drawDays(pdf, payslip, y + 6);
  drawSignature(pdf, payslip, y);
}

/** A month's payslips. Each begins on a new page. The same payslips give the same bytes. */
export function payslipsPdf(month: string, payslips: readonly Payslip[]): Promise<Buffer> {
  const [first] = payslips;
  const whose = payslips.length === 1 && first ? first.name : companyName;
  // The papers of an open month have the date of the last day.
  const date = new Date(first?.lockedAt ?? lastDateOfMonth(month));
  const title = `Payslip ${monthText(month)}, ${whose}`;
  return createPdf({ title, date, size: "A4", margin }, async (pdf) => {
    for (const [index, payslip] of payslips.entries()) {
      if (index > 0) pdf.addPage();
      drawPayslip(pdf, payslip);
      // Other requests are answered in between.
      await setImmediate();
    }
  });
}

function lineName({ kind, label, of }: Pick<PayLine, "kind" | "label" | "of">): string {
  if (label === undefined) return payLineNames[kind];
  if (kind !== "ARREARS") return `${payLineNames[kind]}: ${label}`;
  return `Arrears of ${monthText(label)}${of === undefined ? "" : `: ${payLineNames[of]}`}`;
}
