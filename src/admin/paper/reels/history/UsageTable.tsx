import { useTranslate } from "react-admin";
import type { ReelUsageEntry } from "../../../../../contract/reels";
import type { LenientRow } from "../../../../api/readRow";
import { CellTable } from "../../../layout/CellTable";
import { usageLinks } from "../usageLinks";
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
  return (
    <CellTable
      label={label}
      columns={usageColumns}
      isFigure={isFigure}
      header={(column) => text(`columns.${column}`)}
      rows={usages.map((usage) => ({ ...cellsOf(usage), ...usageLinks(usage) }))}
      minWidth={960}
      sx={{
        border: 1,
        borderColor: "divider",
        borderRadius: 1,
        bgcolor: "background.paper",
        "& td, & th": { px: 1 },
        "& td": { fontVariantNumeric: "tabular-nums" },
      }}
    />
  );
}
