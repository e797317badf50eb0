import { beforeAll, expect, test } from "vitest";
import type { Payslip } from "../../../contract/payroll";
import {
  adjustments,
  advances,
  payRuns,
  payslips,
  payTerms,
  recoveries,
} from "../../../server/db/schema";
import { payRulesSchema, readPayRules } from "../../../server/pay/payRuns";
import { readPayslips } from "../../../server/pay/payslip";
import { payslipSchema } from "../../../server/pay/payslipDocument";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";
import { days, scannedPeople, shifts } from "./scannedPeople";

const host = plant();
const { hireScanned, payslip, salaries } = scannedPeople(host);

const made = { reason: "School fees", createdBy: "owner@example.com" };
const ids = { bala: 0, chitra: 0 };

/** Locks a month in its present state, for one person alone. */
async function lock(month: string, employeeId: number) {
  const [now] = await readPayslips(host.db, month, [employeeId]);
  const document = { ...now, lockedAt: "2026-08-01T09:00:00Z" };
  const [run] = await host.db
    .insert(payRuns)
    .values({
      month,
      rules: await readPayRules(host.db),
      schemaVersion: payRulesSchema.version,
      lockedAt: new Date(),
      lockedBy: "owner@example.com",
    })
    .returning({ id: payRuns.id });
  const [slip] = await host.db
    .insert(payslips)
    .values({
      runId: run?.id ?? 0,
      employeeId,
      netPaise: 0,
      schemaVersion: payslipSchema.version,
      document,
    })
    .returning({ id: payslips.id });
  return slip?.id ?? 0;
}

beforeAll(async () => {
  ids.bala = await hireScanned("Bala", "05-11", shifts(days("05-11", "05-15")), "05-14");
  ids.chitra = await hireScanned("Chitra", "06-01", [
    ...shifts(["06-01", "06-02", "06-03", "06-04"]),
    ...shifts(["07-01", "07-02"]),
    ...shifts(["08-03", "08-04", "08-05", "08-06"]),
    ...shifts(["09-01", "09-02", "09-03", "09-04"]),
  ]);
  await host.db
    .insert(payTerms)
    .values([ids.bala, ids.chitra].map((employeeId) => ({ ...usualTerms, employeeId })));
});

test("open months before the one asked for take their part of an advance, and of a deduction", async () => {
  const [advance] = await host.db
    .insert(advances)
    .values({
      ...made,
      employeeId: ids.chitra,
      givenOn: "2026-06-01",
      amountPaise: 500_000,
      instalmentPaise: 150_000,
      firstMonth: "2026-06",
    })
    .returning({ id: advances.id });
  const [deduction] = await host.db
    .insert(adjustments)
    .values([
      {
        ...made,
        employeeId: ids.chitra,
        kind: "DEDUCTION",
        month: "2026-06",
        amountPaise: 90_000,
      },
      { ...made, employeeId: ids.bala, kind: "ADDITION", month: "2026-06", amountPaise: 12_345 },
    ])
    .returning({ id: adjustments.id });
  const recoveriesIn = async (month: string) =>
    (await payslip(month, ids.chitra)).body.lines
      .slice(1)
      .map(({ kind, amount, carriedOver }: Payslip["lines"][number]) => [
        kind,
        amount,
        carriedOver,
      ]);
  // Half of 4,000, of 2,000, of 4,000 and of 4,000 rupees.
  expect(await recoveriesIn("2026-06")).toEqual([
    ["ADVANCE", -1_500, undefined],
    ["DEDUCTION", -500, 400],
  ]);
  expect(await recoveriesIn("2026-07")).toEqual([
    ["ADVANCE", -1_000, 500],
    ["DEDUCTION", 0, 400],
  ]);
  expect(await recoveriesIn("2026-08")).toEqual([
    ["ADVANCE", -2_000, undefined],
    ["DEDUCTION", 0, 400],
  ]);
  expect(await recoveriesIn("2026-09")).toEqual([
    ["ADVANCE", -500, undefined],
    ["DEDUCTION", -400, undefined],
  ]);
  // A former employee is paid the addition too.
  expect((await payslip("2026-06", ids.bala)).body).toMatchObject({ days: [], net: 123.45 });

  // The locked June keeps its deductions. July deducts the rest of the advance.
  const june = await lock("2026-06", ids.chitra);
  await host.db.insert(recoveries).values([
    { payslipId: june, advanceId: advance?.id, amountPaise: 120_000, carriedOverPaise: 30_000 },
    { payslipId: june, adjustmentId: deduction?.id, amountPaise: 80_000, carriedOverPaise: 10_000 },
  ]);
  expect(await recoveriesIn("2026-07")).toEqual([
    ["ADVANCE", -1_000, 800],
    ["DEDUCTION", 0, 100],
  ]);
  const before = await payslip("2026-06", ids.chitra);
  await host.db.insert(payTerms).values({
    ...usualTerms,
    employeeId: ids.chitra,
    validFrom: "2026-06-02",
    monthlyBasePaise: 9_900_000,
  });
  expect((await payslip("2026-06", ids.chitra)).text).toBe(before.text);
  expect(await salaries("2026-06")).toMatchObject([
    { employeeId: ids.chitra, month: 6, totalSalaryThisMonth: 2_000, grossSalary: 4_000 },
  ]);
});
