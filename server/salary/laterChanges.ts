import { and, eq, gte, inArray, isNotNull, lt, lte, or } from "drizzle-orm";
import { dateText, momentText } from "../../contract/momentText";
import { changesScans, scanWindow } from "../attendance/queries";
import type { Database } from "../db/connect";
import { corrections, leaves, punches, scans } from "../db/schema";
import { dayMs } from "../durations";
import type { LockedRun } from "./lockedRuns";
import { lastDateOf } from "./months";

type Reader = Pick<Database, "select">;

/** Something that was not known yet when a month was locked, and may change what it pays. */
export interface LaterChange {
  readonly employeeId: number;
  /** The month. */
  readonly month: string;
  readonly changedAt: Date;
  /** What it is, in a sentence. */
  readonly origin: string;
}

/**
 * How long before a month was locked a change may have been made that it did not see: who makes it reads the clock
 * before it is written. What was seen after all gives no arrears.
 */
const overlapMs = dayMs;

const correctionWords = { ADD: "added", VOID: "taken out" } as const;

async function correctedIn(db: Reader, { month, lockedAt, rules }: LockedRun, ids?: number[]) {
  const window = scanWindow(`${month}-01`, lastDateOf(month), rules.calendar);
  const rows = await db
    .select()
    .from(corrections)
    .where(
      and(
        changesScans({ ...window, employeeIds: ids }),
        gte(corrections.decidedAt, new Date(lockedAt.getTime() - overlapMs)),
      ),
    );
  return rows.flatMap(({ employeeId, at, action, reason, decidedBy, decidedAt }) => {
    if (employeeId === null || at === null || decidedAt === null || action === "CONFIRM") return [];
    const scan = `The scan of ${momentText(at)}`;
    const origin = `${scan} was ${correctionWords[action]} by ${decidedBy}: ${reason}`;
    return [{ employeeId, month, changedAt: decidedAt, origin }];
  });
}

async function receivedLateIn(db: Reader, { month, lockedAt, rules }: LockedRun, ids?: number[]) {
  const { from, until } = scanWindow(`${month}-01`, lastDateOf(month), rules.calendar);
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
        gte(scans.receivedAt, new Date(lockedAt.getTime() - overlapMs)),
        ids && inArray(punches.employeeId, ids),
      ),
    );
  return rows.map(({ employeeId, at, receivedAt }) => ({
    employeeId,
    month,
    changedAt: receivedAt,
    origin: `The scan of ${momentText(at)} came from its station on ${dateText(receivedAt)}`,
  }));
}

async function leavesIn(db: Reader, { month, lockedAt }: LockedRun, ids?: number[]) {
  const since = new Date(lockedAt.getTime() - overlapMs);
  const rows = await db
    .select()
    .from(leaves)
    .where(
      and(
        gte(leaves.lastDate, `${month}-01`),
        lte(leaves.firstDate, lastDateOf(month)),
        or(
          gte(leaves.createdAt, since),
          and(isNotNull(leaves.cancelledAt), gte(leaves.cancelledAt, since)),
        ),
        ids && inArray(leaves.employeeId, ids),
      ),
    );
  return rows.map(
    ({ employeeId, firstDate, lastDate, kind, createdAt, cancelledAt, createdBy }) => {
      const leave = `${kind === "PAID" ? "Paid" : "Unpaid"} leave from ${dateText(firstDate)} to ${dateText(lastDate)}`;
      const origin = cancelledAt
        ? `${leave} was cancelled on ${dateText(cancelledAt)}`
        : `${leave} was entered by ${createdBy} on ${dateText(createdAt)}`;
      return { employeeId, month, changedAt: cancelledAt ?? createdAt, origin };
    },
  );
}

/** What was changed in a locked month since, the earliest first: rather too much than too little. */
export async function laterChanges(
  db: Reader,
  run: LockedRun,
  employeeIds: readonly number[] | undefined,
): Promise<LaterChange[]> {
  const ids = employeeIds && [...employeeIds];
  const changes = [
    ...(await correctedIn(db, run, ids)),
    ...(await receivedLateIn(db, run, ids)),
    ...(await leavesIn(db, run, ids)),
  ];
  return changes.toSorted((one, other) => one.changedAt.getTime() - other.changedAt.getTime());
}
