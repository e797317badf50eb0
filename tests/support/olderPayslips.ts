import { connect } from "../../server/db/connect";
import { payslips } from "../../server/db/schema";
import { payslipSchema } from "../../server/pay/payslipDocument";
import { databaseBefore } from "./databaseBefore";

const quoted = (value: unknown) => JSON.stringify(value).replaceAll("'", "''");

/** Stores documents as locked payslips of before their sentences had codes, upgrades the plant and reads them. */
export async function upgradePayslips(url: string, version: number, documents: readonly object[]) {
  const people = documents.map(
    (_, index) =>
      `('P', 'p${index}@example.com', 'A', 'male', '9845000000', 'O+', '1990-02-28', 'EMP-A-${index}', '2026-01-01')`,
  );
  const rows = documents.map(
    (document, index) => `(1, ${index + 1}, 0, ${version}, '${quoted(document)}')`,
  );
  await databaseBefore(
    url,
    "0044_movements_of_runs",
    `insert into employees (name, email, unit, gender, phone_number, blood_group, dob, barcode_id, joined_at)
      values ${people.join()};
    insert into pay_runs (month, rules, locked_at, locked_by) values ('2026-06', '{}', '2026-07-05', 'owner');
    insert into payslips (run_id, employee_id, net_paise, schema_version, document) values ${rows.join()}`,
  );
  const { db, close } = await connect(url);
  try {
    const stored = await db.select().from(payslips).orderBy(payslips.employeeId);
    return stored.map(({ schemaVersion, document }) => payslipSchema.read(schemaVersion, document));
  } finally {
    await close();
  }
}
