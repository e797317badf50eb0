import { and, eq, isNotNull, sql } from "drizzle-orm";
import { EmployeeDetails } from "../../contract/employees";
import { recordChange } from "../audit/auditLog";
import { recordEdit } from "../audit/recordEdit";
import type { WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { employees } from "../db/schema";
import { conflict, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import { firstRow } from "../lists/readList";
import { employeeEdit, employeeRows, uniqueEmployees } from "./employeeRows";

const emailTaken =
  "Somebody else who works here has this email now: change one of the two emails first";

const nextVersion = sql`${employees.version} + 1`;

/** Locked, so that of two who change one employee the second sees what the first did. */
async function lockedEmployee(tx: WriteDatabase, idText: string) {
  const id = parseId(idText);
  if (id === undefined) throw notFound("This employee");
  const [row] = await tx.select().from(employees).where(eq(employees.id, id)).for("update");
  if (!row) throw notFound("This employee");
  return row;
}

async function toReplyEmployee(
  tx: Pick<WriteDatabase, "execute">,
  id: number,
): Promise<EmployeeDetails> {
  const list = { ...employeeRows, where: eq(employees.id, id) };
  const employee = await firstRow(tx, list, EmployeeDetails);
  if (!employee) throw notFound("This employee");
  return employee;
}

export const editEmployeeHandlers: Handlers<
  "getEmployee" | "updateEmployee" | "reinstateEmployee"
> = {
  async getEmployee({ params }, { db }) {
    const id = parseId(params.id);
    if (id === undefined) throw notFound("This employee");
    return toReplyEmployee(db, id);
  },

  // The barcode stays, also in another unit: it is on a badge that somebody wears.
  updateEmployee: ({ params, body: { version, ...body }, session }, { db }) =>
    rejectDuplicates(
      uniqueEmployees,
      db.transaction(async (tx) => {
        const row = await lockedEmployee(tx, params.id);
        const { id } = row;
        return recordEdit(tx, session, {
          call: "updateEmployee",
          table: employees,
          record: `employee ${id}`,
          title: row.name,
          row,
          version,
          fields: employeeEdit(body),
          current: () => toReplyEmployee(tx, id),
        });
      }),
    ),

  reinstateEmployee: ({ params, session }, { db }) =>
    rejectDuplicates(
      { employees_email: ["email", emailTaken] },
      db.transaction(async (tx) => {
        const { id, name, deactivatedAt } = await lockedEmployee(tx, params.id);
        const [back] = await tx
          .update(employees)
          .set({ deactivatedAt: null, version: nextVersion })
          .where(and(eq(employees.id, id), isNotNull(employees.deactivatedAt)))
          .returning({ version: employees.version });
        if (!back) throw conflict(`${name} has not left`);
        await recordChange(tx, session, {
          call: "reinstateEmployee",
          record: `employee ${id}`,
          before: { deactivatedAt },
          after: { deactivatedAt: null },
          version: back.version,
        });
        return toReplyEmployee(tx, id);
      }),
    ),
};
