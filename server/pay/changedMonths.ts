import { currentTime } from "../../domain/clock";
import { indiaDate, lastDateOfMonth, monthAfter } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { type LaterChange, readLaterChanges, touches } from "./laterChanges";
import {
  type ArrearsOfPerson,
  readArrearsLeft,
  readEmployedDates,
  readPayslipsOfRuns,
} from "./lockedPayslips";
import { type PersonMonth, readComponents, readMonthDays } from "./monthDays";
import type { DatedComponent } from "./payComponents";
import { arrearsMonths, type LockedRun, type PayRules, readLockedRuns } from "./payRuns";
import type { PayslipWithoutDays } from "./payslipDocument";
import { type PersonPieces, readPieces } from "./pieces";
import { haveSameRates } from "./sameRates";

/** A locked month with later changes to the facts, and all inputs of the arrears. */
export interface ChangedMonth {
  readonly run: LockedRun;
  readonly changes: readonly LaterChange[];
  /** The arrears of this month that the last locked month could not take back. */
  readonly left: readonly ArrearsOfPerson[];
  /** The employees with wages to compute again. Undefined for all employees. */
  readonly changedIds: readonly number[] | undefined;
  /** The days of these employees by the facts of today and the settings of the lock. */
  readonly people: readonly PersonMonth[];
  /** The pay of these employees by piece rates, from the facts of today and the planned times of the lock. */
  readonly pieces: ReadonlyMap<number, PersonPieces>;
  /** The present pay components of the month. */
  readonly components: readonly DatedComponent[];
  /** The payslips of all locked months that may have paid or taken arrears of this month. */
  readonly payslips: readonly PayslipWithoutDays[];
  /** The statutory rates of today. Undefined if the rates of the lock deduct the same. */
  readonly rates: PayRules["rates"] | undefined;
  /** The dates of the month on which each employee was employed at the lock. Empty without changed rates. */
  readonly dates: ReadonlyMap<number, readonly string[]>;
}

interface ChangedMonthOptions {
  readonly rules: PayRules;
  /** Undefined for all employees. */
  readonly employeeIds: readonly number[] | undefined;
}

function idsOf(
  changes: readonly LaterChange[],
  left: readonly ArrearsOfPerson[],
  employeeIds: readonly number[] | undefined,
): readonly number[] | undefined {
  const ids = changes.map(({ employeeId }) => employeeId);
  const known = ids.filter((id) => id !== undefined);
  if (known.length < ids.length) return employeeIds;
  return [...new Set([...known, ...left.map(({ employeeId }) => employeeId)])];
}

/** Reads a locked month's days with the dated facts of today and the settings of the lock. */
function readDaysNow(
  db: Reader,
  { month, rules: { calendar, hasWorkDays, shifts } }: LockedRun,
  { rules: present, employeeIds }: ChangedMonthOptions,
): Promise<PersonMonth[]> {
  return readMonthDays(db, month, {
    calendar: { ...calendar, holidays: present.calendar.holidays },
    hasWorkDays,
    shifts,
    today: indiaDate(currentTime()),
    employeeIds,
  });
}

const readPiecesNow = (
  db: Reader,
  { month, rules: { machines } }: LockedRun,
  employeeIds: readonly number[] | undefined,
) => readPieces(db, month, { machines, employeeIds });

/**
 * Reads the locked months for which an open month pays arrears, the earliest first. Only the first open month pays any.
 */
export async function readChangedMonths(
  db: Reader,
  month: string,
  { rules, employeeIds }: ChangedMonthOptions,
): Promise<ChangedMonth[]> {
  const runs = await readLockedRuns(db, month, arrearsMonths);
  const [last, first] = [runs[0], runs.at(-1)];
  if (!last || !first || monthAfter(last.month) !== month) return [];
  const range = { first: `${first.month}-01`, last: lastDateOfMonth(last.month) };
  const allChanges = await readLaterChanges(db, { since: last, ...range, employeeIds });
  const allLeft = await readArrearsLeft(db, last, employeeIds);
  const months: ChangedMonth[] = [];
  for (const run of runs.toReversed()) {
    const changes = allChanges.filter((change) => touches(change, run.month));
    const left = allLeft.filter(({ line }) => line.label === run.month);
    const isRated =
      !haveSameRates(last.rules.rates, rules.rates, run.month) ||
      left.some(({ line }) => line.of !== undefined);
    if (changes.length + left.length === 0 && !isRated) continue;
    const changedIds = idsOf(changes, left, employeeIds);
    const hasChanged = changedIds?.length !== 0;
    months.push({
      run,
      changes,
      left,
      changedIds,
      people: hasChanged ? await readDaysNow(db, run, { rules, employeeIds: changedIds }) : [],
      pieces: hasChanged ? await readPiecesNow(db, run, changedIds) : new Map(),
      components: hasChanged ? await readComponents(db, run.month) : [],
      payslips: await readPayslipsOfRuns(db, runs, isRated ? employeeIds : changedIds),
      rates: isRated ? rules.rates : undefined,
      dates: isRated ? await readEmployedDates(db, run, employeeIds) : new Map(),
    });
  }
  return months;
}
