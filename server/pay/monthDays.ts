import { and, gte, inArray, isNull, lte, or } from "drizzle-orm";
import { calendarOn, type PlantCalendar } from "../../contract/calendar";
import { datesBefore, datesOfMonthUntil, lastDateOfMonth, weekStart } from "../../domain/indiaTime";
import type { PersonDays, WorkedDay } from "../attendance/personDays";
import { type DaysOptions, readDays } from "../attendance/readDays";
import type { Reader } from "../db/connect";
import { payComponents, payTerms } from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";
import { computeDayShare, dayRule, type EarnedDay, type EarningTerms } from "./earnings";
import type { DatedComponent } from "./payComponents";

/** The minutes of a whole week: 48 hours. More work in a week is overtime, unless a day counts it already. */
const weekMinutes = 48 * 60;

/**
 * Computes overtime in minutes, by the week's Sunday. A week that has not ended has none. `days` follow each other from a
 * Monday on. Source: docs/trade/pay.md#overtime.
 */
function computeWeekOvertime(days: readonly WorkedDay[]): Map<string, number> {
  const weeks = new Map<string, number>();
  let worked = 0;
  let counted = 0;
  for (const [index, { date, workedMinutes, overtimeMinutes }] of days.entries()) {
    worked += workedMinutes;
    counted += overtimeMinutes;
    if (index % 7 !== 6) continue;
    weeks.set(date, Math.max(0, worked - weekMinutes - counted));
    worked = 0;
    counted = 0;
  }
  return weeks;
}

export interface PersonMonth extends Omit<PersonDays, "days"> {
  /** The days on which the person was employed, one after the other. */
  readonly days: readonly (EarnedDay & WorkedDay)[];
  /** The terms of pay, sorted by date. Empty until a salary is set up. */
  readonly terms: readonly EarningTerms[];
}

interface MonthRules {
  /** `yyyy-MM` */
  readonly month: string;
  /** Today, as a calendar date in India. Later days have not come yet. */
  readonly today: string;
  /** The plant's calendar. Its `halfDayHours` on a date decides if a day is a half day. */
  readonly calendar: PlantCalendar;
}

/** Selects the days of a month and adds their shares and the overtime of their weeks. @param days from a Monday on */
export function computePersonMonth(
  { days, ...person }: PersonDays,
  terms: readonly EarningTerms[],
  { month, today, calendar }: MonthRules,
): PersonMonth {
  const all = [...days.values()];
  const weeks = computeWeekOvertime(all);
  // If today is a Sunday, its week has not ended yet.
  weeks.delete(today);
  return {
    ...person,
    terms,
    days: all
      .filter(({ date, isEmployed }) => isEmployed && date.startsWith(month))
      .map((day) => ({
        ...day,
        share: computeDayShare(
          day,
          dayRule(day.date, day.dayOff, person.leaves),
          calendarOn(calendar, day.date).halfDayHours,
        ),
        weekOvertimeMinutes: weeks.get(day.date) ?? 0,
      })),
  };
}

/**
 * Returns the dates of a month up to today. Before them it returns the dates of the month before that are in the first
 * one's week.
 */
export function datesForMonth(month: string, today: string): string[] {
  const first = `${month}-01`;
  const end = lastDateOfMonth(month);
  const dates = datesOfMonthUntil(end < today ? end : today);
  return [...datesBefore(first, weekStart(first)), ...dates];
}

export const termsColumns = pickColumns(
  payTerms,
  "validFrom",
  "monthlyBasePaise",
  "workingDays",
  "otMultiplierFactor",
);

/** Reads the terms of pay that have begun by a date, by employee, in the order of their dates. */
export async function readPayTerms(
  db: Reader,
  until: string,
  employeeIds: readonly number[] | undefined,
): Promise<Map<number, EarningTerms[]>> {
  const rows = await db
    .select({ employeeId: payTerms.employeeId, ...termsColumns })
    .from(payTerms)
    .where(
      and(
        lte(payTerms.validFrom, until),
        employeeIds && inArray(payTerms.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(payTerms.employeeId, payTerms.validFrom);
  return groupBy(rows, ({ employeeId }) => employeeId);
}

const datedColumns = pickColumns(
  payComponents,
  "id",
  "name",
  "kind",
  "basis",
  "amountPaise",
  "employeeId",
  "unit",
  "shiftId",
  "validFrom",
  "validTo",
  "maxMissed",
  "nightFrom",
  "nightTo",
  "nightHours",
  "isWages",
  "wageKind",
);

/** Reads the pay components that hold on some day of a month, ordered by number. Without a month, reads all. */
export const readComponents = (db: Reader, month?: string): Promise<DatedComponent[]> =>
  db
    .select(datedColumns)
    .from(payComponents)
    .where(
      and(
        isNull(payComponents.cancelledAt),
        month === undefined ? undefined : lte(payComponents.validFrom, lastDateOfMonth(month)),
        month === undefined
          ? undefined
          : or(isNull(payComponents.validTo), gte(payComponents.validTo, `${month}-01`)),
      ),
    )
    .orderBy(payComponents.id);

interface MonthOptions extends DaysOptions {
  readonly calendar: PlantCalendar;
  /** Today, as a calendar date in India. Later days have not come yet. */
  readonly today: string;
}

/**
 * Reads the days of a month. A week that ends in the first days began in the month before, so those days are read too
 * for the week's overtime.
 */
export async function readMonthDays(
  db: Reader,
  month: string,
  { today, ...options }: MonthOptions,
): Promise<PersonMonth[]> {
  if (month > today) return [];
  const dates = datesForMonth(month, today);
  const { calendar, employeeIds, alsoIds = [] } = options;
  const terms = await readPayTerms(
    db,
    dates.at(-1) ?? today,
    employeeIds && [...employeeIds, ...alsoIds],
  );
  const people = await readDays(db, dates, options);
  const also = new Set(alsoIds);
  const rules = { month, today, calendar };
  return people
    .map((person) => computePersonMonth(person, terms.get(person.id) ?? [], rules))
    .filter(({ id, days }) => days.length > 0 || also.has(id));
}
