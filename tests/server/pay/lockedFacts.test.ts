import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { PayLine, Payslip } from "../../../contract/payroll";
import { advances, employees, payTerms, punches } from "../../../server/db/schema";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const ids = { asha: 0, bala: 0, chitra: 0 };

const ask = async (month: string) =>
  (await host.call("owner", "getPayrollMonth", { params: { month } })).body;
const lock = (month: string) => host.call("owner", "lockPayrollMonth", { params: { month } });
const linesOf = async (month: string, employeeId: number): Promise<PayLine[]> => {
  const params = { month, employeeId: String(employeeId) };
  const { lines }: Payslip = (await host.call("owner", "getPayslip", { params })).body;
  return lines;
};
const arrearsOf = async (month: string, employeeId: number) =>
  (await linesOf(month, employeeId)).filter(({ kind }) => kind === "ARREARS");

/** Shifts of 8 h. */
const work = (employeeId: number, ...days: string[]) =>
  host.db.insert(punches).values(
    days.flatMap((day) => [
      { employeeId, punchedAt: at(`${day} 09:00`) },
      { employeeId, punchedAt: at(`${day} 17:00`) },
    ]),
  );

const terms = (employeeId: number, changes: object = {}) =>
  host.call("owner", "addSalary", {
    body: {
      employeeId,
      monthlyBaseSalary: 26_000,
      otMultiplierFactor: 1.5,
      workingDays: 26,
      ...changes,
    },
  });

beforeAll(async () => {
  const person = { joinedAt: at("05-01 08:00") };
  ids.asha = await hire(host.db, { ...person, name: "Asha", barcodeId: "EMP-A-00001" });
  ids.bala = await hire(host.db, { ...person, name: "Bala", barcodeId: "EMP-A-00002" });
  ids.chitra = await hire(host.db, { ...person, name: "Chitra", barcodeId: "EMP-A-00003" });
  await host.db
    .insert(payTerms)
    .values([ids.asha, ids.chitra].map((employeeId) => ({ ...usualTerms, employeeId })));
  await work(ids.asha, "05-04", "05-05", "06-01", "06-02", "07-01");
  await work(ids.bala, "05-04", "05-05", "06-01");
  await work(ids.chitra, "05-04", "05-05", "06-01", "06-02");
  await host.db.insert(advances).values({
    employeeId: ids.chitra,
    givenOn: "2026-05-01",
    amountPaise: 250_000,
    instalmentPaise: 50_000,
    firstMonth: "2026-05",
    reason: "School fees",
    createdBy: "owner@example.com",
  });
  await host.db
    .update(employees)
    .set({ deactivatedAt: at("06-02 18:00") })
    .where(eq(employees.id, ids.chitra));
});

test("a person who worked without terms is named before the lock, and paid by arrears later", async () => {
  expect((await ask("2026-05")).withoutTerms).toEqual([{ employeeId: ids.bala, name: "Bala" }]);
  expect((await lock("2026-05")).status).toBe(200);
  expect((await ask("2026-05")).withoutTerms).toEqual([{ employeeId: ids.bala, name: "Bala" }]);
  expect(await linesOf("2026-05", ids.bala)).toEqual([]);
  expect((await terms(ids.bala)).status).toBe(200);
  expect((await ask("2026-05")).withoutTerms).toEqual([]);
  expect(await arrearsOf("2026-06", ids.bala)).toMatchObject([
    {
      label: "2026-05",
      amount: 2_000,
      origins: ["₹26,000.00 a month from 1 May 2026 to 31 May 2026"],
    },
  ]);
});

test("a rise that is dated into a locked month is paid as arrears of its days", async () => {
  await terms(ids.asha, { monthlyBaseSalary: 28_600, validFrom: "2026-05-05" });
  expect(await arrearsOf("2026-06", ids.asha)).toMatchObject([{ label: "2026-05", amount: 100 }]);
});

test("a rate that is dated into a locked month takes its part of the wages that the month paid", async () => {
  const rate = {
    kind: "PROVIDENT_FUND",
    validFrom: "2026-05-01",
    wageBase: "EARNED",
    wagesFrom: 0,
    percent: 12,
    wageCeiling: 15_000,
    isActive: true,
  };
  const made = await host.call("owner", "createStatutoryRate", { body: rate });
  expect(made.status).toBe(200);
  expect(await arrearsOf("2026-06", ids.asha)).toMatchObject([
    { amount: 100 },
    {
      of: "PROVIDENT_FUND",
      label: "2026-05",
      amount: -240,
      formula: "₹240.00 by the rates of now − ₹0.00 deducted",
    },
  ]);
  expect((await lock("2026-06")).status).toBe(200);
  expect(await arrearsOf("2026-07", ids.asha)).toEqual([]);
  // If the rate is taken out again, May and June give the deduction back. The refund is no wage.
  const { id, version } = made.body;
  const edit = { params: { id: String(id) }, body: { ...rate, isActive: false, version } };
  expect((await host.call("owner", "updateStatutoryRate", edit)).status).toBe(200);
  const june = (await linesOf("2026-06", ids.asha)).find(({ kind }) => kind === "PROVIDENT_FUND");
  expect(await arrearsOf("2026-07", ids.asha)).toMatchObject([
    { of: "PROVIDENT_FUND", label: "2026-05", amount: 240 },
    { of: "PROVIDENT_FUND", label: "2026-06", amount: -(june?.amount ?? 0) },
  ]);
});

test("the last pay recovers a leaver's debts, up to half of it, and the rest is listed", async () => {
  const line = async (month: string) =>
    (await linesOf(month, ids.chitra)).find(({ kind }) => kind === "ADVANCE");
  expect(await line("2026-05")).toMatchObject({ amount: -500 });
  // Half of ₹2,000, less the statutory deductions. ₹2,000 were open.
  expect(await line("2026-06")).toMatchObject({
    amount: -520,
    carriedOver: 1_480,
    formula: expect.stringMatching(
      /^₹2,000.00 left, all of it due with the last pay; at most half/,
    ),
  });
  expect((await ask("2026-05")).leaversOwing).toEqual([]);
  expect((await ask("2026-06")).leaversOwing).toEqual([
    { employeeId: ids.chitra, name: "Chitra", rest: 1_480 },
  ]);
});
