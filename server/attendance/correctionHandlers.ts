import { eq, inArray } from "drizzle-orm";
import { Correction, type correctionCalls, correctionImport } from "../../contract/corrections";
import { lastDateOfMonth } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { recordChanges } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { rejectDuplicates } from "../db/rejectDuplicates";
import { corrections, employees, reels } from "../db/schema";
import { pickColumns } from "../db/tables";
import { conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { lockPayRunsShared } from "../payLocks/lockedMonths";
import { defineRecord } from "../records/defineRecord";
import { changeRecord, toReply } from "../records/recordHandlers";
import { assignException } from "./assignException";
import { readAssignees } from "./assignees";
import { correctionRows, rejectNearScans, removeCorrections } from "./corrections";
import {
  newCorrection,
  proposeCorrection,
  proposedAlready,
  refuseTogether,
  settleExceptions,
} from "./proposeCorrections";
import { readExceptions, readRecentExceptions } from "./readExceptions";

const unique = { corrections_one_proposal: ["exceptionId", proposedAlready] } as const;

export const correctionRecord = defineRecord({
  kind: "correction",
  seenBy: "getCorrections",
  name: employees.name,
  listTables: [corrections, employees, reels],
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
  // In their order, so that two people who decide the same ones wait for each other.
  const found = await tx
    .select({
      ...pickColumns(corrections, "id", "status", "at", "decidedBy"),
      name: employees.name,
    })
    .from(corrections)
    .leftJoin(employees, eq(employees.id, corrections.employeeId))
    .where(inArray(corrections.id, [...ids]))
    .orderBy(corrections.id)
    .for("update", { of: corrections });
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
    .set({ status, decidedBy: session.email, decidedAt: new Date() })
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

  assignException: ({ body, session }, { db }) =>
    db.transaction((tx) => assignException(tx, session, body)),

  getCorrections: () => correctionRows,

  proposeCorrection: ({ body, session }, { db }) =>
    rejectDuplicates(
      unique,
      db.transaction(async (tx) =>
        toReply(tx, correctionRecord, await proposeCorrection(tx, session, body)),
      ),
    ),

  settleExceptions: ({ body, session }, { db }) =>
    rejectDuplicates(
      unique,
      db.transaction(async (tx) => {
        const status = await settleExceptions(tx, session, body);
        return { count: body.corrections.length, status };
      }),
    ),

  decideCorrection: changeRecord(correctionRecord, {
    call: "decideCorrection",
    change({ session, row, body: { status } }) {
      if (row.status !== "PROPOSED") throw conflict(decidedAlready(row));
      return {
        fields: { status, decidedBy: session.email, decidedAt: new Date() },
        audited: { before: { status: "PROPOSED" }, after: { status } },
      };
    },
  }),

  decideCorrections: ({ body, session }, { db }) =>
    db.transaction(async (tx) => {
      await decideCorrections(tx, session, body);
      return { count: body.ids.length };
    }),
};
