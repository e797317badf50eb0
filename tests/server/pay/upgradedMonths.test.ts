import { expect, test } from "vitest";
import { defaultCalendar } from "../../../server/calendar/readCalendar";
import { connect } from "../../../server/db/connect";
import {
  leaves,
  openingBalances,
  payOpening,
  payRuns,
  statutoryRates,
} from "../../../server/db/schema";
import { englishText } from "../../../server/errors";
import { readLeaveBalances } from "../../../server/leave/readLeave";
import { readPayslips } from "../../../server/pay/payslip";
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

/** A person with ₹1,000 a day. */
const asha = `
  insert into employees (name, email, unit, gender, phone_number, blood_group, dob, barcode_id, joined_at)
    values ('Asha', 'asha@example.com', 'A', 'female', '9845000000', 'O+', '1990-02-28', 'EMP-A-00001', '2026-01-01T00:00+05:30');
  insert into pay_terms (employee_id, valid_from, monthly_base_paise, ot_multiplier_factor, working_days)
    values (1, '2026-01-01', 2600000, 1.5, 26);`;

/** An older version locked June 2026 first, after open months that took of advances and deductions. */
const before = `${asha}
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

test("the leaves of an older version keep their pay, their days and their locked payslip", async () => {
  const day = { date: "2026-06-01", leave: { code: "payDay.paidLeave", values: {} }, share: 1 };
  const minutes = { workedMinutes: 0, overtimeMinutes: 0, weekOvertimeMinutes: 0 };
  const locked = {
    ...{ employeeId: 1, name: "Asha", barcodeId: "EMP-A-00001", unit: "A", month: "2026-06" },
    ...{ terms: [], lines: [], days: [{ ...day, ...minutes, spans: [], scans: [] }], marks: [] },
    ...{ gross: 1_000, deductions: 0, net: 1_000, overtimeMinutes: 0, paperVersion: 3 },
    lockedAt: "2026-07-05T00:00:00.000Z",
  };
  const rules = { calendar: defaultCalendar, rates: [] };
  await databaseBefore(
    old.url,
    "0062_follows_and_assignments",
    `${asha}
    insert into leaves (employee_id, kind, first_date, last_date, is_half_day, created_by, created_at, cancelled_at) values
      (1, 'PAID', '2026-06-01', '2026-06-01', false, 'owner', '2026-06-01', null),
      (1, 'PAID', '2026-07-06', '2026-07-07', false, 'owner', '2026-07-06', null),
      (1, 'UNPAID', '2026-07-08', '2026-07-08', false, 'owner', '2026-07-06', null),
      (1, 'PAID', '2026-07-09', '2026-07-09', true, 'owner', '2026-07-06', null),
      (1, 'PAID', '2026-07-10', '2026-07-10', false, 'owner', '2026-07-06', '2026-07-07');
    insert into pay_runs (month, rules, locked_at, locked_by) values
      ('2026-06', '${JSON.stringify(rules)}', '2026-07-05', 'owner');
    insert into payslips (run_id, employee_id, net_paise, schema_version, document) values
      (1, 1, 100000, 3, '${JSON.stringify(locked)}')`,
  );
  const { db, close } = await connect(old.url);
  try {
    const rows = await db.select().from(leaves).orderBy(leaves.id);
    expect(rows.map(({ kind, isHalfDay }) => (isHalfDay ? `half ${kind}` : kind))).toEqual([
      ...["PAID", "PAID", "UNPAID", "half PAID", "PAID"],
    ]);
    expect(rows.map(({ cancelledAt }) => cancelledAt !== null)).toEqual([
      ...[false, false, false, false, true],
    ]);
    for (const row of rows)
      expect(row).toMatchObject({ status: "APPROVED", createdBy: "owner", decidedAt: null });

    expect(await readPayslips(db, "2026-06")).toEqual([locked]);
    const [july] = await readPayslips(db, "2026-07");
    // 2.5 days, and no arrears of June.
    expect(july?.lines).toMatchObject([{ kind: "EARNED", amount: 2_500 }]);
    const days = july?.days.flatMap(({ date, share, leave }) =>
      leave ? [[date, share, englishText(leave)]] : [],
    );
    expect(days).toEqual([
      ["2026-07-06", 1, "Paid leave"],
      ["2026-07-07", 1, "Paid leave"],
      ["2026-07-08", 0, "Unpaid leave"],
      ["2026-07-09", 0.5, "Half a day of paid leave"],
    ]);
    expect(july).not.toHaveProperty("leave");
    expect(await readLeaveBalances(db, "2026-07-31")).toEqual([]);
  } finally {
    await close();
  }
});
