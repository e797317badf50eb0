import * as z from "zod/mini";
import { dateAfter } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import type { Reader } from "../db/connect";
import { assignments, employments, payTerms, pieceRates } from "../db/schema";
import { groupBy } from "../groupBy";
import { readComponents } from "./monthDays";
import { componentKey, DatedComponent } from "./payComponents";
import { rupeesText } from "./payslipDocument";

/** The dated facts of all employees that decide on months, as a lock stores them: rows of columns. */
export const PayFacts = z.object({
  /** The employee, the first day and the last day of each employment. */
  employments: z.array(z.tuple([z.int(), z.string(), z.nullable(z.string())])),
  /** The employee, the first day, the unit and the shift of each assignment. */
  assignments: z.array(z.tuple([z.int(), z.string(), z.string(), z.nullable(z.int())])),
  /** The employee, the first day, the monthly base in paise, the working days and the multiplier of overtime. */
  terms: z.array(z.tuple([z.int(), z.string(), z.number(), z.number(), z.number()])),
  /** The employee, the first day, the stage and the paise for 1,000 good pieces. Older locks had no piece rates. */
  pieceRates: z._default(z.array(z.tuple([z.int(), z.string(), z.string(), z.number()])), []),
  /** Older locks had no components. */
  components: z._default(z.array(DatedComponent), []),
});
export type PayFacts = z.infer<typeof PayFacts>;

export async function readPayFacts(db: Reader): Promise<PayFacts> {
  const employed = await db
    .select()
    .from(employments)
    .orderBy(employments.employeeId, employments.joinedOn);
  const assigned = await db
    .select()
    .from(assignments)
    .orderBy(assignments.employeeId, assignments.validFrom);
  const terms = await db.select().from(payTerms).orderBy(payTerms.employeeId, payTerms.validFrom);
  const pieces = await db
    .select()
    .from(pieceRates)
    .orderBy(pieceRates.employeeId, pieceRates.validFrom, pieceRates.id);
  return {
    employments: employed.map((row) => [row.employeeId, row.joinedOn, row.leftOn]),
    assignments: assigned.map((row) => [row.employeeId, row.validFrom, row.unit, row.shiftId]),
    terms: terms.map((row) => [
      row.employeeId,
      row.validFrom,
      row.monthlyBasePaise,
      row.workingDays,
      row.otMultiplierFactor,
    ]),
    pieceRates: pieces.map((row) => [
      row.employeeId,
      row.validFrom,
      row.stage,
      row.ratePerThousandPaise,
    ]),
    components: await readComponents(db),
  };
}

/** A fact of a person that holds from a calendar date in India until the next row. */
interface Dated {
  readonly from: string;
  /** The fact in words. Undefined if there is none. */
  readonly value: string | undefined;
}

/** A text that sorts before every date. */
const beginning = "0000-01-01";

/** Calendar dates in India, both included. */
interface Range {
  readonly first: string;
  readonly last: string;
}

interface ChangedRange extends Range {
  readonly now: string | undefined;
}

const valueOn = (dated: readonly Dated[], date: string) =>
  dated.findLast(({ from }) => from <= date)?.value;

/** Returns the days of a range on which the value has changed. Both lists are in the order of their dates. */
function changedRanges(then: readonly Dated[], now: readonly Dated[], { first, last }: Range) {
  const starts = [...then, ...now].map(({ from }) => from).filter((from) => first < from);
  const dates = [...new Set([first, ...starts.filter((from) => from <= last)])].toSorted();
  return dates.flatMap((date, index) => {
    const [before, after] = [valueOn(then, date), valueOn(now, date)];
    if (before === after) return [];
    const next = dates[index + 1];
    const end = next === undefined ? last : dateAfter(next, -1);
    return [{ first: date, last: end, now: after }];
  });
}

const datesOf = ({ first, last }: Range) => ({ date: { date: first }, until: { date: last } });

/** A kind of dated facts: its rows, and the sentence about a change. */
interface FactKind<Row extends readonly [number, ...unknown[]]> {
  rowsOf(facts: PayFacts): readonly Row[];
  datedOf(rows: readonly Row[]): Dated[];
  originOf(change: ChangedRange): Message;
}

const employment: FactKind<PayFacts["employments"][number]> = {
  rowsOf: ({ employments }) => employments,
  datedOf: (rows) =>
    rows.flatMap(([, from, leftOn]) => [
      { from, value: "employed" },
      ...(leftOn === null ? [] : [{ from: dateAfter(leftOn, 1), value: undefined }]),
    ]),
  originOf({ now, ...range }) {
    const { date, until } = datesOf(range);
    if (range.first === range.last)
      return say(now === undefined ? "arrears.notEmployedOn" : "arrears.employedOn", { date });
    const code = now === undefined ? "arrears.notEmployedFrom" : "arrears.employedFrom";
    return say(code, { date, until });
  },
};

const unitText = (unit: string, shiftId: number | null) => `${unit}${shiftId ?? ""}`;

const assignment: FactKind<PayFacts["assignments"][number]> = {
  rowsOf: ({ assignments }) => assignments,
  // The first row holds before its date too.
  datedOf: (rows) =>
    rows.map(([, validFrom, unit, shiftId], index) => ({
      from: index === 0 ? beginning : validFrom,
      value: unitText(unit, shiftId),
    })),
  originOf: ({ first }) => say("arrears.assignment", { date: { date: first } }),
};

const terms: FactKind<PayFacts["terms"][number]> = {
  rowsOf: (facts) => facts.terms,
  datedOf: (rows) =>
    rows.map(([, from, monthlyBasePaise, ...others]) => ({
      from,
      value: [rupeesText(monthlyBasePaise), ...others].join(" "),
    })),
  originOf({ now = "", ...range }) {
    const [base = ""] = now.split(" ");
    const { date, until } = datesOf(range);
    return range.first === range.last
      ? say("arrears.termsOn", { base, date })
      : say("arrears.termsFrom", { base, date, until });
  },
};

const pieceRate: FactKind<PayFacts["pieceRates"][number]> = {
  rowsOf: (facts) => facts.pieceRates,
  /** Each row replaces the earlier rate of the same stage. The value is the rates of all stages. */
  datedOf(rows) {
    const paiseByStage = new Map<string, number>();
    return rows.map(([, from, stage, paise]) => {
      paiseByStage.set(stage, paise);
      return { from, value: [...paiseByStage].toSorted().join(" ") };
    });
  },
  originOf: (change) => say("arrears.pieceRates", datesOf(change)),
};

interface ChangedFact extends Range {
  /** Absent for a change that concerns all employees. */
  readonly employeeId?: number;
  readonly changesDays?: boolean;
  readonly origin: Message;
}

function changesOfKind<Row extends readonly [number, ...unknown[]]>(
  { rowsOf, datedOf, originOf }: FactKind<Row>,
  then: PayFacts,
  now: PayFacts,
  range: Range,
): ChangedFact[] {
  const [before, after] = [then, now].map((facts) => groupBy(rowsOf(facts), ([id]) => id));
  const ids = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...ids].flatMap((employeeId) => {
    const [old, present] = [before?.get(employeeId) ?? [], after?.get(employeeId) ?? []];
    return changedRanges(datedOf(old), datedOf(present), range).map((change) => {
      const { now: _, ...dates } = change;
      return { employeeId, ...dates, origin: originOf(change) };
    });
  });
}

/**
 * Returns the rule of a component in words, and when it holds. Its kind matters only by the mark `isWages`, and older
 * locks have no kinds.
 */
const datedComponents = (rows: readonly DatedComponent[]): Dated[] =>
  rows
    .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
    .flatMap(({ id: _, name: __, wageKind: ___, validFrom: from, validTo, ...rule }) => [
      { from, value: JSON.stringify(rule) },
      ...(validTo === null ? [] : [{ from: dateAfter(validTo), value: undefined }]),
    ]);

/** Returns the people of a component: one, those who were ever of the unit or the shift, or everyone. */
function findPayees({ employeeId, unit, shiftId }: DatedComponent, { assignments }: PayFacts) {
  if (employeeId !== null) return [{ employeeId }];
  if (unit === null) return [{}];
  const ofGroup = assignments.filter(
    ([, , ofUnit, ofShift]) => ofUnit === unit && (shiftId === null || ofShift === shiftId),
  );
  return [...new Set(ofGroup.map(([id]) => id))].map((id) => ({ employeeId: id }));
}

function compareComponents(then: PayFacts, now: PayFacts, range: Range): ChangedFact[] {
  const [before, after] = [then, now].map(({ components }) => groupBy(components, componentKey));
  const keys = new Set([...(before?.keys() ?? []), ...(after?.keys() ?? [])]);
  return [...keys].flatMap((key) => {
    const [old, present] = [before?.get(key) ?? [], after?.get(key) ?? []];
    const [component] = [...present, ...old];
    if (!component) return [];
    const changes = changedRanges(datedComponents(old), datedComponents(present), range);
    return changes.flatMap(({ first, last }) => {
      const dates = datesOf({ first, last });
      const origin = say("arrears.component", { name: component.name, ...dates });
      return findPayees(component, now).map((payee) => ({ ...payee, first, last, origin }));
    });
  });
}

const widened = ({ first, last }: Range) => ({
  first: dateAfter(first, -1),
  last: dateAfter(last, 1),
});

/** Compares the facts of a range. A changed shift also changes the work days before and after it. */
export const compareFacts = (then: PayFacts, now: PayFacts, range: Range): ChangedFact[] => [
  ...changesOfKind(employment, then, now, range),
  ...changesOfKind(assignment, then, now, widened(range)).map((change) => ({
    ...change,
    ...widened(change),
  })),
  ...[
    ...changesOfKind(terms, then, now, range),
    ...changesOfKind(pieceRate, then, now, range),
    ...compareComponents(then, now, range),
  ].map((change) => ({ ...change, changesDays: false })),
];
