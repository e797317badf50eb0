import { Box, Button } from "@mui/material";
import { Link, useParams } from "react-router-dom";
import type { AttendanceDay, AttendanceMonth } from "../../../../contract/attendanceDays";
import { hasFeature } from "../../../api/session";
import { useTexts } from "../../../texts/useTexts";
import { formatDuration, monthText } from "../../formatMoment";
import { Figures } from "../../layout/Facts";
import { MonthPage, OtherMonths, PersonLine } from "../../layout/MonthPage";
import { QueryResult } from "../../layout/QueryResult";
import { Screen } from "../../layout/Screen";
import { attendanceMonthAddress, payslipAddress } from "../../recordAddresses";
import { serverMessage } from "../../sending";
import { useHostCall } from "../../useHostQuery";
import { attendanceMonthTexts } from "../texts";
import { MonthDays } from "./MonthDays";

export default function AttendanceMonthPage() {
  const { barcodeId = "" } = useParams();
  return <MonthPage>{(month) => <MonthOf month={month} barcodeId={barcodeId} />}</MonthPage>;
}

function MonthOf({ month, barcodeId }: { readonly month: string; readonly barcodeId: string }) {
  const text = useTexts(attendanceMonthTexts);
  const query = useHostCall(["attendance", "month", barcodeId, month], "getAttendanceMonth", {
    barcodeId,
    month,
  });
  const employeeId = query.data?.employeeId;
  return (
    <Screen
      title={text("heading", { month: monthText(month) })}
      actions={
        <>
          {employeeId !== undefined && hasFeature("payroll") && (
            <Button component={Link} to={payslipAddress(month, employeeId)}>
              {text("payslip")}
            </Button>
          )}
          <Box sx={{ display: "flex", gap: 1.5 }}>
            <OtherMonths
              month={month}
              addressOf={(other) => attendanceMonthAddress(other, barcodeId)}
              text={text}
            />
          </Box>
        </>
      }
    >
      <QueryResult query={query} failed={serverMessage(query.error, text("failed"))}>
        {(data) => (
          <>
            <PersonLine person={data} />
            <MonthFigures month={data} />
            <MonthDays month={data} />
          </>
        )}
      </QueryResult>
    </Screen>
  );
}

const leaveShares = new Map([
  ["PAID_LEAVE", 1],
  ["UNPAID_LEAVE", 1],
  ["HALF_LEAVE", 0.5],
]);

/** The sums of the month so far. Scans of a day outside employment are not paid and do not count. */
function MonthFigures({ month }: { readonly month: AttendanceMonth }) {
  const text = useTexts(attendanceMonthTexts);
  const sum = (days: AttendanceMonth["days"], figure: (day: AttendanceDay) => number) =>
    days.reduce((total, day) => total + figure(day), 0);
  const employed = month.days.filter(({ isEmployed }) => isEmployed);
  const figures = [
    ["days", String(sum(employed, ({ spans }) => (spans.length > 0 ? 1 : 0)))],
    ["worked", formatDuration(sum(employed, ({ workedMinutes }) => workedMinutes))],
    ["overtime", formatDuration(sum(employed, ({ overtimeMinutes }) => overtimeMinutes))],
    ["leave", String(sum(employed, ({ kind = "" }) => leaveShares.get(kind) ?? 0))],
    ["open", String(sum(month.days, ({ exceptions }) => exceptions.length))],
  ] as const;
  return (
    <Figures
      label={text("figures.title")}
      figures={figures.map(([name, value]) => ({ label: text(`figures.${name}`), value }))}
    />
  );
}
