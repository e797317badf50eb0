import { and, eq, isNull } from "drizzle-orm";
import type * as z from "zod/mini";
import type { ExceptionAssignment } from "../../contract/corrections";
import { say } from "../../domain/messages/say";
import { recordChange } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { admins, exceptionAssignments } from "../db/schema";
import { badRequest } from "../errors";
import { addNotices, adminName, readAdminName } from "../notices/addNotices";
import { readAssignedNames } from "./assignees";
import { readExceptionScans, readOpenExceptions } from "./readExceptions";

async function unassignException(
  tx: WriteDatabase,
  session: Session,
  { exceptionId, before }: { exceptionId: string; before: string | undefined },
) {
  const [row] = await tx
    .delete(exceptionAssignments)
    .where(eq(exceptionAssignments.exceptionId, exceptionId))
    .returning({ id: exceptionAssignments.id });
  if (!row) return;
  await recordChange(tx, session, {
    call: "assignException",
    record: `exception ${row.id}`,
    before: { assignedTo: before ?? null },
    after: { assignedTo: null },
  });
}

/**
 * Assigns an open exception to an admin, in place of the one before, and tells them. Without an admin nobody has it.
 * @throws HttpError 400 by the field if the exception is settled or the admin is not active
 */
export async function assignException(
  tx: WriteDatabase,
  session: Session,
  { exceptionId, adminId }: z.output<typeof ExceptionAssignment>,
) {
  const scans = await readExceptionScans(tx, [exceptionId]);
  const exception = (await readOpenExceptions(tx, scans)).get(exceptionId);
  if (!exception) throw badRequest({ exceptionId: say("correction.isSettled") });
  const before = (await readAssignedNames(tx, [exceptionId])).get(exceptionId);
  if (adminId === null) {
    await unassignException(tx, session, { exceptionId, before });
    return {};
  }
  const [admin] = await tx
    .select({ name: adminName })
    .from(admins)
    .where(and(eq(admins.id, adminId), isNull(admins.deactivatedAt)));
  if (!admin) throw badRequest({ adminId: say("exception.noAssignee") });
  const { name: assignedTo } = admin;
  const assignment = { adminId, createdBy: session.email, createdAt: new Date() };
  const [row] = await tx
    .insert(exceptionAssignments)
    .values({ exceptionId, ...assignment })
    .onConflictDoUpdate({ target: exceptionAssignments.exceptionId, set: assignment })
    .returning({ id: exceptionAssignments.id });
  if (!row) throw new Error("An insert returned no row");
  const changeId = await recordChange(tx, session, {
    call: "assignException",
    record: `exception ${row.id}`,
    ...(before !== undefined && { before: { assignedTo: before } }),
    after: { assignedTo },
  });
  const { name, date } = exception;
  const by = await readAdminName(tx, session);
  await addNotices(
    tx,
    {
      kind: "EXCEPTION",
      seenBy: "getExceptions",
      message: say("notice.exception", { by, name, date: { date } }),
      exception: { date, id: exceptionId },
      event: `assignment ${changeId}`,
    },
    { to: [adminId], except: session.adminId },
  );
  return { assignedTo };
}
