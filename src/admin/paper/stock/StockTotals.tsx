import { useListContext, useTranslate } from "react-admin";
import { Figures } from "../../layout/Figures";
import { formatterFor } from "../../schema/formatterFor";
import { useListSummary } from "../../schema/useListSummary";

const weights = { sums: ["currentWeight", "initialWeight"], choices: [] };
const nothing = { sum: 0, missing: 0 };

/** How many reels the filters let through, and what they weigh, over all pages of the list. */
export default function StockTotals() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const summary = useListSummary("reels", filterValues, weights);
  if (summary === undefined) return null;
  const { currentWeight: current = nothing, initialWeight: initial = nothing } = summary.sums;
  const figures = [
    { label: "reels", value: String(summary.total) },
    { label: "current", value: formatterFor.kilograms(current.sum), missing: current.missing },
    { label: "initial", value: formatterFor.kilograms(initial.sum), missing: initial.missing },
  ];
  return (
    <Figures
      label={translate("plant.totals.title")}
      figures={figures.map((figure) => ({
        ...figure,
        label: translate(`plant.totals.${figure.label}`),
      }))}
    />
  );
}
