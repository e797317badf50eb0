import { and, eq, gt, isNull, or, type SQL, sql } from "drizzle-orm";
import { EmployeeDetails, EmployeeEdit, employeeImport } from "../../contract/employees";
import { emailKey } from "../../contract/fields";
import type { FoundMark } from "../../contract/search";
import { currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import { barcodePng } from "../barcodes";
import type { Reader, WriteDatabase } from "../db/connect";
import { takeNextId } from "../db/ids";
import { assignments, audit, employees, employments } from "../db/schema";
import { emailKeyOf } from "../db/schema/columns";
import { pickColumns } from "../db/tables";
import { findKeyOwners, valueIn } from "../db/writeRows";
import { conflict, notFound } from "../errors";
import {
  defineRecord,
  editedColumns,
  type Fields,
  type ServerFeature,
  type UniqueField,
} from "../records/defineRecord";
import { changeRecord, createRecord, readRecord, updateRecord } from "../records/recordHandlers";
import { employeeEdit, employeeRows, newEmployeeRow, uniqueEmployees } from "./employeeRows";
import { checkPensionMark, checkRestoredMark } from "./pensionMark";

const duplicateEmail = say("employee.emailTaken");

const isGone = (values: object) => valueIn(values, "deactivatedAt") instanceof Date;

/** Returns the rule of a field whose value no other active employee has. */
const activeKey = (
  field: "email" | "readerUserId",
  key: SQL,
  keyFrom: (text: string) => string,
): UniqueField => ({
  keyOf(values) {
    const text = valueIn(values, field);
    return isGone(values) || typeof text !== "string" ? undefined : keyFrom(text);
  },
  findOwners: (tx, keys) =>
    findKeyOwners(
      tx,
      { table: employees, key, where: sql`${employees.deactivatedAt} is null` },
      keys,
    ),
});

/**
 * After the undo of a change of the unit, removes the assignments without a shift that a trigger made for the change and for
 * the undo. The assignment from before the change then holds again, with its shift. Nothing is removed if a person has
 * entered an assignment since.
 * @param since the time of the change. By default the change and the undo are in one transaction's second.
 */
async function restoreShift(tx: WriteDatabase, id: number, since = sql`now()`) {
  const [changed, undone] = [sql`india_date(${since})`, sql`india_date(now())`];
  await tx.execute(sql`
    with recent as (
      select a.id, a.created_by is null and a.created_at in (${since}, now())
        and a.version = case when ${changed} = ${undone} then 2 else 1 end as is_made
      from ${assignments} a where a.employee_id = ${id} and a.valid_from between ${changed} and ${undone})
    delete from ${assignments} where id in (select id from recent)
      and (select bool_and(is_made) from recent)
      and (select unit from ${employees} where id = ${id}) = (
        select a.unit from ${assignments} a where a.employee_id = ${id} and a.valid_from < ${changed}
        order by a.valid_from desc limit 1)`);
}

const cutFacts = ["joinedOn", "leftOn", "isFixedTerm"] as const;

/** Reads the facts that a deactivation takes from the present or next employment: a later leaving date, or all facts. */
async function readCutFacts(tx: WriteDatabase, barcodeId: string) {
  const today = indiaDate(currentTime());
  const [period] = await tx
    .select(pickColumns(employments, ...cutFacts))
    .from(employments)
    .innerJoin(employees, eq(employees.id, employments.employeeId))
    .where(
      and(
        eq(employees.barcodeId, barcodeId),
        or(isNull(employments.leftOn), gt(employments.leftOn, today)),
      ),
    )
    .orderBy(employments.joinedOn)
    .limit(1);
  if (!period) return {};
  if (period.joinedOn > today) return period;
  return period.leftOn === null ? {} : { leftOn: period.leftOn };
}

/** After the undo of a deactivation, writes the dates that the deactivation has cut to the employment that is open again. */
async function restoreEmployment(tx: WriteDatabase, id: number, undone: Fields) {
  const cut = Object.fromEntries(
    Object.entries(undone).filter(([name]) => cutFacts.some((fact) => fact === name)),
  );
  if (Object.keys(cut).length === 0) return;
  await tx
    .update(employments)
    .set({ ...cut, version: sql`${employments.version} + 1` })
    .where(and(eq(employments.employeeId, id), isNull(employments.leftOn)));
}

const employeeRecord = defineRecord({
  kind: "employee",
  seenBy: "getEmployees",
  name: employees.name,
  undo: {
    calls: ["updateEmployee", "deactivateEmployee", "reinstateEmployee"],
    columns: [...editedColumns(EmployeeEdit), "deactivatedAt", ...cutFacts],
    check: (tx, _session, id, to) => checkRestoredMark(tx, id, to),
    async restore(tx, id, _from, undone) {
      await restoreShift(tx, id);
      await restoreEmployment(tx, id, undone);
      return { audited: {} };
    },
  },
  search: {
    title: employees.name,
    details: [employees.barcodeId, employees.phoneNumber],
    texts: [employees.name, employees.barcodeId, employees.email],
    phones: [employees.phoneNumber],
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
  async edit({ tx, body, row }) {
    await checkPensionMark(tx, body, row);
    return employeeEdit(body);
  },
  import: {
    forms: employeeImport,
    uniqueField: [
      activeKey("email", emailKeyOf(employees.email), emailKey),
      activeKey("readerUserId", emailKeyOf(employees.readerUserId), (id) => id.toLowerCase()),
    ],
    columns: (value, { id }) => newEmployeeRow(value, id),
    restoring: (tx, { id, to }) => checkRestoredMark(tx, id, to),
    undone: (tx, { id, noteId }) =>
      restoreShift(tx, id, sql`(select at from ${audit} where id = ${noteId})`),
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
      unique: {
        employees_email: ["email", duplicateEmail],
        employees_reader_user_id: ["readerUserId", say("employee.readerUserIdTaken")],
      },
      change({ row }) {
        if (!row.deactivatedAt) throw conflict(say("employee.hasNotLeft", { name: row.name }));
        return { fields: { deactivatedAt: null } };
      },
    }),

    getEmployees: () => employeeRows,

    registerEmployee: createRecord(employeeRecord, {
      call: "registerEmployee",
      columns: async ({ tx, body }) => newEmployeeRow(body, await takeNextId(tx, "employees")),
      audited: (columns) => columns,
      async reply({ row: { id, barcodeId } }) {
        const picture = await barcodePng(barcodeId);
        return { employeeId: id, barcodeId, barcodeImageBase64: picture.toString("base64") };
      },
    }),

    async deactivateEmployee({ params, session }, { tx }) {
      const ofBarcode = eq(employees.barcodeId, params.barcodeId);
      const deactivatedAt = currentTime();
      const cut = await readCutFacts(tx, params.barcodeId);
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
        before: { deactivatedAt: null, ...cut },
        after: { deactivatedAt },
        version: gone.version,
      });
      return say("employee.deactivated");
    },

    async getEmployeeBarcode({ params }, { db }) {
      await findActiveEmployee(db, params.barcodeId);
      return barcodePng(params.barcodeId);
    },

    async getEmployeeNameAndUnit({ body }, { tx }) {
      const { name, unit } = await findActiveEmployee(tx, body.barcodeId);
      return { employeeName: name, unit };
    },
  },
} satisfies ServerFeature;
