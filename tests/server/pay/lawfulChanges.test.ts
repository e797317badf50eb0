import { beforeAll, expect, test } from "vitest";
import { dateAfter } from "../../../domain/indiaTime";
import { defaultCalendar } from "../../../server/calendar/readCalendar";
import { type Connection, connect } from "../../../server/db/connect";
import { benefitRules, payslips, statutoryRates } from "../../../server/db/schema";
import { adoptLawfulChange, readStatutoryChanges } from "../../../server/pay/lawfulChanges";
import { readLockedRules } from "../../../server/pay/payRuns";
import { readPayslips } from "../../../server/pay/payslip";
import { databaseBefore } from "../../support/databaseBefore";
import { emptyDatabase } from "../../support/emptyDatabase";

const old = emptyDatabase();

const dates = Array.from({ length: 30 }, (_, index) => dateAfter("2026-09-01", index));

/** Writes a payslip of September as the earlier version stored it. The person works eight hours on 6 September. */
const payslipOf = (employeeId: number, amounts: Readonly<Record<string, number>>) =>
  JSON.stringify({
    employeeId,
    name: `Person ${employeeId}`,
    barcodeId: `EMP-A-0000${employeeId}`,
    unit: "A",
    month: "2026-09",
    terms: [],
    lines: Object.entries(amounts).map(([kind, amount]) => ({
      kind,
      amount,
      formula: { code: "plain", values: { text: "" } },
      dates: [],
    })),
    days: dates.map((date) => ({
      date,
      share: 1,
      workedMinutes: 0,
      overtimeMinutes: 0,
      weekOvertimeMinutes: 0,
      spans: [],
      scans: [],
    })),
    gross: 0,
    deductions: 0,
    net: 0,
    overtimeMinutes: 0,
    marks: [],
  });

/** The rates that the demo plant of the version before had, as rows and as its locks stored them. */
const rules = JSON.stringify({
  calendar: defaultCalendar,
  hasWorkDays: true,
  shifts: [],
  machines: [],
  rates: [
    {
      id: 1,
      version: 1,
      kind: "PROVIDENT_FUND",
      firstMonth: "2024-04",
      wageBase: "EARNED",
      wagesFrom: 0,
      percent: 12,
      wageCeiling: 15_000,
      isActive: true,
      limitBase: "SAME",
      coverage: "MONTH",
      employerPercent: 12,
    },
    {
      id: 2,
      version: 1,
      kind: "STATE_INSURANCE",
      firstMonth: "2024-04",
      wageBase: "GROSS",
      wagesFrom: 0,
      wagesUpTo: 21_000,
      percent: 0.75,
      isActive: true,
      limitBase: "REGULAR",
      coverage: "HALF_YEAR",
      employerPercent: 3.25,
    },
  ],
});

const before = `
  insert into employees (name, email, unit, gender, phone_number, blood_group, dob, barcode_id, joined_at, uan)
    values ('Asha', 'asha@example.com', 'A', 'female', '9845000000', 'O+', '1990-02-28', 'EMP-A-00001', '2026-09-01T00:00+05:30', '100900000001'),
      ('Bala', 'bala@example.com', 'A', 'male', '9845000001', 'O+', '1990-02-28', 'EMP-A-00002', '2026-09-01T00:00+05:30', '100900000002');
  insert into pay_terms (employee_id, valid_from, monthly_base_paise, ot_multiplier_factor, working_days)
    values (1, '2026-09-01', 2600000, 2, 26), (2, '2026-09-01', 1900000, 2, 26);
  insert into leaves (employee_id, kind, first_date, last_date, created_by, created_at)
    values (1, 'PAID', '2026-09-01', '2026-10-31', 'owner', '2026-08-01'), (2, 'PAID', '2026-09-01', '2026-10-31', 'owner', '2026-08-01');
  insert into statutory_rates (kind, first_month, wage_base, percent, wage_ceiling_paise, wages_up_to_paise, limit_base, coverage, employer_percent) values
    ('PROVIDENT_FUND', '2024-04', 'EARNED', 12, 1500000, null, 'SAME', 'MONTH', 12),
    ('STATE_INSURANCE', '2024-04', 'GROSS', 0.75, null, 2100000, 'REGULAR', 'HALF_YEAR', 3.25);
  insert into statutory_rates (kind, first_month, last_month, wage_base, wages_from_paise, amount_paise, february_amount_paise)
    values ('PROFESSIONAL_TAX', '2023-04', '2024-02', 'GROSS', 2500000, 20000, 30000);
  insert into benefit_rules (valid_from, bonus_percent, bonus_ceiling_paise, bonus_wages_up_to_paise, bonus_least_days,
    gratuity_days, gratuity_divisor, gratuity_least_years, gratuity_fixed_years, gratuity_maximum_paise, created_by)
    values ('2024-04-01', 8.33, 700000, 2100000, 30, 15, 26, 5, 1, 200000000, 'owner');
  insert into pay_runs (month, rules, schema_version, locked_at, locked_by)
    values ('2026-09', '${rules}', 3, '2026-10-05', 'owner');
  insert into payslips (run_id, employee_id, net_paise, document, schema_version) values
    (1, 1, 0, '${payslipOf(1, { EARNED: 26_000, PROVIDENT_FUND: -1_800 })}', 3),
    (1, 2, 0, '${payslipOf(2, { EARNED: 19_000, OVERTIME: 1_461.54, PROVIDENT_FUND: -1_800, STATE_INSURANCE: -153.46 })}', 3);
`;

let plant: Connection;

beforeAll(async () => {
  await databaseBefore(old.url, "0067_tables", before);
  plant = await connect(old.url);
  return () => plant.close();
});

const linesOf = async (employeeId: number) => {
  const [payslip] = await readPayslips(plant.db, "2026-10", [employeeId]);
  return payslip?.lines.map(({ kind, amount, of, label }) => [
    of ?? kind,
    ...(kind === "ARREARS" ? [label ?? ""] : []),
    amount,
  ]);
};

const owner = {
  id: undefined,
  adminId: 1,
  email: "owner@example.com",
  role: "ROLE_SUPER_ADMIN",
  factor: "none",
} as const;

test("an upgrade makes days of the rates' months, and nothing is deducted otherwise", async () => {
  const rates = await plant.db.select().from(statutoryRates).orderBy(statutoryRates.id);
  expect(rates).toMatchObject([
    {
      validFrom: "2024-04-01",
      validTo: null,
      wageBase: "EARNED",
      pensionPercent: 8.33,
      pensionCeilingPaise: 1_500_000,
      pensionAge: 58,
      insuranceCeilingPaise: 1_500_000,
      disabilityWagesUpToPaise: null,
      source: null,
    },
    {
      validFrom: "2024-04-01",
      validTo: null,
      wageBase: "GROSS",
      pensionCeilingPaise: null,
      wagesUpToPaise: 2_100_000,
      disabilityWagesUpToPaise: 2_500_000,
    },
    { validFrom: "2023-04-01", validTo: "2024-02-29" },
  ]);
  expect(await linesOf(1)).toEqual([
    ["EARNED", 26_000],
    ["PROVIDENT_FUND", -1_800],
  ]);
  expect(await linesOf(2)).toEqual([
    ["EARNED", 19_000],
    ["PROVIDENT_FUND", -1_800],
    ["STATE_INSURANCE", -142.5],
  ]);
  expect((await readLockedRules(plant.db, "2026-09"))?.rates).toMatchObject([
    { validFrom: "2024-04-01" },
    { validFrom: "2024-04-01" },
  ]);
});

test("the plant is told which rate has changed, from when, by which source, and up to when pay is locked", async () => {
  expect(await readStatutoryChanges(plant.db)).toMatchObject([
    {
      id: "WAGES_BY_CODE",
      validFrom: "2025-11-21",
      source: expect.stringContaining("Code on Social Security 2020, s. 2(88)"),
      lockedUntil: "2026-09",
    },
    {
      id: "FUND_CEILING",
      validFrom: "2026-09-17",
      text: expect.stringContaining("From 17 Sep 2026"),
      source:
        "S.O. 5109(E), Code on Social Security, Chapter III. The page of the gazette itself was not found.",
      lockedUntil: "2026-09",
    },
  ]);
});

const adopt = (change: string) =>
  plant.db.transaction((tx) => adoptLawfulChange(tx, owner, change));

test("a press takes the rates over: October by the new ones, September as arrears, its lock unchanged", async () => {
  const locked = await plant.db.select().from(payslips).orderBy(payslips.id);
  await adopt("FUND_CEILING");
  // September: 2,360 by both ceilings − 1,800 deducted, and 2,024 − 1,800.
  expect(await linesOf(1)).toEqual([
    ["EARNED", 26_000],
    ["PROVIDENT_FUND", "2026-09", -560],
    ["PROVIDENT_FUND", -3_000],
  ]);
  await adopt("WAGES_BY_CODE");
  // The state insurance of September took 0.75 % of 1,461.54 of overtime too: 10.96.
  expect(await linesOf(2)).toEqual([
    ["EARNED", 19_000],
    ["STATE_INSURANCE", "2026-09", 10.96],
    ["PROVIDENT_FUND", "2026-09", -224],
    ["PROVIDENT_FUND", -2_280],
    ["STATE_INSURANCE", -142.5],
  ]);
  expect(await plant.db.select().from(payslips).orderBy(payslips.id)).toEqual(locked);
  expect(await readStatutoryChanges(plant.db)).toEqual([]);
  const rates = await plant.db
    .select()
    .from(statutoryRates)
    .orderBy(statutoryRates.kind, statutoryRates.validFrom);
  expect(
    rates.map((rate) => [rate.validFrom, rate.validTo, rate.wageBase, rate.wageCeilingPaise]),
  ).toEqual([
    ["2024-04-01", "2025-11-20", "EARNED", 1_500_000],
    ["2025-11-21", "2026-09-16", "CODE", 1_500_000],
    ["2026-09-17", null, "CODE", 2_500_000],
    ["2024-04-01", "2025-11-20", "GROSS", null],
    ["2025-11-21", null, "CODE", null],
    ["2023-04-01", "2024-02-29", "GROSS", null],
  ]);
  expect(await plant.db.select().from(benefitRules).orderBy(benefitRules.validFrom)).toMatchObject([
    { validFrom: "2024-04-01", wageBase: "BASE" },
    { validFrom: "2025-11-21", wageBase: "CODE" },
  ]);
});

test("a second press changes nothing", async () => {
  const rates = await plant.db.select().from(statutoryRates).orderBy(statutoryRates.id);
  await adopt("FUND_CEILING");
  expect(await plant.db.select().from(statutoryRates).orderBy(statutoryRates.id)).toEqual(rates);
});
