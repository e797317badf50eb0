import { Box, Skeleton, Typography } from "@mui/material";
import { useTexts } from "../../../texts/useTexts";
import { QuietError } from "../../layout/LoadError";
import { useHostCall } from "../../useHostQuery";
import { AttendanceByUnit, OrdersByWeek, PaperByGsm } from "./charts";
import { OldestReels, OverdueOrders } from "./StatisticsLists";
import { statisticsTexts } from "./texts";

/** As many side by side as there are: they fill the row. */
const row = {
  display: "grid",
  gap: 2,
  gridAutoColumns: "minmax(0, 1fr)",
  gridAutoFlow: { lg: "column" },
};

interface StatisticsSectionProps {
  /** True if the window shows all charts in one row. They stand above the lists then, visible without scrolling. */
  readonly hasWideCharts: boolean;
}

/** Charts and short lists of the last weeks. Shows only figures the role may see. */
export default function StatisticsSection({ hasWideCharts }: StatisticsSectionProps) {
  const text = useTexts(statisticsTexts);
  const { data, error, refetch } = useHostCall(["statistics"], "getStatistics", {});
  const rows = data && [
    <Box key="lists" sx={row}>
      <OverdueOrders overdue={data.overdue} />
      <OldestReels reels={data.oldestReels} />
    </Box>,
    <Box key="charts" sx={row}>
      <OrdersByWeek weeks={data.weeks} />
      {data.attendance && <AttendanceByUnit days={data.attendance} />}
      <PaperByGsm stock={data.stock} />
    </Box>,
  ];
  return (
    <Box component="section" sx={{ display: "grid", gap: 1.5 }}>
      <Typography variant="h2">{text("title")}</Typography>
      {error && data === undefined && (
        <QuietError message={text("failed")} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <Skeleton variant="rounded" height={400} />}
      {hasWideCharts ? rows?.reverse() : rows}
    </Box>
  );
}
