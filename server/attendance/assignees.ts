import { eq, inArray, isNull } from "drizzle-orm";
import type { Reader } from "../db/connect";
import { admins, exceptionAssignments } from "../db/schema";
import { exceptionTables } from "../lists/tableGroups";
import { adminName } from "../notices/addNotices";
import type { RecordFeatures } from "../records/defineRecord";

/** The history of an exception has its assignments. */
export const exceptionRecord: RecordFeatures = {
  kind: "exception",
  seenBy: "getExceptions",
  table: exceptionAssignments,
  name: exceptionAssignments.exceptionId,
  listTables: exceptionTables,
};

/** Reads the admins who can settle an exception. */
export const readAssignees = (db: Reader) =>
  db
    .select({ id: admins.id, name: adminName })
    .from(admins)
    .where(isNull(admins.deactivatedAt))
    .orderBy(adminName, admins.id);

/** Reads the names of the admins who are to settle exceptions, by the exceptions' ids. */
export async function readAssignedNames(db: Reader, exceptionIds: readonly string[]) {
  const rows = await db
    .select({ id: exceptionAssignments.exceptionId, name: adminName })
    .from(exceptionAssignments)
    .innerJoin(admins, eq(admins.id, exceptionAssignments.adminId))
    .where(inArray(exceptionAssignments.exceptionId, [...exceptionIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
