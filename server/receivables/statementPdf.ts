import type { Language } from "../../domain/languages";
import { ageingColumns } from "../../domain/receivables/ageing";
import type { Statement } from "../../domain/receivables/statement";
import { createPdf, mm, type Pdf } from "../documents/createPdf";
import { drawLogo, drawQr, qrSize, upiQr } from "../documents/pdfParts";
import { drawTable } from "../documents/pdfTable";
import { drawText, type TextStyle } from "../documents/pdfText";
import { statementTextsOf } from "./statementTexts";

type Text = ReturnType<typeof statementTextsOf>;

const margin = 16 * mm;
const width = 210 * mm - 2 * margin;
const half = width / 2;

const heading = { size: 15, weight: "bold" } as const;
const subheading = { size: 11, weight: "bold" } as const;
const body = { size: 9.5 } as const;
const quiet = { size: 8.5, color: "#555555" } as const;

export interface StatementPaper {
  readonly from: string;
  readonly to: string;
  readonly client: string;
  readonly clientLines: readonly string[];
  readonly statement: Statement;
  readonly plant: {
    readonly companyName: string;
    readonly companyAddress: string;
    readonly gstin?: string;
    readonly phone?: string;
    readonly email?: string;
    readonly bank?: string;
    readonly upiId?: string;
  };
  readonly udyam?: string | undefined;
  readonly language: Language;
  readonly logo?: Buffer | undefined;
}

const money = (paise: number) =>
  (paise / 100).toLocaleString("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

interface Place {
  readonly y: number;
  readonly x?: number;
  readonly w?: number;
  readonly align?: "left" | "right";
}

/** Writes lines over a part of the page's width. @returns the lower end of the lines */
function write(
  pdf: Pdf,
  lines: readonly string[],
  style: TextStyle,
  { y, x = margin, w = width, align = "left" }: Place,
) {
  let end = y;
  for (const line of lines) end += drawText(pdf, line, style, { x, y: end, width: w, align });
  return end;
}

/** @returns the lower end of the drawing */
function drawHeading(pdf: Pdf, paper: StatementPaper, text: Text): number {
  const { plant, client, clientLines, from, to, logo } = paper;
  const { companyName, companyAddress, gstin, phone, email } = plant;
  const left = { w: half - 10 };
  const top = drawLogo(pdf, logo, { x: margin, y: margin });
  let y = write(pdf, [companyName], heading, { y: top, ...left });
  const particulars = [
    companyAddress,
    ...(gstin === undefined ? [] : [`GSTIN: ${gstin}`]),
    ...(phone === undefined ? [] : [text("phone", { phone })]),
    ...(email === undefined ? [] : [text("email", { email })]),
  ];
  y = write(pdf, particulars, quiet, { y, ...left });
  const right = { x: margin + half, w: half, align: "right" } as const;
  const title = write(pdf, [text("title")], heading, { y: margin, ...right });
  const period = text("period", { from: { date: from }, to: { date: to } });
  y = Math.max(y, write(pdf, [period], body, { y: title, ...right })) + 14;
  y = write(pdf, [text("to")], quiet, { y });
  y = write(pdf, [client], subheading, { y });
  return write(pdf, clientLines, body, { y }) + 12;
}

function drawMovements(pdf: Pdf, { statement, from, to }: StatementPaper, text: Text, top: number) {
  const { openingPaise, lines, closingPaise } = statement;
  const amount = { width: width * 0.17, align: "right" } as const;
  const columns = [
    { heading: text("columns.date"), width: width * 0.15 },
    { heading: text("columns.paper"), width: width * 0.34 },
    { heading: text("columns.debit"), ...amount },
    { heading: text("columns.credit"), ...amount },
    { heading: text("columns.balance"), ...amount },
  ];
  const day = (date: string) => date.split("-").reverse().join("-");
  const rows = [
    { cells: [day(from), text("opening"), "", "", money(openingPaise)] },
    ...lines.map(({ kind, date, number, paise, balancePaise }) => ({
      cells: [
        day(date),
        [text(`kinds.${kind}`), number].filter(Boolean).join(" "),
        paise > 0 ? money(paise) : "",
        paise > 0 ? "" : money(-paise),
        money(balancePaise),
      ],
    })),
    { cells: [day(to), text("closing"), "", "", money(closingPaise)], weight: "bold" as const },
  ];
  return drawTable(pdf, { columns, rows, size: body.size }, top) + 14;
}

function drawAgeing(pdf: Pdf, { statement }: StatementPaper, text: Text, top: number) {
  const y = write(pdf, [text("ageing")], subheading, { y: top }) + 2;
  const columns = ageingColumns.map((column) => ({
    heading: text(`age.${column}`),
    width: width / ageingColumns.length,
    align: "right" as const,
  }));
  const rows = [{ cells: ageingColumns.map((column) => money(statement.ageing[column])) }];
  return drawTable(pdf, { columns, rows, size: body.size }, y) + 14;
}

/** Draws how to pay: the sentence on 45 days, the bank and a QR code with the closing balance. */
function drawEnd(
  pdf: Pdf,
  paper: StatementPaper,
  text: Text,
  place: { top: number; upi?: Buffer },
) {
  const { plant, udyam } = paper;
  const height = 60 + (place.upi ? qrSize + 14 : 0);
  const isOver = place.top + height > pdf.page.height - margin;
  if (isOver) pdf.addPage();
  const notes = [
    ...(udyam === undefined ? [] : [text("msmed", { udyam })]),
    ...(plant.bank === undefined ? [] : [text("bank", { bank: plant.bank })]),
  ];
  const y = write(pdf, notes, body, { y: isOver ? margin : place.top }) + 8;
  if (place.upi) drawQr(pdf, place.upi, { text: `UPI: ${plant.upiId}`, x: margin, y });
}

/** Writes the PDF of a statement. The same statement in the same language gives the same bytes. */
export async function statementPdf(paper: StatementPaper): Promise<Buffer> {
  const { language, client, statement, plant, to } = paper;
  const text = statementTextsOf(language);
  const title = `${text("title")}: ${client}`;
  const options = { title, language, date: new Date(to), size: "A4", margin } as const;
  const { closingPaise } = statement;
  const payment = { name: plant.companyName, amountPaise: closingPaise, note: `${client} ${to}` };
  const upi =
    plant.upiId !== undefined && closingPaise > 0
      ? await upiQr({ id: plant.upiId, ...payment })
      : undefined;
  return createPdf(options, (pdf) => {
    const top = drawHeading(pdf, paper, text);
    const ageingTop = drawMovements(pdf, paper, text, top);
    const end = drawAgeing(pdf, paper, text, ageingTop);
    drawEnd(pdf, paper, text, { top: end, ...(upi && { upi }) });
  });
}
