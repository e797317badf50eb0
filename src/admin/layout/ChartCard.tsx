import {
  Box,
  Card,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from "@mui/material";
import { type ReactNode, useId } from "react";
import { useTexts } from "../../texts/useTexts";
import { ScrollBox } from "./CellTable";
import { chartTexts } from "./partTexts";

interface StatisticsCardProps {
  readonly title: string;
  readonly heading?: "h2" | "h3";
  readonly children: ReactNode;
}

export function StatisticsCard({ title, heading = "h3", children }: StatisticsCardProps) {
  const id = useId();
  return (
    <Card component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography
        id={id}
        component={heading}
        variant="h3"
        sx={{ fontSize: "1.05rem", fontWeight: 700, mb: 1 }}
      >
        {title}
      </Typography>
      {children}
    </Card>
  );
}

/** The chart's figures as a table, for people who do not see the chart or want exact figures. Without rows there is no chart. */
type ChartedFigures =
  | {
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
      readonly table?: undefined;
    }
  /** A table that is always open, such as one with links. Empty if there is nothing to show. */
  | { readonly table: ReactNode; readonly columns?: undefined; readonly rows?: undefined };

type ChartCardProps = Omit<StatisticsCardProps, "children"> &
  ChartedFigures & {
    readonly summary: string;
    readonly none: string;
    readonly chart: ReactNode;
  };

export function ChartCard(props: ChartCardProps) {
  const { title, heading = "h3", summary, none, chart, table, columns, rows } = props;
  if (rows ? rows.length === 0 : !table)
    return (
      <StatisticsCard title={title} heading={heading}>
        <Typography color="text.secondary">{none}</Typography>
      </StatisticsCard>
    );
  return (
    <StatisticsCard title={title} heading={heading}>
      <Typography variant="body2" color="text.secondary">
        {summary}
      </Typography>
      <Box aria-hidden="true" sx={{ height: 260 }}>
        {chart}
      </Box>
      {rows ? <HiddenTable title={title} columns={columns} rows={rows} /> : table}
    </StatisticsCard>
  );
}

type HiddenTableProps = Readonly<{
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}>;

/** A table that a press opens. */
function HiddenTable({ title, columns, rows }: HiddenTableProps) {
  const text = useTexts(chartTexts);
  return (
    <Box component="details">
      <Box component="summary" sx={{ minHeight: 44, alignContent: "center", cursor: "pointer" }}>
        {text("asTable")}
      </Box>
      <ScrollBox label={title}>
        <Table size="small">
          <TableHead>
            <TableRow>
              {columns.map((column) => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(([first, ...others]) => (
              <TableRow key={first}>
                <TableCell component="th" scope="row">
                  {first}
                </TableCell>
                {others.map((value, index) => (
                  <TableCell key={columns[index + 1]}>{value}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollBox>
    </Box>
  );
}
