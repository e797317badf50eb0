import {
  type SxProps,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
} from "@mui/material";
import type { ReactNode } from "react";
import { ScrollBox } from "./ScrollBox";

interface CellTableProps<Column extends string> {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly isFigure: (column: Column) => boolean;
  readonly header: (column: Column) => string;
  readonly rows: readonly Readonly<Record<Column, ReactNode>>[];
  /** In pixels: with less room than this it scrolls. */
  readonly minWidth?: number;
  readonly sx?: SxProps<Theme>;
}

/** A table of cells that are written already, in the order of their rows; figures stand at the right. */
export function CellTable<Column extends string>({
  label,
  columns,
  isFigure,
  header,
  rows,
  minWidth = 0,
  sx = { "& td, & th": { px: 1 } },
}: CellTableProps<Column>) {
  const align = (column: Column) => (isFigure(column) ? "right" : "left");
  const numbered = rows.map((cells, index) => ({ row: index + 1, cells }));
  return (
    <ScrollBox label={label} sx={sx}>
      <Table size="small" aria-label={label} sx={{ minWidth }}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column} align={align(column)}>
                {header(column)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {numbered.map(({ row, cells }) => (
            <TableRow key={row}>
              {columns.map((column) => (
                <TableCell key={column} align={align(column)}>
                  {cells[column]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ScrollBox>
  );
}
