import { useMemo } from "react";
import {
  ListContextProvider,
  ResourceContextProvider,
  useGetList,
  useList,
  useListContext,
} from "react-admin";
import { useSearchParams } from "react-router-dom";
import type { AttendanceRow } from "../../../contract/attendance";
import { calendarDate } from "../../../contract/fields";
import { maxRows } from "../../../contract/list";
import { indiaDate } from "../../../domain/indiaTime";
import { sumOf } from "../../../domain/lists/listQuery";
import type { LenientRow, ListRow } from "../../api/readRow";
import { isOwnHost } from "../../api/session";
import { useTexts } from "../../texts/useTexts";
import { OpenExceptionsNote } from "../corrections/CorrectionLinks";
import { DateField } from "../layout/DateField";
import { Figures } from "../layout/Facts";
import { DelayedProgress, LoadError } from "../layout/QueryResult";
import { Screen, useIsNarrow } from "../layout/Screen";
import { type Field, fieldsOf } from "../schema/fieldsOf";
import { formatterFor } from "../schema/formatterFor";
import { hostFields } from "../schema/hostParts";
import { EmptyList, ListPages, ListTools } from "../schema/ListBody";
import { ListFilters } from "../schema/ListFilters";
import { ListCards, ListTable } from "../schema/ListRows";
import { serverMessage } from "../sending";
import { countPresence } from "./countPresence";
import { attendance } from "./resource";
import { attendanceTexts } from "./texts";

export default function AttendancePage() {
  const text = useTexts(attendanceTexts);
  const { date, today, choose } = useChosenDate();
  const { data, error, isPending, refetch } = useAttendance(date);
  const columns = useColumns(data ?? none);
  const list = useList<Row>({
    data: data ?? none,
    sort: { field: "name", order: "ASC" },
    perPage: useIsNarrow() ? cardsPerPage : maxRows,
  });
  return (
    <ListContextProvider value={list}>
      <Screen
        title={text("title")}
        actions={
          <>
            {data && (
              <ResourceContextProvider value="attendance">
                <ListTools columns={columns} declaration={attendanceOf(date)} />
              </ResourceContextProvider>
            )}
            <DateField
              type="date"
              label={text("date")}
              value={date}
              last={today}
              onChange={({ target }) => target.value !== "" && choose(target.value)}
              sx={{ width: { xs: "100%", sm: 200 } }}
            />
          </>
        }
      >
        <OpenExceptionsNote date={date} />
        {error && (
          <LoadError
            message={serverMessage(error, text("failed"))}
            error={error}
            onRetry={() => void refetch()}
          />
        )}
        {isPending && <DelayedProgress />}
        {data && (
          <ResourceContextProvider value="attendance">
            <AttendanceList columns={columns} rows={data} />
          </ResourceContextProvider>
        )}
      </Screen>
    </ListContextProvider>
  );
}

const cardsPerPage = 25;
const refreshMs = 30_000;
const everybody = { page: 1, perPage: maxRows };

/** Reads the attendance of all employees on a date. No row of another date is shown. */
const useAttendance = (date: string) =>
  useGetList<ListRow<AttendanceRow>>(
    "attendance",
    { pagination: everybody, sort: { field: "name", order: "ASC" }, filter: { date } },
    { refetchInterval: refreshMs, onError: () => undefined },
  );

/**
 * Returns the date of the shown attendance: the date in the address, or else today in India. A later date is never
 * shown.
 */
function useChosenDate() {
  const [search, setSearch] = useSearchParams();
  const today = indiaDate(new Date());
  const parsedDate = calendarDate().safeParse(search.get("date"));
  const date = parsedDate.success && parsedDate.data <= today ? parsedDate.data : today;
  const choose = (chosen: string) => setSearch({ date: chosen }, { replace: true });
  return { date, today, choose };
}

type Row = ListRow<AttendanceRow>;
const none: Row[] = [];

/**
 * Returns the list's declaration with the date of the screen, so that the export has this date's rows. The date is a
 * parameter of the call and no filter.
 */
const attendanceOf = (date: string) => ({
  ...attendance,
  list: { ...attendance.list, only: { date } },
});

type AttendanceListProps = Readonly<{ columns: readonly Field[]; rows: readonly Row[] }>;

function AttendanceList({ columns, rows }: AttendanceListProps) {
  const text = useTexts(attendanceTexts);
  const isNarrow = useIsNarrow();
  const { total } = useListContext();
  const { present, absent, notDue, off, overtime } = attendanceSummary(rows);
  const Rows = isNarrow ? ListCards : ListTable;

  return (
    <>
      <Figures
        label={text("summary")}
        figures={[
          { label: text("present"), value: String(present) },
          { label: text("absent"), value: String(absent) },
          ...(notDue > 0 ? [{ label: text("notDue"), value: String(notDue) }] : []),
          ...(off > 0 ? [{ label: text("off"), value: String(off) }] : []),
          {
            label: text("overtime"),
            value: formatterFor.hours(overtime.sum),
            missing: overtime.missing,
          },
        ]}
      />
      <ListFilters list={attendance.list} />
      {total === 0 ? (
        <EmptyList declaration={attendance} />
      ) : (
        <Rows columns={columns} declaration={attendance} />
      )}
      {isNarrow && total !== 0 && <ListPages />}
    </>
  );
}

/** Returns the columns that this host has. Only our own host has kinds of days, and not for every day. */
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

type Day = Pick<LenientRow<AttendanceRow>, "status" | "overtimeHours" | "dayKind" | "isNotDue">;

/** Returns the numbers of people on a day, and the sum of their overtime in hours, exact to the minute. */
export const attendanceSummary = (rows: readonly Day[]) => ({
  ...countPresence(rows),
  overtime: sumOf(
    rows.map((row) => row.overtimeHours),
    isOwnHost() ? 60 : 100,
  ),
});
