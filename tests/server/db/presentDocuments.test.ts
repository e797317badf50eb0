import { expect, test } from "vitest";
import { defaultCalendar } from "../../../server/calendar/readCalendar";
import { defaultInvoiceSettings, readInvoiceSettings } from "../../../server/company/plantSettings";
import { connect } from "../../../server/db/connect";
import { readLockedPayslips } from "../../../server/pay/lockedPayslips";
import { readLockedRules } from "../../../server/pay/payRuns";
import { databaseBefore } from "../../support/databaseBefore";
import { emptyDatabase } from "../../support/emptyDatabase";

const old = emptyDatabase();

const quoted = (value: unknown) => `'${JSON.stringify(value).replaceAll("'", "''")}'`;

const shift = { date: "2026-06-01", share: 1, spans: [], scans: [] };
const payslip = {
  ...{ employeeId: 1, name: "Asha", barcodeId: "EMP-A-00001", unit: "A" },
  ...{ terms: [], lines: [], days: [], marks: [], gross: 1000, deductions: 0, net: 1000 },
  lockedAt: "2026-07-05T00:00:00.000Z",
};
const hours = { workedHours: 9.5, overtimeHours: 1.25, weekOvertimeHours: 0 };
const { overtimeMinutes, ...month } = { ...payslip, overtimeMinutes: 45 };

/** The payslips of three months, by their versions. */
const payslips = [
  [
    1,
    "2026-04",
    { ...month, month: "2026-04", overtimeHours: 1.25, days: [{ ...shift, ...hours }] },
  ],
  [2, "2026-05", { ...month, month: "2026-05", overtimeMinutes, paperVersion: 2 }],
  [3, "2026-06", { ...month, month: "2026-06", overtimeMinutes, paperVersion: 3 }],
] as const;

const insurance = {
  kind: "STATE_INSURANCE",
  wageBase: "GROSS",
  wagesFrom: 0,
  isActive: true,
  percent: 0.75,
};
const calendar = defaultCalendar;
const rates = [
  { ...insurance, id: 1, version: 1, firstMonth: "2024-04", lastMonth: "2026-02" },
  { ...insurance, id: 2, version: 1, firstMonth: "2026-03" },
];

const { toolingHsn: _, gstRows, ledgers, ...settings } = defaultInvoiceSettings;
const { tooling, tds, rateDifference, clientDeductions, ...earlierLedgers } = ledgers;

test("an upgrade converts what versions before 1.0.0 have stored, and keeps the rest", async () => {
  await databaseBefore(
    old.url,
    "0081_reader_scans",
    `insert into employees (name, email, unit, gender, phone_number, blood_group, dob, barcode_id, joined_at)
       values ('Asha', 'asha@example.com', 'A', 'female', '9845000000', 'O+', '1990-02-28', 'EMP-A-00001', '2026-01-01');
     ${payslips
       .map(
         ([version, month, document]) => `
           insert into pay_runs (month, rules, schema_version, locked_at, locked_by)
             values ('${month}', ${quoted({ calendar, rates })}, ${version}, now(), 'owner');
           insert into payslips (run_id, employee_id, net_paise, schema_version, document)
             select max(id), 1, 100000, ${version}, ${quoted(document)} from pay_runs;`,
       )
       .join("")}
     insert into invoice_settings (settings, schema_version, created_by) values
       (${quoted({ ...settings, gstRows: gstRows.slice(0, -1), ledgers: { ...earlierLedgers, sales: "Boxes sold" } })}, 1, 'owner')`,
  );
  const { db, close } = await connect(old.url);
  try {
    const [april] = (await readLockedPayslips(db, "2026-04")) ?? [];
    expect(april).toEqual({
      ...month,
      month: "2026-04",
      overtimeMinutes: 75,
      days: [{ ...shift, workedMinutes: 570, overtimeMinutes: 75, weekOvertimeMinutes: 0 }],
    });
    for (const each of ["2026-05", "2026-06"])
      expect(await readLockedPayslips(db, each)).toEqual([
        { ...month, month: each, overtimeMinutes },
      ]);
    const days = [{ validFrom: "2024-04-01", validTo: "2026-02-28" }, { validFrom: "2026-03-01" }];
    const lawful = { limitBase: "REGULAR", coverage: "HALF_YEAR" };
    for (const [version, each] of payslips) {
      const limits = version < 3 ? lawful : {};
      const expected = days.map((range) =>
        expect.objectContaining({ ...insurance, ...range, ...limits }),
      );
      expect((await readLockedRules(db, each))?.rates).toEqual(expected);
    }
    expect(await readInvoiceSettings(db)).toMatchObject({
      ...settings,
      toolingHsn: "998912",
      gstRows,
      ledgers: { ...ledgers, sales: "Boxes sold" },
    });
  } finally {
    await close();
  }
});
