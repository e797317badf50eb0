import { Box, Link as MuiLink, Skeleton, Typography } from "@mui/material";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import type { OldReel, PlantStatistics } from "../../../../contract/statistics";
import { indiaDate } from "../../../../domain/indiaTime";
import { useTexts } from "../../../texts/useTexts";
import { lateOrdersAddress, reelAddress, showAddress } from "../../addresses";
import { shownDate } from "../../formatMoment";
import { StatisticsCard } from "../../layout/ChartCard";
import { QuietError } from "../../layout/QueryResult";
import { useHostCall } from "../../useHostQuery";
import { AttendanceByUnit, daysBetween, OrdersByWeek, PaperByGsm } from "./charts";
import { statisticsTexts } from "./texts";

/** The style of a row of charts: as many side by side as there are, filling the row. */
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
  const { data, error, refetch } = useHostCall(
    ["statistics"],
    "getStatistics",
    {},
    { reads: ["attendance", "orders", "reels"] },
  );
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

type RecordLineProps = Readonly<{ to: string; name: string; line: string; note: ReactNode }>;

const RecordLine = ({ to, name, line, note }: RecordLineProps) => (
  <Box component="li" sx={{ py: 0.5, borderTop: 1, borderColor: "divider" }}>
    <MuiLink
      component={Link}
      to={to}
      sx={{ display: "inline-block", minHeight: 32, alignContent: "center", fontWeight: 600 }}
    >
      {name}
    </MuiLink>{" "}
    <Typography component="span" variant="body2">
      {line}
    </Typography>
    <Typography variant="body2" color="text.secondary">
      {note}
    </Typography>
  </Box>
);

const RecordLines = ({ children }: { readonly children: ReactNode }) => (
  <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
    {children}
  </Box>
);

function OverdueOrders({ overdue }: Pick<PlantStatistics, "overdue">) {
  const text = useTexts(statisticsTexts);
  const today = indiaDate(new Date());
  const others = overdue.total - overdue.longest.length;
  return (
    <StatisticsCard title={text("overdue.title")}>
      {overdue.total === 0 && (
        <Typography color="text.secondary">{text("overdue.none")}</Typography>
      )}
      <RecordLines>
        {overdue.longest.map(({ id, client, productType, quantity, expectedCompletionDate }) => {
          const promised = indiaDate(new Date(expectedCompletionDate));
          return (
            <RecordLine
              key={id}
              to={showAddress("orders", id)}
              name={text("overdue.order", { id })}
              line={text("overdue.line", {
                client,
                productType,
                quantity: quantity.toLocaleString("en-IN"),
              })}
              note={text("overdue.late", {
                date: shownDate(promised),
                smart_count: daysBetween(promised, today),
              })}
            />
          );
        })}
      </RecordLines>
      {others > 0 && (
        <MuiLink component={Link} to={lateOrdersAddress()}>
          {text("overdue.more", { smart_count: others })}
        </MuiLink>
      )}
    </StatisticsCard>
  );
}

function OldestReels({ reels }: { readonly reels: readonly OldReel[] }) {
  const text = useTexts(statisticsTexts);
  return (
    <StatisticsCard title={text("oldest.title")}>
      {reels.length === 0 && <Typography color="text.secondary">{text("oldest.none")}</Typography>}
      <RecordLines>
        {reels.map(({ barcodeId, gsm, paperType, currentWeight, unit, createdAt }) => (
          <RecordLine
            key={barcodeId}
            to={reelAddress(barcodeId)}
            name={barcodeId}
            line={text("oldest.line", {
              gsm,
              paperType,
              unit,
              weight: currentWeight.toLocaleString("en-IN"),
            })}
            note={text("oldest.since", { date: shownDate(createdAt) })}
          />
        ))}
      </RecordLines>
    </StatisticsCard>
  );
}
