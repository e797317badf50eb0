import { expect, test } from "vitest";
import { connect } from "../../../server/db/connect";
import { openingBalances, payOpening, payRuns, statutoryRates } from "../../../server/db/schema";
import { readOwed } from "../../../server/pay/readOwed";
import { databaseBefore } from "../../support/databaseBefore";
import { emptyDatabase } from "../../support/emptyDatabase";

const old = emptyDatabase();

/** Writes a payslip of June with its lines, as the version before stored it. */
const payslipOf = (lines: readonly object[]) =>
  JSON.stringify({ employeeId: 1, month: "2026-06", lines, days: [] }).replaceAll("'", "''");

const june = payslipOf([
  {
    kind: "ADVANCE",
    label: "School fees",
    amount: -1_500,
    formula: "Instalment of ₹1,000.00 + ₹500.00 carried over, ₹4,250.50 left before it",
    dates: [],
    sourceId: 1,
  },
  { kind: "DEDUCTION", amount: -300, formula: "₹300.00", dates: [], sourceId: 1 },
]);

/** An older version locked June 2026 first, after open months that took of advances and deductions. */
const before = `
  insert into employees (name, email, unit, gender, phone_number, blood_group, dob, barcode_id, joined_at)
    values ('Asha', 'asha@example.com', 'A', 'female', '9845000000', 'O+', '1990-02-28', 'EMP-A-00001', '2026-01-01T00:00+05:30');
  insert into pay_terms (employee_id, valid_from, monthly_base_paise, ot_multiplier_factor, working_days)
    values (1, '2026-01-01', 2600000, 1.5, 26);
  insert into advances (employee_id, given_on, amount_paise, instalment_paise, first_month, reason, created_by) values
    (1, '2026-03-01', 600000, 100000, '2026-03', 'School fees', 'owner'),
    (1, '2026-04-01', 50000, 50000, '2026-04', 'Rent', 'owner'),
    (1, '2026-06-01', 70000, 10000, '2026-06', 'Wedding', 'owner');
  insert into adjustments (employee_id, kind, month, amount_paise, reason, created_by)
    values (1, 'DEDUCTION', '2026-04', 90000, 'Shoes', 'owner');
  insert into pay_runs (month, rules, locked_at, locked_by)
    values ('2026-06', '{"calendar": {}, "rates": []}', '2026-07-05', 'owner');
  insert into payslips (run_id, employee_id, net_paise, document) values (1, 1, 0, '${june}');
  insert into recoveries (payslip_id, advance_id, adjustment_id, amount_paise, carried_over_paise) values
    (1, 1, null, 150000, 0), (1, null, 1, 30000, 0);
`;

test("an upgraded plant recovers at most the given advance, with any open rest from before", async () => {
  await databaseBefore(old.url, "0018_imports", before);
  const upgraded = await connect(old.url);
  try {
    expect(await upgraded.db.select().from(payOpening)).toMatchObject([
      { firstMonth: "2026-06", enteredBy: null },
    ]);
    expect(
      await upgraded.db.select().from(openingBalances).orderBy(openingBalances.id),
    ).toMatchObject([
      { advanceId: 1, recoveredPaise: 174_950, carriedOverPaise: 50_000 },
      // June's payslip no longer has a line for the addition.
      { advanceId: 2, recoveredPaise: 50_000 },
      { adjustmentId: 1, recoveredPaise: 60_000 },
    ]);
    const { people } = await readOwed(upgraded.db, "2026-07");
    expect(people.get(1)).toMatchObject({
      advances: [
        { id: 1, restPaise: 600_000 - 174_950 - 150_000 },
        { id: 3, restPaise: 70_000 },
      ],
      deductions: [],
    });
    const [run] = await upgraded.db.select().from(payRuns);
    expect(run).toMatchObject({
      schemaVersion: 1,
      facts: {
        employments: [[1, "2026-01-01", null]],
        assignments: [[1, "2026-01-01", "A", null]],
        terms: [[1, "2026-01-01", 2_600_000, 26, 1.5]],
      },
    });
  } finally {
    await upgraded.close();
  }
});

test("the rates of an older version get the law's limits and the employer's part", async () => {
  await databaseBefore(
    old.url,
    "0041_sale_papers",
    `insert into statutory_rates (kind, first_month, wage_base, percent, amount_paise) values
      ('PROVIDENT_FUND', '2024-04', 'EARNED', 12, null), ('PROVIDENT_FUND', '2020-04', 'EARNED', null, 5000),
      ('STATE_INSURANCE', '2024-04', 'GROSS', 0.75, null), ('PROFESSIONAL_TAX', '2024-04', 'GROSS', null, 20000)`,
  );
  const upgraded = await connect(old.url);
  try {
    const { id, limitBase, coverage, employerPercent } = statutoryRates;
    const columns = { limitBase, coverage, employerPercent };
    const month = { limitBase: "SAME", coverage: "MONTH" };
    expect(await upgraded.db.select(columns).from(statutoryRates).orderBy(id)).toEqual([
      { ...month, employerPercent: 12 },
      { ...month, employerPercent: null },
      { limitBase: "REGULAR", coverage: "HALF_YEAR", employerPercent: 3.25 },
      { ...month, employerPercent: null },
    ]);
  } finally {
    await upgraded.close();
  }
});
