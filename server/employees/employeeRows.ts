import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EmployeeEdit, EmployeeImport } from "../../contract/employees";
import { say } from "../../domain/messages/say";
import { employeeBarcode } from "../barcodes";
import { employees } from "../db/schema";
import type { VersionedTable } from "../db/tables";

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
    ...getTableColumns(table),
    id: table.id,
    name: employees.name,
    barcodeId: employees.barcodeId,
  },
  orderBy: sql`id`,
});

export const uniqueEmployees = {
  employees_email: ["email", say("employee.sameEmail")],
} as const;

/** Returns the columns of an edit. The barcode never changes, because it is printed on the badge. */
export const employeeEdit = (edit: Omit<EmployeeEdit, "version">) => {
  const { bankAccountNumber = null, bankIfsc = null, uan = null, esiNumber = null } = edit;
  return { ...edit, bankAccountNumber, bankIfsc, uan, esiNumber };
};

export const newEmployeeRow = (employee: EmployeeImport, id: number) => ({
  ...employee,
  id,
  barcodeId: employeeBarcode(employee.unit, id),
});
