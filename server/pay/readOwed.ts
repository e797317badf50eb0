import { and, eq, gt, inArray, isNull, lt, lte, max, min } from "drizzle-orm";
import type { Database } from "../db/connect";
import { adjustments, advances, employments, payRuns } from "../db/schema";
import { groupBy } from "../groupBy";
import type { OpenAdjustment } from "./computePay";
import { openingMonth } from "./lockedMonths";
import { monthAfter } from "./months";
import type { Owed } from "./owed";
import { leftOverOfAdvance, restOfAdjustment, restOfAdvance } from "./recovered";

type Reader = Pick<Database, "select" | "execute">;

type Ids = readonly number[] | undefined;

/** By person: when the first employment begins, as it is entered now. */
const firstEmployments = (db: Reader) =>
  db
    .select({
      employeeId: employments.employeeId,
      joinedOn: min(employments.joinedOn).as("joined_on"),
    })
    .from(employments)
    .groupBy(employments.employeeId)
    .as("first_employments");

function openAdvances(db: Reader, month: string, ids: Ids) {
  const restPaise = restOfAdvance(month);
  const first = firstEmployments(db);
  return db
    .select({
      id: advances.id,
      employeeId: advances.employeeId,
      joinedOn: first.joinedOn,
      firstMonth: advances.firstMonth,
      reason: advances.reason,
      instalmentPaise: advances.instalmentPaise,
      restPaise,
      carriedOverPaise: leftOverOfAdvance(month),
    })
    .from(advances)
    .leftJoin(first, eq(first.employeeId, advances.employeeId))
    .where(
      and(
        isNull(advances.cancelledAt),
        lte(advances.firstMonth, month),
        ids && inArray(advances.employeeId, [...ids]),
        gt(restPaise, 0),
      ),
    )
    .orderBy(advances.givenOn, advances.id);
}

function openDeductions(db: Reader, month: string, ids: Ids) {
  const paise = restOfAdjustment(month);
  const first = firstEmployments(db);
  return db
    .select({
      id: adjustments.id,
      employeeId: adjustments.employeeId,
      joinedOn: first.joinedOn,
      firstMonth: adjustments.month,
      reason: adjustments.reason,
      paise,
    })
    .from(adjustments)
    .leftJoin(first, eq(first.employeeId, adjustments.employeeId))
    .where(
      and(
        eq(adjustments.kind, "DEDUCTION"),
        isNull(adjustments.cancelledAt),
        lte(adjustments.month, month),
        ids && inArray(adjustments.employeeId, [...ids]),
        gt(paise, 0),
      ),
    )
    .orderBy(adjustments.month, adjustments.id);
}

/** What people owe, and since when nobody knows what is taken of it. */
interface OwedByPerson {
  readonly people: ReadonlyMap<number, Owed>;
  /** The first month after the locked ones in which something may be taken; none where nothing is owed. */
  readonly firstMonth: string | undefined;
}

/** Reads what is owed in the months up to one, as the months locked before it have left it. */
export async function readOwed(db: Reader, month: string, ids?: Ids): Promise<OwedByPerson> {
  const [locked] = await db
    .select({ month: max(payRuns.month) })
    .from(payRuns)
    .where(and(isNull(payRuns.unlockedAt), lt(payRuns.month, month)));
  const opening = await openingMonth(db);
  const given = await openAdvances(db, month, ids);
  const deducted = await openDeductions(db, month, ids);
  const owed = [...given, ...deducted];
  const months = owed.map(({ firstMonth, joinedOn }) => {
    const joined = joinedOn?.slice(0, 7) ?? firstMonth;
    return firstMonth > joined ? firstMonth : joined;
  });
  const advancesOf = groupBy(given, ({ employeeId }) => employeeId);
  const deductionsOf = groupBy(deducted, ({ employeeId }) => employeeId);
  const people = owed.map(({ employeeId }): [number, Owed] => [
    employeeId,
    {
      advances: advancesOf.get(employeeId) ?? [],
      deductions: deductionsOf.get(employeeId) ?? [],
    },
  ]);
  return {
    people: new Map(people),
    firstMonth: locked?.month ? monthAfter(locked.month) : (opening ?? months.toSorted()[0]),
  };
}

/** What is to be added to a month's pay, by employee. */
export async function additionsIn(
  db: Pick<Database, "select">,
  month: string,
  ids?: Ids,
): Promise<Map<number, OpenAdjustment[]>> {
  const rows = await db
    .select({
      employeeId: adjustments.employeeId,
      id: adjustments.id,
      reason: adjustments.reason,
      paise: adjustments.amountPaise,
    })
    .from(adjustments)
    .where(
      and(
        eq(adjustments.kind, "ADDITION"),
        isNull(adjustments.cancelledAt),
        eq(adjustments.month, month),
        ids && inArray(adjustments.employeeId, [...ids]),
      ),
    )
    .orderBy(adjustments.id);
  return groupBy(rows, ({ employeeId }) => employeeId);
}
