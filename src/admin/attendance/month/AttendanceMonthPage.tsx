import ChevronLeft from "@mui/icons-material/ChevronLeft";
import ChevronRight from "@mui/icons-material/ChevronRight";
import { Box, Button, Link, Typography } from "@mui/material";
import { Link as RouterLink, useParams } from "react-router-dom";
import type { AttendanceDay, AttendanceMonth } from "../../../../contract/attendanceDays";
import { month as monthField } from "../../../../contract/fields";
import { durationText } from "../../../../domain/durationText";
import { hasFeature } from "../../../api/session";
import { monthText } from "../../formatMoment";
import { NotFoundScreen } from "../../layout/errorScreens";
import { Figures } from "../../layout/Figures";
import { QueryResult } from "../../layout/QueryResult";
import { RequireAccess } from "../../layout/RequireAccess";
import { Screen } from "../../layout/Screen";
import { monthAfter } from "../../months";
import { attendanceMonthAddress, employeeAddress, payslipAddress } from "../../recordAddresses";
import { serverMessage } from "../../serverMessage";
import { useHostQuery } from "../../useHostQuery";
import { useTexts } from "../../useTexts";
import { attendanceMonthTexts } from "../screenTexts";
import { MonthDays } from "./MonthDays";

const Month = monthField();

/** A month of one person as a calendar: the kind of each day, its check-ins and check-outs, and open exceptions. */
export default function AttendanceMonthPage() {
  const { month, barcodeId = "" } = useParams();
  const asked = Month.safeParse(month);
  if (!asked.success) return <NotFoundScreen />;
  return (
    <RequireAccess resource="attendance">
      <MonthOf month={asked.data} barcodeId={barcodeId} />
    </RequireAccess>
  );
}

interface MonthOfProps {
  readonly month: string;
  readonly barcodeId: string;
}

function MonthOf({ month, barcodeId }: MonthOfProps) {
  const text = useTexts(attendanceMonthTexts);
  const query = useHostQuery({
    key: ["attendance", "month", barcodeId, month],
    ask: (host, signal) => host.call("getAttendanceMonth", { barcodeId, month }, { signal }),
  });
  return (
    <Screen
      title={text("heading", { month: monthText(month) })}
      actions={
        <OtherMonths month={month} barcodeId={barcodeId} employeeId={query.data?.employeeId} />
      }
    >
      <QueryResult query={query} failed={serverMessage(query.error, text("failed"))}>
        {(data) => (
          <>
            <Typography sx={{ overflowWrap: "anywhere" }}>
              <Person person={data} />
              {` · ${data.barcodeId} · ${data.unit}`}
            </Typography>
            <MonthFigures month={data} />
            <MonthDays month={data} />
          </>
        )}
      </QueryResult>
    </Screen>
  );
}

/** The person's name, with a link to their page if the host has one. */
function Person({ person: { name, barcodeId } }: { readonly person: AttendanceMonth }) {
  if (!hasFeature("history")) return <strong>{name}</strong>;
  return (
    <Link
      component={RouterLink}
      to={employeeAddress(barcodeId)}
      color="inherit"
      sx={{ fontWeight: 700 }}
    >
      {name}
    </Link>
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
    ["worked", durationText(sum(employed, ({ workedMinutes }) => workedMinutes))],
    ["overtime", durationText(sum(employed, ({ overtimeMinutes }) => overtimeMinutes))],
    ["leave", String(sum(employed, ({ kind = "" }) => leaveShares.get(kind) ?? 0))],
    ["open", String(sum(month.days, ({ exceptions }) => exceptions.length))],
  ] as const;
  return (
    <Figures
      label={text("figures.title")}
      figures={figures.map(([name, value]) => ({
        label: text(`figures.${name}`),
        value,
      }))}
    />
  );
}

interface OtherMonthsProps extends MonthOfProps {
  readonly employeeId: number | undefined;
}

/** Links to the payslip, and to the months before and after. */
function OtherMonths({ month, barcodeId, employeeId }: OtherMonthsProps) {
  const text = useTexts(attendanceMonthTexts);
  const [before, after] = [monthAfter(month, -1), monthAfter(month, 1)];
  return (
    <>
      {employeeId !== undefined && hasFeature("payroll") && (
        <Button component={RouterLink} to={payslipAddress(month, employeeId)}>
          {text("payslip")}
        </Button>
      )}
      <Box sx={{ display: "flex", gap: 1.5 }}>
        <Button
          component={RouterLink}
          to={attendanceMonthAddress(before, barcodeId)}
          startIcon={<ChevronLeft />}
          aria-label={`${text("before")}: ${monthText(before)}`}
        >
          {monthText(before)}
        </Button>
        <Button
          component={RouterLink}
          to={attendanceMonthAddress(after, barcodeId)}
          endIcon={<ChevronRight />}
          aria-label={`${text("after")}: ${monthText(after)}`}
        >
          {monthText(after)}
        </Button>
      </Box>
    </>
  );
}
