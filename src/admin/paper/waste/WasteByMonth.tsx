import { useTheme } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";
import type { PaperReport } from "../../../../contract/wasteReport";
import { useTexts } from "../../../texts/useTexts";
import { shownMonth } from "../../formatMoment";
import { ChartCard } from "../../layout/ChartCard";
import { formatterFor } from "../../schema/formatterFor";
import { wasteTexts } from "../texts";
import { useWasteWords } from "./WasteTables";

export default function WasteByMonth({ months, total }: Pick<PaperReport, "months" | "total">) {
  const text = useTexts(wasteTexts);
  const words = useWasteWords();
  const { palette } = useTheme();
  const inTonnes = (kilograms: number) =>
    text("months.tonnes", { tonnes: formatterFor.number(kilograms / 1000) });
  return (
    <ChartCard
      heading="h2"
      title={text("months.title")}
      summary={text("months.summary", {
        actual: formatterFor.kilograms(total.actual),
        compared: formatterFor.kilograms(total.compared),
        expected: formatterFor.kilograms(total.expected),
        waste: words.waste(total),
      })}
      none={text("none")}
      columns={[
        text("groups.month"),
        text("columns.actual"),
        text("months.expected"),
        text("months.compared"),
        text("columns.waste"),
        text("columns.amount"),
      ]}
      rows={months.map((sum) => [
        shownMonth(sum.month),
        formatterFor.kilograms(sum.actual),
        formatterFor.kilograms(sum.expected),
        formatterFor.kilograms(sum.compared),
        words.waste(sum),
        words.cost(sum),
      ])}
      chart={
        <BarChart
          disableKeyboardNavigation
          skipAnimation
          grid={{ horizontal: true }}
          margin={{ left: 0, right: 8 }}
          xAxis={[{ data: months.map(({ month }) => shownMonth(month)), scaleType: "band" }]}
          yAxis={[{ width: 68, valueFormatter: (value: number) => inTonnes(value) }]}
          series={(["expected", "compared"] as const).map((name) => ({
            data: months.map(({ [name]: kilograms }) => kilograms),
            label: text(`months.${name}`),
            color: name === "expected" ? palette.info.main : palette.text.primary,
            valueFormatter: (value) => inTonnes(value ?? 0),
          }))}
        />
      }
    />
  );
}
