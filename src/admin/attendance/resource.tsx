import { Button } from "@mui/material";
import { useFieldValue, useRecordContext } from "react-admin";
import { Link } from "react-router-dom";
import * as z from "zod/mini";
import { AttendanceRow } from "../../../contract/attendance";
import { readerImport } from "../../../contract/readerScans";
import type { ListRow } from "../../api/readRow";
import { useTexts } from "../../texts/useTexts";
import { attendanceMonthAddress } from "../addresses";
import { indiaTime } from "../formatMoment";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { stateCell } from "../schema/stateCell";
import { useChoiceName } from "../schema/useResourceTexts";
import { attendanceFields, attendanceMonthTexts } from "./texts";

function AttendanceActions() {
  const text = useTexts(attendanceMonthTexts);
  const { date, barcodeId, name = barcodeId } = useRecordContext<ListRow<AttendanceRow>>() ?? {};
  if (date === undefined || barcodeId === undefined) return null;
  return (
    <Button
      component={Link}
      to={attendanceMonthAddress(date.slice(0, 7), barcodeId)}
      size="small"
      aria-label={`${text("open")}: ${name}`}
    >
      {text("open")}
    </Button>
  );
}

function IndiaTimeCell({ source }: { readonly source: string }) {
  const value: unknown = useFieldValue({ source });
  return <span>{indiaTime(value)}</span>;
}

function DayKindCell({ source }: { readonly source: string }) {
  const nameOf = useChoiceName();
  const kind: unknown = useFieldValue({ source });
  const holiday: unknown = useRecordContext()?.holiday;
  if (typeof kind !== "string") return <span>–</span>;
  const name = nameOf(source, kind);
  return <span>{typeof holiday === "string" ? `${name}: ${holiday}` : name}</span>;
}

/**
 * The columns of a day's attendance. `AttendancePage` shows them, and not a generated list, because a person chooses the
 * date there. The files of a biometric reader are imported.
 */
export const attendance = declareResource({
  name: "attendance",
  texts: attendanceFields,
  import: readerImport,
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
    ownFields: ["dayKind"],
    hidden: ["date"],
    filters: z.pick(AttendanceRow, { status: true, dayKind: true }),
    search: true,
    cells: {
      name: BarcodeLink,
      checkInTime: IndiaTimeCell,
      checkOutTime: IndiaTimeCell,
      status: stateCell({ PRESENT: "success" }),
      dayKind: DayKindCell,
    },
    rowActions: <AttendanceActions />,
    hasOwnRowActions: true,
  },
});
