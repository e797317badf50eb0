import { and, eq, gte, inArray, lt, lte, ne, or, sql } from "drizzle-orm";
import type { PlantCalendar } from "../../contract/calendar";
import {
  dateAfter,
  endOfIndiaDate,
  indiaDate,
  lastDateOfMonth,
  startOfIndiaDate,
  weekEnd,
} from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { readCalendar } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import { corrections, leaves, punches, scans } from "../db/schema";
import { dayMs } from "../units";
import { readChangedPieces } from "./changedPieces";
import { compareFacts, readPayFacts } from "./payFacts";
import type { LockedRun } from "./payRuns";

/** A fact that a lock did not see, and that may change the pay of locked months. */
export interface LaterChange {
  /** Absent for a change that concerns all employees. */
  readonly employeeId?: number;
  /** The first and the last calendar date in India whose pay the change may affect. */
  readonly first: string;
  readonly last: string;
  /** False for terms of pay and for pieces, which change the pay of days and not the work. */
  readonly changesDays?: boolean;
  /** False if the lock may have seen the change after all. */
  readonly isLater: boolean;
  readonly origin: Message;
}

/** True if a change may be of a day of the month, or of a week that ends in it. */
export const touches = ({ first, last }: LaterChange, month: string) =>
  first <= lastDateOfMonth(month) && `${month}-01` <= weekEnd(last);

interface ChangesOptions {
  readonly since: LockedRun;
  readonly first: string;
  readonly last: string;
  /** Undefined for all employees. */
  readonly employeeIds?: readonly number[] | undefined;
}

/** The time before a lock whose changes the lock may not have seen: a change gets its time before it is written. */
const overlapMs = dayMs;

const seenUntil = ({ since }: ChangesOptions) => new Date(since.lockedAt.getTime() - overlapMs);

const correctionCodes = {
  ADD: "arrears.scanAdded",
  VOID: "arrears.scanRemoved",
  COUNT_EARLY: "arrears.earlyApproved",
  DROP_EARLY: "arrears.earlyDropped",
} as const;

const leaveCodes = {
  PAID: { entered: "arrears.paidLeaveEntered", cancelled: "arrears.paidLeaveCancelled" },
  UNPAID: { entered: "arrears.unpaidLeaveEntered", cancelled: "arrears.unpaidLeaveCancelled" },
} as const;

/** Returns the sentence about an entered, approved or cancelled leave. */
function leaveOrigin(leave: typeof leaves.$inferSelect): Message {
  const { kind, firstDate, lastDate, createdAt, decidedAt, cancelledAt } = leave;
  const dates = { date: { date: firstDate }, until: { date: lastDate } };
  const day = dateOf(cancelledAt ?? decidedAt ?? createdAt);
  const by = leave.decidedBy ?? leave.createdBy;
  if (kind === "PAID" || kind === "UNPAID") {
    const codes = leaveCodes[kind];
    return cancelledAt
      ? say(codes.cancelled, { ...dates, day })
      : say(codes.entered, { ...dates, by, day });
  }
  const named = { ...dates, leave: say(`leaveKind.${kind}`), day };
  return cancelledAt
    ? say("arrears.leaveCancelled", named)
    : say("arrears.leaveEntered", { ...named, by });
}

const momentOf = (at: Date) => ({ moment: at.toISOString() });

const dateOf = (at: Date) => ({ date: indiaDate(at) });

const isLater = ({ since }: ChangesOptions, changedAt: Date | null) =>
  changedAt !== null && changedAt >= since.lockedAt;

/**
 * Returns the dates that a scan may change. A scan may close a span of the day before, or open a span of the same day.
 */
const datesAround = (at: Date) => {
  const date = indiaDate(at);
  return { first: dateAfter(date, -1), last: dateAfter(date, 1) };
};

/** Returns the times of the scans that may change the requested days. */
const scanWindowOf = ({ first, last }: ChangesOptions) => ({
  from: startOfIndiaDate(dateAfter(first, -1)),
  until: endOfIndiaDate(dateAfter(last, 1)),
});

async function readCorrections(db: Reader, options: ChangesOptions): Promise<LaterChange[]> {
  const { employeeIds } = options;
  const { from, until } = scanWindowOf(options);
  const rows = await db
    .select()
    .from(corrections)
    .where(
      and(
        gte(corrections.at, from),
        lt(corrections.at, until),
        eq(corrections.status, "APPROVED"),
        ne(corrections.action, "CONFIRM"),
        employeeIds && inArray(corrections.employeeId, [...employeeIds]),
        gte(corrections.decidedAt, seenUntil(options)),
      ),
    )
    .orderBy(corrections.decidedAt, corrections.id);
  return rows.flatMap(({ employeeId, at, action, reason, decidedBy, decidedAt }) => {
    if (employeeId === null || at === null || action === "CONFIRM") return [];
    const by = decidedBy ?? "";
    const origin = say(correctionCodes[action], { time: momentOf(at), by, reason });
    return [{ employeeId, ...datesAround(at), isLater: isLater(options, decidedAt), origin }];
  });
}

/**
 * Returns the condition for scans that may have come after a lock. A month is locked after its last span must have ended,
 * so later scans of a station are late. A reader's file has no scans of locked work days, but a scan on the date after
 * them may change a span of the last night.
 */
const mayBeLater = ({ last }: ChangesOptions) =>
  or(
    eq(scans.isLate, true),
    and(eq(scans.call, "importRecords"), gte(scans.at, startOfIndiaDate(last))),
  );

async function readLateScans(db: Reader, options: ChangesOptions): Promise<LaterChange[]> {
  const { from, until } = scanWindowOf(options);
  const rows = await db
    .select({
      employeeId: punches.employeeId,
      at: punches.punchedAt,
      receivedAt: scans.receivedAt,
      call: scans.call,
    })
    .from(scans)
    .innerJoin(punches, eq(punches.scanId, scans.id))
    .where(
      and(
        gte(scans.at, from),
        lt(scans.at, until),
        mayBeLater(options),
        gte(scans.receivedAt, seenUntil(options)),
        options.employeeIds && inArray(punches.employeeId, [...options.employeeIds]),
      ),
    )
    .orderBy(scans.receivedAt, punches.id);
  return rows.map(({ employeeId, at, receivedAt, call }) => ({
    employeeId,
    ...datesAround(at),
    isLater: isLater(options, receivedAt),
    origin: say(call === "importRecords" ? "arrears.readerScan" : "arrears.lateScan", {
      time: momentOf(at),
      date: dateOf(receivedAt),
    }),
  }));
}

async function readLeaveChanges(db: Reader, options: ChangesOptions): Promise<LaterChange[]> {
  const since = seenUntil(options);
  const rows = await db
    .select()
    .from(leaves)
    .where(
      and(
        gte(leaves.lastDate, options.first),
        lte(leaves.firstDate, options.last),
        eq(leaves.status, "APPROVED"),
        or(
          gte(sql`coalesce(${leaves.decidedAt}, ${leaves.createdAt})`, since),
          gte(leaves.cancelledAt, since),
        ),
        options.employeeIds && inArray(leaves.employeeId, [...options.employeeIds]),
      ),
    )
    .orderBy(leaves.id);
  return rows.map((leave) => {
    const { employeeId, firstDate: first, lastDate: last } = leave;
    const changedAt = leave.cancelledAt ?? leave.decidedAt ?? leave.createdAt;
    return {
      employeeId,
      first,
      last,
      isLater: isLater(options, changedAt),
      origin: leaveOrigin(leave),
    };
  });
}

/** Compares the dated facts of a lock, which the run stores, with the present ones. */
async function readFactChanges(db: Reader, options: ChangesOptions): Promise<LaterChange[]> {
  const { since, first, last, employeeIds } = options;
  if (!since.facts) return [];
  const ids = employeeIds && new Set(employeeIds);
  return compareFacts(since.facts, await readPayFacts(db), { first, last })
    .filter(({ employeeId }) => employeeId === undefined || (ids?.has(employeeId) ?? true))
    .map((change) => ({ ...change, isLater: true }));
}

/** Reads later entries of machines and later times of people at machines. Both change the pay of piece rates only. */
async function readPieceChanges(db: Reader, options: ChangesOptions): Promise<LaterChange[]> {
  const { first, last, employeeIds } = options;
  const range = { first, last, since: seenUntil(options) };
  const changed = await readChangedPieces(db, range, employeeIds);
  return changed.map(({ changedAt, ...change }) => ({
    ...change,
    changesDays: false,
    isLater: isLater(options, changedAt),
  }));
}

/**
 * Reads the changes of holidays. Holidays have no time of entry, so they are compared with the holidays that the run
 * stored at its lock.
 */
async function readHolidayChanges(db: Reader, options: ChangesOptions): Promise<LaterChange[]> {
  const namesOf = ({ holidays }: PlantCalendar) =>
    new Map(holidays.map(({ date, name }) => [date, name]));
  const [then, now] = [namesOf(options.since.rules.calendar), namesOf(await readCalendar(db))];
  const changesOf = (
    some: typeof now,
    others: typeof now,
    code: "arrears.holiday" | "arrears.noHoliday",
  ) =>
    [...some]
      .filter(([date]) => options.first <= date && date <= options.last && !others.has(date))
      .map(([date, name]) => ({
        first: date,
        last: date,
        isLater: true,
        origin: say(code, { date: { date }, name }),
      }));
  return [...changesOf(now, then, "arrears.holiday"), ...changesOf(then, now, "arrears.noHoliday")];
}

/** Reads the changes of some days that a lock may not have seen. It returns too many rather than too few. */
export async function readLaterChanges(db: Reader, options: ChangesOptions) {
  return [
    ...(await readCorrections(db, options)),
    ...(await readLateScans(db, options)),
    ...(await readLeaveChanges(db, options)),
    ...(await readFactChanges(db, options)),
    ...(await readPieceChanges(db, options)),
    ...(await readHolidayChanges(db, options)),
  ];
}
