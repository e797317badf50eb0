import ReportProblem from "@mui/icons-material/ReportProblem";
import { lazy } from "react";
import * as z from "zod/mini";
import { AttendanceException } from "../../../contract/corrections";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { DetailCell } from "./DetailCell";
import { exceptionFields } from "./texts";

/** Their code comes when the list is opened. */
const ExceptionActions = lazy(() => import("./ExceptionActions"));
const SettleTogether = lazy(() => import("./SettleTogether"));
const MonthInput = lazy(() => import("./MonthInput"));

const { kind, date } = AttendanceException.shape;

/** The unclear scans. A month's attendance is right only after they are settled. */
export const exceptions = declareResource({
  name: "exceptions",
  texts: exceptionFields,
  furtherFields: ["month"],
  icon: ReportProblem,
  menu: { position: 50 },
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
      "checkIn",
      "checkOut",
    ],
    hidden: ["barcodeId", "checkIn", "checkOut"],
    hiddenWhenEmpty: ["shift"],
    filters: z.object({ month: z.string(), kind, date }),
    filterInputs: { month: MonthInput },
    search: true,
    sort: { field: "date", order: "DESC" },
    cells: { name: BarcodeLink, detail: DetailCell },
    rowActions: <ExceptionActions />,
    bulkActions: {
      buttons: <SettleTogether />,
      call: "settleExceptions",
      isSelectable: ({ isProposed }) => isProposed !== true,
    },
  },
});
