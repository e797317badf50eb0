import { ResourceContextProvider, useTranslate } from "react-admin";
import { DelayedProgress } from "../layout/DelayedProgress";
import { LoadError } from "../layout/LoadError";
import { RequireAccess } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { serverMessage } from "../serverMessage";
import { AttendanceList } from "./AttendanceList";
import { DateChoice } from "./DateChoice";
import { useAttendance } from "./useAttendance";
import { useChosenDate } from "./useChosenDate";

/** Who came on a day, when, and what the day earned them. */
export default function AttendancePage() {
  return (
    <RequireAccess resource="attendance">
      <Attendance />
    </RequireAccess>
  );
}

function Attendance() {
  const translate = useTranslate();
  const { date, today, choose } = useChosenDate();
  const { data, error, isPending, refetch } = useAttendance(date);
  return (
    <Screen
      title={translate("plant.attendance.title")}
      actions={<DateChoice date={date} today={today} onChoose={choose} />}
    >
      {error && (
        <LoadError
          message={serverMessage(error, translate("plant.attendance.failed"))}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <DelayedProgress />}
      {data && (
        <ResourceContextProvider value="attendance">
          <AttendanceList key={date} rows={data} />
        </ResourceContextProvider>
      )}
    </Screen>
  );
}
