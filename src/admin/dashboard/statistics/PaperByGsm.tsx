import { useTheme } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";
import type { GsmStock } from "../../../../contract/statistics";
import { ChartCard } from "../../layout/ChartCard";
import { useTexts } from "../../useTexts";
import { tonnes } from "./figures";
import { statisticsTexts } from "./screenTexts";

/** Paper in stock by weight (GSM). */
export function PaperByGsm({ stock }: { readonly stock: readonly GsmStock[] }) {
  const text = useTexts(statisticsTexts);
  const { palette } = useTheme();
  const weight = stock.reduce((sum, row) => sum + row.weight, 0);
  const reels = stock.reduce((sum, row) => sum + row.reels, 0);
  const inTonnes = (kilograms: number) => text("stock.tonnes", { tonnes: tonnes(kilograms) });
  return (
    <ChartCard
      title={text("stock.title")}
      summary={text("stock.summary", { tonnes: tonnes(weight), smart_count: reels })}
      none={text("stock.none")}
      columns={[text("stock.gsm"), text("stock.reels"), text("stock.weight")]}
      rows={stock.map((row) => [String(row.gsm), String(row.reels), inTonnes(row.weight)])}
      chart={
        <BarChart
          disableKeyboardNavigation
          skipAnimation
          hideLegend
          grid={{ horizontal: true }}
          margin={{ left: 0, right: 8 }}
          xAxis={[
            {
              data: stock.map(({ gsm }) => String(gsm)),
              scaleType: "band",
              label: text("stock.gsm"),
            },
          ]}
          yAxis={[{ width: 68, valueFormatter: (value: number) => inTonnes(value) }]}
          series={[
            {
              data: stock.map((row) => row.weight),
              label: text("stock.weight"),
              color: palette.info.main,
              valueFormatter: (value) => inTonnes(value ?? 0),
            },
          ]}
        />
      }
    />
  );
}
