import * as z from "zod/mini";
import { AttendanceRow } from "../../../contract/attendance";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { IndiaTimeCell, StatusCell } from "./attendanceCells";
import { attendanceFields } from "./texts";

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
      "daySalary",
      "overtimeHours",
    ],
    hidden: ["date"],
    filters: z.pick(AttendanceRow, { status: true }),
    search: true,
    cells: {
      name: BarcodeLink,
      checkInTime: IndiaTimeCell,
      checkOutTime: IndiaTimeCell,
      status: StatusCell,
    },
  },
});
