import { Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import type { ReactNode } from "react";

interface CellTableProps<Column extends string> {
  readonly label?: string;
  readonly columns: readonly Column[];
  readonly isFigure: (column: Column) => boolean;
  readonly header: (column: Column) => string;
  readonly rows: readonly Readonly<Record<Column, ReactNode>>[];
}

/** A table of cells that are written already, in the order of their rows; figures stand at the right. */
export function CellTable<Column extends string>({
  label,
  columns,
  isFigure,
  header,
  rows,
}: CellTableProps<Column>) {
  const align = (column: Column) => (isFigure(column) ? "right" : "left");
  const numbered = rows.map((cells, index) => ({ row: index + 1, cells }));
  return (
    <Table size="small" aria-label={label}>
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
  );
}
