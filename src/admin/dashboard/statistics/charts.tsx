import { useTheme } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";
import { LineChart } from "@mui/x-charts/LineChart";
import { units } from "../../../../contract/fields";
import type { AttendanceDay, GsmStock, OrderWeek } from "../../../../contract/statistics";
import { useTexts } from "../../../texts/useTexts";
import { shownDate, shownDay } from "../../formatMoment";
import { ChartCard } from "../../layout/ChartCard";
import { statisticsTexts } from "./texts";

/** Returns a share in whole per cent, or a dash if `whole` is 0. */
const percent = (part: number, whole: number): string =>
  whole === 0 ? "–" : `${Math.round((100 * part) / whole)} %`;

/** Kilograms as tonnes, such as `12.4`. */
const tonnes = (kilograms: number): string =>
  (kilograms / 1_000).toLocaleString("en-IN", { maximumFractionDigits: 1 });

const dayMs = 86_400_000;

export const daysBetween = (earlier: string, later: string): number =>
  Math.round((Date.parse(later) - Date.parse(earlier)) / dayMs);

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
              shownDate(week.monday),
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
          xAxis={[{ data: weeks.map(({ monday }) => shownDay(monday)), scaleType: "band" }]}
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

/** Days between two date labels on the axis. */
const labelledDays = 5;

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
              shownDate(date),
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
              data: dates.map(shownDay),
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
