import type { Reader } from "../db/connect";
import { groupBy } from "../groupBy";
import { readLastClosedMonth } from "../payLocks/lockedMonths";
import { readLockedPayslipsWithoutDays } from "./lockedPayslips";
import type { PayRules } from "./payRuns";
import {
  findDecidingMonths,
  isDeciding,
  type MonthWages,
  payslipWages,
  type Wages,
} from "./statutoryLines";

interface PersonWages extends MonthWages {
  readonly employeeId: number;
}

/** The wages of months that are read already, by month and employee. Undefined for a person without wages. */
export type KnownWages = Map<string, Map<number, Wages | undefined>>;

export function keepWages(known: KnownWages, paid: readonly PersonWages[]): void {
  for (const { month, employeeId, wages } of paid) {
    const ofMonth = known.get(month) ?? new Map<number, Wages | undefined>();
    known.set(month, ofMonth.set(employeeId, wages));
  }
}

type ReadWages = (month: string, employeeIds: readonly number[]) => Promise<PersonWages[]>;

interface EarlierOptions {
  readonly rates: PayRules["rates"];
  readonly known: KnownWages;
  /** Computes the wages of an open month. */
  readonly readOpenWages: ReadWages;
}

/**
 * Reads the wages of a month. A locked month has stored payslips. A month that was paid before this product has none.
 */
async function readWages(
  db: Reader,
  month: string,
  ids: readonly number[],
  readOpenWages: ReadWages,
): Promise<readonly PersonWages[]> {
  const locked = await readLockedPayslipsWithoutDays(db, month, ids);
  if (locked) {
    return locked.map(({ employeeId, lines }) => {
      const wages = payslipWages(lines);
      return { employeeId, month, wages };
    });
  }
  const closed = await readLastClosedMonth(db);
  return closed !== undefined && month <= closed ? [] : readOpenWages(month, ids);
}

/**
 * Reads the earlier wages of a contribution period that decide if a person is still covered. Only people with wages
 * above a limit need them. The first month with wages decides, so for most people one month is enough.
 */
export async function readEarlierWages(
  db: Reader,
  paid: readonly PersonWages[],
  { rates, known, readOpenWages }: EarlierOptions,
): Promise<ReadonlyMap<number, readonly MonthWages[]>> {
  const needed = paid.flatMap((person) =>
    findDecidingMonths(rates, person).map((month) => ({ month, employeeId: person.employeeId })),
  );
  const idsOf = groupBy(needed, ({ month }) => month);
  const decided = new Set<number>();
  const found: PersonWages[] = [];
  for (const [month, people] of [...idsOf].toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const ids = people.map(({ employeeId }) => employeeId).filter((id) => !decided.has(id));
    const unknown = ids.filter((id) => !known.get(month)?.has(id));
    if (unknown.length > 0) {
      const ofMonth = known.get(month) ?? new Map<number, Wages | undefined>();
      for (const id of unknown) ofMonth.set(id, undefined);
      known.set(month, ofMonth);
      keepWages(known, await readWages(db, month, unknown, readOpenWages));
    }
    for (const employeeId of ids) {
      const wages = known.get(month)?.get(employeeId);
      if (!wages) continue;
      found.push({ employeeId, month, wages });
      if (isDeciding(rates, { month, wages })) decided.add(employeeId);
    }
  }
  return groupBy(found, ({ employeeId }) => employeeId);
}
