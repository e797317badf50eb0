import { useTheme } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";
import type { OrderWeek } from "../../../../contract/statistics";
import { dayText } from "../../../../domain/momentText";
import { dateText } from "../../formatMoment";
import { ChartCard } from "../../layout/ChartCard";
import { useTexts } from "../../useTexts";
import { percent } from "./figures";
import { statisticsTexts } from "./screenTexts";

/** Orders placed and shipped in each week, and the number shipped on time. */
export function OrdersByWeek({ weeks }: { readonly weeks: readonly OrderWeek[] }) {
  const text = useTexts(statisticsTexts);
  const { palette } = useTheme();
  const shipped = weeks.reduce((sum, week) => sum + week.shipped, 0);
  const onTime = weeks.reduce((sum, week) => sum + week.onTime, 0);
  const hasOrders = shipped > 0 || weeks.some(({ placed }) => placed > 0);
  const names = (["placed", "onTime", "late", "share"] as const).map((name) =>
    text(`weeks.${name}`),
  );
  return (
    <ChartCard
      title={text("weeks.title")}
      summary={text("weeks.summary", { share: percent(onTime, shipped), shipped })}
      none={text("weeks.none")}
      columns={[text("weeks.week"), ...names]}
      rows={
        hasOrders
          ? weeks.map((week) => [
              dateText(week.monday),
              String(week.placed),
              String(week.onTime),
              String(week.shipped - week.onTime),
              percent(week.onTime, week.shipped),
            ])
          : []
      }
      chart={
        <BarChart
          disableKeyboardNavigation
          skipAnimation
          grid={{ horizontal: true }}
          margin={{ left: 0, right: 8 }}
          xAxis={[{ data: weeks.map(({ monday }) => dayText(monday)), scaleType: "band" }]}
          yAxis={[{ tickMinStep: 1, width: 56 }]}
          series={[
            {
              data: weeks.map(({ placed }) => placed),
              label: names[0] ?? "",
              color: palette.info.main,
            },
            {
              data: weeks.map((week) => week.onTime),
              label: names[1] ?? "",
              color: palette.success.main,
              stack: "shipped",
            },
            {
              data: weeks.map((week) => week.shipped - week.onTime),
              label: names[2] ?? "",
              color: palette.error.main,
              stack: "shipped",
            },
          ]}
        />
      }
    />
  );
}
