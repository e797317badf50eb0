import { useTranslate } from "react-admin";
import type { OrderWaste, PaperReport } from "../../../../contract/wasteReport";
import { useTexts } from "../../useTexts";
import { SumTable } from "./SumTable";
import { wasteTexts } from "./wasteTexts";

/** The paper of each layer, and the total. */
export function LayerTable({ layers, total }: Pick<OrderWaste, "layers" | "total">) {
  const text = useTexts(wasteTexts);
  const translate = useTranslate();
  return (
    <SumTable
      title={text("tables.layers")}
      group="layer"
      rows={[
        ...layers.map((sum) => ({
          name: sum.layer ?? translate(`resources.reels.choices.reelSet.${sum.usageType}`),
          sum,
        })),
        { name: <strong>{text("total")}</strong>, sum: total },
      ]}
    />
  );
}

/** The paper of each mill. */
export function MillTable({ mills }: Pick<PaperReport, "mills">) {
  const text = useTexts(wasteTexts);
  return (
    <SumTable
      title={text("tables.mills")}
      group="mill"
      rows={mills.map((sum) => ({ name: sum.supplierName, sum }))}
    />
  );
}
