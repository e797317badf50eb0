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
import { useTexts } from "../useTexts";
import { ScrollBox } from "./CellTable";
import { chartTexts } from "./screenTexts";

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

interface ChartCardProps extends Omit<StatisticsCardProps, "children"> {
  readonly summary: string;
  /** The figures of the picture, for those who do not see it or want them exactly; without rows there is none. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly none: string;
  readonly chart: ReactNode;
}

export function ChartCard({
  title,
  heading = "h3",
  summary,
  columns,
  rows,
  none,
  chart,
}: ChartCardProps) {
  const text = useTexts(chartTexts);
  if (rows.length === 0)
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
    </StatisticsCard>
  );
}
