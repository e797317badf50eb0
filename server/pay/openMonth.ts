import { indiaDate, lastDateOfMonth, monthsBefore } from "../../domain/indiaTime";
import type { Reader } from "../db/connect";
import { badRequest } from "../errors";
import { hasLeftBy } from "../shifts/datedFacts";
import { computeArrears } from "./arrears";
import { readChangedMonths } from "./changedMonths";
import { computePay, type Pay } from "./computePay";
import { nothingOwed, type Owed, owedAfter, owedIn } from "./deductions";
import { type PersonMonth, readMonthDays } from "./monthDays";
import { type OwedByPerson, owedBefore } from "./owedBefore";
import { type PayRules, readPayRules } from "./payRuns";
import { readAdditions, readOwed } from "./readOwed";

/** The rules by which a month is computed, and the employees. */
interface OpenMonthOptions {
  readonly rules: PayRules;
  /** A calendar date in India: later days have not come yet. */
  readonly today: string;
  /** All employees if undefined. */
  readonly employeeIds?: readonly number[] | undefined;
}

/** One person's month and its pay. */
export interface PersonPay {
  readonly person: PersonMonth;
  readonly pay: Pay;
}

async function computeMonth(
  db: Reader,
  month: string,
  { rules, today, employeeIds }: OpenMonthOptions,
  owed: ReadonlyMap<number, Owed>,
): Promise<PersonPay[]> {
  const arrears = computeArrears(await readChangedMonths(db, month, { rules, employeeIds }));
  const additions = await readAdditions(db, month, employeeIds);
  // People who have left are paid these too.
  const alsoIds = [...arrears.keys(), ...additions.keys()];
  const { calendar, rates } = rules;
  const people = await readMonthDays(db, month, { calendar, today, employeeIds, alsoIds });
  return people.map((person) => {
    const due = owedIn(owed.get(person.id) ?? nothingOwed, month);
    const isLastPay = hasLeftBy(person.employments, lastDateOfMonth(month));
    return {
      person,
      pay: computePay({
        month,
        days: person.days,
        terms: person.terms,
        rates,
        additions: additions.get(person.id) ?? [],
        arrears: arrears.get(person.id) ?? [],
        deductions: due.deductions,
        advances: due.advances.map((advance) => ({ ...advance, isLastPay })),
      }),
    };
  });
}

/** Computes what people still owe after a month's pay. */
function owedAfterPay(owed: ReadonlyMap<number, Owed>, people: readonly PersonPay[]) {
  const after = new Map(owed);
  for (const { person, pay } of people) {
    const own = owed.get(person.id);
    if (own) after.set(person.id, owedAfter(own, pay.lines));
  }
  return after;
}

/** The pay of an open month, and what people owe after it. */
interface OpenMonth {
  readonly rules: PayRules;
  readonly people: readonly PersonPay[];
  readonly owed: ReadonlyMap<number, Owed>;
}

/** Computes what people owe when a month begins, by deducting what each open month before it takes. */
async function computeOwedAtStart(
  db: Reader,
  month: string,
  options: OpenMonthOptions,
): Promise<OwedByPerson> {
  const { people, firstMonth = month } = await readOwed(db, month, options.employeeIds);
  let owed = people;
  for (const earlier of monthsBefore(month, firstMonth)) {
    const owing = [...owed].filter(([, ofPerson]) => {
      const { advances, deductions } = owedIn(ofPerson, earlier);
      return advances.length + deductions.length > 0;
    });
    const employeeIds = owing.map(([id]) => id);
    if (employeeIds.length === 0) continue;
    owed = owedAfterPay(owed, await computeMonth(db, earlier, { ...options, employeeIds }, owed));
  }
  return owed;
}

/**
 * Computes the pay of an open month for its days so far. The open months before it are computed first: they reduce what
 * people owe.
 * @throws HttpError 400 if the month has not begun
 */
export async function computeOpenMonth(
  db: Reader,
  month: string,
  now: Date,
  employeeIds?: readonly number[],
): Promise<OpenMonth> {
  const today = indiaDate(now);
  if (month > today) throw badRequest({ month: "Cannot be after the present month" });
  const rules = await readPayRules(db);
  const options = { rules, today, employeeIds };
  const read = () => computeOwedAtStart(db, month, options);
  const owed = employeeIds ? await read() : await owedBefore(db, month, read);
  const people = await computeMonth(db, month, options, owed);
  return { rules, people, owed: owedAfterPay(owed, people) };
}
