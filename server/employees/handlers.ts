import { and, eq, isNull, sql } from "drizzle-orm";
import { recordChange } from "../audit/auditLog";
import { barcodePng } from "../barcodes";
import type { Reader } from "../db/connect";
import { nextId } from "../db/ids";
import { employees } from "../db/schema";
import { conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { createRecord } from "../records/recordHandlers";
import { employeeRecord } from "./editEmployee";
import { employeeRows, newEmployeeRow } from "./employeeRows";

async function activeEmployee(db: Reader, barcodeId: string) {
  const [employee] = await db
    .select({ name: employees.name, unit: employees.unit })
    .from(employees)
    .where(and(eq(employees.barcodeId, barcodeId), isNull(employees.deactivatedAt)));
  if (!employee) throw notFound(`An active employee ${barcodeId}`);
  return employee;
}

export const employeeHandlers: Handlers<
  | "getEmployees"
  | "registerEmployee"
  | "deactivateEmployee"
  | "getEmployeeBarcode"
  | "getEmployeeNameAndUnit"
> = {
  getEmployees: () => employeeRows,

  registerEmployee: createRecord(employeeRecord, {
    call: "registerEmployee",
    columns: async ({ tx, body }) => newEmployeeRow(body, await nextId(tx, "employees")),
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
          ? conflict(`Employee ${params.barcodeId} is already deactivated`)
          : notFound(`Employee ${params.barcodeId}`);
      }
      await recordChange(tx, session, {
        call: "deactivateEmployee",
        record: `employee ${gone.id}`,
        before: { deactivatedAt: null },
        after: { deactivatedAt },
        version: gone.version,
      });
      return "Employee deactivated successfully";
    }),

  async getEmployeeBarcode({ params }, { db }) {
    await activeEmployee(db, params.barcodeId);
    return barcodePng(params.barcodeId);
  },

  async getEmployeeNameAndUnit({ body }, { db }) {
    const { name, unit } = await activeEmployee(db, body.barcodeId);
    return { employeeName: name, unit };
  },
};
