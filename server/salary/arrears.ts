import { indiaDate } from "../../contract/indiaTime";
import type { PayLineKind } from "../../contract/payroll";
import type { Database } from "../db/connect";
import { groupBy } from "../groupBy";
import { paiseOf } from "../units";
import { earnedLines } from "./earnedLines";
import { type LaterChange, laterChanges } from "./laterChanges";
import { type PayslipWithoutDays, payslipsOfRuns } from "./lockedPayslips";
import { type LockedRun, lockedRunsBefore } from "./lockedRuns";
import { monthDays } from "./monthDays";
import type { ReadArrears } from "./monthPay";
import { monthAfter } from "./months";
import { rupeesText, sumOf } from "./payLine";
import type { Arrears } from "./payLines";

type Reader = Pick<Database, "select" | "execute">;

/** How far back what changes later is still paid. */
const arrearsMonths = 12;

const wages: readonly PayLineKind[] = ["EARNED", "OVERTIME"];

/**
 * What a month has paid for its days so far, in paise: what it was locked with, and the arrears that later locked
 * months have paid for it or taken back.
 */
const paidForDays = (payslips: readonly PayslipWithoutDays[], month: string): number =>
  payslips
    .flatMap((payslip) =>
      payslip.lines.filter(({ kind, label }) =>
        payslip.month === month ? wages.includes(kind) : kind === "ARREARS" && label === month,
      ),
    )
    .reduce((sum, { amount }) => sum + paiseOf(amount), 0);

/** What a locked month would pay for its days by what is known today, by its own rules and terms, in paise. */
async function duePaise(
  db: Reader,
  { month, rules: { calendar } }: LockedRun,
  payslips: ReadonlyMap<number, PayslipWithoutDays>,
): Promise<Map<number, number>> {
  const employeeIds = [...payslips.keys()];
  const today = indiaDate(new Date());
  const people = await monthDays(db, month, { calendar, today, employeeIds });
  return new Map(
    people.map(({ id, days }) => {
      const terms = (payslips.get(id)?.terms ?? []).map(({ monthlyBaseSalary, ...rest }) => ({
        ...rest,
        monthlyBasePaise: paiseOf(monthlyBaseSalary),
      }));
      return [id, sumOf(earnedLines(days, terms))];
    }),
  );
}

interface ArrearsOf {
  readonly run: LockedRun;
  readonly changes: readonly LaterChange[];
  /** Of the locked months, of whoever something has changed for. */
  readonly payslips: readonly PayslipWithoutDays[];
  /** When arrears were paid last. */
  readonly settledAt: Date;
}

async function arrearsOfRun(db: Reader, { run, changes, payslips, settledAt }: ArrearsOf) {
  const changesOf = groupBy(changes, ({ employeeId }) => employeeId);
  const changed = payslips.filter(
    ({ month, employeeId }) => month === run.month && changesOf.has(employeeId),
  );
  if (changed.length === 0) return [];
  const due = await duePaise(
    db,
    run,
    new Map(changed.map((payslip) => [payslip.employeeId, payslip])),
  );
  return changed.flatMap(({ employeeId }): [number, Arrears][] => {
    const own = payslips.filter((payslip) => payslip.employeeId === employeeId);
    const paid = paidForDays(own, run.month);
    const paise = (due.get(employeeId) ?? paid) - paid;
    if (paise === 0) return [];
    const origins = changesOf.get(employeeId) ?? [];
    const latest = origins.filter(({ changedAt }) => changedAt >= settledAt);
    const arrears = {
      month: run.month,
      paise,
      formula: `${rupeesText(paid + paise)} by what is known now − ${rupeesText(paid)} paid`,
      origins: (latest.length > 0 ? latest : origins).map(({ origin }) => origin),
    };
    return [[employeeId, arrears]];
  });
}

/**
 * Reads what locked months would pay otherwise by what has become known since. The first month after them pays it, or
 * takes it back.
 */
export const arrearsReader =
  (db: Reader): ReadArrears =>
  async (month, employeeIds) => {
    const runs = await lockedRunsBefore(db, month, arrearsMonths);
    const [last] = runs;
    if (!last || monthAfter(last.month) !== month) return new Map();
    const changes = new Map<LockedRun, LaterChange[]>();
    for (const run of runs) changes.set(run, await laterChanges(db, run, employeeIds));
    const ids = new Set([...changes.values()].flat().map(({ employeeId }) => employeeId));
    if (ids.size === 0) return new Map();
    const payslips = await payslipsOfRuns(db, runs, [...ids]);
    const found: [number, Arrears][] = [];
    for (const run of runs.toReversed()) {
      const settled = { settledAt: last.lockedAt, payslips };
      found.push(...(await arrearsOfRun(db, { run, changes: changes.get(run) ?? [], ...settled })));
    }
    const byPerson = groupBy(found, ([employeeId]) => employeeId);
    return new Map(
      [...byPerson].map(([id, ofPerson]) => [id, ofPerson.map(([, arrears]) => arrears)]),
    );
  };
