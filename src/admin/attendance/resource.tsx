import { lazy } from "react";
import * as z from "zod/mini";
import { AttendanceRow } from "../../../contract/attendance";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { DayKindCell, IndiaTimeCell, StatusCell } from "./attendanceCells";
import { attendanceFields } from "./texts";

/** Its code comes where the host has people's months. */
const AttendanceActions = lazy(() => import("./AttendanceActions"));

/** The columns of a day's attendance; its screen chooses the date, and so is none of the generated. */
export const attendance = declareResource({
  name: "attendance",
  texts: attendanceFields,
  list: {
    row: AttendanceRow,
    columns: [
      "name",
      "barcodeId",
      "date",
      "checkInTime",
      "checkOutTime",
      "status",
      "dayKind",
      "daySalary",
      "overtimeHours",
    ],
    hiddenWhenEmpty: ["dayKind"],
    fieldsNeed: { dayKind: "calendar" },
    hidden: ["date"],
    filters: z.pick(AttendanceRow, { status: true, dayKind: true }),
    search: true,
    cells: {
      name: BarcodeLink,
      checkInTime: IndiaTimeCell,
      checkOutTime: IndiaTimeCell,
      status: StatusCell,
      dayKind: DayKindCell,
    },
    rowActions: <AttendanceActions />,
    rowActionsNeed: "calendar",
  },
});
