import { lastDateOfMonth } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { hasLeftBy } from "../shifts/datedFacts";
import { type Arrears, computePay, type Pay } from "./computePay";
import { monthDays, type PersonMonth } from "./monthDays";
import { monthsBefore } from "./months";
import { nothingOwed, type Owed, owedAfter, owedIn } from "./owed";
import { type OwedByPerson, owedBefore } from "./owedBefore";
import type { PayRules } from "./payRules";
import { additionsIn, readOwed } from "./readOwed";

type Reader = Pick<Database, "select" | "execute">;

/** What locked months would pay otherwise by what is known today, by employee; a month without any gives none. */
export type ReadArrears = (
  month: string,
  employeeIds: readonly number[] | undefined,
) => Promise<ReadonlyMap<number, readonly Arrears[]>>;

/** Of whom, and by what, a month is worked out. */
interface OpenMonthPayOptions {
  readonly rules: PayRules;
  /** A calendar date in India: later days have not come yet. */
  readonly today: string;
  /** Everybody without it. */
  readonly employeeIds?: readonly number[] | undefined;
  readonly readArrears: ReadArrears;
}

/** One person's month as it was worked, and what it pays. */
export interface PersonPay {
  readonly person: PersonMonth;
  readonly pay: Pay;
}

async function payOfMonth(
  db: Reader,
  month: string,
  { rules, today, employeeIds, readArrears }: OpenMonthPayOptions,
  owed: ReadonlyMap<number, Owed>,
): Promise<PersonPay[]> {
  const arrears = await readArrears(month, employeeIds);
  const additions = await additionsIn(db, month, employeeIds);
  // Whoever has left is paid these all the same.
  const alsoIds = [...arrears.keys(), ...additions.keys()];
  const { calendar, rates } = rules;
  const people = await monthDays(db, month, { calendar, today, employeeIds, alsoIds });
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

/** An open month: what each person is paid, and what people owe after it. */
export interface OpenMonth {
  readonly people: readonly PersonPay[];
  readonly owed: ReadonlyMap<number, Owed>;
}

/** Computes what people owe when a month begins, by deducting what each open month before it takes. */
async function owedAtStart(
  db: Reader,
  month: string,
  asked: OpenMonthPayOptions,
): Promise<OwedByPerson> {
  const { people, firstMonth = month } = await readOwed(db, month, asked.employeeIds);
  let owed = people;
  for (const earlier of monthsBefore(month, firstMonth)) {
    const owing = [...owed].filter(([, ofPerson]) => {
      const { advances, deductions } = owedIn(ofPerson, earlier);
      return advances.length + deductions.length > 0;
    });
    const employeeIds = owing.map(([id]) => id);
    if (employeeIds.length === 0) continue;
    owed = owedAfterPay(owed, await payOfMonth(db, earlier, { ...asked, employeeIds }, owed));
  }
  return owed;
}

/**
 * Computes what an open month pays for its days so far. The open months before it are computed first: they reduce what
 * people owe.
 */
export async function openMonthPay(
  db: Reader,
  month: string,
  asked: OpenMonthPayOptions,
): Promise<OpenMonth> {
  const read = () => owedAtStart(db, month, asked);
  const owed = asked.employeeIds ? await read() : await owedBefore(db, month, read);
  const paid = await payOfMonth(db, month, asked, owed);
  return { people: paid, owed: owedAfterPay(owed, paid) };
}
