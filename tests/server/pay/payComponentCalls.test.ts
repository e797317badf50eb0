import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PayComponent } from "../../../contract/payComponents";
import type { PayLine, Payslip } from "../../../contract/payroll";
import { payComponents } from "../../../server/db/schema";
import { importCalls } from "../imports/importCalls";
import { lockingPlant } from "./lockingPlant";

const { host, ids, work, lock, unlock, payslip, correct, readings, arrearsOf } = lockingPlant();

const asha = "EMP-A-00001";

const rule = {
  basis: "DAY",
  amount: 30,
  validFrom: "2026-05-01",
  maxMissed: 0,
  nightFrom: "22:00",
  nightTo: "06:00",
  nightHours: 4,
  isWages: true,
};
const create = (changes: object) =>
  host.call("owner", "createPayComponent", {
    body: { ...rule, name: "Canteen", kind: "DEDUCTION", ...changes },
  });
async function made(changes: object): Promise<PayComponent> {
  const reply = await create(changes);
  expect(reply.status, reply.text).toBe(200);
  return reply.body;
}
const update = ({ id, version }: PayComponent, changes: object) =>
  host.call("owner", "updatePayComponent", {
    params: { id: String(id) },
    body: { ...rule, version, ...changes },
  });
const cancel = ({ id }: PayComponent) =>
  host.call("owner", "cancelPayComponent", { params: { id: String(id) } });

/** Returns the lines of components, as `name: formula = amount`. */
async function linesOf(month: string, employeeId: number): Promise<string[]> {
  const { lines } = (await payslip(month, employeeId)).body as Payslip;
  return lines
    .filter(({ componentId }) => componentId !== undefined)
    .map(({ label, formula, amount, carriedOver }) =>
      [`${label}: ${formula} = ${amount}`, carriedOver].filter(Boolean).join(", left "),
    );
}

const figures = ({ of, amount, formula, origins = [] }: PayLine) => ({
  of,
  amount,
  formula,
  origins,
});

beforeAll(async () => {
  const night = { startsAt: "22:00", endsAt: "06:00", unpaidBreakMinutes: 0 };
  const shift = await host.call("owner", "createShift", {
    body: { unit: "A", name: "Night", ...night },
  });
  expect(shift.status).toBe(200);
});

test("bad input is refused by the field", async () => {
  const errorsOf = async (changes: object) => (await create(changes)).body.errors;
  expect(await errorsOf({ validTo: "2026-04-30" })).toEqual({
    validTo: "Must not be before the first day",
  });
  expect(await errorsOf({ amount: -1 })).toHaveProperty("amount");
  expect(await errorsOf({ amount: 100_001 })).toHaveProperty("amount");
  expect(await errorsOf({ amount: 0.001 })).toHaveProperty("amount");
  expect(await errorsOf({ name: " " })).toHaveProperty("name");
  expect(await errorsOf({ barcodeId: asha, unit: "A" })).toEqual({
    unit: "Leave it empty for one employee",
  });
  expect(await errorsOf({ shift: "Night" })).toEqual({ shift: "Choose the unit of the shift" });
  expect(await errorsOf({ unit: "B", shift: "Night" })).toEqual({
    shift: "Unit B has no shift Night",
  });
  expect(await errorsOf({ barcodeId: "EMP-A-09999" })).toHaveProperty("barcodeId");
  expect(await errorsOf({ barcodeId: asha, validFrom: "2026-03-31" })).toEqual({
    validFrom: "Must not be before they joined, in April 2026",
  });
  expect(await errorsOf({ basis: "ATTENDANCE" })).toEqual({
    basis: "An attendance bonus is an addition",
  });
  expect(await errorsOf({ basis: "NIGHT", nightHours: 8.25 })).toHaveProperty("nightHours");
  expect(await errorsOf({ maxMissed: 0.3 })).toEqual({ maxMissed: "Enter whole or half days" });
});

test("two components of one name for the same people do not overlap, by whatever call", async () => {
  const first = await made({ name: "Tea", validTo: "2026-05-31" });
  const until =
    "Tea is entered for these people from 1 May 2026 to 31 May 2026 already: end or cancel that one first";
  expect((await create({ name: "TEA", validFrom: "2026-05-31" })).body.errors).toEqual({
    validFrom: until,
  });
  const other = await made({ name: "tea", validFrom: "2026-06-01" });
  expect((await update(other, { validFrom: "2026-05-31" })).body.errors).toEqual({
    validFrom: until,
  });
  // A component for other people may have the same name and days.
  await made({ name: "Tea", barcodeId: asha });
  const third = await made({ name: "Tea", unit: "A" });
  const both = await Promise.all([1, 2].map(() => create({ name: "Tea", unit: "B" })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  // A change that would overlap after an undo is not undone.
  const ended = await update(third, { validTo: "2026-05-10" });
  expect(ended.status).toBe(200);
  await made({ name: "Tea", unit: "A", validFrom: "2026-05-11" });
  const [change] = (
    await host.call("owner", "getHistory", {
      params: { kind: "payComponent", id: String(third.id) },
    })
  ).body.entries;
  const undone = await host.call("owner", "undoChange", { params: { id: String(change.id) } });
  expect(undone.status).toBe(409);
  expect((await cancel(first)).status).toBe(200);
  expect((await cancel(first)).body.message).toBe("Tea is cancelled already");
  expect((await update(first, {})).status).toBe(409);
  await host.db.delete(payComponents);
});

test("rows of a file that overlap each other have their errors by the column", async () => {
  const importFile = importCalls(host);
  const row = (name: string, validFrom: string) => [name, "ADDITION", "DAY", "30", validFrom];
  const rows = [
    ["name", "kind", "basis", "amount", "validFrom"],
    row("Tea", "2026-05-01"),
    row("Shoes", "2026-05-01"),
    row("TEA", "2026-06-01"),
  ];
  const overlap = (name: string, date: string) => ({
    4: `${name} is entered for these people from ${date} on already: end or cancel that one first`,
  });
  for (const query of [{ dryRun: "true" }, {}]) {
    const { status, body } = await importFile("payComponents", rows, query);
    expect([status, body.created, body.wrong]).toEqual([200, 0, 2]);
    const errors = body.rows.map((one: { row: number; errors: object }) => [one.row, one.errors]);
    expect(errors).toEqual([
      [2, overlap("TEA", "1 Jun 2026")],
      [3, {}],
      [4, overlap("Tea", "1 May 2026")],
    ]);
    expect(await host.db.select().from(payComponents)).toEqual([]);
  }
});

test("components are imported, exported without a change, and undone", async () => {
  const importFile = importCalls(host);
  const headings = ["name", "kind", "barcodeId", "unit", "shift", "basis", "amount", "validFrom"];
  const file = [
    headings,
    ["Night allowance", "Addition", "", "A", "Night", "DAY", "75", "01/05/2026"],
    ["Canteen", "DEDUCTION", asha, "", "", "DAY", "30.50", "1 May 2026"],
  ];
  expect((await importFile("payComponents", file)).body).toMatchObject({ created: 2, wrong: 0 });
  const wrong = [headings, ["Canteen", "GIFT", asha, "A", "", "HOUR", "-3", "31/02/2026"]];
  expect((await importFile("payComponents", wrong)).body.rows[0].errors).toMatchObject({
    1: expect.any(String),
    5: expect.any(String),
    6: expect.any(String),
    7: expect.any(String),
  });
  const again = [headings, ["canteen", "DEDUCTION", asha, "", "", "DAY", "31", "2 May 2026"]];
  expect((await importFile("payComponents", again)).body.rows[0].errors).toEqual({
    7: expect.stringMatching(/^Canteen is entered for these people from 1 May 2026 on already/),
  });
  const columns = ["id", ...headings];
  const exported = await host.call("owner", "getPayComponents", {
    query: { csv: { columns, headings: columns, words: {} } },
  });
  expect(exported.text).toContain("Night allowance");
  const [last] = [
    await host.call("owner", "getLastImport", { params: { resource: "payComponents" } }),
  ];
  const undone = await host.call("owner", "undoImport", {
    params: { id: String(last?.body.last.id) },
  });
  expect(undone.body).toEqual({ undone: 2 });
});

test("a locked month keeps its components, carries over what it could not take, and later changes are arrears", async () => {
  await correct("ADD", "EMP-A-00002", "05-05 17:00");
  await work(ids.bala, "06-01 09:00", "06-01 17:00", "07-01 09:00", "07-01 17:00");
  await work(ids.asha, "07-01 09:00", "07-01 17:00");
  const canteen = await made({});
  const bonus = await made({
    name: "Attendance bonus",
    kind: "ADDITION",
    basis: "ATTENDANCE",
    amount: 310,
    maxMissed: 28,
  });
  const society = await made({
    name: "Society",
    basis: "MONTH",
    amount: 1_200,
    barcodeId: "EMP-A-00002",
    validTo: "2026-05-31",
  });
  // Bala has two days at ₹1,000: half of 2,310 are 1,155.
  expect(await linesOf("2026-05", ids.bala)).toEqual([
    "Attendance bonus: ₹310.00, 24 days missed of 28 allowed = 310",
    "Canteen: 2 days × ₹30.00 = -60",
    "Society: ₹1,200.00; at most half of ₹2,310.00 is deducted, of which ₹60.00 is deducted before = -1095, left 105",
  ]);
  // An open month carries the due amount over, as a locked month does.
  const carried = [
    "Attendance bonus: ₹310.00, 25 days missed of 28 allowed = 310",
    "Canteen: 1 day × ₹30.00 = -30",
    "Society: ₹105.00 carried over = -105",
  ];
  expect(await linesOf("2026-06", ids.bala)).toEqual(carried);
  expect((await lock("2026-05")).status).toBe(200);
  expect(await linesOf("2026-06", ids.bala)).toEqual(carried);
  const before = await readings("2026-05");

  // Another rate from the 5th on: Bala owes ₹10 more. Asha worked on the 4th alone.
  expect((await update(canteen, { validTo: "2026-05-04" })).status).toBe(200);
  const dearer = await made({ amount: 40, validFrom: "2026-05-05" });
  expect(await readings("2026-05")).toEqual(before);
  expect((await arrearsOf("2026-06", ids.bala)).map(figures)).toEqual([
    {
      of: "DEDUCTION",
      amount: -10,
      formula: "₹1,270.00 by what is known now − ₹1,260.00 deducted",
      origins: ["Other terms of Canteen from 5 May 2026 to 31 May 2026"],
    },
  ]);
  expect(await arrearsOf("2026-06", ids.asha)).toEqual([]);

  // A scan that is taken out changes the day, the canteen's days and the bonus.
  expect((await correct("VOID", asha, "05-04 09:00")).status).toBe(200);
  expect((await correct("VOID", asha, "05-04 17:00")).status).toBe(200);
  expect((await update(bonus, { basis: "ATTENDANCE", amount: 310, maxMissed: 25 })).status).toBe(
    200,
  );
  const ofAsha = (await arrearsOf("2026-06", ids.asha)).map(figures);
  const known = "₹0.00 by what is known now";
  expect(ofAsha).toMatchObject([
    { of: "DEDUCTION", amount: 30, formula: `${known} − ₹30.00 deducted` },
    // The day's ₹1,000 and the bonus. June has 1,000, the bonus and the refund.
    {
      of: undefined,
      amount: -670,
      formula: `${known} − ₹1,310.00 paid; at most half of ₹1,340.00 is deducted`,
    },
  ]);
  expect((await lock("2026-06")).status).toBe(200);
  expect(await arrearsOf("2026-07", ids.bala)).toEqual([]);

  // A cancelled component is refunded, and paid arrears are not paid again.
  expect((await cancel(dearer)).status).toBe(200);
  expect((await cancel(society)).status).toBe(200);
  const refunds = (await arrearsOf("2026-07", ids.bala)).map(({ label, of, amount }) => [
    label,
    of,
    amount,
  ]);
  expect(refunds).toEqual([
    ["2026-05", "DEDUCTION", 1_240],
    ["2026-06", "DEDUCTION", 40],
  ]);
  expect((await unlock("2026-06")).status).toBe(200);
  const stored = await host.db.select().from(payComponents).where(eq(payComponents.id, dearer.id));
  expect(stored).toMatchObject([{ cancelledAt: expect.any(Date) }]);
});

test("the kind by the law says whether an addition is wages, and without one the mark says the kind", async () => {
  const addition = { name: "Allowance", kind: "ADDITION", basis: "MONTH", validFrom: "2027-01-01" };
  const rent = await made({ ...addition, wageKind: "HOUSE_RENT", isWages: true });
  expect(rent).toMatchObject({ wageKind: "HOUSE_RENT", isWages: false });
  const later = { basis: "MONTH", validFrom: "2027-01-01" };
  const dearness = await update(rent, { ...later, wageKind: "DEARNESS", isWages: false });
  expect(dearness.body).toMatchObject({ wageKind: "DEARNESS", isWages: true });
  const marked = await update(dearness.body, { ...later, isWages: false });
  expect(marked.body).toMatchObject({ wageKind: "OTHER_EXCEPTION", isWages: false });
  expect((await cancel(marked.body)).status).toBe(200);
});
