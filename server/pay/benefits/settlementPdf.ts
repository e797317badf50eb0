import { settledBenefits } from "../../../contract/settlements";
import type { Language } from "../../../domain/languages";
import { say } from "../../../domain/messages/say";
import { paiseOf } from "../../../domain/storedUnits";
import { documentTexts } from "../../documents/paperTexts";
import { createPdf } from "../../documents/pdf";
import {
  body,
  drawLetterHead,
  margin,
  quiet,
  rightHalf,
  subheading,
  width,
  write,
} from "../../documents/pdfParts";
import { drawTable, type PdfRow } from "../../documents/pdfTable";
import { payslipPaper } from "../paper/payslipPaper";
import { settlementTexts } from "../paper/texts";
import hi from "../paper/texts.hi.json";
import kn from "../paper/texts.kn.json";
import { rupeesText } from "../payslipDocument";
import type { SettlementDocument } from "./settlements";

const textsOf = documentTexts(settlementTexts, { hi, kn });

/** True for an amount that belongs to no month. */
const isBenefit = ({ kind }: SettlementDocument["lines"][number]) =>
  settledBenefits.some((benefit) => benefit === kind);

const money = (rupees: number) => rupeesText(paiseOf(rupees)).replace("₹-", "−₹");

/** Writes a final settlement as a PDF. The same settlement in the same language gives the same bytes. */
export function settlementPdf(
  settlement: SettlementDocument,
  language: Language = "en",
): Promise<Buffer> {
  const { name, lines, gross, deductions, net, rest, leftOn, settledAt } = settlement;
  const text = textsOf(language);
  const paper = payslipPaper(language);
  const nameOf = ({ kind, label, of, leave }: (typeof lines)[number]): string => {
    if (kind === "LEAVE")
      return `${text("kinds.LEAVE")}: ${leave ? paper.message(say(`leaveKind.${leave}`)) : ""}`;
    if (kind === "BONUS") return `${text("kinds.BONUS")} ${label}`;
    if (kind === "GRATUITY") return text("kinds.GRATUITY");
    if (kind !== "ARREARS" || label === undefined)
      return [paper.text(`kinds.${kind}`), label].filter(Boolean).join(": ");
    const arrears = paper.text("arrearsOf", { month: { month: label } });
    return of === undefined ? arrears : `${arrears}: ${paper.text(`kinds.${of}`)}`;
  };
  const row = (line: (typeof lines)[number]): PdfRow => ({
    cells: [
      isBenefit(line)
        ? nameOf(line)
        : text("of", { month: { month: line.month }, line: nameOf(line) }),
      paper.message(line.formula),
      money(line.amount),
    ],
  });
  const total = (label: string, amount: number): PdfRow => ({
    cells: [label, "", money(amount)],
    weight: "bold",
  });
  const title = text("title");
  const date = new Date(settledAt ?? leftOn);
  const options = { title: `${title}, ${name}`, language, date, size: "A4", margin } as const;
  return createPdf(options, async (pdf) => {
    const { barcodeId, unit, joinedOn, years, months, companyName, companyAddress } = settlement;
    const top = drawLetterHead(pdf, {
      logo: undefined,
      companyName,
      particulars: [companyAddress],
      title,
      facts: [settledAt ? text("settled", { date: paper.date(settledAt) }) : text("draft")],
      to: text("person", { barcode: barcodeId, unit }),
      client: name,
      clientLines: [
        text("service", {
          from: paper.date(joinedOn),
          to: paper.date(leftOn),
          years: String(years),
          months: String(months),
        }),
      ],
    });
    const columns = [
      { heading: "", width: width * 0.36 },
      { heading: text("formula"), width: width * 0.46 },
      { heading: text("amount"), width: width * 0.18, align: "right" },
    ] as const;
    const rows = [
      ...lines.filter(({ amount }) => amount >= 0).map(row),
      total(text("all"), gross),
      ...lines.filter(({ amount }) => amount < 0).map(row),
      total(text("deductions"), -deductions),
      total(text("net"), net),
    ];
    let y = drawTable(pdf, { columns, rows, size: body.size }, top) + 4;
    y = write(pdf, [paper.inWords(paiseOf(net))], body, { y });
    if (rest > 0) y = write(pdf, [text("rest", { amount: money(rest) })], subheading, { y });
    const bottom = pdf.page.height - margin - 14;
    if (y + 30 > bottom) pdf.addPage();
    write(pdf, [text("received", { amount: money(net) })], body, { y: bottom });
    write(pdf, [`${text("signature")} ${"_".repeat(24)}`], quiet, { y: bottom, ...rightHalf });
  });
}
