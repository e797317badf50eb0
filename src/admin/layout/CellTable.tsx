import {
  Box,
  type SxProps,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
} from "@mui/material";
import type { ReactNode } from "react";
import { scrollShadow } from "../theme/plantTheme";

interface CellTableProps<Column extends string> {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly figures: readonly Column[];
  /** The column that names a row. On a narrow screen it is the title of the row's card. */
  readonly title?: Column;
  readonly header: (column: Column) => string;
  readonly rows: readonly Readonly<Record<Column, ReactNode>>[];
  /** In pixels: with less room than this each row is a card, its cells below their headers. */
  readonly minWidth?: number;
  readonly sx?: SxProps<Theme>;
}

const rowsAsCards = (minWidth: number) => ({
  [`@container (max-width: ${minWidth - 1}px)`]: {
    "&, & tbody": { display: "block" },
    // The hidden row needs a width, or it makes the page wider than a phone.
    "& thead": { position: "absolute", width: "1px", overflow: "hidden", clipPath: "inset(50%)" },
    "& tbody tr": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 130px), 1fr))",
      gap: 1.5,
      py: 1.5,
      borderTop: 1,
      borderColor: "divider",
    },
    "& tbody td": { minWidth: 0, p: 0, border: 0, textAlign: "left", overflowWrap: "anywhere" },
    "& tbody td::before": {
      content: "attr(data-header)",
      display: "block",
      typography: "caption",
      color: "text.secondary",
    },
    // Hides empty cells on a narrow screen, such as the date of a total.
    "& tbody td:empty": { display: "none" },
    "& tbody td[data-title]": { gridColumn: "1 / -1", fontWeight: 700 },
    "& tbody td[data-title]::before": { content: "none" },
  },
});

export function CellTable<Column extends string>({
  label,
  columns,
  figures,
  title,
  header,
  rows,
  minWidth = 0,
  sx = { "& td, & th": { px: 1 } },
}: CellTableProps<Column>) {
  const align = (column: Column) => (figures.includes(column) ? "right" : "left");
  const numbered = rows.map((cells, index) => ({ row: index + 1, cells }));
  return (
    <ScrollBox label={label} sx={sx}>
      <Table size="small" aria-label={label} sx={rowsAsCards(minWidth)}>
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
                <TableCell
                  key={column}
                  align={align(column)}
                  data-header={header(column)}
                  {...(column === title && { "data-title": "" })}
                >
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

interface ScrollBoxProps {
  /** Names the box for screen readers. */
  readonly label: string;
  readonly sx?: SxProps<Theme>;
  readonly children: ReactNode;
}

/** A box that scrolls sideways, also by keyboard. */
export const ScrollBox = ({ label, sx = [], children }: ScrollBoxProps) => (
  <Box
    role="group"
    aria-label={label}
    tabIndex={0}
    sx={[
      scrollShadow,
      { minWidth: 0, containerType: "inline-size" },
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    {children}
  </Box>
);
