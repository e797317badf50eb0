import { and, eq, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import {
  type AttendanceException,
  type Correction,
  conflictKinds,
} from "../../contract/corrections";
import type { PayrollMonth } from "../../contract/payroll";
import { lastDateOfMonth, monthAfter, monthsBefore } from "../../domain/indiaTime";
import { type Message, type MessageValue, say } from "../../domain/messages/say";
import { countProposals, readSelfApproved } from "../attendance/corrections";
import { readEndOfWorkDays } from "../attendance/readDays";
import { readExceptions } from "../attendance/readExceptions";
import { isCountedLeave } from "../calendar/readCalendar";
import type { Reader } from "../db/connect";
import {
  adjustments,
  advances,
  corrections,
  crewTimes,
  employees,
  leaves,
  pieceRates,
  punches,
} from "../db/schema";
import { pickColumns } from "../db/tables";
import {
  readLastClosedMonth,
  readLastLockedMonth,
  readOpeningMonth,
} from "../payLocks/lockedMonths";
import { readLaterChanges, touches } from "./laterChanges";
import { arrearsMonths, readLockedRuns } from "./payRuns";

export interface LockState {
  /** The open months before the month. The lock of the month locks them too. */
  readonly locksWith: string[];
  readonly exceptions: AttendanceException[];
  readonly ownCorrections: Correction[];
  readonly leaveRequests: PayrollMonth["leaveRequests"];
  /** The reason why the month cannot be locked, as a sentence. */
  readonly obstacle: Message | undefined;
}

/**
 * Returns the month of the first fact. A holiday does not begin the pay, because holidays may be entered for years
 * before this product. A time at a machine does if the person has a piece rate.
 */
export async function readFirstMonthWithFacts(db: Reader): Promise<string | undefined> {
  const indiaMonth = (instant: SQL) =>
    sql`to_char(min(${instant} at time zone 'Asia/Kolkata'), 'YYYY-MM')`;
  const { rows } = await db.execute<{ month: string | null }>(sql`
    select least(
      (select ${indiaMonth(sql`${punches.punchedAt}`)} from ${punches}),
      (select ${indiaMonth(sql`${corrections.at}`)} from ${corrections}
        where ${corrections.status} = 'APPROVED' and ${corrections.action} = 'ADD'),
      (select ${indiaMonth(sql`${crewTimes.startedAt}`)} from ${crewTimes}
        where ${crewTimes.cancelledAt} is null and exists (
          select from ${pieceRates} r where r.employee_id = ${crewTimes.employeeId}
            and r.valid_from <= india_date(${crewTimes.endedAt}))),
      (select to_char(min(${leaves.firstDate}), 'YYYY-MM') from ${leaves}
        where ${isCountedLeave}),
      (select min(${adjustments.month}) from ${adjustments} where ${adjustments.cancelledAt} is null),
      (select min(${advances.firstMonth}) from ${advances} where ${advances.cancelledAt} is null)
    ) as month`);
  return rows[0]?.month ?? undefined;
}

/**
 * Returns the months to lock. Only locked months record their recoveries of advances, so no open month may remain
 * before a locked one.
 */
export async function readMonthsToLock(db: Reader, month: string): Promise<string[]> {
  const last = await readLastClosedMonth(db);
  const first = last === undefined ? await readFirstMonthWithFacts(db) : monthAfter(last);
  return [...monthsBefore(month, first ?? month), month];
}

/** Returns the reason why a month and the months before it cannot be locked. Open exceptions are a separate reason. */
async function findObstacle(db: Reader, month: string, now: Date): Promise<Message | undefined> {
  const last = await readLastLockedMonth(db);
  const opening = await readOpeningMonth(db);
  if (opening !== undefined && month < opening)
    return say("pay.beginsWith", { month: { month: opening } });
  if (last !== undefined && month <= last) return say("pay.isLocked", { month: { month: last } });
  const end = await readEndOfWorkDays(db, lastDateOfMonth(month));
  if (now >= end) return undefined;
  return say("pay.locksFrom", { month: { month }, moment: { moment: end.toISOString() } });
}

async function readUnsettled(db: Reader, first: string, last: string, now: Date) {
  const all = await readExceptions(db, first, last, now);
  return {
    exceptions: all.filter(({ kind }) => !conflictKinds.some((conflict) => conflict === kind)),
    proposals: await countProposals(db, first, last),
  };
}

type Open = Awaited<ReturnType<typeof readUnsettled>>;

function openText(month: MessageValue, { exceptions, proposals }: Open): Message | undefined {
  const open = [
    ...(exceptions.length > 0
      ? [say("pay.openExceptions", { smart_count: exceptions.length })]
      : []),
    ...(proposals > 0 ? [say("pay.proposals", { smart_count: proposals })] : []),
  ];
  const [one, other] = open;
  if (!one) return undefined;
  return say("pay.toSettle", { month, open: other ? say("pay.both", { one, other }) : one });
}

async function readBarcodes(db: Reader, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .select({ id: employees.id, barcodeId: employees.barcodeId })
    .from(employees)
    .where(inArray(employees.id, [...ids]));
  return new Map(rows.map(({ id, barcodeId }) => [id, barcodeId]));
}

/** Reads the open exceptions and proposals that came into locked months after their lock. */
async function readUnsettledInLockedMonths(db: Reader, month: string, now: Date): Promise<Open> {
  const runs = await readLockedRuns(db, month, arrearsMonths);
  const [since, earliest] = [runs[0], runs.at(-1)];
  if (!since || !earliest) return { exceptions: [], proposals: 0 };
  const [first, last] = [`${earliest.month}-01`, lastDateOfMonth(since.month)];
  const changes = await readLaterChanges(db, { since, first, last });
  const ids = changes.flatMap(({ employeeId }) => employeeId ?? []);
  const barcodeOf = await readBarcodes(db, ids);
  const months = new Set(
    changes.flatMap((change) => runs.map((run) => run.month).filter((one) => touches(change, one))),
  );
  const isChanged = ({ barcodeId, date }: AttendanceException) =>
    changes.some(
      ({ employeeId, ...change }) =>
        change.first <= date &&
        date <= change.last &&
        (employeeId === undefined || barcodeOf.get(employeeId) === barcodeId),
    );
  const exceptions: AttendanceException[] = [];
  for (const changed of [...months].toSorted()) {
    const found = await readUnsettled(db, `${changed}-01`, lastDateOfMonth(changed), now);
    exceptions.push(...found.exceptions.filter(isChanged));
  }
  return { exceptions, proposals: await countProposals(db, first, last) };
}

/** Reads the leaves that are not decided yet and begin by a date. They may pay days of locked months too. */
const readLeaveRequests = (db: Reader, last: string) =>
  db
    .select({
      ...pickColumns(employees, "name", "barcodeId"),
      ...pickColumns(leaves, "id", "firstDate"),
    })
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employeeId))
    .where(
      and(eq(leaves.status, "REQUESTED"), isNull(leaves.cancelledAt), lte(leaves.firstDate, last)),
    )
    .orderBy(leaves.firstDate, leaves.id);

/** Reads the obstacles of locking an open month, which also locks the open months before it. */
export async function readLockState(db: Reader, month: string, now: Date): Promise<LockState> {
  const months = await readMonthsToLock(db, month);
  const locksWith = months.slice(0, -1);
  const [first, last] = [`${months[0]}-01`, lastDateOfMonth(month)];
  const late = await readUnsettledInLockedMonths(db, month, now);
  const texts = [openText(say("pay.aLockedMonth"), late)];
  const exceptions = [...late.exceptions];
  // Later months than the first one with exceptions are checked after these exceptions are settled.
  for (const each of months) {
    if (each !== month && exceptions.length > 0) continue;
    const open = await readUnsettled(db, `${each}-01`, lastDateOfMonth(each), now);
    exceptions.push(...open.exceptions);
    texts.push(openText({ month: each }, open));
  }
  const leaveRequests = await readLeaveRequests(db, last);
  if (leaveRequests.length > 0)
    texts.push(say("pay.leaveRequests", { smart_count: leaveRequests.length }));
  return {
    locksWith,
    exceptions,
    leaveRequests,
    ownCorrections: await readSelfApproved(db, first, last),
    obstacle: (await findObstacle(db, month, now)) ?? texts.find((text) => text !== undefined),
  };
}
