import { and, desc, eq, gte, inArray, isNull, lte, ne, sql } from "drizzle-orm";
import {
  type BalancedKind,
  balancedKinds,
  Leave,
  type LeaveCreation,
  leaveImport,
} from "../../contract/leaves";
import { currentTime } from "../../domain/clock";
import { dateAfter, monthAfter } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { employees, leaves, payRuns } from "../db/schema";
import { pickColumns } from "../db/tables";
import { employeeRecordRows } from "../employees/employeeRows";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared, readLastLockedMonth } from "../payLocks/lockedMonths";
import { defineRecord } from "../records/defineRecord";
import { cancellation, changeRecord, createRecord } from "../records/recordHandlers";
import { joinEmployments, periodOn, readEmployments } from "../shifts/datedFacts";
import { computeLedger } from "./ledger";
import { findLeaveOverlap } from "./overlap";
import { readLeaveFacts } from "./readLeave";

const leaveRows = employeeRecordRows(leaves);

type Row = typeof leaves.$inferSelect;
type Days = Pick<Row, "firstDate" | "lastDate">;
/** A stored or a new leave. `isHalfDay` may be absent for whole days. */
type NewLeave = Days & Pick<Row, "kind"> & { readonly isHalfDay?: boolean | undefined };

/** The number of locked months for which pay has arrears. */
const arrearsMonths = 12;

/** Checks that a person is employed on all days of a leave. @throws HttpError 400 by the field if not */
async function checkEmployed(
  tx: WriteDatabase,
  { id, name }: { id: number; name: string },
  { firstDate, lastDate }: Days,
) {
  const periods = joinEmployments((await readEmployments(tx, [id])).get(id) ?? []);
  const message = (date: string) => say("employment.notOn", { name, date: { date } });
  const period = periodOn(periods, firstDate);
  if (!period) throw badRequest({ firstDate: message(firstDate) });
  if (period.leftOn !== null && period.leftOn < lastDate)
    throw badRequest({ lastDate: message(dateAfter(period.leftOn)) });
}

/**
 * Refuses a second leave on a date. Two half days of two kinds are allowed on one date.
 * @throws HttpError 409 by the field if a date would have more than one whole day of leave, or two halves of one kind
 */
async function rejectOverlap(
  tx: WriteDatabase,
  employeeId: number,
  { isHalfDay = false, ...days }: NewLeave,
  exceptId = 0,
) {
  const others = await tx
    .select(pickColumns(leaves, "kind", "firstDate", "lastDate", "isHalfDay"))
    .from(leaves)
    .where(
      and(
        eq(leaves.employeeId, employeeId),
        ne(leaves.id, exceptId),
        isNull(leaves.cancelledAt),
        lte(leaves.firstDate, days.lastDate),
        gte(leaves.lastDate, days.firstDate),
      ),
    )
    .orderBy(leaves.firstDate, leaves.id);
  const message = findLeaveOverlap({ ...days, isHalfDay }, others);
  if (message) throw conflict(message, { firstDate: message });
}

/** Returns the reason why no month pays arrears of a leave any more, and the last locked month. */
async function readLocked(tx: Reader, { firstDate }: Pick<Days, "firstDate">) {
  const last = await readLastLockedMonth(tx);
  const month = last && monthAfter(last, 1 - arrearsMonths);
  const isTooOld = month !== undefined && firstDate.slice(0, 7) < month;
  return { last, tooOld: isTooOld ? say("leave.tooOld", { month: { month } }) : undefined };
}

/**
 * Asks for a reason if a locked month has a day of the leave. Its pay comes as arrears.
 * @throws HttpError 400 if no month pays arrears of the days, 409 without a reason
 */
async function checkLocked(tx: Reader, { firstDate, reason }: LeaveCreation) {
  const { last, tooOld } = await readLocked(tx, { firstDate });
  if (tooOld) throw badRequest({ firstDate: tooOld });
  if (last === undefined || firstDate.slice(0, 7) > last || reason !== undefined) return;
  const message = say("leave.lockedMonth", { month: { month: last } });
  throw conflict(message, { reason: message });
}

/** Returns the days of a stored leave above the balance of the kind, later leaves included. */
async function findOverDays(tx: Reader, kind: BalancedKind, row: Days & { employeeId: number }) {
  const query = { until: row.lastDate, employeeIds: [row.employeeId], withRequests: true };
  const facts = (await readLeaveFacts(tx, query)).get(row.employeeId);
  if (!facts) return 0;
  const ends = facts.leaves.filter((leave) => leave.kind === kind).map((leave) => leave.lastDate);
  const until = [...ends, row.lastDate].toSorted().at(-1) ?? row.lastDate;
  let [balance, lowest, takenDays] = [0, 0, 0];
  for (const { date, type, days } of computeLedger(kind, facts, until)) {
    balance += days;
    if (date < row.firstDate) continue;
    lowest = Math.min(lowest, balance);
    if (type === "TAKEN" && date <= row.lastDate) takenDays -= days;
  }
  return Math.min(takenDays, -lowest);
}

/**
 * Marks a stored leave that is above the balance.
 * @throws HttpError 409 without a reason
 */
async function markOverBalance(
  tx: WriteDatabase,
  row: typeof leaves.$inferInsert & { id: number },
) {
  const kind = balancedKinds.find((one) => one === row.kind);
  const overDays = kind ? await findOverDays(tx, kind, row) : 0;
  if (overDays === 0) return;
  if (!row.reason) {
    const [who] = await tx.select().from(employees).where(eq(employees.id, row.employeeId));
    const message = say("leave.overBalance", { days: overDays, name: who?.name ?? "" });
    throw conflict(message, { reason: message });
  }
  await tx.update(leaves).set({ overDays }).where(eq(leaves.id, row.id));
}

/** Returns the row of a new leave. @throws HttpError 400 or 409 by the field */
async function newLeave(tx: WriteDatabase, session: Session, body: LeaveCreation) {
  const { barcodeId, ...leave } = body;
  // The lock makes the second of two leaves of one person see the first.
  const [employee] = await tx
    .select({ id: employees.id, name: employees.name })
    .from(employees)
    .where(and(eq(employees.barcodeId, barcodeId), isNull(employees.deactivatedAt)))
    .for("no key update");
  if (!employee) throw badRequest({ barcodeId: say("employee.noActiveBarcode") });
  await checkEmployed(tx, employee, leave);
  await rejectOverlap(tx, employee.id, leave);
  await checkLocked(tx, body);
  return { ...leave, employeeId: employee.id, createdBy: session.email };
}

/**
 * Deletes the leaves of an import. A deleted leave leaves no change from which arrears are computed.
 * @throws HttpError 409 if a month was locked with one since
 */
async function removeLeaves(tx: WriteDatabase, ids: readonly number[]): Promise<void> {
  const ofImport = inArray(leaves.id, [...ids]);
  const [run] = await tx
    .select({ month: payRuns.month })
    .from(leaves)
    .innerJoin(
      payRuns,
      and(
        isNull(payRuns.unlockedAt),
        gte(payRuns.lockedAt, leaves.createdAt),
        sql`${payRuns.month} >= to_char(${leaves.firstDate}, 'YYYY-MM')`,
      ),
    )
    .where(ofImport)
    .orderBy(desc(payRuns.month))
    .limit(1);
  if (run) throw conflict(say("pay.isLocked", { month: { month: run.month } }));
  await tx.delete(leaves).where(ofImport);
}

export const leaveRecord = defineRecord({
  kind: "leave",
  seenBy: "getLeaves",
  name: employees.name,
  table: leaves,
  list: leaveRows,
  reply: Leave,
  what: say("this.leave"),
  import: {
    forms: leaveImport,
    prepare: lockPayRunsShared,
    async columns(value, { id, session, tx }) {
      return { ...(await newLeave(tx, session, value)), id };
    },
    // Two rows of a file can overlap, and count for the same balance.
    async inserted(tx, rows) {
      for (const row of rows) await rejectOverlap(tx, row.employeeId, row, row.id);
      for (const row of rows) await markOverBalance(tx, row);
    },
    remove: removeLeaves,
  },
});

const whichOf = ({ id, name }: Leave) => ({ number: String(id), name });

export const leaveHandlers: Handlers<"getLeaves" | "createLeave" | "approveLeave" | "cancelLeave"> =
  {
    getLeaves: () => leaveRows,

    createLeave: createRecord(leaveRecord, {
      call: "createLeave",
      columns: ({ tx, session, body }) => newLeave(tx, session, body),
    }),

    approveLeave: changeRecord(leaveRecord, {
      call: "approveLeave",
      async change({ tx, session, row, current }) {
        const shown = await current();
        if (row.cancelledAt) throw conflict(say("leave.isCancelled", whichOf(shown)));
        if (row.status === "APPROVED") throw conflict(say("leave.isApproved", whichOf(shown)));
        await checkEmployed(tx, { id: row.employeeId, name: shown.name }, row);
        const approval: Partial<Row> = { status: "APPROVED", decidedBy: session.email };
        return {
          fields: { ...approval, decidedAt: currentTime() },
          audited: { before: { status: row.status }, after: { status: "APPROVED" } },
        };
      },
    }),

    cancelLeave: changeRecord(leaveRecord, {
      call: "cancelLeave",
      async change({ tx, row, current }) {
        if (row.cancelledAt) throw conflict(say("leave.isCancelled", whichOf(await current())));
        const { tooOld } = await readLocked(tx, row);
        if (tooOld && row.status === "APPROVED") throw conflict(tooOld);
        return cancellation();
      },
    }),
  };
