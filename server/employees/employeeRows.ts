import { getTableColumns, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { EmployeeEdit, EmployeeImport, EmployeeRegistration } from "../../contract/employees";
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
