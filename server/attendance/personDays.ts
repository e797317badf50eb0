import type { AttendanceRow, DayKind } from "../../contract/attendance";
import type { PlantCalendar } from "../../contract/calendar";
import { startOfIndiaDate } from "../../domain/indiaTime";
import { type DayOff, type LeaveDays, prepareDaysOff } from "../calendar/readCalendar";
import {
  assignmentOn,
  type DatedAssignment,
  type DatedEmployment,
  isEmployedOn,
} from "../shifts/datedFacts";
import { minuteMs } from "../units";
import type { Scan } from "./effectiveScans";
import {
  isCheckOutForgotten,
  isOfSpan,
  pairScans,
  type ScannedSpan,
  shiftOnOf,
  spansByWorkDate,
  workDaySettings,
} from "./workDays/workDays";
import {
  approvedFrom,
  computeDay,
  computeOvertimeMinutes,
  type DayTimes,
  type EarlyDecision,
} from "./workDays/workedTime";

/** An employee with the dated facts that a range of days depends on, in the order of their dates. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly barcodeId: string;
  /** The unit in which the person works now. */
  readonly unit: string;
  readonly employments: readonly DatedEmployment[];
  readonly assignments: readonly DatedAssignment[];
}

interface PersonAttendance extends Person {
  /** The effective scans, in no order. */
  readonly scans: readonly Scan[];
  readonly leaves: readonly LeaveDays[];
  readonly earlyDecisions?: readonly EarlyDecision[] | undefined;
}

/** One date of one person, as attendance computes it. Minutes are whole. */
export interface WorkedDay extends DayTimes {
  /** A calendar date in India. */
  readonly date: string;
  readonly isEmployed: boolean;
  /** The weekly off or the holiday of the person's unit on this date. */
  readonly dayOff?: DayOff | undefined;
  readonly overtimeMinutes: number;
  readonly spans: readonly ScannedSpan[];
  readonly hasForgottenCheckOut: boolean;
}

export interface PersonDays extends PersonAttendance {
  readonly days: ReadonlyMap<string, WorkedDay>;
}

function leaveKind(date: string, leaves: readonly LeaveDays[]): DayKind | undefined {
  const ofDate = leaves.filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate);
  const whole = ofDate.find(({ isHalfDay }) => !isHalfDay);
  if (whole) return whole.kind === "UNPAID" ? "UNPAID_LEAVE" : "PAID_LEAVE";
  // Two half days on a date are of two kinds, and make a whole day together.
  if (ofDate.length > 1)
    return ofDate.some(({ kind }) => kind === "UNPAID") ? "HALF_PAID_LEAVE" : "PAID_LEAVE";
  return ofDate.length > 0 ? "HALF_LEAVE" : undefined;
}

/** True if a person has not come on a date, and the shift of the date has not begun. */
export function isNotDue({ assignments, days }: PersonDays, date: string, now: Date): boolean {
  const shift = assignmentOn(assignments, date)?.shift;
  if (!shift || days.get(date)?.checkIn) return false;
  return now.getTime() < startOfIndiaDate(date).getTime() + shift.startsAt * minuteMs;
}

/**
 * Classifies a person's day. A day off overrides a leave, and a leave overrides the hours worked. `today` is never a
 * half day, because it is not over.
 */
export function classifyDay(
  {
    date,
    dayOff,
    isEmployed,
    checkIn,
    hasOpenSpan,
    workedMinutes,
  }: DayTimes & Pick<WorkedDay, "date" | "dayOff" | "isEmployed">,
  leaves: readonly LeaveDays[],
  { halfDayHours, today }: Pick<PlantCalendar, "halfDayHours"> & { readonly today: string },
): Pick<AttendanceRow, "dayKind" | "holiday"> {
  if (!isEmployed && !checkIn) return {};
  if (dayOff?.kind === "HOLIDAY") return { dayKind: "HOLIDAY", holiday: dayOff.name };
  if (dayOff) return { dayKind: "WEEKLY_OFF" };
  const leave = leaveKind(date, leaves);
  if (leave) return { dayKind: leave };
  const isHalf = checkIn && !hasOpenSpan && date < today && workedMinutes < halfDayHours * 60;
  return isHalf ? { dayKind: "HALF_DAY" } : {};
}

/**
 * Prepares a function that computes a person's days. A span belongs whole to the day on which its shift began. `dates`
 * are consecutive dates in India.
 */
export function preparePersonDays(dates: readonly string[], calendar: PlantCalendar, now: Date) {
  const dayOffOn = prepareDaysOff(calendar);
  const settings = workDaySettings(calendar);
  const daysOff = new Map<string, readonly (DayOff | undefined)[]>();
  const daysOffIn = (unit: string) => {
    const known = daysOff.get(unit) ?? dates.map((date) => dayOffOn(unit, date));
    daysOff.set(unit, known);
    return known;
  };
  return (person: PersonAttendance): PersonDays => {
    const { assignments, employments, earlyDecisions } = person;
    const shiftOn = shiftOnOf(assignments);
    const instants = person.scans.map(({ at }) => at);
    const spansOn = spansByWorkDate(pairScans(instants, { shiftOn, settings }));
    const days = dates.map((date, index): [string, WorkedDay] => {
      const spans = spansOn.get(date) ?? [];
      const dayOff = daysOffIn(assignmentOn(assignments, date)?.unit ?? person.unit)[index];
      const day = computeDay(spans, approvedFrom(spans, earlyDecisions));
      return [
        date,
        {
          // The fields are named one by one: a copy by `...day` is slow, and took a fifth of the time of a month's pay.
          checkIn: day.checkIn,
          checkOut: day.checkOut,
          workedMinutes: day.workedMinutes,
          hasOpenSpan: day.hasOpenSpan,
          date,
          isEmployed: isEmployedOn(employments, date),
          dayOff,
          overtimeMinutes: computeOvertimeMinutes(day, dayOff !== undefined),
          spans,
          hasForgottenCheckOut: spans.some((span) => isCheckOutForgotten(span, now)),
        },
      ];
    });
    return { ...person, days: new Map(days) };
  };
}

interface SpanScan extends Scan {
  readonly at: Date;
  readonly isCorrection: boolean;
}

/** Returns a function that lists the scans of one day's spans. Call it for one day after the other. */
export function scansOfSpans(scans: readonly Scan[], calendar: PlantCalendar) {
  const settings = workDaySettings(calendar);
  const inOrder = scans.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  let next = 0;
  return (spans: readonly ScannedSpan[]): SpanScan[] => {
    const found: SpanScan[] = [];
    for (const span of spans) {
      for (let scan = inOrder[next]; scan; scan = inOrder[next]) {
        if (!isOfSpan(scan.at, span, settings) && scan.at > span.checkIn) break;
        if (scan.at >= span.checkIn)
          found.push({ ...scan, isCorrection: scan.ref.startsWith("C") });
        next += 1;
      }
    }
    return found;
  };
}
