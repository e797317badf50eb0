import { and, eq, gte, isNull, lt, lte, ne, or } from "drizzle-orm";
import type { PlantCalendar } from "../../contract/calendar";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../contract/indiaTime";
import { daysOffOf } from "../calendar/daysOff";
import { leavesBetween, readCalendar } from "../calendar/queries";
import type { Database } from "../db/connect";
import { corrections, employees, payTerms, punches } from "../db/schema";
import { dayMs } from "../durations";
import { type Day, dayOf, dayTerms, type PaidDay, type PayTerms, paidDay } from "./dayPay";
import { effectiveScans, type Scan, type ScanCorrection } from "./effectiveScans";
import { pairScans, spanLimitsOf, spansByDate } from "./pairScans";

type Reader = Pick<Database, "select" | "execute">;

export interface Person {
  id: number;
  name: string;
  barcodeId: string;
  unit: string;
  joinedAt: Date;
  deactivatedAt: Date | null;
  /** In the order of their dates; none until a salary is set up. */
  terms: readonly PayTerms[];
}

/** Everybody's terms of pay that have begun by a date, by employee, in the order of their dates. */
async function payTermsUntil(db: Reader, date: string): Promise<Map<number, PayTerms[]>> {
  const rows = await db
    .select({
      employeeId: payTerms.employeeId,
      validFrom: payTerms.validFrom,
      monthlyBasePaise: payTerms.monthlyBasePaise,
      workingDays: payTerms.workingDays,
      otMultiplierFactor: payTerms.otMultiplierFactor,
    })
    .from(payTerms)
    .where(lte(payTerms.validFrom, date))
    .orderBy(payTerms.employeeId, payTerms.validFrom);
  const byEmployee = new Map<number, PayTerms[]>();
  for (const { employeeId, ...terms } of rows) {
    const theirs = byEmployee.get(employeeId);
    if (theirs) theirs.push(terms);
    else byEmployee.set(employeeId, [terms]);
  }
  return byEmployee;
}

/** Who was employed on some day from `first` to `last`, calendar dates in India. */
async function employedBetween(db: Reader, first: string, last: string): Promise<Person[]> {
  const terms = await payTermsUntil(db, last);
  const people = await db
    .select({
      id: employees.id,
      name: employees.name,
      barcodeId: employees.barcodeId,
      unit: employees.unit,
      joinedAt: employees.joinedAt,
      deactivatedAt: employees.deactivatedAt,
    })
    .from(employees)
    .where(
      and(
        lt(employees.joinedAt, endOfIndiaDate(last)),
        or(isNull(employees.deactivatedAt), gte(employees.deactivatedAt, startOfIndiaDate(first))),
      ),
    )
    .orderBy(employees.id);
  return people.map((person) => ({ ...person, terms: terms.get(person.id) ?? [] }));
}

/** From `from` and before `until`, of one employee or of all. */
export interface ScanWindow {
  readonly from: Date;
  readonly until: Date;
  readonly employeeId?: number;
}

/** The scans that count, corrections considered, by employee. */
export async function scansBetween(
  db: Reader,
  { from, until, employeeId }: ScanWindow,
): Promise<Map<number, Scan[]>> {
  const came = await db
    .select({ employeeId: punches.employeeId, at: punches.punchedAt, id: punches.id })
    .from(punches)
    .where(
      and(
        gte(punches.punchedAt, from),
        lt(punches.punchedAt, until),
        employeeId === undefined ? undefined : eq(punches.employeeId, employeeId),
      ),
    );
  const corrected = await db
    .select({
      employeeId: corrections.employeeId,
      at: corrections.at,
      id: corrections.id,
      action: corrections.action,
    })
    .from(corrections)
    .where(
      and(
        gte(corrections.at, from),
        lt(corrections.at, until),
        eq(corrections.status, "APPROVED"),
        ne(corrections.action, "CONFIRM"),
        employeeId === undefined ? undefined : eq(corrections.employeeId, employeeId),
      ),
    )
    .orderBy(corrections.decidedAt, corrections.id);

  const people = new Map<number, { punches: Scan[]; corrections: ScanCorrection[] }>();
  const scansOf = (id: number) => {
    const known = people.get(id) ?? { punches: [], corrections: [] };
    people.set(id, known);
    return known;
  };
  for (const { employeeId, at, id } of came) {
    scansOf(employeeId).punches.push({ at, ref: String(id) });
  }
  for (const { employeeId, at, id, action } of corrected) {
    if (employeeId === null || at === null || action === "CONFIRM") continue;
    scansOf(employeeId).corrections.push({ at, action, ref: `C${id}` });
  }
  return new Map(
    [...people].map(([id, theirs]) => [id, effectiveScans(theirs.punches, theirs.corrections)]),
  );
}

/**
 * How long before a day scans are read: whether one is a check-in depends on those before it, as far
 * back as to a pause that is longer than a span. Nobody works more than ten days without a day off
 * (Factories Act, s. 52).
 */
const lookBackMs = 11 * dayMs;

/** The scans that say what the spans from `first` to `last` are, calendar dates in India. */
export const scanWindow = (
  first: string,
  last: string,
  calendar: Pick<PlantCalendar, "shortestSpanSeconds" | "longestSpanHours">,
): ScanWindow => ({
  from: new Date(startOfIndiaDate(first).getTime() - lookBackMs),
  until: new Date(endOfIndiaDate(last).getTime() + spanLimitsOf(calendar).longestSpanMs),
});

/** A person's days by their date. */
export interface PersonDays extends Person {
  readonly days: ReadonlyMap<string, Day & PaidDay>;
}

/** Whether somebody was employed on a calendar date in India. */
export const isEmployedOn = (
  { joinedAt, deactivatedAt }: Pick<Person, "joinedAt" | "deactivatedAt">,
  date: string,
) => indiaDate(joinedAt) <= date && (deactivatedAt === null || date <= indiaDate(deactivatedAt));

/**
 * The given calendar dates in India, one after the other, of everybody who was employed on one of them.
 * A span belongs whole to the date of its check-in, so that a night's hours count to the day on which it
 * began.
 */
export async function attendanceOn(db: Reader, dates: readonly string[]): Promise<PersonDays[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const calendar = await readCalendar(db);
  const people = await employedBetween(db, first, last);
  const leaves = await leavesBetween(db, first, last);
  const scans = await scansBetween(db, scanWindow(first, last, calendar));
  const dayOff = daysOffOf(calendar);
  const limits = spanLimitsOf(calendar);

  return people.map((person) => {
    const instants = (scans.get(person.id) ?? []).map(({ at }) => at);
    const spans = spansByDate(pairScans(instants, limits), first, last);
    const days = dates.map((date) => {
      const day = dayOf(spans.get(date) ?? []);
      const isEmployed = isEmployedOn(person, date);
      const off = dayOff(person.unit, date);
      const terms = isEmployed
        ? dayTerms(date, off, leaves.get(person.id) ?? [])
        : { isOff: off !== undefined, paidShare: 0 };
      return [date, { ...day, ...paidDay(day, terms, calendar.halfDayHours) }] as const;
    });
    return { ...person, days: new Map(days) };
  });
}
