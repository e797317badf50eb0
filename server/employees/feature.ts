import { and, eq, isNull, sql } from "drizzle-orm";
import { EmployeeDetails, EmployeeEdit, employeeImport } from "../../contract/employees";
import { emailKey } from "../../contract/fields";
import type { FoundMark } from "../../contract/search";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { barcodePng } from "../barcodes";
import type { Reader, WriteDatabase } from "../db/connect";
import { takeNextId } from "../db/ids";
import { assignments, employees } from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import { findKeyOwners, valueIn } from "../db/writeRows";
import { conflict, notFound } from "../errors";
import { datedTables } from "../lists/tableGroups";
import { defineRecord, editedColumns, type ServerFeature } from "../records/defineRecord";
import { changeRecord, createRecord, readRecord, updateRecord } from "../records/recordHandlers";
import { employeeEdit, employeeRows, newEmployeeRow, uniqueEmployees } from "./employeeRows";

const duplicateEmail = say("employee.emailTaken");

const isGone = (values: object) => valueIn(values, "deactivatedAt") instanceof Date;

/**
 * Removes the assignment of today that a change of the unit made and the undo of the change has moved back. The
 * assignment before it then holds again, with its shift.
 */
async function restoreShift(tx: WriteDatabase, id: number) {
  await tx.execute(sql`
    delete from ${assignments} made
    where made.employee_id = ${id} and made.valid_from = india_date(now()) and made.version = 2
      and made.created_at = now() and made.unit = (
        select a.unit from ${assignments} a
        where a.employee_id = ${id} and a.valid_from < made.valid_from
        order by a.valid_from desc limit 1)`);
  return { audited: {} };
}

const employeeRecord = defineRecord({
  kind: "employee",
  seenBy: "getEmployees",
  name: employees.name,
  listTables: [employees, ...datedTables],
  undo: {
    calls: ["updateEmployee", "deactivateEmployee", "reinstateEmployee"],
    columns: [...editedColumns(EmployeeEdit), "deactivatedAt"],
    restore: restoreShift,
  },
  search: {
    title: employees.name,
    details: [employees.barcodeId, employees.phoneNumber],
    texts: [employees.name, employees.barcodeId, employees.email, employees.phoneNumber],
    codes: [employees.barcodeId],
    mark: sql`case when ${employees.deactivatedAt} is not null then ${"LEFT" satisfies FoundMark} end`,
  },
  attachments: { addedBy: "updateEmployee", auditsOpening: true },
  table: employees,
  list: employeeRows,
  reply: EmployeeDetails,
  what: say("this.employee"),
  titleOf: ({ name }) => name,
  unique: uniqueEmployees,
  edit: ({ body }) => employeeEdit(body),
  import: {
    forms: employeeImport,
    uniqueField: {
      keyOf: (values) => (isGone(values) ? undefined : emailKey(String(valueIn(values, "email")))),
      findOwners: (tx, keys) => {
        const key = emailKeyOf(employees.email);
        const where = sql`${employees.deactivatedAt} is null`;
        return findKeyOwners(tx, { table: employees, key, where }, keys);
      },
    },
    columns: (value, { id }) => newEmployeeRow(value, id),
  },
});

async function findActiveEmployee(db: Reader, barcodeId: string) {
  const [employee] = await db
    .select({ name: employees.name, unit: employees.unit })
    .from(employees)
    .where(and(eq(employees.barcodeId, barcodeId), isNull(employees.deactivatedAt)));
  if (!employee) throw notFound(say("named.activeEmployee", { barcode: barcodeId }));
  return employee;
}

export const feature = {
  records: { employee: employeeRecord },
  handlers: {
    getEmployee: readRecord(employeeRecord),

    updateEmployee: updateRecord(employeeRecord, { call: "updateEmployee" }),

    reinstateEmployee: changeRecord(employeeRecord, {
      call: "reinstateEmployee",
      unique: { employees_email: ["email", duplicateEmail] },
      change({ row }) {
        if (!row.deactivatedAt) throw conflict(say("employee.hasNotLeft", { name: row.name }));
        return { fields: { deactivatedAt: null } };
      },
    }),

    getEmployees: () => employeeRows,

    registerEmployee: createRecord(employeeRecord, {
      call: "registerEmployee",
      columns: async ({ tx, body }) => newEmployeeRow(body, await takeNextId(tx, "employees")),
      audited: (after) => ({ after }),
      async reply({ row: { id, barcodeId } }) {
        const picture = await barcodePng(barcodeId);
        return { employeeId: id, barcodeId, barcodeImageBase64: picture.toString("base64") };
      },
    }),

    deactivateEmployee: ({ params, session }, { db }) =>
      db.transaction(async (tx) => {
        const ofBarcode = eq(employees.barcodeId, params.barcodeId);
        const deactivatedAt = new Date();
        const [gone] = await tx
          .update(employees)
          .set({ deactivatedAt, version: sql`${employees.version} + 1` })
          .where(and(ofBarcode, isNull(employees.deactivatedAt)))
          .returning({ id: employees.id, version: employees.version });
        if (!gone) {
          const [known] = await tx.select({ id: employees.id }).from(employees).where(ofBarcode);
          throw known
            ? conflict(say("employee.isDeactivated", { barcode: params.barcodeId }))
            : notFound(say("named.employee", { barcode: params.barcodeId }));
        }
        await recordChange(tx, session, {
          call: "deactivateEmployee",
          record: `employee ${gone.id}`,
          before: { deactivatedAt: null },
          after: { deactivatedAt },
          version: gone.version,
        });
        return say("employee.deactivated");
      }),

    async getEmployeeBarcode({ params }, { db }) {
      await findActiveEmployee(db, params.barcodeId);
      return barcodePng(params.barcodeId);
    },

    async getEmployeeNameAndUnit({ body }, { db }) {
      const { name, unit } = await findActiveEmployee(db, body.barcodeId);
      return { employeeName: name, unit };
    },
  },
} satisfies ServerFeature;
