import type { PlantCalendar } from "../../contract/calendar";
import { type DayOff, daysOffOf } from "../calendar/daysOff";
import type { LeaveDays } from "../calendar/queries";
import { assignmentOn, isEmployedOn } from "../shifts/datedFacts";
import { type Day, dayOf, dayRule, type PaidDay, paidDay } from "./dayPay";
import type { Scan } from "./effectiveScans";
import type { Person } from "./employedPeople";
import { approvedFrom, type EarlyDecision } from "./workDays/earlyDecisions";
import { pairScans, type Span, spansByWorkDate } from "./workDays/spans";
import { shiftOnOf, workDaySettings } from "./workDays/workDays";

/** A day as it was worked and as it is paid. */
export interface PersonDay extends Day, PaidDay {
  /** A calendar date in India. */
  readonly date: string;
  readonly isEmployed: boolean;
  /** Why the person's unit of this date rests. */
  readonly dayOff?: DayOff;
  readonly spans: readonly Span[];
}

/** What one person's days are made of. */
interface PersonAttendance extends Person {
  /** The scans that count, as {@link readScans} gives them, in no order. */
  readonly scans: readonly Scan[];
  readonly leaves: readonly LeaveDays[];
  readonly earlyDecisions?: readonly EarlyDecision[] | undefined;
}

/** A person's days by their date. */
export interface PersonDays extends PersonAttendance {
  readonly days: ReadonlyMap<string, PersonDay>;
}

/**
 * Makes of people's scans and leaves the given calendar dates in India, one after the other. A span belongs
 * whole to its work day, so that a night's hours count to the day on which the shift began.
 */
export function personDaysOf(dates: readonly string[], calendar: PlantCalendar) {
  const dayOff = daysOffOf(calendar);
  const settings = workDaySettings(calendar);
  const daysOff = new Map<string, readonly (DayOff | undefined)[]>();
  /** Asked once for a unit, and not for each of its people again. */
  const daysOffIn = (unit: string) => {
    const known = daysOff.get(unit) ?? dates.map((date) => dayOff(unit, date));
    daysOff.set(unit, known);
    return known;
  };
  return (person: PersonAttendance): PersonDays => {
    const { assignments, employments, earlyDecisions } = person;
    const shiftOn = shiftOnOf(assignments);
    const instants = person.scans.map(({ at }) => at);
    const spansOn = spansByWorkDate(pairScans(instants, { shiftOn, settings }));
    const days = dates.map((date, index) => {
      const spans = spansOn.get(date) ?? [];
      const day = dayOf(spans, approvedFrom(spans, earlyDecisions));
      const off = daysOffIn(assignmentOn(assignments, date)?.unit ?? person.unit)[index];
      const isEmployed = isEmployedOn(employments, date);
      const terms = isEmployed
        ? dayRule(date, off, person.leaves)
        : { isOff: off !== undefined, paidShare: 0 };
      const { share, overtimeMinutes } = paidDay(day, terms, calendar.halfDayHours);
      const dayOff = off && { dayOff: off };
      return [
        date,
        { ...day, date, ...dayOff, share, overtimeMinutes, isEmployed, spans },
      ] as const;
    });
    return { ...person, days: new Map(days) };
  };
}
