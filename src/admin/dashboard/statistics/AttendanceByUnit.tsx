import { useTheme } from "@mui/material";
import { LineChart } from "@mui/x-charts/LineChart";
import { units } from "../../../../contract/fields";
import type { AttendanceDay } from "../../../../contract/statistics";
import { dayText } from "../../../../domain/momentText";
import { dateText } from "../../formatMoment";
import { ChartCard } from "../../layout/ChartCard";
import { useTexts } from "../../useTexts";
import { statisticsTexts } from "./screenTexts";

/** Days between two date labels on the axis. */
const labelledDays = 5;

/** The share of each unit present on each of the last days. */
export function AttendanceByUnit({ days }: { readonly days: readonly AttendanceDay[] }) {
  const text = useTexts(statisticsTexts);
  const { palette } = useTheme();
  const colors = { A: palette.primary.main, B: palette.success.main };
  const dates = [...new Set(days.map(({ date }) => date))];
  const ofUnit = (unit: string) => days.filter((day) => day.unit === unit);
  const unitName = (unit: string) => text("attendance.unit", { unit });
  const isAnybodyEmployed = days.some(({ employed }) => employed > 0);
  return (
    <ChartCard
      title={text("attendance.title")}
      summary={text("attendance.summary")}
      none={text("attendance.none")}
      columns={[text("date"), ...units.map(unitName)]}
      rows={
        isAnybodyEmployed
          ? dates.map((date) => [
              dateText(date),
              ...days
                .filter((day) => day.date === date)
                .map(({ isOff, ...figures }) =>
                  text(isOff ? "attendance.off" : "attendance.present", figures),
                ),
            ])
          : []
      }
      chart={
        <LineChart
          disableKeyboardNavigation
          skipAnimation
          grid={{ horizontal: true }}
          margin={{ left: 0, right: 32 }}
          xAxis={[
            {
              data: dates.map(dayText),
              scaleType: "point",
              tickLabelInterval: (_, index) => (dates.length - 1 - index) % labelledDays === 0,
            },
          ]}
          yAxis={[{ min: 0, max: 100, width: 48, valueFormatter: (share: number) => `${share} %` }]}
          series={units.map((unit) => ({
            label: unitName(unit),
            color: colors[unit],
            curve: "linear",
            showMark: false,
            connectNulls: true,
            // A day off says nothing of who stays away.
            data: ofUnit(unit).map(({ present, employed, isOff }) =>
              isOff || employed === 0 ? null : Math.round((100 * present) / employed),
            ),
            valueFormatter: (share) => (share === null ? "–" : `${share} %`),
          }))}
        />
      }
    />
  );
}
