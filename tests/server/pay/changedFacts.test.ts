import { expect, test } from "vitest";
import { touches } from "../../../server/pay/laterChanges";
import { compareFacts, type PayFacts } from "../../../server/pay/payFacts";
import { englishOf } from "../../support/inEnglish";
import { expectTranslated } from "../../support/translatedOrigins";

const facts: PayFacts = {
  employments: [[1, "2026-01-01", null]],
  assignments: [[1, "2026-01-01", "A", 1]],
  terms: [[1, "2026-01-01", 2_600_000, 26, 1.5]],
  pieceRates: [[1, "2026-01-01", "JOINING", 4_000]],
  components: [],
};

/** Returns the changes of May, as `employee first - last: origin`. */
const changesTo = (changes: Partial<PayFacts>) => {
  const may = { first: "2026-05-01", last: "2026-05-31" };
  const found = compareFacts(facts, { ...facts, ...changes }, may);
  expectTranslated(found.map(({ origin }) => origin));
  return found.map(
    ({ employeeId, first, last, origin }) =>
      `${employeeId} ${first} - ${last}: ${englishOf(origin)}`,
  );
};

const terms = (validFrom: string, paise: number): PayFacts["terms"][number] => [
  1,
  validFrom,
  paise,
  26,
  1.5,
];

test("facts that are as they were have no changes", () => {
  expect(changesTo({})).toEqual([]);
  // The same terms again change nothing.
  expect(changesTo({ terms: [...facts.terms, terms("2026-05-10", 2_600_000)] })).toEqual([]);
});

test("terms change the days from their date on, until the next terms or the end of the range", () => {
  const rise = terms("2026-05-11", 3_120_000);
  expect(changesTo({ terms: [...facts.terms, rise] })).toEqual([
    "1 2026-05-11 - 2026-05-31: ₹31,200.00 a month from 11 May 2026 to 31 May 2026",
  ]);
  const back = terms("2026-05-12", 2_600_000);
  expect(changesTo({ terms: [...facts.terms, rise, back] })).toEqual([
    "1 2026-05-11 - 2026-05-11: ₹31,200.00 a month on 11 May 2026",
  ]);
});

test.each([
  ["2026-04-30", "2026-05-01 - 2026-05-31: ₹31,200.00 a month from 1 May 2026 to 31 May 2026"],
  ["2026-05-01", "2026-05-01 - 2026-05-31: ₹31,200.00 a month from 1 May 2026 to 31 May 2026"],
  ["2026-05-02", "2026-05-02 - 2026-05-31: ₹31,200.00 a month from 2 May 2026 to 31 May 2026"],
  ["2026-05-31", "2026-05-31 - 2026-05-31: ₹31,200.00 a month on 31 May 2026"],
])("terms from %s on change %s", (from, change) => {
  expect(changesTo({ terms: [...facts.terms, terms(from, 3_120_000)] })).toEqual([`1 ${change}`]);
});

test("terms after the range change nothing", () => {
  expect(changesTo({ terms: [...facts.terms, terms("2026-06-01", 3_120_000)] })).toEqual([]);
});

test("a person who has left is not employed from the next day on", () => {
  expect(changesTo({ employments: [[1, "2026-01-01", "2026-05-30"]] })).toEqual([
    "1 2026-05-31 - 2026-05-31: Not employed any more on 31 May 2026",
  ]);
  expect(changesTo({ employments: [[1, "2026-01-01", "2026-05-31"]] })).toEqual([]);
});

test("a shift changes the work days beside its own too, so one of the next day is a change of the last one", () => {
  expect(changesTo({ assignments: [...facts.assignments, [1, "2026-06-01", "A", 2]] })).toEqual([
    "1 2026-05-31 - 2026-06-02: Another unit or shift from 1 Jun 2026 on",
  ]);
  expect(changesTo({ assignments: [...facts.assignments, [1, "2026-06-02", "A", 2]] })).toEqual([]);
});

test.each([
  ["2026-05-31", "2026-06-02", true],
  ["2026-06-01", "2026-06-30", false],
  ["2026-04-20", "2026-05-01", true],
  // The week of 27 April ends in May, the one before it does not.
  ["2026-04-20", "2026-04-27", true],
  ["2026-04-20", "2026-04-26", false],
])("a change from %s to %s is one of May: %s", (first, last, isOfMay) => {
  expect(touches({ first, last, isLater: true, origin: { code: "" } }, "2026-05")).toBe(isOfMay);
});

test("a change of a week that ends on the first of a month is one of this month", () => {
  // The 1st of March 2026 is a Sunday.
  const change = { first: "2026-02-23", last: "2026-02-23", isLater: true, origin: { code: "" } };
  expect(touches(change, "2026-03")).toBe(true);
});

test("another component changes its people's days, until it ends", () => {
  const canteen = {
    id: 1,
    name: "Canteen",
    kind: "DEDUCTION" as const,
    basis: "DAY" as const,
    amountPaise: 3_000,
    employeeId: null,
    unit: "A",
    shiftId: null,
    validFrom: "2026-01-01",
    validTo: null,
    maxMissed: 0,
    nightFrom: "22:00",
    nightTo: "06:00",
    nightHours: 4,
    isWages: true,
  };
  const other = "Other terms of Canteen from";
  expect(changesTo({ components: [{ ...canteen, unit: "B" }] })).toEqual([]);
  expect(changesTo({ components: [canteen] })).toEqual([
    `1 2026-05-01 - 2026-05-31: ${other} 1 May 2026 to 31 May 2026`,
  ]);
  const ofAll = { ...canteen, unit: null, validFrom: "2026-05-20" };
  expect(changesTo({ components: [ofAll] })).toEqual([
    `undefined 2026-05-20 - 2026-05-31: ${other} 20 May 2026 to 31 May 2026`,
  ]);
  const ended = { ...canteen, employeeId: 1, unit: null, validTo: "2026-05-04" };
  const next = { ...ended, id: 2, validFrom: "2026-05-05", validTo: "2026-05-20" };
  expect(changesTo({ components: [next, ended] })).toEqual([
    `1 2026-05-01 - 2026-05-04: ${other} 1 May 2026 to 4 May 2026`,
    `1 2026-05-05 - 2026-05-20: ${other} 5 May 2026 to 20 May 2026`,
  ]);
});
