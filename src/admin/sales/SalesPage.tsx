import { MenuItem, TextField, Typography, useTheme } from "@mui/material";
import { BarChart } from "@mui/x-charts/BarChart";
import { useState } from "react";
import type { SalesRow } from "../../../contract/sales";
import { useTexts } from "../../texts/useTexts";
import { shownMonth } from "../formatMoment";
import { TextLink } from "../layout/BarcodeLink";
import { CellTable } from "../layout/CellTable";
import { ChartCard } from "../layout/ChartCard";
import { QueryResult } from "../layout/QueryResult";
import { Screen, Section } from "../layout/Screen";
import { formatterFor, noValue } from "../schema/formatterFor";
import { useHostCall } from "../useHostQuery";
import {
  marginPercent,
  type SalesFigure,
  type SalesSum,
  salesPapersAddress,
  sumOf,
  sumsByClient,
} from "./sums";
import { salesTexts } from "./texts";

const { number, rupees } = formatterFor;
const figures = ["quoted", "won", "invoiced", "priced", "margin", "percent"] as const;
const percentText = (sum: SalesSum) => {
  const percent = marginPercent(sum);
  return percent === undefined ? noValue : `${number(percent)} %`;
};

type Papers = Omit<Parameters<typeof salesPapersAddress>[0], "figure">;

/** Returns the figures of a month or of a client, each with a link to its papers. Zero has no papers. */
function figureCells(sum: SalesSum, papers: Papers) {
  const linked = (figure: SalesFigure, amount = sum[figure]) =>
    amount === 0 ? (
      rupees(amount)
    ) : (
      <TextLink to={salesPapersAddress({ ...papers, figure })}>{rupees(amount)}</TextLink>
    );
  return {
    quoted: linked("quoted"),
    won: linked("won"),
    invoiced: linked("invoiced"),
    priced: linked("priced"),
    margin: sum.priced > 0 ? linked("margin") : noValue,
    percent: percentText(sum),
  };
}

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
            {rows.length > 0 && <ByClient months={months} rows={rows} />}
          </>
        )}
      </QueryResult>
    </Screen>
  );
}

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
              priced: rupees(total.priced),
              margin: rupees(total.margin),
              percent: number(percent),
            })
      }
      none={text("none")}
      table={rows.length > 0 && <ByMonth months={months} rows={rows} />}
      chart={
        <BarChart
          disableKeyboardNavigation
          skipAnimation
          xAxis={[{ data: months.map((month) => shownMonth(month)), scaleType: "band" }]}
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

function ByMonth({ months, rows }: SalesProps) {
  const text = useTexts(salesTexts);
  const sold = months.filter((month) => rows.some((row) => row.month === month)).toReversed();
  return (
    <CellTable
      label={text("chart")}
      columns={["month", ...figures]}
      figures={figures}
      title="month"
      header={(column) => text(`columns.${column}`)}
      rows={sold.map((month) => ({
        ...figureCells(sumIn(rows, month), { month }),
        month: shownMonth(month),
      }))}
      minWidth={760}
    />
  );
}

function ByClient({ months, rows }: SalesProps) {
  const text = useTexts(salesTexts);
  const [month, setMonth] = useState("");
  const shown = month === "" ? rows : rows.filter((row) => row.month === month);
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
            {shownMonth(one)}
          </MenuItem>
        ))}
      </TextField>
      <CellTable
        label={text("byClient")}
        columns={["client", ...figures]}
        figures={figures}
        title="client"
        header={(column) => text(`columns.${column}`)}
        rows={sumsByClient(shown).map(({ client, ...sum }) => ({
          ...figureCells(sum, { client, ...(month !== "" && { month }) }),
          client,
        }))}
        minWidth={760}
      />
    </Section>
  );
}
