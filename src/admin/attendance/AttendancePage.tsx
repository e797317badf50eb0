import { ResourceContextProvider, useGetList } from "react-admin";
import { useSearchParams } from "react-router-dom";
import type { AttendanceRow } from "../../../contract/attendance";
import { calendarDate } from "../../../contract/fields";
import { maxRows } from "../../../contract/list";
import { indiaDate } from "../../../domain/indiaTime";
import type { ListRow } from "../../api/readRow";
import { OpenExceptionsNote } from "../corrections/exports";
import { DelayedProgress, LoadError } from "../layout/LoadError";
import { PastInput } from "../layout/PastInput";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { serverMessage } from "../serverMessage";
import { useTexts } from "../useTexts";
import { AttendanceList } from "./AttendanceList";
import { attendanceTexts } from "./screenTexts";

/** The attendance of a day: employees, times and pay earned. */
export default function AttendancePage() {
  return (
    <RequireAccess resource="attendance">
      <Attendance />
    </RequireAccess>
  );
}

function Attendance() {
  const text = useTexts(attendanceTexts);
  const { date, today, choose } = useChosenDate();
  const { data, error, isPending, refetch } = useAttendance(date);
  return (
    <Screen
      title={text("title")}
      actions={
        <PastInput
          type="date"
          label={text("date")}
          value={date}
          last={today}
          later={text("later")}
          isComplete={(typed) => calendarDate().safeParse(typed).success && typed >= "1900"}
          onChoose={choose}
        />
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
          <AttendanceList key={date} date={date} rows={data} />
        </ResourceContextProvider>
      )}
    </Screen>
  );
}

/** Interval of the automatic reload, in milliseconds. */
const refreshMs = 30_000;
const everybody = { page: 1, perPage: maxRows };

/**
 * The attendance of all employees, refetched every 30 seconds. Keeps the previous rows until the new list
 * arrives.
 */
const useAttendance = (date: string) =>
  useGetList<ListRow<AttendanceRow>>(
    "attendance",
    { pagination: everybody, sort: { field: "name", order: "ASC" }, filter: { date } },
    { refetchInterval: refreshMs, onError: () => undefined },
  );

/** The date whose attendance is shown: the address's own, or else today in India, never a later one. */
function useChosenDate() {
  const [search, setSearch] = useSearchParams();
  const today = indiaDate(new Date());
  const asked = calendarDate().safeParse(search.get("date"));
  const date = asked.success && asked.data <= today ? asked.data : today;
  const choose = (chosen: string) => setSearch({ date: chosen }, { replace: true });
  return { date, today, choose };
}
