import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import type { CallName } from "../../../contract/routes";
import { lastDateOfMonth, monthAfter } from "../../../domain/indiaTime";
import { employments, leaves, payTerms } from "../../../server/db/schema";
import { hire } from "../../support/hire";
import { enterSupplier } from "../../support/invoiceSettings";
import { plant } from "../../support/plant";
import { type Book, balancesOf, importFile } from "../../support/tallyBook";
import { usualTerms } from "../../support/workedMonth";

const host = plant();
const firstMonth = "2025-04";
const months = Array.from({ length: 12 }, (_, index) => monthAfter(firstMonth, index));
const lastDay = lastDateOfMonth("2026-03");

afterAll(() => void vi.useRealTimers());

async function write(name: CallName, sent: Parameters<typeof host.call>[2]) {
  const reply = await host.call("owner", name, sent);
  expect(reply.status, `${name} ${reply.text}`).toBe(200);
  return reply.body;
}

const month = fc.record({
  who: fc.nat(2),
  kind: fc.constantFrom("ADDITION", "DEDUCTION"),
  rupees: fc.integer({ min: 1, max: 3_000 }),
  advance: fc.option(fc.integer({ min: 500, max: 4_000 }), { freq: 3 }),
  raise: fc.option(fc.integer({ min: 20_000, max: 40_000 }), { freq: 3 }),
  /** True if the month before is unlocked with this month's work, and locked again. */
  isReopened: fc.boolean(),
  leaves: fc.option(fc.nat(1), { freq: 2 }),
});

interface Person {
  readonly id: number;
  readonly barcodeId: string;
  hasLeft: boolean;
}

let badges = 0;

/** Hires a person who is on paid leave on each day of the year, so that no scan is needed. */
async function hirePaid(): Promise<Person> {
  badges += 1;
  const barcodeId = `EMP-A-${String(badges).padStart(5, "0")}`;
  const joinedAt = new Date(`${firstMonth}-01T08:00:00+05:30`);
  const id = await hire(host.db, { name: `Person${badges}`, barcodeId, joinedAt });
  const validFrom = `${firstMonth}-01`;
  await host.db.insert(payTerms).values({ ...usualTerms, validFrom, employeeId: id });
  await host.db.insert(leaves).values({
    ...{ employeeId: id, kind: "PAID", firstDate: validFrom, lastDate: lastDay },
    createdBy: "owner@example.com",
  });
  return { id, barcodeId, hasLeft: false };
}

type Month = typeof month extends fc.Arbitrary<infer M> ? M : never;

/** Enters a month's changes of pay, locks the month, and settles a person who has left. */
async function payMonth(people: readonly Person[], at: string, drawn: Month) {
  const { who, kind, rupees, advance, raise } = drawn;
  const person = people[who];
  if (!person) throw new Error(`There is no person ${who}`);
  const { barcodeId, id } = person;
  if (!person.hasLeft) {
    const adjustment = { barcodeId, kind, month: at, amount: rupees, reason: "Agreed" };
    await write("createAdjustment", { body: adjustment });
    const sums = { amount: advance, instalment: 500, firstMonth: at, reason: "School fees" };
    if (advance !== null)
      await write("createAdvance", { body: { barcodeId, givenOn: `${at}-02`, ...sums } });
    const terms = { monthlyBaseSalary: raise, workingDays: 26, otMultiplierFactor: 2 };
    if (raise !== null)
      await write("addSalary", { body: { employeeId: id, ...terms, validFrom: `${at}-11` } });
  }
  const leaver = drawn.leaves === null ? undefined : people[drawn.leaves];
  if (leaver && !leaver.hasLeft) {
    const leftOn = lastDateOfMonth(at);
    await host.db.update(employments).set({ leftOn }).where(eq(employments.employeeId, leaver.id));
    leaver.hasLeft = true;
    const params = { employeeId: String(leaver.id) };
    const { net } = await write("getSettlement", { params });
    const settled = await host.call("owner", "settleLeaver", { params, body: { net } });
    expect([200, 409], settled.text).toContain(settled.status);
  }
  await write("lockPayrollMonth", { params: { month: at } });
}

/** Sums the pay that locked payslips owe to people, in paise: the net pay, and the part that a settlement has paid. */
async function readWagesOwed(people: readonly Person[], locked: readonly string[]) {
  let paise = 0;
  for (const at of locked)
    for (const { id } of people) {
      const params = { month: at, employeeId: String(id) };
      const { status, body } = await host.call("owner", "getPayslip", { params });
      if (status !== 200) continue;
      const settled = body.lines.filter((line: { kind: string }) => line.kind === "SETTLEMENT");
      for (const rupees of [body.net, ...settled.map((line: { amount: number }) => -line.amount)])
        paise += Math.round(rupees * 100);
    }
  return paise;
}

test("Tally's files by month and of the year owe people what their payslips say, also after raises, settlements and reopened months", async () => {
  await enterSupplier(host);
  const [year = []] = fc.sample(fc.array(month, { minLength: 12, maxLength: 12 }), {
    numRuns: 1,
    seed: 11,
  });
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(`${firstMonth}-01T12:00:00+05:30`) });
  const people = [await hirePaid(), await hirePaid(), await hirePaid()];
  const monthly: Book = new Map();
  for (const [index, at] of months.entries()) {
    const drawn = year[index];
    if (!drawn) throw new Error(`Nothing was drawn for ${at}`);
    // The office locks a month on the third of the next one.
    vi.setSystemTime(new Date(`${monthAfter(at, 1)}-03T12:00:00+05:30`));
    await payMonth(people, at, drawn);
    if (drawn.isReopened) {
      const reopened = { params: { month: at }, body: { reason: "A forgotten fine" } };
      await write("unlockPayrollMonth", reopened);
      const working = people.find(({ hasLeft }) => !hasLeft);
      const fine = { barcodeId: working?.barcodeId, kind: "DEDUCTION", month: at, amount: 75.5 };
      await write("createAdjustment", { body: { ...fine, reason: "Forgotten" } });
      vi.setSystemTime(new Date(`${monthAfter(at, 1)}-20T12:00:00+05:30`));
      await write("lockPayrollMonth", { params: { month: at } });
    }
    const next = monthAfter(at, 1);
    await importFile(host, monthly, `${next}-01`, lastDateOfMonth(next));
    const { ledgers } = balancesOf(monthly);
    const owed = await readWagesOwed(people, months.slice(0, index + 1));
    expect(ledgers["Wages Payable"], at).toBe(owed);
  }
  const whole: Book = new Map();
  await importFile(host, whole, `${firstMonth}-01`, "2026-04-30");
  expect(balancesOf(whole)).toEqual(balancesOf(monthly));
  expect(people.some(({ hasLeft }) => hasLeft)).toBe(true);
  expect(year.some(({ isReopened }) => isReopened)).toBe(true);
});
