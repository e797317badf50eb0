import { beforeAll, expect, test } from "vitest";
import type { Payslip } from "../../../contract/payroll";
import {
  adjustments,
  advances,
  corrections,
  leaves,
  payRuns,
  payslips,
  payTerms,
  punches,
  recoveries,
  statutoryRates,
} from "../../../server/db/schema";
import { payslipSchema } from "../../../server/pay/lockedPayslips";
import { readMonthDays } from "../../../server/pay/monthDays";
import { readPayRules } from "../../../server/pay/payRuns";
import { at } from "../../support/at";
import { hire } from "../../support/hire";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";

const host = plant();

const days = (first: string, last: string) => {
  const [month = "", from = ""] = first.split("-");
  return Array.from(
    { length: Number(last.slice(3)) - Number(from) + 1 },
    (_, index) => `${month}-${String(Number(from) + index).padStart(2, "0")}`,
  );
};

const shifts = (dates: readonly string[], from = "09:00", to = "17:00") =>
  dates.flatMap((date) => [at(`${date} ${from}`), at(`${date} ${to}`)]);

async function hireScanned(name: string, joined: string, scans: readonly Date[], left?: string) {
  const employeeId = await hire(host.db, {
    name,
    unit: "B",
    barcodeId: `EMP-B-${name.toUpperCase()}`,
    joinedAt: at(`${joined} 08:00`),
    ...(left !== undefined && { deactivatedAt: at(`${left} 18:00`) }),
  });
  await host.db.insert(punches).values(scans.map((punchedAt) => ({ employeeId, punchedAt })));
  return employeeId;
}

const made = { reason: "School fees", createdBy: "owner@example.com" };
const ids = { asha: 0, bala: 0, chitra: 0, dev: 0 };

/** Locks a month as it is now, of one person alone. */
async function lock(month: string, employeeId: number) {
  const document: Payslip = {
    ...(await payslip(month, employeeId)).body,
    lockedAt: "2026-08-01T09:00:00Z",
  };
  const [run] = await host.db
    .insert(payRuns)
    .values({
      month,
      rules: await readPayRules(host.db),
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

const payslip = (month: string, employeeId: number) =>
  host.call("owner", "getPayslip", { params: { month, employeeId: String(employeeId) } });

const salaries = async (month: string) =>
  (await host.call("owner", "getMonthlySalaries", { query: { month } })).body;

beforeAll(async () => {
  // Unit B has no weekly off.
  const calendar = (await host.call("owner", "getCalendar")).body;
  const weeklyOffs = [{ unit: "A", weekday: "SUNDAY" }];
  await host.call("owner", "updateCalendar", { body: { ...calendar, weeklyOffs } });
  // March 2026 begins on a Sunday: the week that ends on it began in February.
  ids.asha = await hireScanned("Asha", "01-01", [
    ...shifts(days("02-23", "02-28")),
    ...shifts(["03-01"]),
    ...shifts(["03-31"], "22:00", "23:30"),
    at("04-01 06:00"),
    at("04-02 09:00"),
    at("04-02 13:00"),
  ]);
  ids.bala = await hireScanned("Bala", "05-11", shifts(days("05-11", "05-15")), "05-14");
  ids.chitra = await hireScanned("Chitra", "06-01", [
    ...shifts(["06-01", "06-02", "06-03", "06-04"]),
    ...shifts(["07-01", "07-02"]),
    ...shifts(["08-03", "08-04", "08-05", "08-06"]),
    ...shifts(["09-01", "09-02", "09-03", "09-04"]),
  ]);
  ids.dev = await hireScanned("Dev", "10-01", shifts(["10-01"]));
  await host.db
    .insert(payTerms)
    .values([ids.asha, ids.bala, ids.chitra].map((employeeId) => ({ ...usualTerms, employeeId })));
  await host.db.insert(payTerms).values({
    ...usualTerms,
    employeeId: ids.bala,
    validFrom: "2026-05-13",
    monthlyBasePaise: 3_120_000,
    otMultiplierFactor: 2,
  });
  await host.db.insert(leaves).values({
    employeeId: ids.asha,
    firstDate: "2026-04-02",
    lastDate: "2026-04-03",
    kind: "PAID",
    isHalfDay: true,
    createdBy: "owner@example.com",
  });
  await host.db.insert(corrections).values({
    employeeId: ids.asha,
    action: "ADD",
    at: at("04-02 17:00"),
    reason: "Told by the foreman",
    status: "APPROVED",
    proposedBy: "staff@example.com",
    decidedBy: "owner@example.com",
    decidedAt: at("04-11 09:00"),
  });
});

test("the week that ends in a month belongs to it with the days before, and a night to its first day", async () => {
  const { body } = await payslip("2026-03", ids.asha);
  expect(body.days[0]).toMatchObject({ date: "2026-03-01", share: 1, weekOvertimeMinutes: 480 });
  expect(body.days.at(-1)).toMatchObject({
    date: "2026-03-31",
    workedMinutes: 90,
    share: 0.5,
    scans: [{ at: at("03-31 22:00").toISOString() }, { at: at("03-31 23:30").toISOString() }],
  });
  expect(body.lines).toMatchObject([
    { kind: "EARNED", amount: 1_500, formula: "1.5 days × ₹26,000.00 ÷ 26" },
    { kind: "OVERTIME", amount: 1_500, dates: ["2026-03-01"] },
  ]);
  expect(body).toMatchObject({ net: 3_000, overtimeMinutes: 480, marks: ["BELOW_STATUTORY_RATE"] });
});

test("a day has its leave, its spans and its scans, with those that a correction added", async () => {
  const { body } = await payslip("2026-04", ids.asha);
  expect(body.days.slice(0, 3)).toEqual([
    {
      date: "2026-04-01",
      share: 1,
      workedMinutes: 0,
      overtimeMinutes: 0,
      weekOvertimeMinutes: 0,
      spans: [{ checkIn: at("04-01 06:00").toISOString() }],
      scans: [{ at: at("04-01 06:00").toISOString(), isCorrection: false }],
    },
    {
      date: "2026-04-02",
      leave: "Half a day of paid leave",
      share: 1,
      workedMinutes: 240,
      overtimeMinutes: 0,
      weekOvertimeMinutes: 0,
      spans: [
        { checkIn: at("04-02 09:00").toISOString(), checkOut: at("04-02 13:00").toISOString() },
        { checkIn: at("04-02 17:00").toISOString() },
      ],
      scans: [
        { at: at("04-02 09:00").toISOString(), isCorrection: false },
        { at: at("04-02 13:00").toISOString(), isCorrection: false },
        { at: at("04-02 17:00").toISOString(), isCorrection: true },
      ],
    },
    expect.objectContaining({ date: "2026-04-03", share: 0.5, spans: [], scans: [] }),
  ]);
  expect(body.marks).toEqual(["OPEN_CHECK_OUT"]);
});

test("who joins and leaves in mid-month has those days alone, each by its own terms", async () => {
  const { body } = await payslip("2026-05", ids.bala);
  expect(body.days.map(({ date }: { date: string }) => date)).toEqual(
    days("05-11", "05-14").map((date) => `2026-${date}`),
  );
  expect(body.lines).toMatchObject([
    { kind: "EARNED", amount: 2_000, formula: "2 days × ₹26,000.00 ÷ 26" },
    { kind: "EARNED", amount: 2_400, formula: "2 days × ₹31,200.00 ÷ 26" },
  ]);
  expect(body.terms).toMatchObject([{ monthlyBaseSalary: 26_000 }, { monthlyBaseSalary: 31_200 }]);
  const row = (await salaries("2026-05")).find(
    ({ employeeId }: { employeeId: number }) => employeeId === ids.bala,
  );
  expect(row).toMatchObject({ month: 5, totalSalaryThisMonth: 4_400, monthlyBaseSalary: 31_200 });
  expect((await payslip("2026-06", ids.bala)).status).toBe(404);
  const { calendar } = await readPayRules(host.db);
  const june = await readMonthDays(host.db, "2026-06", { calendar, today: "2026-06-30" });
  expect(june.map(({ id }) => id)).not.toContain(ids.bala);
  expect(await readMonthDays(host.db, "2026-07", { calendar, today: "2026-06-30" })).toEqual([]);
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
  const taken = async (month: string) =>
    (await payslip(month, ids.chitra)).body.lines
      .slice(1)
      .map(({ kind, amount, carriedOver }: Payslip["lines"][number]) => [
        kind,
        amount,
        carriedOver,
      ]);
  // Half of 4,000, of 2,000, of 4,000 and of 4,000 rupees.
  expect(await taken("2026-06")).toEqual([
    ["ADVANCE", -1_500, undefined],
    ["DEDUCTION", -500, 400],
  ]);
  expect(await taken("2026-07")).toEqual([
    ["ADVANCE", -1_000, 500],
    ["DEDUCTION", 0, 400],
  ]);
  expect(await taken("2026-08")).toEqual([
    ["ADVANCE", -2_000, undefined],
    ["DEDUCTION", 0, 400],
  ]);
  expect(await taken("2026-09")).toEqual([
    ["ADVANCE", -500, undefined],
    ["DEDUCTION", -400, undefined],
  ]);
  // Who has left is paid what is added all the same.
  expect((await payslip("2026-06", ids.bala)).body).toMatchObject({ days: [], net: 123.45 });

  // Locked, June keeps what it took, and July goes on from there.
  const june = await lock("2026-06", ids.chitra);
  await host.db.insert(recoveries).values([
    { payslipId: june, advanceId: advance?.id, amountPaise: 120_000, carriedOverPaise: 30_000 },
    { payslipId: june, adjustmentId: deduction?.id, amountPaise: 80_000, carriedOverPaise: 10_000 },
  ]);
  expect(await taken("2026-07")).toEqual([
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

test("who has no terms earns nothing and is marked, and the law takes nothing of nothing", async () => {
  await host.db.insert(statutoryRates).values({
    kind: "PROVIDENT_FUND",
    firstMonth: "2026-05",
    wageBase: "EARNED",
    percent: 12,
    wageCeilingPaise: 1_500_000,
  });
  expect((await payslip("2026-10", ids.dev)).body).toMatchObject({
    lines: [],
    net: 0,
    marks: ["NO_TERMS"],
  });
  expect((await payslip("2026-05", ids.bala)).body.lines.at(-1)).toMatchObject({
    kind: "PROVIDENT_FUND",
    amount: -528,
    formula: "12 % of ₹4,400.00",
  });
});

test("a month that has not begun is refused, and one that is none has no payslip", async () => {
  expect(
    await host.call("owner", "getMonthlySalaries", { query: { month: "2099-01" } }),
  ).toMatchObject({
    status: 400,
    body: { errors: { month: "Cannot be after the present month" } },
  });
  expect((await payslip("2099-01", ids.asha)).status).toBe(400);
  expect((await payslip("2026-13", ids.asha)).status).toBe(404);
  expect((await payslip("2026-03", 999)).status).toBe(404);
});
