import { sql } from "drizzle-orm";
import { EmployeeDetails, EmployeeEdit } from "../../contract/employees";
import { emailKey } from "../../contract/fields";
import { importForms } from "../../contract/imports";
import type { FoundMark } from "../../contract/search";
import { keyOwners, valueIn } from "../db/keyOwners";
import { employees } from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import { conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { datedTables } from "../lists/tableGroups";
import { defineRecord, editedColumns } from "../records/defineRecord";
import { changeRecord, readRecord, updateRecord } from "../records/recordHandlers";
import { employeeEdit, employeeRows, newEmployeeRow, uniqueEmployees } from "./employeeRows";

const emailTaken =
  "Somebody else who works here has this email now: change one of the two emails first";

const isGone = (values: object) => valueIn(values, "deactivatedAt") instanceof Date;

export const employeeRecord = defineRecord({
  kind: "employee",
  seenBy: "getEmployees",
  name: employees.name,
  listTables: [employees, ...datedTables],
  undo: {
    calls: ["updateEmployee", "deactivateEmployee", "reinstateEmployee"],
    columns: [...editedColumns(EmployeeEdit), "deactivatedAt"],
  },
  search: {
    title: employees.name,
    details: [employees.barcodeId, employees.phoneNumber],
    texts: [employees.name, employees.barcodeId, employees.email, employees.phoneNumber],
    codes: [employees.barcodeId],
    mark: sql`case when ${employees.deactivatedAt} is not null then ${"LEFT" satisfies FoundMark} end`,
  },
  table: employees,
  list: employeeRows,
  reply: EmployeeDetails,
  what: "This employee",
  titleOf: ({ name }) => name,
  unique: uniqueEmployees,
  // The barcode stays, also in another unit: it is on a badge that somebody wears.
  edit: ({ body }) => employeeEdit(body),
  import: {
    forms: importForms.employees,
    uniqueField: {
      keyOf: (values) => (isGone(values) ? undefined : emailKey(String(valueIn(values, "email")))),
      taken: (tx, keys) => {
        const key = emailKeyOf(employees.email);
        const where = sql`${employees.deactivatedAt} is null`;
        return keyOwners(tx, { table: employees, key, where }, keys);
      },
    },
    columns: (value, { id }) => newEmployeeRow(value, id),
  },
});

export const editEmployeeHandlers: Handlers<
  "getEmployee" | "updateEmployee" | "reinstateEmployee"
> = {
  getEmployee: readRecord(employeeRecord),

  updateEmployee: updateRecord(employeeRecord, { call: "updateEmployee" }),

  reinstateEmployee: changeRecord(employeeRecord, {
    call: "reinstateEmployee",
    unique: { employees_email: ["email", emailTaken] },
    change({ row }) {
      if (!row.deactivatedAt) throw conflict(`${row.name} has not left`);
      return { fields: { deactivatedAt: null } };
    },
  }),
};
