import { expect, test } from "vitest";
import type { PlantCalendar } from "../../../contract/calendar";
import { preparePersonDays } from "../../../server/attendance/personDays";
import { defaultCalendar } from "../../../server/calendar/readCalendar";
import { computePay } from "../../../server/pay/computePay";
import type { EarningTerms } from "../../../server/pay/earnings";
import { computePersonMonth, datesForMonth } from "../../../server/pay/monthDays";
import { toPayslip } from "../../../server/pay/payslip";
import { englishOf } from "../../support/inEnglish";
import { usualTerms } from "../../support/workedMonth";

const month = "2026-09";
const today = "2026-10-31";
const calendar: PlantCalendar = {
  ...defaultCalendar,
  weeklyOffs: [
    { unit: "A", weekday: "SUNDAY" },
    { unit: "B", weekday: "TUESDAY" },
  ],
};

type Changes = Partial<
  Parameters<ReturnType<typeof preparePersonDays>>[0] & { terms: readonly EarningTerms[] }
>;

/** Returns the payslip of September 2026 of a person with these facts. */
function slipOf({ terms = [usualTerms], ...changes }: Changes) {
  const person = preparePersonDays(
    datesForMonth(month, today),
    calendar,
    new Date(`${today}T00:00:00Z`),
  )({
    id: 1,
    name: "Asha",
    barcodeId: "EMP-A-00001",
    unit: "A",
    employments: [{ joinedOn: "2026-01-01", leftOn: null }],
    assignments: [{ validFrom: "2026-01-01", unit: "A" }],
    earlyDecisions: [],
    scans: [],
    leaves: [],
    ...changes,
  });
  const monthOfPerson = computePersonMonth(person, terms, {
    month,
    today,
    calendar,
  });
  const pay = computePay({
    month,
    terms,
    days: monthOfPerson.days,
    rates: [],
    pieces: [],
    additions: [],
    arrears: [],
    advances: [],
    deductions: [],
  });
  return toPayslip(
    { person: monthOfPerson, pay, pieces: [] },
    {
      month,
      rules: { calendar, hasWorkDays: true, rates: [], shifts: [], machines: [] },
      numbers: new Map(),
      company: { name: "Alepet Cartons", address: "Bengaluru 560090" },
      leave: new Map(),
    },
  );
}

test("a payslip names the weekly offs of the unit in which the person worked on each day", () => {
  const payslip = slipOf({
    unit: "B",
    assignments: [
      { validFrom: "2026-01-01", unit: "A" },
      { validFrom: "2026-09-16", unit: "B" },
    ],
  });
  const datesOff = payslip.days.flatMap(({ date, dayOff }) => (dayOff === undefined ? [] : [date]));
  expect(datesOff).toEqual(["2026-09-06", "2026-09-13", "2026-09-22", "2026-09-29"]);
});

test("a day names the leave that holds on it, on its first and its last day too", () => {
  const leave = { firstDate: "2026-09-08", lastDate: "2026-09-10", kind: "PAID" } as const;
  const { days } = slipOf({ leaves: [{ ...leave, isHalfDay: false }] });
  expect(days.flatMap((day) => (day.leave ? [[day.date, englishOf(day.leave)]] : []))).toEqual([
    ["2026-09-08", "Paid leave"],
    ["2026-09-09", "Paid leave"],
    ["2026-09-10", "Paid leave"],
  ]);
});

const scansUntil = (time: string) =>
  ["08:00", time].map((moment, index) => ({
    at: new Date(`2026-09-08T${moment}:00+05:30`),
    ref: String(index),
  }));

test("overtime at less than twice the rate is marked, at twice the rate it is not", () => {
  const marksAt = (otMultiplierFactor: number, until = "17:00") =>
    slipOf({ terms: [{ ...usualTerms, otMultiplierFactor }], scans: scansUntil(until) }).marks;
  expect(marksAt(1.5)).toEqual(["BELOW_STATUTORY_RATE"]);
  expect(marksAt(2)).toEqual([]);
  expect(marksAt(1.5, "16:00")).toEqual([]);
});

test("a worked or paid day without terms is marked, another one is not", () => {
  const later = { terms: [{ ...usualTerms, validFrom: "2026-09-09" }] };
  expect(slipOf(later).marks).toEqual([]);
  expect(slipOf({ ...later, scans: scansUntil("16:00") }).marks).toEqual(["NO_TERMS"]);
  const leave = { firstDate: "2026-09-08", lastDate: "2026-09-08", kind: "PAID" } as const;
  expect(slipOf({ ...later, leaves: [{ ...leave, isHalfDay: false }] }).marks).toEqual([
    "NO_TERMS",
  ]);
});
