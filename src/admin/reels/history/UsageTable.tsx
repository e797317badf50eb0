import { Paper, Table, TableBody, TableCell, TableHead, TableRow } from "@mui/material";
import { useTranslate } from "react-admin";
import type { ReelUsageEntry } from "../../../../contract/reels";
import type { LenientRow } from "../../../api/readRow";
import { scrollShadow } from "../../theme/scrollShadow";
import { isFigure, usageColumns, useUsageCells } from "./usageCells";

interface UsageTableProps {
  readonly label: string;
  readonly usages: readonly LenientRow<ReelUsageEntry>[];
}

/** Every order that ran from a reel, the latest first as the host gives them. */
export function UsageTable({ label, usages }: UsageTableProps) {
  const translate = useTranslate();
  const cellsOf = useUsageCells();
  const text = (name: string) => translate(`plant.reelHistory.${name}`);
  const align = (column: (typeof usageColumns)[number]) => (isFigure(column) ? "right" : "left");
  const entries = usages.map((usage, index) => ({
    entry: index + 1,
    cells: cellsOf(usage),
  }));
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={label}
      tabIndex={0}
      sx={[scrollShadow, { "& td, & th": { px: 1 }, "& table": { minWidth: 960 } }]}
    >
      <Table size="small" aria-label={label}>
        <TableHead>
          <TableRow>
            {usageColumns.map((column) => (
              <TableCell key={column} align={align(column)}>
                {text(`columns.${column}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {entries.map(({ entry, cells }) => (
            <TableRow key={entry}>
              {usageColumns.map((column) => (
                <TableCell
                  key={column}
                  align={align(column)}
                  sx={{ fontVariantNumeric: "tabular-nums" }}
                >
                  {cells[column]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}
