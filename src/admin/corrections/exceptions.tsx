import { Box } from "@mui/material";
import { lazy } from "react";
import { useRecordContext } from "react-admin";
import * as z from "zod/mini";
import { AttendanceException } from "../../../contract/corrections";
import { indiaTime, shownDay } from "../formatMoment";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { noValue } from "../schema/formatterFor";
import { useChoiceName } from "../schema/useResourceTexts";
import type { ExceptionRow } from "./SettleDialog";
import { exceptionFields } from "./texts";

const ExceptionActions = lazy(async () => ({
  default: (await import("./ExceptionActions")).ExceptionActions,
}));
const SettleNext = lazy(async () => ({ default: (await import("./ExceptionActions")).SettleNext }));
const SettleTogether = lazy(async () => ({
  default: (await import("./ExceptionActions")).SettleTogether,
}));
const MonthInput = lazy(() => import("./MonthInput"));

const { kind, date } = AttendanceException.shape;

function DetailCell() {
  const nameOf = useChoiceName();
  const { at, detail, scansAround = [] } = useRecordContext<ExceptionRow>() ?? {};
  return (
    <>
      {detail ?? noValue}
      {scansAround.length > 1 && (
        <Box
          component="span"
          sx={{ display: "flex", flexWrap: "wrap", columnGap: 1.5, color: "text.secondary" }}
        >
          {scansAround.map((scan, index) => (
            <Box key={scan.at} component={scan.at === at ? "strong" : "span"}>
              {scan.at !== undefined && dateBefore(scan.at, scansAround[index - 1]?.at)}
              {indiaTime(scan.at)} {nameOf("direction", scan.direction ?? "").toLowerCase()}
            </Box>
          ))}
        </Box>
      )}
    </>
  );
}

/** Returns the date of a scan, or nothing if the scan before it has the same date. */
const dateBefore = (at: string, before: string | undefined) =>
  before !== undefined && shownDay(before) === shownDay(at) ? "" : `${shownDay(at)}, `;

/** The unclear scans. A month's attendance is right only after they are settled. */
export const exceptions = declareResource({
  name: "exceptions",
  texts: exceptionFields,
  furtherFields: ["month"],
  list: {
    row: AttendanceException,
    columns: [
      "kind",
      "date",
      "name",
      "barcodeId",
      "at",
      "direction",
      "shift",
      "detail",
      "assignedTo",
      "checkIn",
      "checkOut",
    ],
    hidden: ["barcodeId", "checkIn", "checkOut"],
    hiddenWhenEmpty: ["shift", "assignedTo"],
    filters: z.object({ month: z.string(), kind, date }),
    filterInputs: { month: MonthInput },
    search: true,
    sort: { field: "date", order: "DESC" },
    cells: { name: BarcodeLink, detail: DetailCell },
    actions: <SettleNext />,
    rowActions: <ExceptionActions />,
    bulkActions: {
      buttons: <SettleTogether />,
      call: "settleExceptions",
      isSelectable: ({ isProposed }) => isProposed !== true,
    },
  },
});
