import type { AttendanceException, ScanDirection } from "../../contract/corrections";
import { clockText } from "../../domain/momentText";
import { assignmentOn, type DatedAssignment, type ShiftTimes } from "../shifts/datedFacts";
import { minuteMs } from "../units";
import type { Scan } from "./effectiveScans";
import { isOfSpan, pairScans, type Span } from "./workDays/spans";
import { shiftOnOf, type WorkDaySettings } from "./workDays/workDays";

const clockOf = (minutes: number) => clockText(new Date(minutes * minuteMs));

/** Formats a shift, such as `A 6:00 am – 2:00 pm`. */
export const shiftText = ({ name, startsAt, endsAt }: ShiftTimes) =>
  `${name} ${clockOf(startsAt)} – ${clockOf(endsAt)}`;

/** Returns a function that classifies a scan of some spans as check-in, check-out or repeated. */
export function directionsIn(spans: readonly Span[]): (at: Date) => ScanDirection {
  const checkIns = new Set(spans.map(({ checkIn }) => checkIn.getTime()));
  const checkOuts = new Set(spans.map(({ checkOut }) => checkOut?.getTime()));
  return (at) =>
    checkIns.has(at.getTime()) ? "IN" : checkOuts.has(at.getTime()) ? "OUT" : "REPEATED";
}

type ScanDetails = Pick<AttendanceException, "direction" | "shift" | "scansAround">;

interface PersonScans {
  readonly scans: readonly Scan[];
  readonly assignments: readonly DatedAssignment[];
}

/** Returns a function of a scan's instant and the exception's date: in or out, the shift, the day's scans. */
export function describeScans({ scans, assignments }: PersonScans, settings: WorkDaySettings) {
  const instants = scans
    .map(({ at }) => at)
    .toSorted((one, other) => one.getTime() - other.getTime());
  const spans = pairScans(instants, { shiftOn: shiftOnOf(assignments), settings });
  const directionOf = directionsIn(spans);
  const isOf = (at: Date, span: Span) => isOfSpan(at, span, settings);
  return (at: Date, date: string): ScanDetails => {
    const workDate = spans.find((span) => isOf(at, span))?.workDate ?? date;
    const theirs = spans.filter((span) => span.workDate === workDate);
    const shift = assignmentOn(assignments, workDate)?.shift;
    const around = instants.filter((instant) => theirs.some((span) => isOf(instant, span)));
    return {
      ...(instants.some((instant) => instant.getTime() === at.getTime()) && {
        direction: directionOf(at),
      }),
      ...(shift && { shift: shiftText(shift) }),
      scansAround: around.map((instant) => ({
        at: instant.toISOString(),
        direction: directionOf(instant),
      })),
    };
  };
}
