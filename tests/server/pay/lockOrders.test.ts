import { beforeAll, expect, test } from "vitest";
import { lastDateOfMonth } from "../../../domain/indiaTime";
import { readExceptions } from "../../../server/attendance/readExceptions";
import { corrections } from "../../../server/db/schema";
import { readPayslips } from "../../../server/pay/payslip";
import type { DocumentLine, PayslipDocument } from "../../../server/pay/payslipDocument";
import {
  type ModelRate,
  type ModelSettings,
  modelTaken,
  modelWages,
} from "../../support/monthModel";
import { payEvents } from "../../support/payEvents";
import { plant } from "../../support/plant";
import { hireRandomPeople, type RandomPerson } from "../../support/randomPeople";

const host = plant();

const people = 200;
const months = ["2026-05", "2026-06", "2026-07"];

const everybody: RandomPerson[] = [];
const shiftIds = new Map<string, number>();
/** The settings by which each month was locked. */
const lockedBy = new Map<string, ModelSettings>();

const lastLocked = () => [...lockedBy.keys()].toSorted().at(-1);
const { happen, eventCounts } = payEvents(host, { shiftIds, lastLocked });

async function setCalendar({ offOfB, halfDayHours }: ModelSettings, holidays: ReadonlySet<string>) {
  const { body } = await host.call("owner", "getCalendar");
  const weeklyOffs = [
    { unit: "A", weekday: "SUNDAY" },
    { unit: "B", weekday: offOfB },
  ];
  const named = [...holidays].map((date) => ({ date, name: "Plant's Day" }));
  // A person who comes an hour early raises no exception.
  // Another setting of an open month begins with June, because May is locked.
  const validFrom = lockedBy.has("2026-05") ? "2026-06-01" : "2020-01-01";
  const limits = { halfDayHours, earlyMinutes: 60 };
  const edit = { ...body, weeklyOffs, ...limits, holidays: named, validFrom };
  expect((await host.call("owner", "updateCalendar", { body: edit })).status).toBe(200);
}

const rateIds = new Map<string, { id: number; version: number }>();

/** Enters statutory rates, or corrects the present rates of these kinds. */
async function setRates(rates: readonly ModelRate[]) {
  for (const rate of rates) {
    const known = rateIds.get(rate.kind);
    const reply = known
      ? await host.call("owner", "updateStatutoryRate", {
          params: { id: String(known.id) },
          body: { ...rate, version: known.version },
        })
      : await host.call("owner", "createStatutoryRate", { body: rate });
    expect(reply.status, reply.text).toBe(200);
    rateIds.set(rate.kind, reply.body);
  }
}

/** Settles the obstacles of a lock, in locked months too, and locks. */
async function lock(month: string) {
  const params = { month };
  for (const each of months.filter((one) => one <= month)) {
    const found = await readExceptions(host.db, `${each}-01`, lastDateOfMonth(each));
    if (found.length === 0) continue;
    await host.db.insert(corrections).values(
      found.map(({ id }) => ({
        action: "CONFIRM" as const,
        exceptionId: id,
        reason: "It was so",
        status: "APPROVED" as const,
        proposedBy: "staff@example.com",
        decidedBy: "owner@example.com",
        decidedAt: new Date(),
      })),
    );
  }
  expect(await host.call("owner", "lockPayrollMonth", { params })).toMatchObject({ status: 200 });
}

const paiseIn = (lines: readonly DocumentLine[]) =>
  lines.reduce(
    (sum, { amount, carriedOver = 0 }) => sum + Math.round((amount - carriedOver) * 100),
    0,
  );

const earnedIn = ({ lines }: PayslipDocument) =>
  paiseIn(lines.filter(({ kind }) => kind === "EARNED"));
const wagesIn = ({ lines }: PayslipDocument) =>
  paiseIn(lines.filter(({ kind }) => kind === "EARNED" || kind === "OVERTIME"));
/** Arrears are wages of the month that pays them, unless they are of what the law takes. */
const grossIn = ({ lines }: PayslipDocument) =>
  paiseIn(lines.filter(({ of, amount }) => of === undefined && amount > 0));

/** Returns the deductions of rates from a payslip's wages, by their kinds. */
const lawTakes = (payslip: PayslipDocument, rates: readonly ModelRate[]) => {
  const earned = earnedIn(payslip);
  const overtime = wagesIn(payslip) - earned;
  const wages = { EARNED: earned, GROSS: grossIn(payslip), OVERTIME: overtime };
  return rates.map((rate) => [rate.kind, modelTaken(rate, payslip.month, wages)]);
};

beforeAll(async () => {
  everybody.push(...(await hireRandomPeople(host, { people, seed: 24, shiftIds })));
});

const providentFund: ModelRate = {
  kind: "PROVIDENT_FUND",
  wageBase: "EARNED",
  validFrom: "2026-05-01",
  percent: 12,
  wageCeiling: 15_000,
};
const stateInsurance: ModelRate = {
  kind: "STATE_INSURANCE",
  wageBase: "GROSS",
  validFrom: "2026-06-01",
  // The rate is entered after the locks, so no person stayed covered. `modelMonths.test.ts` has the contribution
  // periods.
  percent: 0.75,
  wagesUpTo: 21_000,
};

// Every event is a call: hundreds take a busy machine long.
test("over 200 random event orders a locked month equals its facts, and with arrears its present pay", async () => {
  let settings: ModelSettings = { offOfB: "TUESDAY", halfDayHours: 4 };
  let holidays: ReadonlySet<string> = new Set(["2026-05-13", "2026-07-31"]);
  let rates: readonly ModelRate[] = [providentFund];
  await setCalendar(settings, holidays);
  await setRates(rates);
  /**
   * Runs the events of a phase. The events of several people run at the same time, because people do not share facts.
   */
  const phase = async (number: number) => {
    const waiting = [...everybody];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        for (const event of next.phases[number] ?? []) await happen(next.facts, event);
      }
    };
    await Promise.all(Array.from({ length: 4 }, worker));
  };
  const compare = (
    month: string,
    paidOf: ReadonlyMap<number, number>,
    found: readonly PayslipDocument[],
  ) => {
    const by = lockedBy.get(month) ?? settings;
    for (const { facts } of everybody) {
      const paid = paidOf.get(facts.id) ?? 0;
      const payslip = found.find(({ employeeId }) => employeeId === facts.id);
      // The message has what the host knew of the person, whose facts depend on the order of simultaneous events.
      expect({ id: facts.id, month, paid }, JSON.stringify(payslip)).toEqual({
        id: facts.id,
        month,
        paid: modelWages(facts, month, by, holidays),
      });
    }
  };
  const lockAndCompare = async (month: string) => {
    await lock(month);
    for (const each of months)
      if (each <= month && !lockedBy.has(each)) lockedBy.set(each, settings);
    const locked = await readPayslips(host.db, month);
    compare(
      month,
      new Map(locked.map((payslip) => [payslip.employeeId, wagesIn(payslip)])),
      locked,
    );
    for (const payslip of locked) {
      const deductions = rates.map((rate) => {
        const kindLines = payslip.lines.filter(({ kind }) => kind === rate.kind);
        return [rate.kind, 0 - paiseIn(kindLines)];
      });
      expect(deductions).toEqual(lawTakes(payslip, rates));
    }
  };

  await phase(0);
  await lockAndCompare("2026-05");
  await phase(1);
  holidays = new Set(["2026-05-06", "2026-06-10", "2026-07-31"]);
  settings = { offOfB: "TUESDAY", halfDayHours: 2 };
  await setCalendar(settings, holidays);
  // The rates of May change too, and May is locked.
  rates = [{ ...providentFund, percent: 10 }];
  await setRates(rates);
  await lockAndCompare("2026-06");
  await phase(2);
  const reason = { reason: "A leave was missing" };
  const unlocked = { params: { month: "2026-06" }, body: reason };
  expect((await host.call("owner", "unlockPayrollMonth", unlocked)).status).toBe(200);
  lockedBy.delete("2026-06");
  settings = { offOfB: "WEDNESDAY", halfDayHours: 2 };
  await setCalendar(settings, holidays);
  await phase(3);
  // June is locked with July.
  await lockAndCompare("2026-07");
  await phase(4);
  holidays = new Set(["2026-05-01", "2026-05-06", "2026-06-10"]);
  await setCalendar(settings, holidays);
  rates = [{ ...providentFund, wageCeiling: 10_000 }, stateInsurance];
  await setRates(rates);

  const after = await readPayslips(host.db, "2026-08");
  const slips = new Map<string, PayslipDocument[]>();
  for (const month of months) slips.set(month, await readPayslips(host.db, month));
  for (const month of months) {
    const later = months.filter((each) => each > month).flatMap((each) => slips.get(each) ?? []);
    /** Returns the arrears that later months pay, of the month's wages or of a deduction. */
    const arrearsOf = (of?: DocumentLine["of"]) => {
      const paid = new Map<number, number>();
      const pay = (id: number, paise: number) => paid.set(id, (paid.get(id) ?? 0) + paise);
      const isOne = (line: DocumentLine) =>
        line.kind === "ARREARS" && line.label === month && line.of === of;
      for (const { employeeId, lines } of later) {
        // The amount that a locked month carried over is due again.
        const arrearsLines = lines.filter(isOne).map(({ carriedOver: _, ...line }) => line);
        pay(employeeId, paiseIn(arrearsLines));
      }
      for (const { employeeId, lines } of after) pay(employeeId, paiseIn(lines.filter(isOne)));
      return paid;
    };
    const paid = arrearsOf();
    const monthPayslips = slips.get(month) ?? [];
    for (const payslip of monthPayslips) {
      const { employeeId } = payslip;
      paid.set(employeeId, (paid.get(employeeId) ?? 0) + wagesIn(payslip));
    }
    compare(month, paid, monthPayslips);
    for (const { kind } of rates) {
      const refunded = arrearsOf(kind);
      const lawful = (payslip: PayslipDocument) =>
        Object.fromEntries(lawTakes(payslip, rates))[kind];
      for (const payslip of monthPayslips) {
        const deducted = paiseIn(payslip.lines.filter((line) => line.kind === kind));
        const netDeduction = 0 - deducted - (refunded.get(payslip.employeeId) ?? 0);
        const whose = { id: payslip.employeeId, month, kind };
        expect({ ...whose, netDeduction }).toEqual({ ...whose, netDeduction: lawful(payslip) });
      }
    }
  }
  for (const { recovered, rest } of (await host.call("owner", "getAdvances")).body) {
    expect(recovered + rest).toBe(6_000);
  }
  // Random events do not leave one kind out.
  for (const [kind, count] of Object.entries(eventCounts)) expect(count, kind).toBeGreaterThan(20);
});
