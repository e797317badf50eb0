import { MenuItem, TextField, Typography, useTheme } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";
import { useState } from "react";
import type { SalesRow } from "../../../contract/sales";
import { dashboardPath } from "../canonicalPaths";
import { invoicesAddress } from "../dispatches/addresses";
import { monthText } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { ChartCard } from "../layout/ChartCard";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { Section } from "../layout/Section";
import { clientAddress } from "../recordAddresses";
import { formatterFor, noValue } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import { useTexts } from "../useTexts";
import { salesTexts } from "./screenTexts";
import { marginPercent, type SalesSum, sumOf, sumsByClient } from "./sums";

const { number, rupees } = formatterFor;
const figures = ["quoted", "won", "invoiced", "priced", "margin", "percent"] as const;
const percentText = (sum: SalesSum) => {
  const percent = marginPercent(sum);
  return percent === undefined ? noValue : `${number(percent)} %`;
};

const figureCells = (sum: SalesSum) => ({
  quoted: rupees(sum.quoted),
  won: rupees(sum.won),
  invoiced: rupees(sum.invoiced),
  priced: rupees(sum.priced),
  margin: sum.priced > 0 ? rupees(sum.margin) : noValue,
  percent: percentText(sum),
});

/** Quoted, won, invoiced and margin, by month and by client. Amounts link to their papers. */
export default function SalesPage() {
  const text = useTexts(salesTexts);
  const query = useHostCall(["invoices", "sales"], "getSales", {});
  return (
    <Screen title={text("title")}>
      <Typography color="text.secondary">{text("hint")}</Typography>
      <QueryResult query={query} failed={text("failed")}>
        {({ months, rows }) => (
          <>
            <SalesChart months={months} rows={rows} />
            {rows.length > 0 && <ByMonth months={months} rows={rows} />}
            {rows.length > 0 && <ByClient months={months} rows={rows} />}
          </>
        )}
      </QueryResult>
    </Screen>
  );
}

const quotationsOf = (client: string) =>
  `${dashboardPath}/quotations?${new URLSearchParams({ search: client })}`;

interface SalesProps {
  readonly months: readonly string[];
  readonly rows: readonly SalesRow[];
}

const sumIn = (rows: readonly SalesRow[], month: string) =>
  sumOf(rows.filter((row) => row.month === month));

const charted = ["quoted", "won", "invoiced", "margin"] as const;

function SalesChart({ months, rows }: SalesProps) {
  const text = useTexts(salesTexts);
  const { palette } = useTheme();
  const colors = {
    quoted: palette.grey[500],
    won: palette.primary.main,
    invoiced: palette.info.main,
    margin: palette.success.main,
  };
  const total = sumOf(rows);
  const percent = marginPercent(total);
  const sums = months.map((month) => sumIn(rows, month));
  return (
    <ChartCard
      title={text("chart")}
      heading="h2"
      summary={
        percent === undefined
          ? text("summaryWithoutMargin", { invoiced: rupees(total.invoiced) })
          : text("summary", {
              invoiced: rupees(total.invoiced),
              margin: rupees(total.margin),
              percent: number(percent),
            })
      }
      none={text("none")}
      columns={[text("columns.month"), ...charted.map((name) => text(`columns.${name}`))]}
      rows={
        rows.length === 0
          ? []
          : months.map((month, index) => [
              monthText(month),
              ...charted.map((name) => rupees(sums[index]?.[name])),
            ])
      }
      chart={
        <BarChart
          disableKeyboardNavigation
          skipAnimation
          xAxis={[{ data: months.map((month) => monthText(month)), scaleType: "band" }]}
          yAxis={[{ width: 72, valueFormatter: (value: number) => number(value) }]}
          series={charted.map((name) => ({
            data: sums.map((sum) => sum[name]),
            label: text(`columns.${name}`),
            color: colors[name],
          }))}
        />
      }
    />
  );
}

/** An amount with a link to its papers. Zero has no papers. */
const linkedAmount = (amount: number, to: string) =>
  amount === 0 ? rupees(amount) : <TextLink to={to}>{rupees(amount)}</TextLink>;

function ByMonth({ months, rows }: SalesProps) {
  const text = useTexts(salesTexts);
  const sold = months.filter((month) => rows.some((row) => row.month === month)).toReversed();
  return (
    <Section title={text("byMonth")} gap={1.5}>
      <CellTable
        label={text("byMonth")}
        columns={["month", ...figures]}
        figures={figures}
        header={(column) => text(`columns.${column}`)}
        rows={sold.map((month) => ({
          ...figureCells(sumIn(rows, month)),
          month: monthText(month),
          invoiced: linkedAmount(sumIn(rows, month).invoiced, invoicesAddress({ month })),
        }))}
        minWidth={760}
      />
    </Section>
  );
}

function ByClient({ months, rows }: SalesProps) {
  const text = useTexts(salesTexts);
  const [month, setMonth] = useState("");
  const shown = month === "" ? rows : rows.filter((row) => row.month === month);
  const columns = ["client", ...figures] as const;
  return (
    <Section title={text("byClient")} gap={1.5}>
      <TextField
        select
        label={text("columns.month")}
        value={month}
        onChange={({ target }) => setMonth(target.value)}
        slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        sx={{ maxWidth: 240 }}
      >
        <MenuItem value="">{text("allMonths")}</MenuItem>
        {months.toReversed().map((one) => (
          <MenuItem key={one} value={one}>
            {monthText(one)}
          </MenuItem>
        ))}
      </TextField>
      <CellTable
        label={text("byClient")}
        columns={columns}
        figures={figures}
        header={(column) => text(`columns.${column}`)}
        rows={sumsByClient(shown).map(({ client, ...sum }) => ({
          ...figureCells(sum),
          client,
          quoted: linkedAmount(sum.quoted, quotationsOf(client)),
          won: linkedAmount(sum.won, clientAddress(client)),
          invoiced:
            month === ""
              ? rupees(sum.invoiced)
              : linkedAmount(sum.invoiced, invoicesAddress({ month, search: client })),
        }))}
        minWidth={760}
      />
    </Section>
  );
}
