import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { lawfulBenefits } from "../../../contract/benefits";
import type { Payslip } from "../../../contract/payroll";
import type { Settlement } from "../../../contract/settlements";
import { dateAfter, indiaDate } from "../../../domain/indiaTime";
import { adjustments, employments, leaves, payTerms, settlements } from "../../../server/db/schema";
import { contentOf } from "../../support/contentOf";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";

const host = plant({ checksReplies: true });
const asha = "EMP-A-00001";
const leftOn = "2026-05-31";
let id = 0;
let employeeId = "";

const send = (name: Parameters<typeof host.call>[1], body: object) =>
  host.call("owner", name, { body });
const read = async () =>
  (await host.call("owner", "getSettlement", { params: { employeeId } })).body as Settlement;
const settle = (body: object, who: "owner" | "staff" = "owner") =>
  host.call(who, "settleLeaver", { params: { employeeId }, body });
const payslip = async (month: string) =>
  (await host.call("owner", "getPayslip", { params: { month, employeeId } })).body as Payslip;
const netOf = async () => (await payslip("2026-04")).net + (await payslip("2026-05")).net;
const sumOf = (lines: readonly { amount: number }[]) =>
  Math.round(lines.reduce((sum, { amount }) => sum + amount * 100, 0)) / 100;

beforeAll(async () => {
  const joinedAt = new Date("2019-10-01T08:00+05:30");
  id = await hire(host.db, { name: "Asha", barcodeId: asha, joinedAt });
  employeeId = String(id);
  const terms = { employeeId: id, monthlyBaseSalary: 15_600, otMultiplierFactor: 2 };
  expect((await send("addSalary", { ...terms, workingDays: 26 })).status).toBe(200);
  await host.db.insert(leaves).values({
    employeeId: id,
    kind: "PAID",
    firstDate: "2026-04-01",
    lastDate: leftOn,
    createdBy: "owner@example.com",
  });
  const rule = { ...lawfulBenefits, validFrom: "2026-04-01" };
  expect((await send("createBenefitRule", rule)).status).toBe(200);
  const leave = {
    kind: "EARNED",
    validFrom: "2026-01-01",
    accrual: "YEAR",
    daysPerYear: 0,
    surplus: "PAY_OUT",
  };
  expect((await send("createLeaveRule", leave)).status).toBe(200);
  const opening = { barcodeId: asha, kind: "EARNED", type: "OPENING", date: "2026-01-01" };
  const entry = { ...opening, days: 8, reason: "From the register" };
  expect((await send("createLeaveEntry", entry)).status).toBe(200);
  const advance = { barcodeId: asha, givenOn: "2026-04-02", firstMonth: "2026-04" };
  const sums = { amount: 10_000, instalment: 2_000, reason: "School fees" };
  expect((await send("createAdvance", { ...advance, ...sums })).status).toBe(200);
});

test("a person who is employed has no settlement", async () => {
  const reply = await host.call("owner", "getSettlement", { params: { employeeId } });
  expect(reply).toMatchObject({ status: 409, body: { message: "Asha has not left" } });
  for (const employeeId of ["99", "x"])
    expect((await host.call("owner", "getSettlement", { params: { employeeId } })).status).toBe(
      404,
    );
  await host.db.update(employments).set({ leftOn: indiaDate(new Date()) });
  expect((await read()).obstacle).toBe(
    `The person is employed until the day before ${dateTextOf(dateAfter(indiaDate(new Date())))}: settle from that day on`,
  );
  expect((await settle({ net: 0 })).status).toBe(409);
  await host.db.update(employments).set({ leftOn });
});

/** Writes a date as messages do. */
const dateTextOf = (date: string) =>
  new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  })
    .format(new Date(date))
    .replace("Sept", "Sep");

test("the settlement has the open months, leave, bonus and gratuity, less the rest of the advance", async () => {
  const settlement = await read();
  // Six years eight months: 7 × 15 ÷ 26 × 15,600 = 63,000. Leave: 8 × 600. Bonus: 2 × 7,000 × 8.33 %.
  expect(
    settlement.lines.map(({ kind, month, label, amount }) => [kind, month, label, amount]),
  ).toEqual([
    ["EARNED", "2026-04", undefined, 15_600],
    ["ADVANCE", "2026-04", "School fees", -2_000],
    ["EARNED", "2026-05", undefined, 15_600],
    ["LEAVE", "2026-05", undefined, 4_800],
    ["BONUS", "2026-05", "2026-27", 1_166.2],
    ["GRATUITY", "2026-05", undefined, 63_000],
    ["ADVANCE", "2026-05", "School fees", -8_000],
  ]);
  expect(settlement).toMatchObject({
    joinedOn: "2019-10-01",
    leftOn,
    years: 6,
    months: 8,
    gross: 100_166.2,
    deductions: 10_000,
    net: 90_166.2,
    rest: 0,
  });
  expect(settlement.net).toBe(sumOf(settlement.lines));
  expect(settlement.settledAt).toBeUndefined();
});

test("what half of the wages does not cover of a component's deduction is still owed", async () => {
  const loss = { barcodeId: asha, kind: "DEDUCTION", basis: "MONTH", amount: 60_000 };
  const may = { name: "Lost tools", validFrom: "2026-05-01", validTo: "2026-05-31" };
  const { body, status } = await send("createPayComponent", { ...loss, ...may });
  expect(status).toBe(200);
  // Half of 15,600 + 4,800 + 1,166.20 is 10,783.10, of which the advance takes 8,000.
  const { lines, rest } = await read();
  expect(lines.find(({ label }) => label === "Lost tools")?.amount).toBe(-2_783.1);
  expect(rest).toBe(57_216.9);
  await host.call("owner", "cancelPayComponent", { params: { id: String(body.id) } });
  expect((await read()).rest).toBe(0);
});

test("only a super admin settles, and not by another amount than the shown one", async () => {
  const before = await contentOf(host.db);
  expect((await settle({ net: 0 }, "staff")).status).toBe(403);
  expect(await settle({ net: 1 })).toMatchObject({
    status: 409,
    body: { message: "The amounts have changed meanwhile: look at them again" },
  });
  expect((await settle({ net: "much" })).body.errors).toHaveProperty("net");
  expect(await contentOf(host.db)).toEqual(before);
});

test("of two settlements at the same time one is made, and no payslip pays a line of it again", async () => {
  const { net, lines } = await read();
  const unpaid = await netOf();
  const replies = await Promise.all([settle({ net }), settle({ net })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body.message).toMatch(
    /^owner@example\.com has settled with Asha on .* already$/,
  );
  const settled = await read();
  expect(settled).toMatchObject({ net, settledBy: "owner@example.com" });
  expect(settled.lines.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
  // The payslips have all lines, and take off what was paid. Nothing is left.
  expect(unpaid).toBeLessThan(net);
  expect(await netOf()).toBe(0);
  const slips = [await payslip("2026-04"), await payslip("2026-05")];
  const paid = slips.flatMap((slip) => slip.lines.filter(({ kind }) => kind === "SETTLEMENT"));
  expect(sumOf(paid)).toBe(-net);
  const others = slips.flatMap((slip) => slip.lines.filter(({ kind }) => kind !== "SETTLEMENT"));
  expect(sumOf(others)).toBe(net);
  expect(await host.db.select().from(settlements)).toHaveLength(1);
});

test("what a settlement has paid is in no other list", async () => {
  const { body: bonuses } = await host.call("owner", "getBonuses", { query: { year: 2026 } });
  expect(bonuses).toMatchObject([{ state: "PAID", paidIn: "2026-05", amount: 1_166.2 }]);
  expect((await host.call("owner", "getGratuities")).body).toMatchObject([
    { state: "PAID", amount: 63_000 },
  ]);
  const query = { date: "2026-06-01" };
  const { body: balances } = await host.call("owner", "getLeaveBalances", { query });
  expect(balances).toMatchObject([{ encashed: 8, balance: 0, toPayOut: 0 }]);
  const pay = { barcodeId: asha, year: 2026, month: "2026-05" };
  expect((await send("payBonus", pay)).status).toBe(409);
  const rows = await host.db.select().from(adjustments).where(eq(adjustments.employeeId, id));
  for (const { id: addition } of rows) {
    const params = { id: String(addition) };
    expect((await host.call("owner", "cancelAdjustment", { params })).status).toBe(409);
  }
});

test("the leaving date of a settled person stays", async () => {
  const { body } = await host.call("owner", "getEmployment", { params: { employeeId } });
  const [{ id: employment, version }] = body.employments;
  const params = { id: String(employment) };
  const edit = { joinedOn: "2019-10-01", leftOn: "2026-06-15", version };
  expect(await host.call("owner", "updateEmployment", { params, body: edit })).toMatchObject({
    status: 409,
    body: { errors: { leftOn: expect.stringContaining("cancel it first") } },
  });
});

test("a later correction is paid by the payslip, and the settlement stays as it was", async () => {
  const before = await read();
  const addition = { barcodeId: asha, kind: "ADDITION", month: "2026-05", amount: 500 };
  const { body } = await send("createAdjustment", { ...addition, reason: "Night allowance" });
  expect(await netOf()).toBe(500);
  expect(await read()).toEqual(before);
  const params = { id: String(body.id) };
  expect((await host.call("owner", "cancelAdjustment", { params })).status).toBe(200);
});

test("what a later correction takes from a settled month is a negative salary", async () => {
  await host.db.update(leaves).set({ lastDate: "2026-05-29" });
  const { body, status } = await host.call("owner", "getMonthlySalaries", {
    query: { month: "2026-05" },
  });
  expect([status, await netOf()]).toEqual([200, -600]);
  expect(body).toMatchObject([{ employeeId: id, totalSalaryThisMonth: -600 }]);
  await host.db.update(leaves).set({ lastDate: leftOn });
});

test("the paper is the same bytes each time, in each language", async () => {
  for (const language of ["en", "hi", "kn"]) {
    const pdf = () =>
      host.call("owner", "getSettlementPdf", { params: { employeeId }, query: { language } });
    const [one, other] = [await pdf(), await pdf()];
    expect(one.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(one.bytes.equals(other.bytes)).toBe(true);
  }
});

test("a cancelled settlement leaves all as it was before, and locked months keep theirs", async () => {
  const cancel = () => host.call("owner", "cancelSettlement", { params: { employeeId } });
  expect((await cancel()).status).toBe(200);
  expect(await read()).toMatchObject({ net: 90_166.2 });
  expect((await read()).settledAt).toBeUndefined();
  expect((await cancel()).status).toBe(409);
  expect((await settle({ net: 90_166.2 })).status).toBe(200);
  const lock = await host.call("owner", "lockPayrollMonth", { params: { month: "2026-05" } });
  expect([lock.status, lock.text]).toEqual([200, lock.text]);
  expect(await netOf()).toBe(0);
  // Tally owes the person all that the settlement has paid: 15,600 + 4,800 + 1,166.20 + 63,000, less 8,000 of the advance.
  const query = { from: "2026-05-01", to: "2026-05-31" };
  const tally = (await host.call("owner", "getTallyVouchers", { query })).text;
  expect(tally.match(/<AMOUNT>[^<]*/g)).toEqual([
    ...["<AMOUNT>-84566.20", "<AMOUNT>76566.20", "<AMOUNT>8000.00"],
  ]);
  expect(tally).not.toContain("Staff Deductions");
  expect(await cancel()).toMatchObject({
    status: 409,
    body: { message: "April 2026 is locked: its payslips have the settlement" },
  });
});

test("a second settlement of the same service takes off the gratuity that the first one has paid", async () => {
  const rejoined = { employeeId: id, joinedOn: "2026-06-01", leftOn: "2026-08-31" };
  expect((await send("createEmployment", rejoined)).status).toBe(200);
  // Six years eleven months have the seven years that are paid already.
  const gratuity = async () => (await host.call("owner", "getGratuities")).body[0];
  const formula = "15 × ₹15,600.00 × 7 ÷ 26 − ₹63,000.00";
  expect(await gratuity()).toMatchObject({ state: "PAYABLE", amount: 0, formula });
  expect((await read()).lines.map(({ kind }) => kind)).not.toContain("GRATUITY");
  const raised = { monthlyBasePaise: 2_600_000, otMultiplierFactor: 2, workingDays: 26 };
  await host.db.insert(payTerms).values({ employeeId: id, validFrom: "2026-08-01", ...raised });
  // 7 × 15,000 − 63,000
  expect(await gratuity()).toMatchObject({ state: "PAYABLE", amount: 42_000 });
  const { lines } = await read();
  expect(lines.find(({ kind }) => kind === "GRATUITY")).toMatchObject({ amount: 42_000 });
});

test("who rejoined in the year gets the rest of its bonus by the next settlement, once", async () => {
  const bonuses = async () =>
    (await host.call("owner", "getBonuses", { query: { year: 2026 } })).body;
  // The wages of April and May are paid for: 1,166.20.
  expect(await bonuses()).toMatchObject([{ state: "PAID", amount: 1_166.2 }]);
  const row = { employeeId: id, kind: "PAID", createdBy: "owner@example.com" } as const;
  const june = { firstDate: "2026-06-01", lastDate: "2026-06-30" };
  await host.db.insert(leaves).values({ ...row, ...june });
  // One more month of 7,000 × 8.33 %, rounded with the year: 1,749.30 − 1,166.20.
  const formula = "3 × ₹7,000.00 × 8.33 ÷ 100 − ₹1,166.20";
  expect(await bonuses()).toMatchObject([{ state: "PAYABLE", amount: 583.1, formula }]);
  const { net, lines } = await read();
  expect(lines.find(({ kind }) => kind === "BONUS")).toMatchObject({ amount: 583.1, formula });
  expect((await settle({ net })).status).toBe(200);
  expect(await bonuses()).toMatchObject([{ state: "PAID", amount: 1_749.3, paidIn: "2026-08" }]);
  const pay = { barcodeId: asha, year: 2026, month: "2026-08" };
  expect((await send("payBonus", pay)).status).toBe(409);
});

test("the last pay takes an advance that a later month was to begin with", async () => {
  const hired = { name: "Bala", barcodeId: "EMP-A-00002", joinedAt: new Date("2026-06-01T03:00Z") };
  const balaId = await hire(host.db, hired);
  await host.db.insert(leaves).values({
    employeeId: balaId,
    kind: "PAID",
    firstDate: "2026-06-01",
    lastDate: "2026-06-20",
    createdBy: "owner@example.com",
  });
  const terms = { employeeId: balaId, monthlyBaseSalary: 26_000, otMultiplierFactor: 2 };
  expect((await send("addSalary", { ...terms, workingDays: 26 })).status).toBe(200);
  const advance = { barcodeId: "EMP-A-00002", givenOn: "2026-06-02", firstMonth: "2026-07" };
  const sums = { amount: 1_000, instalment: 500, reason: "School fees" };
  expect((await send("createAdvance", { ...advance, ...sums })).status).toBe(200);
  const june = { month: "2026-06", employeeId: String(balaId) };
  const readDeducted = async () =>
    ((await host.call("owner", "getPayslip", { params: june })).body as Payslip).lines.flatMap(
      ({ kind, amount }) => (kind === "ADVANCE" ? [amount] : []),
    );
  expect(await readDeducted()).toEqual([]);
  await host.db
    .update(employments)
    .set({ leftOn: "2026-06-20" })
    .where(eq(employments.employeeId, balaId));
  expect(await readDeducted()).toEqual([-1_000]);
});
