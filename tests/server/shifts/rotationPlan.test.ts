import fc from "fast-check";
import { expect, test } from "vitest";
import { dateAfter } from "../../../domain/indiaTime";
import { englishText } from "../../../server/errors";
import {
  type OpenShift,
  overlapsNextDay,
  type PlannedAssignment,
  planRotation,
} from "../../../server/shifts/assignmentRules";
import { assignmentOn } from "../../../server/shifts/datedFacts";

const shift = (id: number, name: string, startsAt: number, endsAt: number): OpenShift => ({
  id,
  name,
  startsAt,
  endsAt,
  unit: "A",
  unpaidBreakMinutes: 0,
  createdAt: new Date(0),
  removedAt: null,
  version: 1,
});

const early = shift(1, "A", 360, 840);
const late = shift(2, "B", 840, 1_320);
const night = shift(3, "C", 1_320, 360);
const dawn = shift(4, "D", 300, 780);

const row = (
  validFrom: string,
  openShift: OpenShift | null,
  isReturn = false,
): PlannedAssignment => ({
  validFrom,
  unit: "A",
  shiftId: openShift?.id ?? null,
  shift: openShift,
  isReturn,
});

const base = [row("2026-01-01", early)];
const week = { firstDate: "2026-10-05", lastDate: "2026-10-11" };

const inWords = (found: ReturnType<typeof planRotation>) =>
  "error" in found
    ? englishText(found.error)
    : found.rows.map(
        (one) => `${one.validFrom} ${one.shift?.name ?? "none"}${one.isReturn ? " again" : ""}`,
      );

test("a week's rotation ends on its last day: the shift from before holds again", () => {
  expect(inWords(planRotation(base, { ...week, shift: late }))).toEqual([
    "2026-10-05 B",
    "2026-10-12 A again",
  ]);
});

test("a rotation without a last day stays until the next assignment", () => {
  const { firstDate } = week;
  expect(inWords(planRotation(base, { firstDate, shift: late }))).toEqual(["2026-10-05 B"]);
});

test("the next week is entered ahead in the place where this week ends, and still ends in the usual shift", () => {
  const first = [...base, row("2026-10-05", late), row("2026-10-12", early, true)];
  const next = { firstDate: "2026-10-12", lastDate: "2026-10-18", shift: night };
  expect(inWords(planRotation(first, next))).toEqual(["2026-10-12 C", "2026-10-19 A again"]);
});

test("a rotation that ends where another one begins needs no end row", () => {
  const later = [...base, row("2026-10-12", night), row("2026-10-19", early, true)];
  expect(inWords(planRotation(later, { ...week, shift: late }))).toEqual(["2026-10-05 B"]);
});

test("a person who has no shift yet gets one from the day of joining", () => {
  const plan = [row("2026-10-05", null)];
  expect(inWords(planRotation(plan, { firstDate: "2026-10-05", shift: late }))).toEqual([
    "2026-10-05 B",
  ]);
});

test.each([
  ["the same week twice", [row("2026-10-05", late), row("2026-10-12", early, true)], week],
  [
    "a week that begins within another one",
    [row("2026-10-01", late), row("2026-10-08", early, true)],
    week,
  ],
  ["a week in which another assignment begins", [row("2026-10-08", late)], week],
  ["a week on whose last day another assignment begins", [row("2026-10-11", late)], week],
  [
    "no last day within another rotation",
    [row("2026-10-01", late), row("2026-10-08", early, true)],
    { firstDate: "2026-10-05" },
  ],
] as const)("%s is refused", (_, rows, dates) => {
  const found = planRotation([...base, ...rows], { ...dates, shift: night });
  expect(inWords(found)).toMatch(/^has shift B (from|until) .* already$/);
});

test("a shift of another unit is refused", () => {
  const other = { ...late, unit: "B" as const };
  expect(inWords(planRotation(base, { ...week, shift: other }))).toBe(
    "works in unit A on 5 Oct 2026, and this shift is of another",
  );
});

test("a shift that begins before the night before has ended is refused, one at its end is not", () => {
  const nights = [row("2026-01-01", night)];
  expect(inWords(planRotation(nights, { ...week, shift: early }))).toEqual([
    "2026-10-05 A",
    "2026-10-12 C again",
  ]);
  expect(inWords(planRotation(nights, { ...week, shift: dawn }))).toBe(
    "On 5 Oct 2026 shift D begins before shift C of the day before has ended",
  );
  expect(inWords(planRotation([row("2026-01-01", dawn)], { ...week, shift: night }))).toBe(
    "On 12 Oct 2026 shift D begins before shift C of the day before has ended",
  );
});

test("two shifts overlap exactly where a minute belongs to both", () => {
  const minute = fc.integer({ min: 0, max: 1_439 });
  fc.assert(
    fc.property(minute, fc.integer({ min: 1, max: 960 }), minute, (startsAt, length, nextStart) => {
      const worked = new Set(Array.from({ length }, (_, index) => startsAt + index));
      const one = { startsAt, endsAt: (startsAt + length) % 1_440 };
      expect(overlapsNextDay(one, { startsAt: nextStart })).toBe(
        worked.has(1_440 + nextStart) || Math.max(...worked) > 1_440 + nextStart,
      );
    }),
  );
});

test("for any weeks in any order, each day has the shift of its week or the usual one", () => {
  const weeks = fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1 });
  fc.assert(
    fc.property(weeks, (entered) => {
      let plan = [...base];
      for (const index of entered) {
        const firstDate = dateAfter("2026-10-05", 7 * index);
        const found = planRotation(plan, {
          firstDate,
          lastDate: dateAfter(firstDate, 6),
          shift: late,
        });
        if ("error" in found) throw new Error(englishText(found.error));
        const dates = found.rows.map(({ validFrom }) => validFrom);
        plan = [
          ...plan.filter(({ validFrom }) => !dates.includes(validFrom)),
          ...found.rows,
        ].toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1));
      }
      for (let day = -3; day < 60; day += 1) {
        const isRotated = entered.includes(Math.floor(day / 7));
        const found = assignmentOn(plan, dateAfter("2026-10-05", day));
        expect(found?.shift?.name).toBe(isRotated ? "B" : "A");
      }
    }),
  );
});
