import { indiaDate, lastDateOfMonth, monthsBefore } from "../../domain/indiaTime";
import { wagesOf } from "../../domain/lineWages";
import { say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import { badRequest } from "../errors";
import { cacheMonthStarts } from "../lists/cachedByTableVersion";
import { hasLeftBy } from "../shifts/datedFacts";
import { computeArrears } from "./arrears";
import { readChangedMonths } from "./changedMonths";
import { computePay, computeWageLines, type Pay } from "./computePay";
import {
  carriedComponents,
  nothingOwed,
  type OpenAdjustment,
  type Owed,
  owedAfter,
  owedIn,
} from "./deductions";
import { type KnownWages, keepWages, readEarlierWages } from "./lockedPayslips";
import { type PersonMonth, readComponents, readMonthDays } from "./monthDays";
import { computeComponents, noComponents } from "./payComponents";
import { type PayRules, readPayRules, readRatesOfPeople } from "./payRuns";
import { type PersonPieces, readPieces } from "./pieces";
import { readAdditions, readOwed, readSettled } from "./readOwed";

interface OpenMonthOptions {
  readonly rules: PayRules;
  /** Today, as a calendar date in India. Later days have not come yet. */
  readonly today: string;
  /** All employees if undefined. */
  readonly employeeIds?: readonly number[] | undefined;
}

/** Additions of one person that are not entered yet. */
interface Planned {
  readonly employeeId: number;
  readonly additions: readonly OpenAdjustment[];
}

interface PayOptions extends OpenMonthOptions {
  readonly known: KnownWages;
  readonly planned?: Planned | undefined;
}

export interface PersonPay {
  readonly person: PersonMonth;
  readonly pay: Pay;
  /** The shares that piece rates pay. */
  readonly pieces: PersonPieces["pieces"];
}

/** Reads the wages of a month, without deductions. */
async function readMonthWages(
  db: Reader,
  month: string,
  { rules, today, employeeIds, planned }: OpenMonthOptions & Pick<PayOptions, "planned">,
) {
  const arrears = computeArrears(await readChangedMonths(db, month, { rules, employeeIds }));
  const additions = await readAdditions(db, month, employeeIds);
  const components = await readComponents(db, month);
  const { machines } = rules;
  const pieces = await readPieces(db, month, { machines, employeeIds });
  // People who have left are paid these too.
  const alsoIds = [
    ...arrears.keys(),
    ...additions.keys(),
    ...pieces.keys(),
    ...(planned ? [planned.employeeId] : []),
  ];
  const { calendar } = rules;
  const people = await readMonthDays(db, month, { calendar, today, employeeIds, alsoIds });
  return people.map((person) => {
    const inputs = {
      days: person.days,
      terms: person.terms,
      pieces: pieces.get(person.id)?.lines ?? [],
      additions: [
        ...(additions.get(person.id) ?? []),
        ...(planned?.employeeId === person.id ? planned.additions : []),
      ],
      components:
        components.length > 0
          ? computeComponents(person, components, { month, today })
          : noComponents,
      arrears: arrears.get(person.id) ?? [],
    };
    const lines = computeWageLines(inputs);
    const shares = pieces.get(person.id)?.pieces ?? [];
    return { person, inputs, lines, shares, employeeId: person.id, month, wages: wagesOf(lines) };
  });
}

async function computeMonth(
  db: Reader,
  month: string,
  { known, planned, ...options }: PayOptions,
  owed: ReadonlyMap<number, Owed>,
): Promise<PersonPay[]> {
  const ratesOf = await readRatesOfPeople(db, options.rules);
  const paid = await readMonthWages(db, month, { ...options, planned });
  const settledOf = await readSettled(db, month, options.employeeIds);
  keepWages(known, paid);
  const earlier = await readEarlierWages(db, paid, {
    ratesOf,
    known,
    readOpenWages: (of, employeeIds) => readMonthWages(db, of, { ...options, employeeIds }),
  });
  return paid.map(({ person, inputs, lines, shares }) => {
    const openAmounts = owedIn(owed.get(person.id) ?? nothingOwed, month);
    const isLastPay = hasLeftBy(person.employments, lastDateOfMonth(month));
    const advances = openAmounts.advances.map((advance) => ({ ...advance, isLastPay }));
    const { deductions, carried } = openAmounts;
    const settled = settledOf.get(person.id)?.map(({ line }) => line) ?? [];
    const recovered = { deductions, advances, carried, settled };
    const rates = ratesOf(person.id);
    const others = { month, rates, earlier: earlier.get(person.id), ...recovered };
    return { person, pieces: shares, pay: computePay({ ...inputs, ...others }, lines) };
  });
}

function owedAfterPay(owed: ReadonlyMap<number, Owed>, people: readonly PersonPay[]) {
  const after = new Map(owed);
  for (const { person, pay } of people) {
    const before = owed.get(person.id);
    if (before || carriedComponents(pay.lines).length > 0)
      after.set(person.id, owedAfter(before ?? nothingOwed, pay.lines));
  }
  return after;
}

interface OwingPeople {
  readonly ids: readonly number[];
  /** All employees if undefined. */
  readonly all: readonly number[] | undefined;
}

/**
 * Adds the people with a component's deduction in a month, because part of the deduction may be carried over. A
 * component of a group may apply to everyone.
 */
async function addComponentPayees(db: Reader, month: string, { ids, all }: OwingPeople) {
  const deducting = (await readComponents(db, month)).filter(({ kind }) => kind === "DEDUCTION");
  if (deducting.some(({ employeeId }) => employeeId === null)) return all;
  const deducted = deducting.flatMap(({ employeeId }) => employeeId ?? []);
  const wanted = all ? deducted.filter((id) => all.includes(id)) : deducted;
  return [...new Set([...ids, ...wanted])];
}

/**
 * Computes the debts of people at the beginning of a month, by deducting the recoveries of each open month before it.
 */
async function computeOwedAtStart(db: Reader, month: string, options: PayOptions) {
  const { people, firstMonth = month } = await readOwed(db, month, options.employeeIds);
  let owed = people;
  for (const earlier of monthsBefore(month, firstMonth)) {
    const owing = [...owed].filter(([, ofPerson]) => {
      const { advances, deductions, carried } = owedIn(ofPerson, earlier);
      return advances.length + deductions.length + carried.length > 0;
    });
    const employeeIds = await addComponentPayees(db, earlier, {
      ids: owing.map(([id]) => id),
      all: options.employeeIds,
    });
    if (employeeIds?.length === 0) continue;
    owed = owedAfterPay(owed, await computeMonth(db, earlier, { ...options, employeeIds }, owed));
  }
  return owed;
}

/** The state at the beginning of a month, after the open months before it. */
interface MonthStart {
  /** The amounts that people owe when the month begins, by employee. */
  readonly owed: ReadonlyMap<number, Owed>;
  /** The wages of earlier months, as far as a limit needed them. */
  readonly known: KnownWages;
}

const cachedMonthStart = cacheMonthStarts<MonthStart>();

/**
 * Computes an open month. The open months before it are computed first, because they reduce the owed amounts.
 * @throws HttpError 400 if it has not begun
 */
export async function computeOpenMonth(
  db: Reader,
  month: string,
  now: Date,
  employeeIds?: readonly number[],
  planned?: Planned,
) {
  const today = indiaDate(now);
  if (month > today) throw badRequest({ month: say("pay.afterThisMonth") });
  const rules = await readPayRules(db);
  const options = { rules, today, employeeIds };
  const read = async (): Promise<MonthStart> => {
    const known: KnownWages = new Map();
    return { owed: await computeOwedAtStart(db, month, { ...options, known }), known };
  };
  const { owed, known } = employeeIds ? await read() : await cachedMonthStart(db, month, read);
  // Only the wages of earlier months are stored in the cache, because the cache does not notice a later scan of this
  // month.
  const knownWages: KnownWages = new Map(known);
  const people = await computeMonth(db, month, { ...options, known: knownWages, planned }, owed);
  for (const [of, wages] of knownWages) if (of < month) known.set(of, wages);
  return { rules, people, owed: owedAfterPay(owed, people) };
}
