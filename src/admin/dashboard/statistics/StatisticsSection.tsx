import { Box, Skeleton, Typography } from "@mui/material";
import { QuietError } from "../../layout/LoadError";
import { useHostCall } from "../../useHostQuery";
import { useTexts } from "../../useTexts";
import { AttendanceByUnit, OrdersByWeek, PaperByGsm } from "./charts";
import { OldestReels, OverdueOrders } from "./StatisticsLists";
import { statisticsTexts } from "./screenTexts";

const cards = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(6, minmax(0, 1fr))" },
};
const half = { gridColumn: { lg: "span 3" }, display: "grid" };
const third = { gridColumn: { lg: "span 2" }, display: "grid" };

export default function StatisticsSection() {
  const text = useTexts(statisticsTexts);
  const { data, error, refetch } = useHostCall(["statistics"], "getStatistics", {});
  return (
    <Box component="section" sx={{ display: "grid", gap: 1.5, maxWidth: 1400 }}>
      <Typography variant="h2">{text("title")}</Typography>
      {error && data === undefined && (
        <QuietError message={text("failed")} onRetry={() => void refetch()} />
      )}
      {data === undefined && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Box sx={cards}>
          <Box sx={half}>
            <OverdueOrders overdue={data.overdue} />
          </Box>
          <Box sx={half}>
            <OldestReels reels={data.oldestReels} />
          </Box>
          <Box sx={data.attendance ? third : half}>
            <OrdersByWeek weeks={data.weeks} />
          </Box>
          {data.attendance && (
            <Box sx={third}>
              <AttendanceByUnit days={data.attendance} />
            </Box>
          )}
          <Box sx={data.attendance ? third : half}>
            <PaperByGsm stock={data.stock} />
          </Box>
        </Box>
      )}
    </Box>
  );
}
