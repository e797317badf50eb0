import { and, eq, gte, inArray, isNotNull, lt, lte, or } from "drizzle-orm";
import {
  dateAfter,
  endOfIndiaDate,
  indiaDate,
  lastDateOfMonth,
  startOfIndiaDate,
} from "../../domain/indiaTime";
import { dateText, momentText } from "../../domain/momentText";
import { changesScans } from "../attendance/scansBetween";
import { readCalendar } from "../calendar/queries";
import type { Database } from "../db/connect";
import { corrections, leaves, punches, scans } from "../db/schema";
import { dayMs } from "../durations";
import { changedFacts } from "./changedFacts";
import { readPayFacts } from "./datedPayFacts";
import type { LockedRun } from "./lockedRuns";
import { weekEnd } from "./weekOvertime";

type Reader = Pick<Database, "select" | "execute">;

/** A fact that a lock did not see, and that may change what locked months pay. */
export interface LaterChange {
  /** Absent if it concerns all employees. */
  readonly employeeId?: number;
  /** The calendar dates in India that it may change, both included. */
  readonly first: string;
  readonly last: string;
  /** False for terms of pay, which change what days earn and not what was worked on them. */
  readonly changesDays?: boolean;
  /** False where the lock may have seen it after all. */
  readonly isLater: boolean;
  /** What it is, in a sentence. */
  readonly origin: string;
}

/** True if a change may be of a day of the month, or of a week that ends in it. */
export const touches = ({ first, last }: LaterChange, month: string) =>
  first <= lastDateOfMonth(month) && `${month}-01` <= weekEnd(last);

/** The lock since which changes are read, the range of calendar dates in India, and the employees. */
export interface ChangesOptions {
  readonly since: LockedRun;
  readonly first: string;
  readonly last: string;
  /** Undefined for all employees. */
  readonly employeeIds?: readonly number[] | undefined;
}

/**
 * How long before a lock a change may have been made that the lock did not see: its time is read before it is
 * written. A change that the lock saw gives no arrears.
 */
const overlapMs = dayMs;

const seenUntil = ({ since }: ChangesOptions) => new Date(since.lockedAt.getTime() - overlapMs);

/** Descriptions of corrections, by the time of the scan. */
const correctionText = {
  ADD: (time: string) => `The scan of ${time} was added`,
  VOID: (time: string) => `The scan of ${time} was taken out`,
  COUNT_EARLY: (time: string) => `The time before the shift was approved from ${time} on`,
  DROP_EARLY: (time: string) => `The time before the shift from ${time} on was left out`,
};

const isLater = ({ since }: ChangesOptions, changedAt: Date | null) =>
  changedAt !== null && changedAt >= since.lockedAt;

/** A scan may close a span of the day before or open one of its own day. */
const datesAround = (at: Date) => {
  const date = indiaDate(at);
  return { first: dateAfter(date, -1), last: dateAfter(date, 1) };
};

/** When scans are that may change the days asked for. */
const scanWindowOf = ({ first, last }: ChangesOptions) => ({
  from: startOfIndiaDate(dateAfter(first, -1)),
  until: endOfIndiaDate(dateAfter(last, 1)),
});

async function correctedScans(db: Reader, asked: ChangesOptions): Promise<LaterChange[]> {
  const { employeeIds } = asked;
  const rows = await db
    .select()
    .from(corrections)
    .where(
      and(
        changesScans({ ...scanWindowOf(asked), employeeIds }),
        gte(corrections.decidedAt, seenUntil(asked)),
      ),
    )
    .orderBy(corrections.decidedAt, corrections.id);
  return rows.flatMap(({ employeeId, at, action, reason, decidedBy, decidedAt }) => {
    if (employeeId === null || at === null || action === "CONFIRM") return [];
    const origin = `${correctionText[action](momentText(at))} by ${decidedBy}: ${reason}`;
    return [{ employeeId, ...datesAround(at), isLater: isLater(asked, decidedAt), origin }];
  });
}

async function lateScans(db: Reader, asked: ChangesOptions): Promise<LaterChange[]> {
  const { from, until } = scanWindowOf(asked);
  const rows = await db
    .select({
      employeeId: punches.employeeId,
      at: punches.punchedAt,
      receivedAt: scans.receivedAt,
    })
    .from(scans)
    .innerJoin(punches, eq(punches.scanId, scans.id))
    .where(
      and(
        gte(scans.at, from),
        lt(scans.at, until),
        // A month is locked when its last span must have ended: what comes then comes late.
        eq(scans.isLate, true),
        gte(scans.receivedAt, seenUntil(asked)),
        asked.employeeIds && inArray(punches.employeeId, [...asked.employeeIds]),
      ),
    )
    .orderBy(scans.receivedAt, punches.id);
  return rows.map(({ employeeId, at, receivedAt }) => ({
    employeeId,
    ...datesAround(at),
    isLater: isLater(asked, receivedAt),
    origin: `The scan of ${momentText(at)} came from its station on ${dateText(receivedAt)}`,
  }));
}

async function changedLeaves(db: Reader, asked: ChangesOptions): Promise<LaterChange[]> {
  const since = seenUntil(asked);
  const rows = await db
    .select()
    .from(leaves)
    .where(
      and(
        gte(leaves.lastDate, asked.first),
        lte(leaves.firstDate, asked.last),
        or(
          gte(leaves.createdAt, since),
          and(isNotNull(leaves.cancelledAt), gte(leaves.cancelledAt, since)),
        ),
        asked.employeeIds && inArray(leaves.employeeId, [...asked.employeeIds]),
      ),
    )
    .orderBy(leaves.id);
  return rows.map(
    ({ employeeId, firstDate, lastDate, kind, createdAt, cancelledAt, createdBy }) => {
      const leave = `${kind === "PAID" ? "Paid" : "Unpaid"} leave from ${dateText(firstDate)} to ${dateText(lastDate)}`;
      const origin = cancelledAt
        ? `${leave} was cancelled on ${dateText(cancelledAt)}`
        : `${leave} was entered by ${createdBy} on ${dateText(createdAt)}`;
      const changedAt = cancelledAt ?? createdAt;
      return {
        employeeId,
        first: firstDate,
        last: lastDate,
        isLater: isLater(asked, changedAt),
        origin,
      };
    },
  );
}

/** The run keeps the dated facts that its lock saw. */
async function datedFacts(db: Reader, asked: ChangesOptions): Promise<LaterChange[]> {
  const { since, first, last, employeeIds } = asked;
  if (!since.facts) return [];
  const ids = employeeIds && new Set(employeeIds);
  return changedFacts(since.facts, await readPayFacts(db), { first, last })
    .filter(({ employeeId }) => ids?.has(employeeId) ?? true)
    .map((change) => ({ ...change, isLater: true }));
}

/** Holidays have no time of entry. They are compared with the holidays that the run stored at its lock. */
async function changedHolidays(db: Reader, asked: ChangesOptions): Promise<LaterChange[]> {
  const { holidays } = await readCalendar(db);
  const then = new Map(asked.since.rules.calendar.holidays.map(({ date, name }) => [date, name]));
  const now = new Map(holidays.map(({ date, name }) => [date, name]));
  const isRequested = (date: string) => asked.first <= date && date <= asked.last;
  const changeOf = (date: string, origin: string) => ({
    first: date,
    last: date,
    isLater: true,
    origin,
  });
  return [
    ...[...now]
      .filter(([date]) => isRequested(date) && !then.has(date))
      .map(([date, name]) => changeOf(date, `${dateText(date)} is a holiday now: ${name}`)),
    ...[...then]
      .filter(([date]) => isRequested(date) && !now.has(date))
      .map(([date, name]) => changeOf(date, `${dateText(date)} is no holiday any more: ${name}`)),
  ];
}

/** Reads the changes of some days that a lock may not have seen. It returns too many rather than too few. */
export async function laterChanges(db: Reader, asked: ChangesOptions): Promise<LaterChange[]> {
  return [
    ...(await correctedScans(db, asked)),
    ...(await lateScans(db, asked)),
    ...(await changedLeaves(db, asked)),
    ...(await datedFacts(db, asked)),
    ...(await changedHolidays(db, asked)),
  ];
}
