import { expect, test } from "vitest";
import type { PlantCalendar } from "../../../contract/calendar";
import { personDaysOf } from "../../../server/attendance/personDays";
import { defaultCalendar } from "../../../server/calendar/queries";
import { computePay } from "../../../server/pay/computePay";
import { datesForMonth, personMonthOf } from "../../../server/pay/monthDays";
import { payslipOf } from "../../../server/pay/payslip";
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

test("a payslip names the weekly offs of the unit in which the person worked on each day", () => {
  const person = personDaysOf(
    datesForMonth(month, today),
    calendar,
  )({
    id: 1,
    name: "Asha",
    barcodeId: "EMP-A-00001",
    unit: "B",
    employments: [{ joinedOn: "2026-01-01", leftOn: null }],
    assignments: [
      { validFrom: "2026-01-01", unit: "A" },
      { validFrom: "2026-09-16", unit: "B" },
    ],
    earlyDecisions: [],
    terms: [usualTerms],
    scans: [],
    leaves: [],
  });
  const monthOfPerson = personMonthOf(person, month, today);
  const pay = computePay({
    month,
    terms: [usualTerms],
    days: monthOfPerson.days,
    rates: [],
    additions: [],
    arrears: [],
    advances: [],
    deductions: [],
  });
  const payslip = payslipOf(
    { person: monthOfPerson, pay },
    {
      month,
      rules: { calendar, hasWorkDays: true, rates: [], shifts: [] },
      now: new Date(`${today}T00:00:00Z`),
      numbers: new Map(),
    },
  );
  const datesOff = payslip.days.flatMap(({ date, dayOff }) => (dayOff === undefined ? [] : [date]));
  expect(datesOff).toEqual(["2026-09-06", "2026-09-13", "2026-09-22", "2026-09-29"]);
});
