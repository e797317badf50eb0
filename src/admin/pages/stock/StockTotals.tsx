import { useListContext, useTranslate } from "react-admin";
import { Figures } from "../../layout/Figures";
import { wordsFor } from "../../schema/wordsFor";
import { stockTotals } from "./stockTotals";
import { useWholeStock } from "./useWholeStock";

/** How many reels the filters let through, and what they weigh, over all pages of the list. */
export function StockTotals() {
  const translate = useTranslate();
  const { filterValues } = useListContext();
  const reels = useWholeStock(filterValues);
  if (reels === undefined) return null;
  const { initial, current } = stockTotals(reels);
  const figures = [
    { label: "reels", value: String(reels.length) },
    { label: "current", value: wordsFor.kilograms(current.sum), missing: current.missing },
    { label: "initial", value: wordsFor.kilograms(initial.sum), missing: initial.missing },
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
