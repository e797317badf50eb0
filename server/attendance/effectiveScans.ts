import { and, asc, eq, gte, inArray, lt, sql } from "drizzle-orm";
import type { AttendanceException, ScanDirection } from "../../contract/corrections";
import { endOfIndiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { clockText } from "../../domain/momentText";
import type { Reader } from "../db/connect";
import { corrections, punches } from "../db/schema";
import { pickColumns } from "../db/tables";
import { groupBy } from "../groupBy";
import {
  assignmentOn,
  type DatedAssignment,
  type FactsOptions,
  type ShiftTimes,
} from "../shifts/datedFacts";
import { dayMs, minuteMs } from "../units";
import {
  isOfSpan,
  pairScans,
  type ScannedSpan,
  shiftOnOf,
  type WorkDaySettings,
} from "./workDays/workDays";
import type { EarlyDecision } from "./workDays/workedTime";

export interface Scan {
  readonly at: Date;
  /** The id of the punch or, with a `C` before it, of the correction that added the scan. */
  readonly ref: string;
}

export interface ScanCorrection extends Scan {
  readonly action: "ADD" | "VOID";
}

/**
 * Returns the scans of one person that count after the person's corrections. `corrections` are in the order of their
 * decisions: the last one of an instant holds.
 */
export function effectiveScans(
  punches: readonly Scan[],
  corrections: readonly ScanCorrection[],
): readonly Scan[] {
  if (corrections.length === 0) return punches;
  const lastOf = new Map(corrections.map((correction) => [correction.at.getTime(), correction]));
  const instants = new Set(punches.map(({ at }) => at.getTime()));
  const counting = punches.filter(({ at }) => lastOf.get(at.getTime())?.action !== "VOID");
  const added = [...lastOf.values()].filter(
    ({ action, at }) => action === "ADD" && !instants.has(at.getTime()),
  );
  return [...counting, ...added.map(({ at, ref }) => ({ at, ref }))];
}

/** A range of time from `from` to before `until`, for some or all employees. */
interface ScanWindow {
  readonly from: Date;
  readonly until: Date;
  readonly employeeIds?: readonly number[] | undefined;
}

/**
 * Reads punches, as one row of arrays for each person. The driver is several times slower with a row for each of the tens of
 * thousands of scans of a month.
 */
async function readPunches(db: Reader, { from, until, employeeIds }: ScanWindow) {
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

export async function readEffectiveScans(
  db: Reader,
  { from, until, employeeIds }: ScanWindow,
): Promise<Map<number, readonly Scan[]>> {
  const came = await readPunches(db, { from, until, employeeIds });
  const corrected = await db
    .select(pickColumns(corrections, "employeeId", "at", "id", "action"))
    .from(corrections)
    .where(
      and(
        gte(corrections.at, from),
        lt(corrections.at, until),
        inArray(corrections.action, ["ADD", "VOID"]),
        eq(corrections.status, "APPROVED"),
        employeeIds && inArray(corrections.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(corrections.decidedAt, corrections.id);

  const correctionsOf = new Map<number, ScanCorrection[]>();
  for (const { employeeId, at, id, action } of corrected) {
    if (employeeId === null || at === null || (action !== "ADD" && action !== "VOID")) continue;
    const theirs = correctionsOf.get(employeeId) ?? [];
    correctionsOf.set(employeeId, [...theirs, { at, action, ref: `C${id}` }]);
  }
  const people = new Set([...came.keys(), ...correctionsOf.keys()]);
  return new Map(
    [...people].map((id) => [id, effectiveScans(came.get(id) ?? [], correctionsOf.get(id) ?? [])]),
  );
}

/** Reads the decisions that may be about the work days from `first` to `last`, by employee, in the order of deciding. */
export async function readEarlyDecisions(
  db: Reader,
  { first, last, employeeIds }: FactsOptions,
): Promise<ReadonlyMap<number, readonly EarlyDecision[]>> {
  const rows = await db
    .select(pickColumns(corrections, "employeeId", "at", "action"))
    .from(corrections)
    .where(
      and(
        gte(corrections.at, new Date(startOfIndiaDate(first).getTime() - dayMs)),
        lt(corrections.at, endOfIndiaDate(last)),
        inArray(corrections.action, ["COUNT_EARLY", "DROP_EARLY"]),
        eq(corrections.status, "APPROVED"),
        employeeIds && inArray(corrections.employeeId, [...employeeIds]),
      ),
    )
    .orderBy(asc(corrections.decidedAt), asc(corrections.id));
  const decisions = rows.flatMap(({ employeeId, at, action }) =>
    employeeId === null || at === null
      ? []
      : [{ employeeId, at, isCounted: action === "COUNT_EARLY" }],
  );
  return groupBy(decisions, ({ employeeId }) => employeeId);
}

const clockOf = (minutes: number) => clockText(new Date(minutes * minuteMs));

/** Formats a shift, such as `A 6:00 am – 2:00 pm`. */
export const shiftText = ({ name, startsAt, endsAt }: ShiftTimes) =>
  `${name} ${clockOf(startsAt)} – ${clockOf(endsAt)}`;

/** Returns a function that classifies a scan of some spans as check-in, check-out or repeated. */
export function directionsIn(spans: readonly ScannedSpan[]): (at: Date) => ScanDirection {
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

/** Returns a function that describes a scan by its instant and the exception's date: in or out, the shift, the day's scans. */
export function describeScans({ scans, assignments }: PersonScans, settings: WorkDaySettings) {
  const instants = scans
    .map(({ at }) => at)
    .toSorted((one, other) => one.getTime() - other.getTime());
  const spans = pairScans(instants, { shiftOn: shiftOnOf(assignments), settings });
  const directionOf = directionsIn(spans);
  const isOf = (at: Date, span: ScannedSpan) => isOfSpan(at, span, settings);
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
