import { Box } from "@mui/material";
import { useMemo } from "react";
import { ListContextProvider, useList } from "react-admin";
import type { AttendanceRow } from "../../../contract/attendance";
import { sumOf } from "../../../domain/lists/summarize";
import type { LenientRow, ListRow } from "../../api/readRow";
import { hasFeature } from "../../api/session";
import { Figures } from "../layout/Figures";
import { useIsNarrow } from "../layout/Screen";
import { fieldsOf } from "../schema/fieldsOf";
import { formatterFor } from "../schema/formatterFor";
import { hostFields } from "../schema/hostParts";
import { EmptyList } from "../schema/ListBody";
import { ListFilters } from "../schema/ListFilters";
import { ListCards, ListTable } from "../schema/ListRows";
import { ListTools } from "../schema/ListTools";
import { useTexts } from "../useTexts";
import { attendance } from "./resource";
import { attendanceTexts } from "./screenTexts";

type Row = ListRow<AttendanceRow>;

/** The host selects attendance by its date alone, so the export asks the host. */
const attendanceOf = (date: string) => ({
  ...attendance,
  list: { ...attendance.list, only: { date } },
});

interface AttendanceListProps {
  readonly date: string;
  readonly rows: Row[];
}

/** A day's rows with their sums; the list sorts and filters what is here without asking again. */
export function AttendanceList({ date, rows }: AttendanceListProps) {
  const text = useTexts(attendanceTexts);
  const isNarrow = useIsNarrow();
  const columns = useColumns(rows);
  const list = useList<Row>({ data: rows, sort: { field: "name", order: "ASC" } });
  const { present, absent, overtime } = attendanceSummary(rows);
  const Rows = isNarrow ? ListCards : ListTable;

  return (
    <ListContextProvider value={list}>
      <Figures
        label={text("summary")}
        figures={[
          { label: text("present"), value: String(present) },
          { label: text("absent"), value: String(absent) },
          {
            label: text("overtime"),
            value: formatterFor.hours(overtime.sum),
            missing: overtime.missing,
          },
        ]}
      />
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1.5, alignItems: "center" }}>
        <Box sx={{ flex: "1 1 420px", minWidth: 0 }}>
          <ListFilters list={attendance.list} />
        </Box>
        <ListTools columns={columns} declaration={attendanceOf(date)} />
      </Box>
      {list.total === 0 ? (
        <EmptyList declaration={attendance} />
      ) : (
        <Rows columns={columns} declaration={attendance} />
      )}
    </ListContextProvider>
  );
}

/** The columns that this host has: days are of some kind on our own alone, and not every day. */
const useColumns = (rows: readonly Row[]) =>
  useMemo(() => {
    const { list } = attendance;
    const names = hostFields({ ...list, fields: list.columns });
    const hasKinds = rows.some(({ dayKind }) => dayKind !== undefined);
    return fieldsOf(
      list.row,
      names.filter((name) => name !== "dayKind" || hasKinds),
    );
  }, [rows]);

type Day = Pick<LenientRow<AttendanceRow>, "status" | "overtimeHours">;

/** The numbers of people present and absent on a day, and the sum of their overtime in hours, exact to the minute. */
export const attendanceSummary = (rows: readonly Day[]) => ({
  present: rows.filter(({ status }) => status === "PRESENT").length,
  absent: rows.filter(({ status }) => status === "ABSENT").length,
  overtime: sumOf(
    rows.map((row) => row.overtimeHours),
    hasFeature("payroll") ? 60 : 100,
  ),
});
