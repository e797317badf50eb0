import { expect, test } from "vitest";
import { replaceChangedDays } from "../../../server/pay/arrears";
import type { PaidDay } from "../../../server/pay/earnings";

/** Returns days of June 2026, which begins on a Monday. A lock's days have no overtime, the present days have. */
const days = (minutes: number) =>
  Array.from({ length: 14 }, (_, index): PaidDay => {
    const date = `2026-06-${String(index + 1).padStart(2, "0")}`;
    const isSunday = (index + 1) % 7 === 0;
    return {
      date,
      share: 1,
      overtimeMinutes: minutes,
      weekOvertimeMinutes: isSunday ? minutes : 0,
    };
  });

/** Returns the days in their present state, and the Sundays with their week in its present state. */
function changedBy(first: string, last: string) {
  const found = replaceChangedDays(days(0), days(60), [{ first, last }]);
  expect(found.map(({ date }) => date)).toEqual(days(0).map(({ date }) => date));
  const dayOf = ({ date }: PaidDay) => Number(date.slice(8));
  return {
    days: found.filter(({ overtimeMinutes }) => overtimeMinutes > 0).map(dayOf),
    weeks: found.filter(({ weekOvertimeMinutes }) => weekOvertimeMinutes > 0).map(dayOf),
  };
}

test("a change replaces its first day, its last day and those between, and its week's overtime", () => {
  expect(changedBy("2026-06-03", "2026-06-05")).toEqual({ days: [3, 4, 5], weeks: [7] });
  expect(changedBy("2026-06-03", "2026-06-03")).toEqual({ days: [3], weeks: [7] });
});

test("a change over a Sunday is in both weeks, and one of a Sunday in its own week alone", () => {
  expect(changedBy("2026-06-06", "2026-06-08")).toEqual({ days: [6, 7, 8], weeks: [7, 14] });
  expect(changedBy("2026-06-07", "2026-06-07")).toEqual({ days: [7], weeks: [7] });
});

test("a change before or after the days changes no day", () => {
  expect(changedBy("2026-05-20", "2026-05-31")).toEqual({ days: [], weeks: [] });
  expect(changedBy("2026-06-15", "2026-06-16")).toEqual({ days: [], weeks: [] });
});
