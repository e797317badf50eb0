import { and, eq, inArray, isNull } from "drizzle-orm";
import type * as z from "zod/mini";
import {
  Correction,
  type correctionCalls,
  correctionImport,
  type ExceptionAssignment,
} from "../../contract/corrections";
import { currentTime } from "../../domain/clock";
import { lastDateOfMonth } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { recordChange, recordChanges } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { admins, corrections, employees, exceptionAssignments } from "../db/schema";
import { pickColumns } from "../db/tables";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { addNotices, adminName, readAdminName } from "../notices/addNotices";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { defineRecord } from "../records/defineRecord";
import { changeRecord, toReply } from "../records/recordHandlers";
import {
  correctionRows,
  readAssignedNames,
  readAssignees,
  rejectNearScans,
  removeCorrections,
} from "./corrections";
import {
  newCorrection,
  proposeCorrection,
  proposedAlready,
  refuseTogether,
  settleExceptions,
} from "./proposeCorrections";
import {
  readExceptionScans,
  readExceptions,
  readOpenExceptions,
  readRecentExceptions,
} from "./readExceptions";

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
 * Assigns an open exception to an admin, in place of the one before, and tells them. Without an admin the exception is
 * assigned to no admin.
 * @throws HttpError 400 by the field if the exception is settled or the admin is not active
 */
async function assignException(
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
  const assignment = { adminId, createdBy: session.email, createdAt: currentTime() };
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

export const correctionRecord = defineRecord({
  kind: "correction",
  seenBy: "getCorrections",
  name: employees.name,
  unique: { corrections_one_proposal: ["exceptionId", proposedAlready] },
  table: corrections,
  list: correctionRows,
  reply: Correction,
  what: say("this.correction"),
  import: {
    forms: correctionImport,
    prepare: lockPayRunsShared,
    async columns(value, { id, session, tx }) {
      return { ...(await newCorrection(tx, session, value, undefined)), id };
    },
    inserted: rejectNearScans,
    remove: removeCorrections,
  },
});

type Decided = Pick<typeof corrections.$inferSelect, "status" | "decidedBy">;

const decidedAlready = ({ status, decidedBy }: Decided) =>
  say(status === "APPROVED" ? "correction.approvedBy" : "correction.rejectedBy", {
    admin: decidedBy ?? "",
  });

/** Decides many proposals: all, or none with a message that names the obstacles. */
async function decideCorrections(
  tx: WriteDatabase,
  session: Session,
  { ids, status }: { ids: readonly number[]; status: "APPROVED" | "REJECTED" },
) {
  // Locks the corrections by their ids. Two people who decide the same corrections then wait, and cause no deadlock.
  const found = await tx
    .select({
      ...pickColumns(corrections, "id", "status", "at", "decidedBy"),
      name: employees.name,
    })
    .from(corrections)
    .leftJoin(employees, eq(employees.id, corrections.employeeId))
    .where(inArray(corrections.id, [...ids]))
    .orderBy(corrections.id)
    .for("no key update", { of: corrections });
  const byId = new Map(found.map((row) => [String(row.id), row]));
  const refusals = ids.flatMap((id): [string, Message][] => {
    const row = byId.get(String(id));
    if (!row) return [[String(id), say("correction.unknown")]];
    return row.status === "PROPOSED" ? [] : [[String(id), decidedAlready(row)]];
  });
  refuseTogether(new Map(refusals), ids.length, (id) => {
    const { name, at } = byId.get(id) ?? {};
    const known = name ?? say("correction.numbered", { number: id });
    return at
      ? say("correction.named", { name: known, moment: { moment: at.toISOString() } })
      : known;
  });
  await tx
    .update(corrections)
    .set({ status, decidedBy: session.email, decidedAt: currentTime() })
    .where(inArray(corrections.id, [...ids]));
  await recordChanges(
    tx,
    session,
    ids.map((id) => ({
      call: "decideCorrections",
      record: `correction ${id}`,
      before: { status: "PROPOSED" },
      after: { status },
    })),
  );
}

export const correctionHandlers: Handlers<keyof typeof correctionCalls> = {
  getExceptions: async ({ query: { month } }, { db }) => ({
    rows: await (month === undefined
      ? readRecentExceptions(db)
      : readExceptions(db, `${month}-01`, lastDateOfMonth(month))),
  }),

  getAssignees: async (_input, { db }) => ({ admins: await readAssignees(db) }),

  assignException: ({ body, session }, { tx }) => assignException(tx, session, body),

  getCorrections: () => correctionRows,

  proposeCorrection: async ({ body, session }, { tx }) =>
    toReply(tx, correctionRecord, await proposeCorrection(tx, session, body)),

  async settleExceptions({ body, session }, { tx }) {
    const status = await settleExceptions(tx, session, body);
    return { count: body.corrections.length, status };
  },

  decideCorrection: changeRecord(correctionRecord, {
    call: "decideCorrection",
    change({ session, row, body: { status } }) {
      if (row.status !== "PROPOSED") throw conflict(decidedAlready(row));
      return {
        fields: { status, decidedBy: session.email, decidedAt: currentTime() },
        audited: { before: { status: "PROPOSED" }, after: { status } },
      };
    },
  }),

  async decideCorrections({ body, session }, { tx }) {
    await decideCorrections(tx, session, body);
    return { count: body.ids.length };
  },
};
