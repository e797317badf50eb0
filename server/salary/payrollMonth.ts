import type { AttendanceException, Correction } from "../../contract/corrections";
import { countText } from "../../contract/countText";
import { endOfIndiaDate } from "../../contract/indiaTime";
import { momentText, monthText } from "../../contract/momentText";
import type { PayrollMonth } from "../../contract/payroll";
import { exceptionsBetween } from "../attendance/exceptionQueries";
import { openProposals, ownCorrections } from "../attendance/monthCorrections";
import { readCalendar } from "../calendar/queries";
import type { Database } from "../db/connect";
import { hourMs } from "../durations";
import { paiseOf, rupeesOf } from "../units";
import { readBankAccounts } from "./bankAccounts";
import { withoutAccount } from "./bankCsv";
import { lastLockedMonth } from "./lockedMonths";
import { lockedRun } from "./lockedRuns";
import { lastDateOf, monthAfter } from "./months";
import { readMonthlySalaries } from "./readPayslips";

type Reader = Pick<Database, "select" | "execute">;

/** What has to be done before a month can be locked. */
interface LockState {
  readonly exceptions: AttendanceException[];
  readonly ownCorrections: Correction[];
  /** Why it cannot be locked, in a sentence. */
  readonly obstacle: string | undefined;
}

/** When nobody can be at work any more who came in the month. */
async function endOfShifts(db: Reader, month: string): Promise<Date> {
  const { longestSpanHours } = await readCalendar(db);
  return new Date(endOfIndiaDate(lastDateOf(month)).getTime() + longestSpanHours * hourMs);
}

async function obstacleOf(
  db: Reader,
  month: string,
  exceptions: readonly AttendanceException[],
  now: Date,
): Promise<string | undefined> {
  const name = monthText(month);
  const last = await lastLockedMonth(db);
  if (last !== undefined && month <= last) {
    return `${monthText(last)} is locked already, and with it all months before it`;
  }
  if (last !== undefined && month !== monthAfter(last)) {
    return `Lock ${monthText(monthAfter(last))} first: months are locked one after the other`;
  }
  const end = await endOfShifts(db, month);
  if (now < end) {
    return `${name} can be locked from ${momentText(end)} on, when its last shifts have ended`;
  }
  const proposals = await openProposals(db, `${month}-01`, lastDateOf(month));
  const open = [
    ...(exceptions.length > 0 ? [countText(exceptions.length, "open exception")] : []),
    ...(proposals > 0 ? [countText(proposals, "proposed correction")] : []),
  ];
  return open.length > 0 ? `${name} has ${open.join(" and ")} to settle first` : undefined;
}

/** What stands between an open month and its lock. */
export async function readLockState(db: Reader, month: string, now: Date): Promise<LockState> {
  const [first, last] = [`${month}-01`, lastDateOf(month)];
  const all = await exceptionsBetween(db, first, last, now);
  // Which reel ran for whose order changes nobody's pay.
  const exceptions = all.filter(({ kind }) => kind !== "REEL_CONFLICT");
  return {
    exceptions,
    ownCorrections: await ownCorrections(db, first, last),
    obstacle: await obstacleOf(db, month, exceptions, now),
  };
}

async function unlockObstacle(db: Reader, month: string): Promise<string | undefined> {
  const last = await lastLockedMonth(db);
  if (last === undefined || last === month) return undefined;
  return `Only the last locked month can be unlocked, ${monthText(last)}`;
}

/** How far a month's pay is. @throws HttpError 400 where the month has not begun */
export async function readPayrollMonth(
  db: Reader,
  month: string,
  now = new Date(),
): Promise<PayrollMonth> {
  const salaries = await readMonthlySalaries(db, month);
  const nets = salaries.map(({ employeeId, name, totalSalaryThisMonth }) => ({
    employeeId,
    name,
    net: totalSalaryThisMonth,
  }));
  const accounts = await readBankAccounts(db);
  const run = await lockedRun(db, month);
  const state = run
    ? { exceptions: [], ownCorrections: [], obstacle: await unlockObstacle(db, month) }
    : await readLockState(db, month, now);
  const { obstacle, ...rest } = state;
  return {
    month,
    isLocked: run !== undefined,
    ...(run && { lockedAt: run.lockedAt.toISOString(), lockedBy: run.lockedBy }),
    ...(obstacle !== undefined && { obstacle }),
    ...rest,
    people: salaries.length,
    withoutTerms: salaries.filter(({ workingDays }) => workingDays === undefined).length,
    withoutAccount: withoutAccount(nets, accounts).map(({ name }) => name),
    net: rupeesOf(nets.reduce((sum, { net }) => sum + paiseOf(net), 0)),
  };
}
