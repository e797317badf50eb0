import { Box, Stack, Typography } from "@mui/material";
import type { PaidDay, Payslip } from "../../../../contract/payroll";
import { useTexts } from "../../../texts/useTexts";
import { CorrectDayButton } from "../../corrections/CorrectionLinks";
import { formatDuration, indiaTime, shownWeekday } from "../../formatMoment";
import { Disclosure, PlainLine } from "./Disclosure";
import { payslipTexts } from "./texts";

interface PayDaysProps {
  readonly label: string;
  readonly days: readonly PaidDay[];
  readonly person: Pick<Payslip, "name" | "barcodeId">;
}

/** In a window of 768 px the page beside the menu is narrower than this. */
const wide = "@container (min-width: 560px)";

function dayScans({ scans, spans }: PaidDay) {
  const checkIns = spans.map(({ checkIn }) => checkIn);
  const checkOuts = spans.map(({ checkOut }) => checkOut);
  const directionOf = (at: string) =>
    checkIns.includes(at) ? "IN" : checkOuts.includes(at) ? "OUT" : "REPEATED";
  return scans.map((scan) => ({ ...scan, is: directionOf(scan.at) }) as const);
}

export const PayDays = ({ label, days, person }: PayDaysProps) => (
  <Stack
    component="ul"
    aria-label={label}
    sx={{ m: 0, p: 0, listStyle: "none", containerType: "inline-size" }}
  >
    {days.map((day) => (
      <Box
        component="li"
        key={day.date}
        sx={{
          display: "flex",
          alignItems: "flex-start",
          borderTop: 1,
          borderColor: "divider",
          "&:first-of-type": { borderTop: 0 },
          "& > :not(button)": { flexGrow: 1, minWidth: 0 },
        }}
      >
        {day.spans.length === 0 ? (
          <PlainLine>
            <DayLine day={day} />
          </PlainLine>
        ) : (
          <Disclosure summary={<DayLine day={day} />}>
            <SpansAndScans day={day} />
          </Disclosure>
        )}
        <CorrectDayButton person={person} day={{ date: day.date, scans: dayScans(day) }} />
      </Box>
    ))}
  </Stack>
);

const shareNames = new Map<number, "none" | "half" | "whole">([
  [0, "none"],
  [0.5, "half"],
  [1, "whole"],
]);

function DayLine({ day }: { readonly day: PaidDay }) {
  const text = useTexts(payslipTexts);
  const minutes = (name: "worked" | "overtime" | "weekOvertime", value: number) =>
    value > 0 && text(`days.${name}`, { duration: formatDuration(value) });
  const details = [
    day.dayOff,
    day.leave,
    minutes("worked", day.workedMinutes),
    minutes("overtime", day.overtimeMinutes),
    minutes("weekOvertime", day.weekOvertimeMinutes),
  ].filter(Boolean);
  return (
    <Box
      component="span"
      sx={{
        display: "grid",
        columnGap: 2,
        gridTemplateColumns: "96px minmax(0, 1fr)",
        [wide]: { gridTemplateColumns: "110px 90px minmax(0, 1fr)" },
      }}
    >
      <Typography component="span" variant="body2" sx={{ fontWeight: 600 }}>
        {shownWeekday(day.date)}
      </Typography>
      <Typography component="span" variant="body2">
        {text(`days.${shareNames.get(day.share) ?? "none"}`)}
      </Typography>
      <Typography
        component="span"
        variant="body2"
        color="text.secondary"
        sx={{ gridColumn: "1 / -1", [wide]: { gridColumn: "auto" } }}
      >
        {details.join(" · ")}
      </Typography>
    </Box>
  );
}

function SpansAndScans({ day }: { readonly day: PaidDay }) {
  const text = useTexts(payslipTexts);
  const scans = day.scans.map(({ at, isCorrection }) =>
    isCorrection ? text("days.corrected", { time: indiaTime(at) }) : indiaTime(at),
  );
  return (
    <Box sx={{ pl: { xs: 1.5, sm: 4 }, display: "grid", gap: 0.5 }}>
      {day.spans.map(({ checkIn, checkOut }) => (
        <Typography key={checkIn} variant="body2">
          {indiaTime(checkIn)} – {indiaTime(checkOut, text("days.noCheckOut"))}
        </Typography>
      ))}
      <Typography variant="body2" color="text.secondary">
        {text("days.scans")}: {scans.join(", ")}
      </Typography>
    </Box>
  );
}
