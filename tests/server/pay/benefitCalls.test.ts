import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { type Bonus, type Gratuity, lawfulBenefits } from "../../../contract/benefits";
import type { Payslip } from "../../../contract/payroll";
import { indiaDate, monthAfter } from "../../../domain/indiaTime";
import { leaves } from "../../../server/db/schema";
import { contentOf } from "../../support/contentOf";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";

const host = plant();
const [asha, bala] = ["EMP-A-00001", "EMP-A-00002"];
let ashaId = 0;
const present = indiaDate(new Date()).slice(0, 7);

const send = (name: Parameters<typeof host.call>[1], body: object) =>
  host.call("owner", name, { body });
const bonusOf = async (barcodeId: string, year = 2023) => {
  const { body } = await host.call("owner", "getBonuses", { query: { year } });
  return (body as Bonus[]).find((bonus) => bonus.barcodeId === barcodeId);
};
const pay = (barcodeId: string, changes: object = {}) =>
  send("payBonus", { barcodeId, year: 2023, month: present, ...changes });

beforeAll(async () => {
  const joinedAt = new Date("2023-05-01T08:00+05:30");
  ashaId = await hire(host.db, { name: "Asha", barcodeId: asha, joinedAt });
  const balaId = await hire(host.db, { name: "Bala", barcodeId: bala, joinedAt });
  for (const [employeeId, monthlyBaseSalary] of [
    [ashaId, 14_000],
    [balaId, 26_000],
  ]) {
    const terms = { employeeId, monthlyBaseSalary, otMultiplierFactor: 2, workingDays: 26 };
    expect((await send("addSalary", terms)).status).toBe(200);
  }
  // May is paid leave, and 11 days of June without Sundays: 14,000 and 11 ÷ 26 × 14,000 = 5,923.08.
  await host.db.insert(leaves).values(
    [ashaId, balaId].map((employeeId) => ({
      employeeId,
      kind: "PAID" as const,
      firstDate: "2023-05-01",
      lastDate: "2023-06-13",
      createdBy: "owner@example.com",
    })),
  );
  const rule = { ...lawfulBenefits, validFrom: "2023-04-01" };
  expect((await send("createBenefitRule", rule)).status).toBe(200);
});

test("the list has the bonus of a year, and says why a person has none", async () => {
  expect(await bonusOf(asha)).toMatchObject({
    state: "PAYABLE",
    daysWorked: 38,
    wages: 19_923.08,
    countedWages: 12_923.08,
    amount: 1_076.49,
    formula: "(₹7,000.00 + ₹5,923.08) × 8.33 ÷ 100",
  });
  expect(await bonusOf(bala)).toMatchObject({ state: "ABOVE_LIMIT", amount: 0, formula: "" });
  expect(await bonusOf(asha, 2024)).toMatchObject({ state: "NO_WAGES" });
  expect(await bonusOf(asha, 2022)).toBeUndefined();
});

test("additions of pay components that are wages count for the bonus, and others do not", async () => {
  const june = { barcodeId: asha, kind: "ADDITION", basis: "MONTH", validFrom: "2023-06-01" };
  const until = { validTo: "2023-06-30" };
  const made = [
    await send("createPayComponent", { ...june, ...until, name: "Heat", amount: 260 }),
    await send("createPayComponent", {
      ...june,
      ...until,
      name: "Bus",
      amount: 90,
      isWages: false,
    }),
  ];
  expect(made.map(({ status }) => status)).toEqual([200, 200]);
  // (7,000 + 5,923.08 + 260) × 8.33 ÷ 100
  expect(await bonusOf(asha)).toMatchObject({ countedWages: 13_183.08, amount: 1_098.15 });
  for (const { body } of made)
    await host.call("owner", "cancelPayComponent", { params: { id: String(body.id) } });
  expect(await bonusOf(asha)).toMatchObject({ countedWages: 12_923.08 });
});

test("by the Code house rent counts for the bonus as far as it is more than half of a month's pay", async () => {
  await host.db.execute(sql`update benefit_rules set wage_base = 'CODE'`);
  const rent = await send("createPayComponent", {
    barcodeId: asha,
    kind: "ADDITION",
    basis: "MONTH",
    validFrom: "2023-06-01",
    validTo: "2023-06-30",
    name: "House rent",
    amount: 6_000,
    wageKind: "HOUSE_RENT",
  });
  expect(rent.status).toBe(200);
  // Half of 5,923.08 + 6,000 = 5,961.54 in June: (7,000 + 5,961.54) × 8.33 ÷ 100.
  expect(await bonusOf(asha)).toMatchObject({ countedWages: 12_961.54, amount: 1_079.7 });
  await host.call("owner", "cancelPayComponent", { params: { id: String(rent.body.id) } });
  await host.db.execute(sql`update benefit_rules set wage_base = 'BASE'`);
});

test("a rule is refused by the field, and there is one of a date", async () => {
  const rule = { ...lawfulBenefits, validFrom: "2024-01-01" };
  for (const [field, value] of [
    ["bonusPercent", 8.32],
    ["bonusPercent", 20.5],
    ["gratuityDivisor", 0],
    ["bonusCeiling", -1],
    ["gratuityLeastYears", 0],
  ] as const) {
    const reply = await send("createBenefitRule", { ...rule, [field]: value });
    expect([field, reply.status, Object.keys(reply.body.errors)]).toEqual([field, 400, [field]]);
  }
  expect(await send("createBenefitRule", { ...rule, validFrom: "2023-04-01" })).toMatchObject({
    status: 409,
    body: { errors: { validFrom: "There is a rule from this date already: edit that one" } },
  });
});

test("nobody is paid without a bonus, and nothing is stored then", async () => {
  const before = await contentOf(host.db);
  expect(await pay(bala)).toMatchObject({
    status: 409,
    body: { message: "The wages of Bala in 2023-24 are above the limit for a bonus" },
  });
  expect(await pay("EMP-A-00009")).toMatchObject({ status: 400, body: { errors: {} } });
  expect(await pay(asha, { month: "2023-04" })).toMatchObject({
    status: 400,
    body: { errors: { month: "Must not be before they joined, in May 2023" } },
  });
  expect((await pay(asha, { year: 1999 })).body.errors).toHaveProperty("year");
  expect(await contentOf(host.db)).toEqual(before);
});

test("of two payments at the same time one is made, and a cancelled one can be made again", async () => {
  const replies = await Promise.all([pay(asha), pay(asha, { month: monthAfter(present) })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
    message: "The bonus 2023-24 of Asha is paid already",
  });
  const paid = replies.find(({ status }) => status === 200)?.body;
  expect(paid).toMatchObject({
    kind: "ADDITION",
    amount: 1_076.49,
    reason: "Bonus 2023-24: (₹7,000.00 + ₹5,923.08) × 8.33 ÷ 100",
  });
  expect(await bonusOf(asha)).toMatchObject({
    state: "PAID",
    paidIn: paid.month,
    amount: 1_076.49,
  });
  const params = { id: String(paid.id) };
  expect((await host.call("owner", "cancelAdjustment", { params })).status).toBe(200);
  expect(await bonusOf(asha)).toMatchObject({ state: "PAYABLE" });
  expect((await pay(asha)).status).toBe(200);
});

test("a bonus is paid by the payslip, and is no wages for the state insurance", async () => {
  const rate = {
    kind: "STATE_INSURANCE",
    validFrom: "2023-04-01",
    wageBase: "GROSS",
    percent: 0.75,
  };
  expect((await send("createStatutoryRate", rate)).status).toBe(200);
  const params = { month: present, employeeId: String(ashaId) };
  const { lines, net } = (await host.call("owner", "getPayslip", { params })).body as Payslip;
  expect(lines).toMatchObject([{ kind: "ADDITION", benefit: "BONUS", amount: 1_076.49 }]);
  expect(net).toBe(1_076.49);
});

test("locked months give the same bonus as open ones, and the list has no new one", async () => {
  const before = await bonusOf(asha);
  const params = { month: "2023-06" };
  expect((await host.call("owner", "lockPayrollMonth", { params })).status).toBe(200);
  expect(await bonusOf(asha)).toEqual(before);
  expect(await pay(asha, { month: "2023-06" })).toMatchObject({
    status: 400,
    body: { errors: { month: expect.stringContaining("locked up to") } },
  });
});

test("gratuity follows the employments, also of a fixed term", async () => {
  const gratuityOf = async () =>
    ((await host.call("owner", "getGratuities")).body as Gratuity[]).find(
      ({ barcodeId }) => barcodeId === bala,
    );
  expect(await gratuityOf()).toMatchObject({ state: "SHORT_SERVICE", amount: 0 });
  const { body } = await host.call("owner", "getEmployment", { params: { employeeId: "2" } });
  const [{ id, version }] = body.employments;
  const edit = { joinedOn: "2023-05-01", leftOn: "2025-11-30", isFixedTerm: true, version };
  const params = { id: String(id) };
  expect((await host.call("owner", "updateEmployment", { params, body: edit })).status).toBe(200);
  expect(await gratuityOf()).toMatchObject({
    state: "PAYABLE",
    years: 2,
    months: 7,
    countedYears: 3,
    amount: 45_000,
    leftOn: "2025-11-30",
    isFixedTerm: true,
    formula: "15 × ₹26,000.00 × 3 ÷ 26",
  });
});
