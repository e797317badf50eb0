import { and, eq, gte, inArray, lt, ne, sql } from "drizzle-orm";
import type { PlantCalendar } from "../../contract/calendar";
import { endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../contract/indiaTime";
import { leavesBetween, readCalendar } from "../calendar/queries";
import type { Database } from "../db/connect";
import { corrections, punches } from "../db/schema";
import { dayMs } from "../durations";
import { effectiveScans, type Scan, type ScanCorrection } from "./effectiveScans";
import { employedBetween, type PeopleAsked } from "./employedPeople";
import { pairScans, spanLimitsOf } from "./pairScans";
import { type PersonDays, personDaysOf } from "./personDays";

type Reader = Pick<Database, "select" | "execute">;

/** From `from` and before `until`, of some employees or of all. */
interface ScanWindow {
  readonly from: Date;
  readonly until: Date;
  readonly employeeIds?: readonly number[] | undefined;
}

/**
 * What came from the stations, by employee, each person's as one row: a month's scans are tens of thousands, and
 * a row for each of them takes the driver several times as long.
 */
async function punchesBetween(
  db: Reader,
  { from, until, employeeIds }: ScanWindow,
): Promise<Map<number, Scan[]>> {
  const rows = await db
    .select({
      employeeId: punches.employeeId,
      ids: sql<number[]>`json_agg(${punches.id})`,
      times: sql<number[]>`json_agg(round(date_part('epoch', ${punches.punchedAt}) * 1000))`,
    })
    .from(punches)
    .where(
      and(
        gte(punches.punchedAt, from),
        lt(punches.punchedAt, until),
        employeeIds && inArray(punches.employeeId, [...employeeIds]),
      ),
    )
    .groupBy(punches.employeeId);
  return new Map(
    rows.map(({ employeeId, ids, times }) => [
      employeeId,
      ids.map((id, index) => ({ at: new Date(times[index] ?? Number.NaN), ref: String(id) })),
    ]),
  );
}

/** Of corrections: those that add scans or take them out. */
export const changesScans = ({ from, until, employeeIds }: ScanWindow) =>
  and(
    gte(corrections.at, from),
    lt(corrections.at, until),
    eq(corrections.status, "APPROVED"),
    ne(corrections.action, "CONFIRM"),
    employeeIds && inArray(corrections.employeeId, [...employeeIds]),
  );

/** The scans that count, corrections considered, by employee. */
export async function scansBetween(
  db: Reader,
  { from, until, employeeIds }: ScanWindow,
): Promise<Map<number, readonly Scan[]>> {
  const came = await punchesBetween(db, { from, until, employeeIds });
  const corrected = await db
    .select({
      employeeId: corrections.employeeId,
      at: corrections.at,
      id: corrections.id,
      action: corrections.action,
    })
    .from(corrections)
    .where(changesScans({ from, until, employeeIds }))
    .orderBy(corrections.decidedAt, corrections.id);

  const correctionsOf = new Map<number, ScanCorrection[]>();
  for (const { employeeId, at, id, action } of corrected) {
    if (employeeId === null || at === null || action === "CONFIRM") continue;
    const theirs = correctionsOf.get(employeeId) ?? [];
    correctionsOf.set(employeeId, [...theirs, { at, action, ref: `C${id}` }]);
  }
  const people = new Set([...came.keys(), ...correctionsOf.keys()]);
  return new Map(
    [...people].map((id) => [id, effectiveScans(came.get(id) ?? [], correctionsOf.get(id) ?? [])]),
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

/** Of those who are in: until when their next scan is a check-out, by employee. */
export async function readCheckOutLimits(db: Reader, now: Date): Promise<Map<number, Date>> {
  const calendar = await readCalendar(db);
  const limits = spanLimitsOf(calendar);
  const today = indiaDate(now);
  const scans = await scansBetween(db, scanWindow(today, today, calendar));
  const found = [...scans].flatMap(([employeeId, theirs]) => {
    const last = pairScans(
      theirs.map(({ at }) => at),
      limits,
    ).at(-1);
    if (last === undefined || last.checkOut) return [];
    const until = new Date(last.checkIn.getTime() + limits.longestSpanMs);
    return until < now ? [] : [[employeeId, until] as const];
  });
  return new Map(found);
}

/** Whose days are read, and by which calendar. */
export interface AttendanceAsked extends PeopleAsked {
  /** The plant's present one without it. */
  readonly calendar?: PlantCalendar;
}

/** The given calendar dates in India, one after the other, of everybody who was employed on one of them. */
export async function attendanceOn(
  db: Reader,
  dates: readonly string[],
  { calendar: given, ...asked }: AttendanceAsked = {},
): Promise<PersonDays[]> {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return [];
  const calendar = given ?? (await readCalendar(db));
  const people = await employedBetween(db, first, last, asked);
  if (people.length === 0) return [];
  const leaves = await leavesBetween(db, first, last);
  const employeeIds = asked.employeeIds && people.map(({ id }) => id);
  const scans = await scansBetween(db, { ...scanWindow(first, last, calendar), employeeIds });
  const daysOf = personDaysOf(dates, calendar);
  return people.map((person) =>
    daysOf({
      ...person,
      scans: scans.get(person.id) ?? [],
      leaves: leaves.get(person.id) ?? [],
    }),
  );
}
