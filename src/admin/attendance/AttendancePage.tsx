import { ResourceContextProvider, useTranslate } from "react-admin";
import { Waiting } from "../layout/DelayedProgress";
import { LoadFault } from "../layout/LoadError";
import { Gate } from "../layout/RequireAccess";
import { Screen } from "../layout/Screen";
import { hostsWord } from "../serverMessage";
import { AttendanceList } from "./AttendanceList";
import { DateChoice } from "./DateChoice";
import { useAttendance } from "./useAttendance";
import { useChosenDate } from "./useChosenDate";

/** Who came on a day, when, and what the day earned them. */
export default function AttendancePage() {
  return (
    <Gate resource="attendance">
      <Attendance />
    </Gate>
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
        <LoadFault
          message={hostsWord(error, translate("plant.attendance.failed"))}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
      {isPending && <Waiting />}
      {data && (
        <ResourceContextProvider value="attendance">
          <AttendanceList key={date} rows={data} />
        </ResourceContextProvider>
      )}
    </Screen>
  );
}
