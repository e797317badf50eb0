import { eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EmployeeEdit, EmployeeImport, EmployeeRegistration } from "../../contract/employees";
import { say } from "../../domain/messages/say";
import { employeeBarcode } from "../barcodes";
import { fieldsOf } from "../db/fieldColumns";
import { employees } from "../db/schema";
import type { VersionedTable } from "../db/tables";
import { type RecordTable, valueIn } from "../db/writeRows";
import type { UniqueField } from "../records/defineRecord";

export const employeeRows = {
  tables: [employees],
  from: sql`${employees}`,
  fields: { ...getTableColumns(employees), active: sql`${employees.deactivatedAt} is null` },
  orderBy: sql`id`,
};

/** Returns the list of a table's records, each with an employee's name and barcode. */
export const employeeRecordRows = <
  T extends VersionedTable & { readonly id: PgColumn; readonly employeeId: PgColumn },
>(
  table: T,
) => ({
  tables: [table, employees],
  from: sql`${table} join ${employees} on ${employees.id} = ${table.employeeId}`,
  fields: {
    ...fieldsOf(table),
    id: table.id,
    name: employees.name,
    barcodeId: employees.barcodeId,
  },
  orderBy: sql`id`,
});

/** Returns the rule that finds a person's row by a key of the badge and further columns, such as `B000012 2026-01-01`. */
export const badgeKey = (
  table: RecordTable & { readonly employeeId: PgColumn },
  names: readonly string[],
): UniqueField => ({
  keyOf(values) {
    const parts = ["barcodeId", ...names].map((name) => valueIn(values, name));
    return parts.includes(undefined) ? undefined : parts.join(" ");
  },
  async findOwners(tx, keys) {
    const columns: Readonly<Record<string, PgColumn>> = getTableColumns(table);
    const parts = [employees.barcodeId, ...names.flatMap((name) => columns[name] ?? [])];
    const key = sql<string>`concat_ws(' ', ${sql.join(parts, sql`, `)})`;
    const owners = await tx
      .select({ id: table.id, key })
      .from(table)
      .innerJoin(employees, eq(employees.id, table.employeeId))
      .where(inArray(key, [...keys]));
    return new Map(owners.map((owner) => [owner.key, Number(owner.id)]));
  },
});

export const uniqueEmployees = {
  employees_email: ["email", say("employee.sameEmail")],
  employees_reader_user_id: ["readerUserId", say("employee.sameReaderUserId")],
} as const;

/** Returns the columns of an edit. The barcode never changes, because it is printed on the badge. */
export const employeeEdit = (edit: Omit<EmployeeEdit, "version">) => {
  const { bankAccountNumber = null, bankIfsc = null, uan = null, esiNumber = null } = edit;
  const { fundJoinedOn = null, pension = null, readerUserId = null } = edit;
  const payDetails = { bankAccountNumber, bankIfsc, uan, esiNumber, fundJoinedOn, pension };
  return { ...edit, ...payDetails, readerUserId };
};

export const newEmployeeRow = (employee: EmployeeRegistration | EmployeeImport, id: number) => ({
  ...employee,
  id,
  barcodeId: employeeBarcode(employee.unit, id),
});
