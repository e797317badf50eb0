import { beforeAll, expect, test } from "vitest";
import { corrections, leaves, payTerms, statutoryRates } from "../../../server/db/schema";
import { readMonthDays } from "../../../server/pay/monthDays";
import { readPayRules } from "../../../server/pay/payRuns";
import { at } from "../../support/at";
import { plant } from "../../support/plant";
import { usualTerms } from "../../support/workedMonth";
import { days, scannedPeople, shifts } from "./scannedPeople";

const host = plant();
const { hireScanned, payslip, salaries } = scannedPeople(host);

const ids = { asha: 0, bala: 0, dev: 0 };

beforeAll(async () => {
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
  ids.dev = await hireScanned("Dev", "10-01", shifts(["10-01"]));
  await host.db
    .insert(payTerms)
    .values([ids.asha, ids.bala].map((employeeId) => ({ ...usualTerms, employeeId })));
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
      leaveCode: { code: "payDay.halfPaidLeave" },
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

test("a person who joins and leaves in mid-month has those days alone, each by its own terms", async () => {
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

test("a person without terms earns nothing and is marked, without deductions", async () => {
  await host.db.insert(statutoryRates).values({
    kind: "PROVIDENT_FUND",
    validFrom: "2026-05-01",
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
