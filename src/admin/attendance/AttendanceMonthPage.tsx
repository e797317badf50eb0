import Warning from "@mui/icons-material/WarningAmber";
import { Box, Button, Typography } from "@mui/material";
import { ResourceContextProvider } from "react-admin";
import { Link, useParams } from "react-router-dom";
import type { AttendanceDay, AttendanceMonth } from "../../../contract/attendance";
import { indiaDate } from "../../../domain/indiaTime";
import { useTexts } from "../../texts/useTexts";
import { attendanceMonthAddress, payslipAddress } from "../addresses";
import { CorrectDayButton } from "../corrections/CorrectionLinks";
import { formatDuration, indiaTime, shownMonth, shownWeekday } from "../formatMoment";
import { Figures } from "../layout/Facts";
import { MonthPage, OtherMonths, PersonLine } from "../layout/MonthPage";
import { QueryResult } from "../layout/QueryResult";
import { Screen } from "../layout/Screen";
import { useChoiceName } from "../schema/useResourceTexts";
import { serverMessage } from "../sending";
import { useHostCall } from "../useHostQuery";
import { attendanceMonthTexts } from "./texts";

/** Returns the column of a date in a week that begins on Monday, from 1 to 7. */
const columnOf = (date: string) => ((new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7) + 1;

function MonthDays({ month }: { readonly month: AttendanceMonth }) {
  const text = useTexts(attendanceMonthTexts);
  const today = indiaDate(new Date());
  return (
    <ResourceContextProvider value="attendance">
      <Box
        component="ul"
        aria-label={text("days")}
        sx={{
          m: 0,
          p: 0,
          display: "grid",
          gap: 1,
          gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "repeat(7, minmax(0, 1fr))" },
          listStyle: "none",
        }}
      >
        {month.days.map((day) => (
          <Box
            component="li"
            key={day.date}
            aria-current={day.date === today ? "date" : undefined}
            sx={{
              gridColumnStart: { lg: columnOf(day.date) },
              minHeight: { lg: 132 },
              border: 1,
              borderColor: day.date === today ? "primary.main" : "divider",
              borderRadius: 1,
              bgcolor: "background.paper",
              p: 1,
              display: "grid",
              gap: 0.5,
              gridTemplateColumns: { xs: "minmax(0, 1fr) auto", lg: "minmax(0, 1fr)" },
              alignItems: { xs: "center", lg: "start" },
              overflowWrap: "anywhere",
            }}
          >
            <Box
              sx={{
                display: "flex",
                flexDirection: { xs: "row", lg: "column" },
                flexWrap: "wrap",
                columnGap: 2,
                rowGap: 0.5,
              }}
            >
              <DayText day={day} isOver={day.date < today} />
            </Box>
            {day.date <= today && (
              <Box sx={{ ml: { lg: -0.5 }, alignSelf: { lg: "end" } }}>
                <CorrectDayButton person={month} day={day} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </ResourceContextProvider>
  );
}

interface DayTextProps {
  readonly day: AttendanceDay;
  /** True for a past day: a person without scans was absent. */
  readonly isOver: boolean;
}

function DayText({ day, isOver }: DayTextProps) {
  const text = useTexts(attendanceMonthTexts);
  const { date, shift, spans, isEmployed, workedMinutes, overtimeMinutes, exceptions } = day;
  const isOfReader = day.scans.some(({ isReader }) => isReader === true);
  const hours = [
    isEmployed && workedMinutes > 0 && formatDuration(workedMinutes),
    isEmployed &&
      overtimeMinutes > 0 &&
      text("overtime", { duration: formatDuration(overtimeMinutes) }),
  ].filter(Boolean);
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600, minWidth: "7em" }}>
        {shownWeekday(date)}
      </Typography>
      <DayKind day={day} isOver={isOver} />
      {spans.map(({ checkIn, checkOut }) => (
        <Typography key={checkIn} variant="body2" sx={{ fontVariantNumeric: "tabular-nums" }}>
          {indiaTime(checkIn)} – {indiaTime(checkOut, text("noCheckOut"))}
        </Typography>
      ))}
      {hours.length > 0 && (
        <Typography variant="body2" color="text.secondary">
          {hours.join(" · ")}
        </Typography>
      )}
      {exceptions.length > 0 && (
        <Typography
          variant="body2"
          color="warning.main"
          title={exceptions.map(({ detail }) => detail).join("\n")}
          sx={{ display: "flex", gap: 0.5, alignItems: "center" }}
        >
          <Warning fontSize="inherit" aria-hidden />
          {text("openExceptions", { smart_count: exceptions.length })}
        </Typography>
      )}
      {isOfReader && (
        <Typography variant="caption" color="text.secondary">
          {text("reader")}
        </Typography>
      )}
      {shift !== undefined && (
        <Typography variant="caption" color="text.secondary">
          {shift}
        </Typography>
      )}
    </>
  );
}

/** The kind of a day: leave, a day off or half a day, or absence on a past working day without a scan. */
function DayKind({ day: { kind, holiday, isEmployed, spans }, isOver }: DayTextProps) {
  const text = useTexts(attendanceMonthTexts);
  const nameOf = useChoiceName();
  const name = kind && nameOf("dayKind", kind);
  const isAbsent = isOver && kind === undefined && isEmployed && spans.length === 0;
  const shown = [name, holiday, isAbsent && text("absent"), !isEmployed && text("notEmployed")];
  const words = shown.filter(Boolean).join(": ");
  if (words === "") return null;
  return (
    <Typography
      variant="body2"
      color={isAbsent ? "error" : "text.primary"}
      sx={{ fontWeight: kind || isAbsent ? 600 : 400 }}
    >
      {words}
    </Typography>
  );
}

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
      title={text("heading", { month: shownMonth(month) })}
      actions={
        <>
          {employeeId !== undefined && (
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
  ["HALF_PAID_LEAVE", 1],
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
