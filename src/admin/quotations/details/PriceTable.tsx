import type { ReactNode } from "react";
import type { LineComparison } from "../../../../contract/quotations";
import type { QuotedLine, QuotedQuantity } from "../../../../contract/quotedLines";
import { useTexts } from "../../../texts/useTexts";
import { CellTable } from "../../layout/CellTable";
import { formatterFor, noValue, shareText } from "../../schema/formatterFor";
import { quotedLineTexts } from "../texts";
import { rupees } from "./figures";

interface PriceTableProps {
  readonly line: QuotedLine;
  readonly comparison: LineComparison | undefined;
  /** True if the line has the rates of an earlier day. */
  readonly hasToday: boolean;
}

/** The quantities of a line side by side. */
export function PriceTable({ line, comparison, hasToday }: PriceTableProps) {
  const text = useTexts(quotedLineTexts);
  const { prices, box, markupPercent } = line;
  const stockOf = (quantity: number) => {
    const found = comparison?.stock.find((one) => one.quantity === quantity);
    if (found === undefined) return noValue;
    return found.pricePaise === undefined ? found.missing : rupees(found.pricePaise);
  };
  const todayOf = (quantity: number) => {
    const found = comparison?.today.prices.find((one) => one.quantity === quantity);
    return found ? rupees(found.pricePaise) : (comparison?.today.missing ?? noValue);
  };
  type Figure = keyof typeof quotedLineTexts.english.figures;
  const rows: readonly (readonly [Figure, (price: QuotedQuantity) => ReactNode])[] = [
    ["price", ({ pricePaise }) => <strong>{rupees(pricePaise)}</strong>],
    ...(hasToday ? [["today", (one: QuotedQuantity) => todayOf(one.quantity)] as const] : []),
    ["stock", ({ quantity }) => stockOf(quantity)],
    ["cost", ({ costPaise }) => rupees(costPaise)],
    ["markup", () => `${formatterFor.number(markupPercent)} %`],
    ["margin", ({ margin }) => shareText(margin)],
    ...(prices.some(({ toolingPaise }) => toolingPaise !== undefined)
      ? [
          [
            "tooling",
            ({ toolingPaise }: QuotedQuantity) =>
              toolingPaise === undefined ? noValue : rupees(toolingPaise),
          ] as const,
        ]
      : []),
    ["total", ({ totalPaise }) => rupees(totalPaise)],
    [
      "breakEven",
      ({ breakEven }) => (breakEven === undefined ? noValue : formatterFor.number(breakEven)),
    ],
    ["sheets", ({ sheets }) => formatterFor.number(sheets)],
  ];
  const quantities = prices.map(({ quantity }) => String(quantity));
  return (
    <CellTable
      label={text("pricesOf", { name: box.name })}
      columns={["figure", ...quantities]}
      figures={quantities}
      title="figure"
      minWidth={190 + 95 * quantities.length}
      header={(column) =>
        column === "figure" ? text("quantity") : formatterFor.number(Number(column))
      }
      rows={rows.map(([figure, read]) => ({
        figure: text(`figures.${figure}`),
        ...Object.fromEntries(prices.map((price) => [String(price.quantity), read(price)])),
      }))}
    />
  );
}
