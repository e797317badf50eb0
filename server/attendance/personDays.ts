import type { PlantCalendar } from "../../contract/calendar";
import { type DayOff, daysOffOf } from "../calendar/daysOff";
import type { LeaveDays } from "../calendar/queries";
import { isEmployedOn } from "../shifts/datedFacts";
import { type Day, dayOf, dayTerms, type PaidDay, paidDay } from "./dayPay";
import type { Scan } from "./effectiveScans";
import type { Person } from "./employedPeople";
import { pairScans, type Span, spanLimitsOf, spansByDate } from "./pairScans";

/** A day as it was worked and as it is paid. */
export interface PersonDay extends Day, PaidDay {
  /** A calendar date in India. */
  readonly date: string;
  readonly isEmployed: boolean;
  readonly spans: readonly Span[];
}

/** What one person's days are made of. */
interface PersonAttendance extends Person {
  /** The scans that count, those shortly before and after the days too, in no order. */
  readonly scans: readonly Scan[];
  readonly leaves: readonly LeaveDays[];
}

/** A person's days by their date. */
export interface PersonDays extends PersonAttendance {
  readonly days: ReadonlyMap<string, PersonDay>;
}

/**
 * Makes of people's scans and leaves the given calendar dates in India, one after the other. A span belongs
 * whole to the date of its check-in, so that a night's hours count to the day on which it began.
 */
export function personDaysOf(dates: readonly string[], calendar: PlantCalendar) {
  const [first = "", last = ""] = [dates[0], dates.at(-1)];
  const dayOff = daysOffOf(calendar);
  const limits = spanLimitsOf(calendar);
  const daysOff = new Map<string, readonly (DayOff | undefined)[]>();
  /** Asked once for a unit, and not for each of its people again. */
  const daysOffIn = (unit: string) => {
    const known = daysOff.get(unit) ?? dates.map((date) => dayOff(unit, date));
    daysOff.set(unit, known);
    return known;
  };
  return (person: PersonAttendance): PersonDays => {
    const offs = daysOffIn(person.unit);
    const instants = person.scans.map(({ at }) => at);
    const spansOn = spansByDate(pairScans(instants, limits), first, last);
    const days = dates.map((date, index) => {
      const spans = spansOn.get(date) ?? [];
      const day = dayOf(spans);
      const off = offs[index];
      const isEmployed = isEmployedOn(person.employments, date);
      const terms = isEmployed
        ? dayTerms(date, off, person.leaves)
        : { isOff: off !== undefined, paidShare: 0 };
      const { share, overtimeMinutes } = paidDay(day, terms, calendar.halfDayHours);
      return [date, { ...day, date, share, overtimeMinutes, isEmployed, spans }] as const;
    });
    return { ...person, days: new Map(days) };
  };
}
