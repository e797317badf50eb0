import type { Database } from "../db/connect";
import { monthDays, type PersonMonth } from "./monthDays";
import { monthsBefore } from "./months";
import { nothingOwed, type Owed, owedAfter, owedIn } from "./owed";
import { type Arrears, type Pay, payLines } from "./payLines";
import type { PayRules } from "./payRules";
import { additionsIn, readOwed } from "./readOwed";

type Reader = Pick<Database, "select" | "execute">;

/** What locked months would pay otherwise by what is known today, by employee; a month without any gives none. */
export type ReadArrears = (
  month: string,
  employeeIds: readonly number[] | undefined,
) => Promise<ReadonlyMap<number, readonly Arrears[]>>;

/** Of whom, and by what, a month is worked out. */
interface MonthPayAsked {
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
  { rules, today, employeeIds, readArrears }: MonthPayAsked,
  owed: ReadonlyMap<number, Owed>,
): Promise<PersonPay[]> {
  const arrears = await readArrears(month, employeeIds);
  const additions = await additionsIn(db, month, employeeIds);
  // Whoever has left is paid these all the same.
  const alsoIds = [...arrears.keys(), ...additions.keys()];
  const { calendar, rates } = rules;
  const people = await monthDays(db, month, { calendar, today, employeeIds, alsoIds });
  return people.map((person) => ({
    person,
    pay: payLines({
      month,
      days: person.days,
      terms: person.terms,
      rates,
      additions: additions.get(person.id) ?? [],
      arrears: arrears.get(person.id) ?? [],
      ...owedIn(owed.get(person.id) ?? nothingOwed, month),
    }),
  }));
}

/**
 * What a month that is not locked pays, as its days have come so far. Those months between the last locked one and
 * it are worked out first, in turn and of whoever owes something then, for what they take is owed no more.
 */
export async function openMonthPay(
  db: Reader,
  month: string,
  asked: MonthPayAsked,
): Promise<PersonPay[]> {
  const { people, firstMonth = month } = await readOwed(db, month, asked.employeeIds);
  const owed = new Map(people);
  for (const earlier of monthsBefore(month, firstMonth)) {
    const owing = [...owed].filter(([, ofPerson]) => {
      const { advances, deductions } = owedIn(ofPerson, earlier);
      return advances.length + deductions.length > 0;
    });
    const employeeIds = owing.map(([id]) => id);
    if (employeeIds.length === 0) continue;
    for (const { person, pay } of await payOfMonth(db, earlier, { ...asked, employeeIds }, owed)) {
      owed.set(person.id, owedAfter(owed.get(person.id) ?? nothingOwed, pay.lines));
    }
  }
  return payOfMonth(db, month, asked, owed);
}
