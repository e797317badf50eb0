import type { Language } from "../../domain/languages";
import { amountText } from "../../domain/money";
import { ageingColumns, type Statement } from "../../domain/receivables/account";
import { createPdf, type Pdf } from "../documents/pdf";
import {
  body,
  drawLetterHead,
  drawQr,
  margin,
  qrSize,
  subheading,
  upiQr,
  width,
  write,
} from "../documents/pdfParts";
import { drawTable } from "../documents/pdfTable";
import { statementTextsOf } from "./texts";

type Text = ReturnType<typeof statementTextsOf>;

interface StatementPaper {
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

/** Draws the heading of a statement. @returns the lower end of the drawing */
function drawHeading(pdf: Pdf, paper: StatementPaper, text: Text): number {
  const { plant, client, clientLines, from, to, logo } = paper;
  const { companyName, companyAddress, gstin, phone, email } = plant;
  const particulars = [
    companyAddress,
    ...(gstin === undefined ? [] : [`GSTIN: ${gstin}`]),
    ...(phone === undefined ? [] : [text("phone", { phone })]),
    ...(email === undefined ? [] : [text("email", { email })]),
  ];
  return drawLetterHead(pdf, {
    logo,
    companyName,
    particulars,
    title: text("title"),
    facts: [text("period", { from: { date: from }, to: { date: to } })],
    to: text("to"),
    client,
    clientLines,
  });
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
    { cells: [day(from), text("opening"), "", "", amountText(openingPaise)] },
    ...lines.map(({ kind, date, number, paise, balancePaise }) => ({
      cells: [
        day(date),
        [text(`kinds.${kind}`), number].filter(Boolean).join(" "),
        paise > 0 ? amountText(paise) : "",
        paise > 0 ? "" : amountText(-paise),
        amountText(balancePaise),
      ],
    })),
    {
      cells: [day(to), text("closing"), "", "", amountText(closingPaise)],
      weight: "bold" as const,
    },
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
  const rows = [{ cells: ageingColumns.map((column) => amountText(statement.ageing[column])) }];
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
