import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { statutoryKinds } from "../../../contract/statutoryRates";
import { readPayslips } from "../../../server/pay/payslip";
import type { DocumentLine } from "../../../server/pay/payslipDocument";
import { done, entering, nameOf, workerEntry } from "../../support/enterWorker";
import { modelPayslips } from "../../support/payModel";
import { plant } from "../../support/plant";
import { dayNumber, modelMonths, modelShifts, randomWorker } from "../../support/randomMonths";

const host = plant();

const people = Array.from({ length: 38 }, (_, index) => randomWorker(24_000 + index));
const holidays = ["2026-02-10", "2026-03-04", "2026-03-19", "2026-04-05", "2026-04-14"];
/** Unit A rests on Sundays, unit B never does. */
const modelPlant = { weeklyOffs: { A: 6 }, holidays: new Set(holidays.map(dayNumber)) };

const shiftIds = new Map<string, number>();
const enter = entering(host);
const enterWorker = workerEntry(host, shiftIds);

beforeAll(async () => {
  // Stations and host share a clock that stands still: the time of a scan is not corrected by milliseconds.
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const calendar = done(await host.call("owner", "getCalendar"));
  await enter("updateCalendar", {
    ...calendar,
    weeklyOffs: [{ unit: "A", weekday: "SUNDAY" }],
    validFrom: "2020-01-01",
    holidays: holidays.map((date) => ({ date, name: "Holiday" })),
  });
  const time = (minutes: number) => new Date(minutes * 60_000).toISOString().slice(11, 16);
  for (const unit of ["A", "B"]) {
    for (const { name, startMinute, endMinute, breakMinutes } of modelShifts) {
      const times = { startsAt: time(startMinute), endsAt: time(endMinute) };
      const body = { unit, name, ...times, unpaidBreakMinutes: breakMinutes };
      shiftIds.set(`${unit} ${name}`, (await enter("createShift", body)).id);
    }
  }
  const rate = { validFrom: "2020-01-01", wageBase: "GROSS" };
  for (const rateTerms of [
    { kind: "PROVIDENT_FUND", wageBase: "EARNED", percent: 12, wageCeiling: 15_000 },
    { kind: "STATE_INSURANCE", percent: 0.75, wagesUpTo: 21_000 },
    { kind: "PROFESSIONAL_TAX", wagesFrom: 25_000, amount: 200, februaryAmount: 300 },
  ]) {
    await enter("createStatutoryRate", { ...rate, ...rateTerms });
  }
  const waiting = [...people.entries()];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, one] = next;
      await enterWorker(one, index);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
});

afterAll(() => {
  vi.useRealTimers();
});

const toReplyLine = ({ kind, amount, carriedOver = 0 }: DocumentLine) => [
  kind,
  Math.round(amount * 100),
  Math.round(carriedOver * 100),
];

const expected = people.map((person) => modelPayslips(person, modelPlant, modelMonths));

test("the people have a hundred months, with every kind of line in many of them", () => {
  const payslips = expected.flatMap((months) => [...months.values()]);
  expect(payslips.length).toBeGreaterThanOrEqual(100);
  const kinds = ["EARNED", "OVERTIME", "ADDITION", ...statutoryKinds, "ADVANCE", "DEDUCTION"];
  for (const kind of kinds) {
    const withKind = payslips.filter((lines) => lines.some((line) => line[0] === kind));
    expect(withKind.length, kind).toBeGreaterThan(12);
  }
  const carriedOver = payslips.flat().filter(([, , carriedOverPaise]) => carriedOverPaise > 0);
  expect(carriedOver.length).toBeGreaterThan(12);
});

test.each(modelMonths)(
  "in %s each payslip has the lines of the second calculation",
  async (month) => {
    const payslips = await readPayslips(host.db, month);
    const shown = payslips.map(({ name, lines }) => [name, lines.map(toReplyLine)]);
    const wanted = expected.flatMap((months, index) => {
      const lines = months.get(month);
      return lines ? [[nameOf(index), lines]] : [];
    });
    expect(Object.fromEntries(shown)).toEqual(Object.fromEntries(wanted));
  },
);
