import { useListContext } from "react-admin";
import { Figures } from "../../layout/Figures";
import { formatterFor } from "../../schema/formatterFor";
import { useListSummary } from "../../schema/useListSummary";
import { useTexts } from "../../useTexts";
import { reelsTexts } from "../reels/screenTexts";

const weights = { sums: ["currentWeight", "initialWeight"], choices: [] };
const nothing = { sum: 0, missing: 0 };

/** Shows the number and weight of the filtered reels on all pages of the list. */
export default function StockTotals() {
  const text = useTexts(reelsTexts);
  const { filterValues } = useListContext();
  const summary = useListSummary("reels", filterValues, weights);
  if (summary === undefined) return null;
  const { currentWeight: current = nothing, initialWeight: initial = nothing } = summary.sums;
  const figures = [
    { label: "reels", value: String(summary.total) },
    { label: "current", value: formatterFor.kilograms(current.sum), missing: current.missing },
    { label: "initial", value: formatterFor.kilograms(initial.sum), missing: initial.missing },
  ] as const;
  return (
    <Figures
      label={text("totals.title")}
      figures={figures.map((figure) => ({
        ...figure,
        label: text(`totals.${figure.label}`),
      }))}
    />
  );
}
