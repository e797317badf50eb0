import { Chip } from "@mui/material";
import { lazy } from "react";
import { useFieldValue, useRecordContext } from "react-admin";
import * as z from "zod/mini";
import { AttendanceRow } from "../../../contract/attendance";
import { indiaTime } from "../formatMoment";
import { BarcodeLink } from "../layout/BarcodeLink";
import { declareResource } from "../schema/declaration";
import { useChoiceName } from "../schema/useResourceTexts";
import { attendanceFields } from "./texts";

const AttendanceActions = lazy(() => import("./AttendanceActions"));

function StatusCell({ source }: { readonly source: string }) {
  const nameOf = useChoiceName();
  const value: unknown = useFieldValue({ source });
  if (typeof value !== "string") return <span>–</span>;
  return <Chip label={nameOf(source, value)} color={value === "PRESENT" ? "success" : "default"} />;
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
