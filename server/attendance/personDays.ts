import type { AttendanceRow, DayKind } from "../../contract/attendance";
import type { PlantCalendar } from "../../contract/calendar";
import { type DayOff, type LeaveDays, prepareDaysOff } from "../calendar/readCalendar";
import {
  assignmentOn,
  type DatedAssignment,
  type DatedEmployment,
  isEmployedOn,
} from "../shifts/datedFacts";
import type { Scan } from "./effectiveScans";
import {
  isCheckOutForgotten,
  isOfSpan,
  pairScans,
  type Span,
  spansByWorkDate,
} from "./workDays/spans";
import { shiftOnOf, workDaySettings } from "./workDays/workDays";
import {
  approvedFrom,
  computeDay,
  computeOvertimeMinutes,
  type Day,
  type EarlyDecision,
} from "./workDays/workedTime";

/** An employee with the dated facts that a range of days depends on, in the order of their dates. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly barcodeId: string;
  /** The present unit. */
  readonly unit: string;
  readonly employments: readonly DatedEmployment[];
  readonly assignments: readonly DatedAssignment[];
}

/** The facts that a person's days are computed from. */
interface PersonAttendance extends Person {
  /** The effective scans, in no order. */
  readonly scans: readonly Scan[];
  readonly leaves: readonly LeaveDays[];
  readonly earlyDecisions?: readonly EarlyDecision[] | undefined;
}

/** A day as a person worked it. Minutes are whole. */
export interface PersonDay extends Day {
  /** A calendar date in India. */
  readonly date: string;
  readonly isEmployed: boolean;
  /** Why the person's unit of this date rests. */
  readonly dayOff?: DayOff;
  readonly overtimeMinutes: number;
  readonly spans: readonly Span[];
  readonly hasForgottenCheckOut: boolean;
}

/** A person's days by their date. */
export interface PersonDays extends PersonAttendance {
  readonly days: ReadonlyMap<string, PersonDay>;
}

function leaveKind(date: string, leaves: readonly LeaveDays[]): DayKind | undefined {
  const taken = leaves.filter(({ firstDate, lastDate }) => firstDate <= date && date <= lastDate);
  const whole = taken.find(({ isHalfDay }) => !isHalfDay);
  if (whole) return whole.kind === "PAID" ? "PAID_LEAVE" : "UNPAID_LEAVE";
  return taken.length > 0 ? "HALF_LEAVE" : undefined;
}

/**
 * Returns the kind of a person's day if it is not an ordinary working day. A day off overrides a leave, and a leave
 * overrides the hours worked.
 * @param today a calendar date in India; today is never a half day, because it is not over
 */
export function classifyDay(
  {
    date,
    dayOff,
    isEmployed,
    checkIn,
    hasOpenSpan,
    workedMinutes,
  }: Day & Pick<PersonDay, "date" | "dayOff" | "isEmployed">,
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
 * Computes people's days from their scans and leaves. A span belongs whole to its work day: the hours of a night count
 * to the day on which the shift began.
 * @param dates calendar dates in India, one after the other
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
    const days = dates.map((date, index): [string, PersonDay] => {
      const spans = spansOn.get(date) ?? [];
      const dayOff = daysOffIn(assignmentOn(assignments, date)?.unit ?? person.unit)[index];
      const day = computeDay(spans, approvedFrom(spans, earlyDecisions));
      return [
        date,
        {
          ...day,
          date,
          isEmployed: isEmployedOn(employments, date),
          ...(dayOff && { dayOff }),
          overtimeMinutes: computeOvertimeMinutes(day, dayOff !== undefined),
          spans,
          hasForgottenCheckOut: spans.some((span) => isCheckOutForgotten(span, now)),
        },
      ];
    });
    return { ...person, days: new Map(days) };
  };
}

/** An effective scan, and whether a correction added it. */
interface SpanScan {
  readonly at: Date;
  readonly isCorrection: boolean;
}

/**
 * Finds the scans of a person's spans.
 * @returns a function that lists the scans of one day's spans, in their order; call it for one day after the other
 */
export function scansOfSpans(scans: readonly Scan[], calendar: PlantCalendar) {
  const settings = workDaySettings(calendar);
  const inOrder = scans.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  let next = 0;
  return (spans: readonly Span[]): SpanScan[] => {
    const found: SpanScan[] = [];
    for (const span of spans) {
      for (let scan = inOrder[next]; scan; scan = inOrder[next]) {
        if (!isOfSpan(scan.at, span, settings) && scan.at > span.checkIn) break;
        if (scan.at >= span.checkIn) {
          found.push({ at: scan.at, isCorrection: scan.ref.startsWith("C") });
        }
        next += 1;
      }
    }
    return found;
  };
}
