import { beforeAll, expect, test } from "vitest";
import { adjustments, advances, payTerms, punches } from "../../../server/db/schema";
import { largestSumPaise } from "../../../server/largestSums";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { enterSupplier } from "../../support/invoiceSettings";
import { plant } from "../../support/plant";

const host = plant({ checksReplies: true });

const month = "2026-05";
const params = { month };
const ids: number[] = [];
const badgeOf = (index: number) => `EMP-A-${String(index + 1).padStart(5, "0")}`;

/** The most that one call takes, in rupees. */
const largestSalary = 1e8;
const largestAmount = 1e7;

const call = (name: Parameters<typeof host.call>[1], body: object) =>
  host.call("owner", name, { body });

const salary = (employeeId: number | undefined, monthlyBaseSalary: number) =>
  call("addSalary", {
    employeeId,
    monthlyBaseSalary,
    otMultiplierFactor: 2,
    workingDays: 1,
    validFrom: "2026-04-01",
  });

const adjustment = (kind: "ADDITION" | "DEDUCTION", amount: number) =>
  call("createAdjustment", { barcodeId: badgeOf(0), kind, month, amount, reason: "Test" });

const advance = (amount: number) =>
  call("createAdvance", {
    barcodeId: badgeOf(0),
    givenOn: "2026-05-02",
    amount,
    instalment: amount,
    firstMonth: month,
    reason: "Test",
  });

/** The amount of a ledger's entry, without those of its bills. */
const entryAmount = /<ISDEEMEDPOSITIVE>[\s\S]*?<AMOUNT>(-?)(\d+)\.(\d\d)</g;

const refused = (field: string) => ({
  status: 400,
  body: { errors: { [field]: expect.stringMatching(/^With all others together at most ₹/) } },
});

beforeAll(async () => {
  await enterSupplier(host);
  const people = largestSumPaise.pay / (largestSalary * 100);
  for (let index = 0; index <= people; index += 1) {
    const person = {
      name: `Person ${index}`,
      barcodeId: badgeOf(index),
      joinedAt: at("04-01 08:00"),
    };
    ids.push(await hire(host.db, person));
  }
  // All people but the first have the largest wages. They share all entries but one of each kind.
  const others = ids.slice(1, people);
  await host.db.insert(payTerms).values(
    others.map((employeeId) => ({
      employeeId,
      monthlyBasePaise: largestSalary * 100,
      workingDays: 1,
      otMultiplierFactor: 2,
      validFrom: "2026-04-01",
    })),
  );
  const amountPaise = largestAmount * 100;
  const entries = Array.from({ length: largestSumPaise.pay / amountPaise - 1 }, (_, index) => ({
    employeeId: others[index % others.length] ?? 0,
    amountPaise,
    reason: "Test",
    createdBy: "owner@example.com",
  }));
  for (const kind of ["ADDITION", "DEDUCTION"] as const)
    await host.db.insert(adjustments).values(entries.map((one) => ({ ...one, kind, month })));
  await host.db.insert(advances).values(
    entries.map((one) => ({
      ...one,
      givenOn: "2026-05-01",
      instalmentPaise: amountPaise,
      firstMonth: month,
    })),
  );
  // Four hours of overtime on each day but the Sundays.
  for (const employeeId of ids.slice(0, 2))
    for (let day = 1; day <= 31; day += 1) {
      if (day % 7 === 3) continue;
      const date = `05-${String(day).padStart(2, "0")}`;
      await host.db
        .insert(punches)
        .values(
          ["06:00", "18:00"].map((time) => ({ employeeId, punchedAt: at(`${date} ${time}`) })),
        );
    }
  for (const kind of ["PROVIDENT_FUND", "STATE_INSURANCE"])
    await call("createStatutoryRate", {
      kind,
      firstMonth: "2026-04",
      wageBase: "GROSS",
      percent: 100,
      employerPercent: 100,
      limitBase: "SAME",
      coverage: "MONTH",
    });
});

test("the largest wages, additions, deductions and advances are taken, and one more is refused by its field", async () => {
  const [first, last] = [ids.at(0), ids.at(-1)];
  expect(await salary(first, largestSalary)).toMatchObject({ status: 200 });
  const above = await salary(last, 1);
  expect([above.status, above.text]).toEqual([
    400,
    expect.stringMatching(/^monthlyBaseSalary: With/),
  ]);
  for (const kind of ["ADDITION", "DEDUCTION"] as const) {
    expect(await adjustment(kind, largestAmount)).toMatchObject({ status: 200 });
    expect(await adjustment(kind, 1)).toMatchObject(refused("amount"));
  }
  expect(await advance(largestAmount)).toMatchObject({ status: 200 });
  expect(await advance(1)).toMatchObject(refused("amount"));
});

test("their month has its pay, payslips, register and lock, and Tally's file balances", async () => {
  for (const [name, sent] of [
    ["getPayrollMonth", { params }],
    ["getPayslip", { params: { month, employeeId: String(ids[1]) } }],
    ["getMonthlySalaries", { query: { month } }],
    ["getAdjustments", {}],
    ["getAdvances", {}],
  ] as const)
    expect([name, (await host.call("owner", name, sent)).status]).toEqual([name, 200]);
  const { body: open } = await host.call("owner", "getPayrollMonth", { params });
  expect(open.obstacle).toBeUndefined();
  expect(await host.call("owner", "lockPayrollMonth", { params })).toMatchObject({ status: 200 });
  const pdf = await host.call("owner", "getPayslipsPdf", { params });
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, "%PDF-"]);
  const register = await host.call("owner", "getPayRegister", { params });
  expect(register.status).toBe(200);
  expect(register.text).not.toMatch(/e\+|NaN|Infinity/);

  const query = { from: `${month}-01`, to: `${month}-31` };
  const tally = await host.call("owner", "getTallyVouchers", { query });
  expect(tally.status).toBe(200);
  const amounts = [...tally.text.matchAll(entryAmount)];
  const paise = amounts.map(([, sign, rupees, rest]) => BigInt(`${sign}${rupees}${rest}`));
  expect(paise.length).toBeGreaterThan(2);
  // The most negative entry is the debit of the wages.
  const wages = paise.reduce((least, one) => (one < least ? one : least), 0n);
  expect(wages).toBeLessThan(BigInt(-largestSumPaise.pay));
  expect(wages).toBeGreaterThan(BigInt(Number.MIN_SAFE_INTEGER));
  expect(paise.reduce((sum, one) => sum + one, 0n)).toBe(0n);
});
