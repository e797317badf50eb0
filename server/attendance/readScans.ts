import { type SQL, sql } from "drizzle-orm";
import { currentTime } from "../../domain/clock";
import { dateAfter, endOfIndiaDate, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { corrections, employees, punches } from "../db/schema";
import { pickColumns } from "../db/tables";
import {
  assignmentOn,
  type FactsOptions,
  readAssignments,
  readEmployments,
} from "../shifts/datedFacts";
import { dayMs, secondMs } from "../units";
import { readEffectiveScans, type Scan } from "./effectiveScans";
import type { Person } from "./personDays";
import {
  greatestSpanMs,
  type ShiftOn,
  settingsOn,
  shiftOnOf,
  type WorkDaySettings,
  workDaysOf,
} from "./workDays/workDays";

/** Reads the shifts of some dates and of the three dates before and after, on which work days depend. */
export const readWorkAssignments = (db: Reader, { first, last, ...people }: FactsOptions) =>
  readAssignments(db, { first: dateAfter(first, -3), last: dateAfter(last, 3), ...people });

/**
 * Reads people with the facts that their work days from `first` to `last` depend on, by their ids. Their unit is the
 * unit on the last day, or today if the last day has not come.
 */
export async function readPeople(db: Reader, options: FactsOptions, condition: SQL | undefined) {
  const employments = await readEmployments(db, options.employeeIds);
  const assignments = await readWorkAssignments(db, options);
  const people = await db
    .select(pickColumns(employees, "id", "name", "barcodeId", "unit"))
    .from(employees)
    .where(condition)
    .orderBy(employees.id);
  const today = indiaDate(currentTime());
  const day = options.last < today ? options.last : today;
  return people.map((person) => {
    const assigned = assignments.get(person.id) ?? [];
    return {
      ...person,
      unit: assignmentOn(assigned, day)?.unit ?? person.unit,
      employments: employments.get(person.id) ?? [],
      assignments: assigned,
    };
  });
}

export const withShiftOn = ({ id, assignments }: Person): PersonShifts => ({
  id,
  shiftOn: shiftOnOf(assignments),
});

interface PersonShifts {
  readonly id: number;
  readonly shiftOn: ShiftOn;
}

export interface WorkDaysOptions {
  /** Calendar dates in India, both included. */
  readonly first: string;
  readonly last: string;
  readonly settings: WorkDaySettings;
  /** True if the people are all or most people with scans in the database. */
  readonly areEverybody?: boolean;
}

/** The window of one person's scans that make the spans of some work days. */
interface PersonWindow {
  readonly id: number;
  readonly from: number;
  /** No check-out of the work days asked for is later than this. */
  readonly until: number;
  /**
   * True if the person has no shift at first. Which scan is a check-in then depends on the scans since the last long
   * gap.
   */
  readonly looksBack: boolean;
}

function windowOf({ id, shiftOn }: PersonShifts, { first, last, settings }: WorkDaysOptions) {
  const workDays = workDaysOf(shiftOn, settings);
  const [start, end] = [startOfIndiaDate(first), endOfIndiaDate(last)];
  const endsWithoutShift = workDays.at(new Date(end.getTime() - 1)) === undefined;
  return {
    id,
    looksBack: workDays.at(start) === undefined,
    from: Math.min(start.getTime(), workDays.on(first)?.from.getTime() ?? start.getTime()),
    until: Math.max(
      end.getTime() + (endsWithoutShift ? settingsOn(settings, last).longestSpanMs : 0),
      workDays.on(last)?.until.getTime() ?? 0,
    ),
  };
}

export const endOfWorkDays = (people: readonly PersonShifts[], options: WorkDaysOptions): Date =>
  new Date(
    people.reduce(
      (latest, person) => Math.max(latest, windowOf(person, options).until),
      endOfIndiaDate(options.last).getTime(),
    ),
  );

/** True if no scan came for more than `longestSpanMs`: scans before `readFrom` change no span after `from`. */
function hasLongGap(
  scans: readonly Scan[],
  { readFrom, from, longestSpanMs }: { readFrom: number; from: number; longestSpanMs: number },
): boolean {
  const before = scans
    .map(({ at }) => at.getTime())
    .filter((at) => at < from)
    .sort((one, other) => one - other);
  let previous = readFrom;
  for (const at of [...before, from]) {
    if (at - previous > longestSpanMs) return true;
    previous = at;
  }
  return false;
}

/**
 * Finds where pairing starts for people without a gap of more than `longestSpanMs` in the scans read. It starts at the
 * last scan before `readFrom` that follows such a gap. A scan that a correction took out counts here, because a gap
 * before the scan is a gap without the scan too. The index returns the scans of one person from the last one back to the gap.
 * @returns the earliest of these instants; undefined if nobody has a scan before `readFrom`
 */
async function findPairingStart(
  db: Reader,
  employeeIds: readonly number[],
  { readFrom, longestSpanMs }: { readFrom: Date; longestSpanMs: number },
): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: number | null }>(sql`
    select floor(date_part('epoch', min(found.at)) * 1000) as at
    from unnest(${sql.param([...employeeIds])}::int[]) person (id) cross join lateral (
      select gap.at from (
        select at, lead(at) over (order by at desc) as previous from (
          select ${punches.punchedAt} as at from ${punches}
          where ${punches.employeeId} = person.id and ${punches.punchedAt} < ${readFrom}
          union all
          select ${corrections.at} as at from ${corrections}
          where ${corrections.employeeId} = person.id and ${corrections.at} < ${readFrom}
            and ${corrections.status} = 'APPROVED' and ${corrections.action} = 'ADD'
        ) scanned
      ) gap
      where gap.previous is null
        or gap.at - gap.previous > make_interval(secs => ${longestSpanMs / secondMs}::float8)
      order by gap.at desc limit 1
    ) found`);
  const at = rows[0]?.at;
  return at === null || at === undefined ? undefined : new Date(at);
}

/**
 * Reads the scans of people from the start of their first work day. For people without a shift it reads from the last
 * long gap. The result may have further scans.
 */
export async function readScans(
  db: Reader,
  people: readonly PersonShifts[],
  options: WorkDaysOptions,
): Promise<ReadonlyMap<number, readonly Scan[]>> {
  const longestSpanMs = greatestSpanMs(options.settings);
  const windows = people.map((person) => windowOf(person, options));
  if (windows.length === 0) return new Map();
  const readFromOf = ({ from, looksBack }: PersonWindow) =>
    looksBack ? from - dayMs - longestSpanMs : from;
  const readFrom = windows.reduce((least, one) => Math.min(least, readFromOf(one)), Infinity);
  const until = windows.reduce((most, one) => Math.max(most, one.until), 0);
  const ids = people.map(({ id }) => id);
  const employeeIds = options.areEverybody ? undefined : ids;
  const window = { from: new Date(readFrom), until: new Date(until + 1), employeeIds };
  const scans = await readEffectiveScans(db, window);
  const unknown = windows.filter(
    ({ id, from, looksBack }) =>
      looksBack && !hasLongGap(scans.get(id) ?? [], { readFrom, from, longestSpanMs }),
  );
  if (unknown.length === 0) return scans;
  const withoutGap = unknown.map(({ id }) => id);
  const start = await findPairingStart(db, withoutGap, { readFrom: window.from, longestSpanMs });
  if (start === undefined) return scans;
  const earlier = { from: start, until: window.from, employeeIds: withoutGap };
  const before = await readEffectiveScans(db, earlier);
  return new Map([
    ...scans,
    ...withoutGap.map((id) => [id, [...(before.get(id) ?? []), ...(scans.get(id) ?? [])]] as const),
  ]);
}
