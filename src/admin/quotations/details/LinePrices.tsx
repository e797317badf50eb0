import ExpandMore from "@mui/icons-material/ExpandMore";
import { Accordion, AccordionDetails, AccordionSummary, Box, Typography } from "@mui/material";
import type { ReactNode } from "react";
import type { LineComparison } from "../../../../contract/quotations";
import type { QuotedLine, QuotedQuantity } from "../../../../contract/quotedLines";
import { useTexts } from "../../../texts/useTexts";
import { CellTable } from "../../layout/CellTable";
import { formatterFor, noValue, shareText } from "../../schema/formatterFor";
import { quotedLineTexts } from "../texts";

/** Formats an amount in paise as rupees. */
export const paiseText = (paise: number) => formatterFor.rupees(paise / 100);
const unitPrice = (paise: number) => formatterFor.unitPrice(paise / 100);

type FormulaProps = Readonly<{ line: QuotedLine; price: QuotedQuantity }>;

const columns = ["part", "working", "amount"] as const;

const kilograms = (grams: number) => (grams / 1000).toFixed(4);

/** The formula of a price, opened by a press. */
export function PriceFormula({ line, price }: FormulaProps) {
  const text = useTexts(quotedLineTexts);
  const title = text("formula.title", { quantity: formatterFor.number(price.quantity) });
  return (
    <Accordion
      disableGutters
      variant="outlined"
      slotProps={{ transition: { unmountOnExit: true } }}
    >
      <AccordionSummary expandIcon={<ExpandMore />}>
        <Typography component="span">{title}</Typography>
      </AccordionSummary>
      <AccordionDetails>
        <FormulaTable line={line} price={price} title={title} />
      </AccordionDetails>
    </Accordion>
  );
}

function FormulaTable({ line, price, title }: FormulaProps & { readonly title: string }) {
  const text = useTexts(quotedLineTexts);
  const workings = useWorkings(line, price);
  const rows = price.parts.map(({ part, layer, paise }, index) => ({
    part: (
      <Box
        component="span"
        sx={{ display: "inline-block", "&::first-letter": { textTransform: "uppercase" } }}
      >
        {part === "paper" ? layer : text(`parts.${part}`)}
      </Box>
    ),
    working: workings[index],
    amount: paiseText(paise),
  }));
  const { quantity, runPercent, setupSheets, sheets } = price;
  return (
    <>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {text("formula.sheets", {
          quantity: formatterFor.number(quantity),
          percent: formatterFor.number(runPercent),
          setup: formatterFor.number(setupSheets),
          sheets: formatterFor.number(sheets),
        })}
      </Typography>
      <CellTable
        label={title}
        columns={columns}
        figures={["amount"]}
        header={(column) => text(`formula.${column}`)}
        minWidth={480}
        rows={[
          ...rows,
          {
            part: <strong>{text("formula.sum")}</strong>,
            working: "",
            amount: <strong>{paiseText(price.pricePaise)}</strong>,
          },
        ]}
      />
    </>
  );
}

/** Returns the formula of each part, such as `0.0867 kg × ₹38.00 × 565 ÷ 500`. */
function useWorkings({ costs, markupPercent, ...line }: QuotedLine, price: QuotedQuantity) {
  const text = useTexts(quotedLineTexts);
  if (costs === undefined) return [];
  const { quantity, sheets } = price;
  const weighed = (grams: number, paisePerKg: number) =>
    text("formula.weight", {
      kg: kilograms(grams),
      rate: unitPrice(paisePerKg),
      sheets: formatterFor.number(sheets),
      quantity: formatterFor.number(quantity),
    });
  const perBox = (paise: number) =>
    paise === 0 ? text("formula.none") : text("formula.perBox", { rate: unitPrice(paise) });
  const grams = costs.layers.reduce((sum, layer) => sum + layer.grams, 0);
  const tooling = () => {
    const isInside = price.toolingPaise === undefined && line.toolingTerms !== "free";
    if (!isInside || costs.toolingPaise === 0) return text("formula.none");
    const boxes = line.toolingTerms === "spread" ? (line.toolingBoxes ?? 1) : quantity;
    return text("formula.perOrder", {
      amount: paiseText(costs.toolingPaise),
      boxes: formatterFor.number(boxes),
    });
  };
  return price.parts.map(({ part }, index) => {
    const layer = costs.layers[index];
    const workings = {
      paper: () => (layer ? weighed(layer.grams, layer.paisePerKg) : ""),
      conversion: () => weighed(grams, costs.conversionPaisePerKg),
      print: () => perBox(costs.printPaisePerBox),
      joining: () => perBox(costs.joiningPaisePerBox),
      freight: () => perBox(costs.freightPaisePerBox),
      tooling,
      markup: () =>
        text("formula.markup", {
          percent: formatterFor.number(markupPercent),
          cost: paiseText(price.costPaise),
        }),
    };
    return workings[part]();
  });
}

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
    return found.pricePaise === undefined ? found.missing : paiseText(found.pricePaise);
  };
  const todayOf = (quantity: number) => {
    const found = comparison?.today.prices.find((one) => one.quantity === quantity);
    return found ? paiseText(found.pricePaise) : (comparison?.today.missing ?? noValue);
  };
  type Figure = keyof typeof quotedLineTexts.english.figures;
  const rows: readonly (readonly [Figure, (price: QuotedQuantity) => ReactNode])[] = [
    ["price", ({ pricePaise }) => <strong>{paiseText(pricePaise)}</strong>],
    ...(hasToday ? [["today", (one: QuotedQuantity) => todayOf(one.quantity)] as const] : []),
    ["stock", ({ quantity }) => stockOf(quantity)],
    ["cost", ({ costPaise }) => paiseText(costPaise)],
    ["markup", () => `${formatterFor.number(markupPercent)} %`],
    ["margin", ({ margin }) => shareText(margin)],
    ...(prices.some(({ toolingPaise }) => toolingPaise !== undefined)
      ? [
          [
            "tooling",
            ({ toolingPaise }: QuotedQuantity) =>
              toolingPaise === undefined ? noValue : paiseText(toolingPaise),
          ] as const,
        ]
      : []),
    ["total", ({ totalPaise }) => paiseText(totalPaise)],
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
