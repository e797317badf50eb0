import type { PayLine, PayLineKind } from "../../contract/payroll";
import type { StatutoryKind } from "../../contract/statutoryRates";
import { lastDateOfMonth } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { groupBy } from "../groupBy";
import { paiseOf } from "../units";
import type { Arrears } from "./computePay";
import { dueWages } from "./dueWages";
import { type LaterChange, laterChanges, touches } from "./laterChanges";
import { arrearsLeftBy, type PayslipWithoutDays, payslipsOfRuns } from "./lockedPayslips";
import { arrearsMonths, type LockedRun, lockedRunsBefore } from "./lockedRuns";
import { monthAfter } from "./months";
import type { ReadArrears } from "./openMonthPay";
import { rupeesText } from "./payLineText";
import { type PayRules, readPayRules } from "./payRules";
import { haveSameRates, statutoryDifferences } from "./statutoryArrears";

type Reader = Pick<Database, "select" | "execute">;

const wages: readonly PayLineKind[] = ["EARNED", "OVERTIME"];

const amountOf = (lines: readonly PayLine[]) =>
  lines.reduce((sum, { amount }) => sum + paiseOf(amount), 0);

/**
 * What later locked months have paid of a month's arrears or taken back, in paise.
 * @param of what the law deducts; of the wages without it
 */
const arrearsPaid = (payslips: readonly PayslipWithoutDays[], month: string, of?: StatutoryKind) =>
  amountOf(
    payslips.flatMap(({ lines }) =>
      lines.filter((line) => line.kind === "ARREARS" && line.label === month && line.of === of),
    ),
  );

/** The wages that a month's lock paid for its days, in paise. */
const lockedWages = (payslips: readonly PayslipWithoutDays[], month: string): number =>
  amountOf(
    payslips
      .filter((payslip) => payslip.month === month)
      .flatMap(({ lines }) => lines.filter(({ kind }) => wages.includes(kind))),
  );

/** The changes of one locked month since the last lock. */
interface ChangedMonth {
  readonly run: LockedRun;
  readonly changes: readonly LaterChange[];
  /** The arrears of this month that the last locked month could not take back. */
  readonly left: readonly ArrearsLeft[];
  readonly present: PayRules;
  /** Undefined for all employees. */
  readonly asked: readonly number[] | undefined;
}

interface ArrearsLeft {
  readonly employeeId: number;
  readonly line: PayLine;
}

/** The employees whose month is computed again; undefined for all. */
function changedIds({ changes, left, asked }: ChangedMonth): readonly number[] | undefined {
  const ids = changes.map(({ employeeId }) => employeeId);
  const known = ids.filter((id) => id !== undefined);
  if (known.length < ids.length) return asked;
  return [...new Set([...known, ...left.map(({ employeeId }) => employeeId)])];
}

/** Why there are arrears: what has changed since the last lock, and what the rest of earlier arrears said. */
function originsOf({ changes, left }: ChangedMonth, employeeId: number): string[] {
  const earlier = left.filter((one) => one.employeeId === employeeId);
  const own = changes.filter((change) => (change.employeeId ?? employeeId) === employeeId);
  const later = own.filter((change) => change.isLater);
  const origins = [
    ...earlier.flatMap(({ line }) => line.origins ?? []),
    ...(earlier.length + later.length > 0 ? later : own).map(({ origin }) => origin),
  ];
  return [...new Set(origins)];
}

type Found = readonly [employeeId: number, arrears: Arrears];

async function arrearsOfWages(
  db: Reader,
  changed: ChangedMonth,
  payslips: readonly PayslipWithoutDays[],
): Promise<Found[]> {
  const ids = changedIds(changed);
  if (ids?.length === 0) return [];
  const { run, present } = changed;
  const due = await dueWages(db, { run, present, employeeIds: ids });
  const paidTo = groupBy(payslips, ({ employeeId }) => employeeId);
  const everybody = new Set([...due.keys(), ...paidTo.keys()]);
  return [...everybody].flatMap((id): Found[] => {
    if (ids && !ids.includes(id)) return [];
    const own = paidTo.get(id) ?? [];
    const paid = lockedWages(own, run.month) + arrearsPaid(own, run.month);
    const now = due.get(id) ?? 0;
    if (now === paid) return [];
    const formula = `${rupeesText(now)} by what is known now − ${rupeesText(paid)} paid`;
    const origins = originsOf(changed, id);
    return [[id, { month: run.month, paise: now - paid, formula, origins }]];
  });
}

/** Arrears of a locked month whose statutory rates have changed. */
function arrearsOfRates(
  { run, present }: ChangedMonth,
  payslips: readonly PayslipWithoutDays[],
): Found[] {
  const paidTo = groupBy(payslips, ({ employeeId }) => employeeId);
  return payslips
    .filter(({ month }) => month === run.month)
    .flatMap((payslip) =>
      statutoryDifferences(payslip, run.rules.rates, present.rates).flatMap(
        ({ of, duePaise, takenPaise }): Found[] => {
          const own = paidTo.get(payslip.employeeId) ?? [];
          const deducted = takenPaise - arrearsPaid(own, run.month, of);
          if (duePaise === deducted) return [];
          const formula = `${rupeesText(duePaise)} by the rates of now − ${rupeesText(deducted)} deducted`;
          const origins = ["The statutory rates of this month have changed"];
          const paise = deducted - duePaise;
          return [[payslip.employeeId, { month: run.month, of, paise, formula, origins }]];
        },
      ),
    );
}

/**
 * Reads what locked months would pay otherwise by what has become known since. The first month after them pays it, or
 * takes it back.
 */
export const arrearsReader =
  (db: Reader): ReadArrears =>
  async (month, employeeIds) => {
    const runs = await lockedRunsBefore(db, month, arrearsMonths);
    const [last, first] = [runs[0], runs.at(-1)];
    if (!last || !first || monthAfter(last.month) !== month) return new Map();
    const range = { first: `${first.month}-01`, last: lastDateOfMonth(last.month) };
    const changes = await laterChanges(db, { since: last, ...range, employeeIds });
    const left = await arrearsLeftBy(db, last, employeeIds);
    const present = await readPayRules(db);
    const found: Found[] = [];
    for (const run of runs.toReversed()) {
      const changed: ChangedMonth = {
        run,
        changes: changes.filter((change) => touches(change, run.month)),
        left: left.filter(({ line }) => line.label === run.month),
        present,
        asked: employeeIds,
      };
      const isRated =
        !haveSameRates(last.rules.rates, present.rates, run.month) ||
        changed.left.some(({ line }) => line.of !== undefined);
      if (changed.changes.length + changed.left.length === 0 && !isRated) continue;
      const ids = isRated ? employeeIds : changedIds(changed);
      const payslips = await payslipsOfRuns(db, runs, ids);
      found.push(...(await arrearsOfWages(db, changed, payslips)));
      if (isRated) found.push(...arrearsOfRates(changed, payslips));
    }
    const byPerson = groupBy(found, ([employeeId]) => employeeId);
    return new Map([...byPerson].map(([id, own]) => [id, own.map(([, arrears]) => arrears)]));
  };
