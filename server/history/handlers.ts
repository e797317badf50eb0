import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { type ActivityFilter, undoSeconds } from "../../contract/history";
import { isRecordKind } from "../../contract/records";
import { isCallName, routes } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import { isUnchangedSince, recordChange } from "../audit/auditLog";
import { mayMakeCalls, type Session } from "../auth/sessions";
import type { Database, WriteDatabase } from "../db/connect";
import { audit } from "../db/schema";
import { columnValues, writeFields } from "../db/writeRows";
import { conflict, notFound, sentMessage } from "../errors";
import type { Handlers } from "../http/handler";
import { type Fields, findSeenRecord, type Records } from "../records/defineRecord";
import { recordId } from "../records/recordHandlers";
import { readHistory, recordNameIn } from "./readHistory";

/** Extra seconds for a click at the last moment, while its request is still on the way. */
const graceSeconds = 2;

type Change = Awaited<ReturnType<typeof readChange>>;

function partsOf(record: string) {
  const [kind = "", recordId = ""] = record.split(" ");
  return { kind, recordId };
}

const fieldsOf = (audited: unknown): Fields =>
  typeof audited === "object" && audited !== null ? { ...audited } : {};

/** True if the change shipped the order. A shipped order is on a lorry already. */
const isShipping = (after: unknown) => fieldsOf(after).status === "SHIPPED";

/** Returns the table, the id and the values that undo a change. Undefined if the change cannot be undone. */
function undoOf(records: Records, { call, record, before, after, version }: Change) {
  const { kind, recordId } = partsOf(record);
  const { table, undo, besides } = isRecordKind(kind) ? records[kind] : {};
  const fields = fieldsOf(before);
  const names = Object.keys(fields);
  if (!table || !undo || version === null || names.length === 0 || isShipping(after))
    return undefined;
  if (!undo.calls.some((name) => name === call)) return undefined;
  if (!names.every((name) => undo.columns.includes(name))) return undefined;
  return { ...undo, table, besides, id: Number(recordId), version, fields };
}

type Undo = NonNullable<ReturnType<typeof undoOf>>;

const changeColumns = {
  id: audit.id,
  adminId: audit.adminId,
  call: audit.call,
  record: audit.record,
  before: audit.before,
  after: audit.after,
  version: audit.version,
  secondsAgo: sql<number>`extract(epoch from now() - ${audit.at})::float8`,
  isUndone: sql<boolean>`exists (select from ${audit} later where later.undo_of = "audit"."id")`,
};

async function readChange(tx: WriteDatabase, id: number) {
  const [change] = await tx.select(changeColumns).from(audit).where(eq(audit.id, id));
  if (!change) throw notFound(say("this.change"));
  return change;
}

const mayStillMake = ({ role }: Session, call: string) =>
  isCallName(call) && mayMakeCalls(role, routes[call].access);

const undoneAlready = say("undo.done");

/** Checks that this admin may undo a change now. @throws HttpError 409 with the reason if the admin may not */
function checkUndo(records: Records, change: Change, session: Session): Undo {
  if (change.adminId !== session.adminId) throw conflict(say("undo.notYours"));
  if (change.isUndone) throw conflict(undoneAlready);
  const undo = undoOf(records, change);
  if (!undo || !mayStillMake(session, change.call)) throw conflict(say("undo.impossible"));
  if (change.secondsAgo > undoSeconds + graceSeconds)
    throw conflict(say("undo.tooLate", { seconds: undoSeconds }));
  return undo;
}

const isAsLeft = (
  db: Pick<Database, "select">,
  record: string,
  { version, besides = [] }: Undo,
  current: number,
) => isUnchangedSince(db, record, { version, current, calls: besides });

async function lockRow(tx: WriteDatabase, record: string, undo: Undo) {
  const { table, id } = undo;
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for("no key update");
  const version = Number(row?.version);
  return row && (await isAsLeft(tx, record, undo, version)) ? { row, version } : undefined;
}

/**
 * Undoes a change. The row lock makes the second of two concurrent undos fail.
 * @throws HttpError 409 with the reason
 */
async function undoChange(
  tx: WriteDatabase,
  records: Records,
  changeId: number,
  session: Session,
): Promise<{ id: number } & Partial<ReturnType<typeof sentMessage>>> {
  const change = await readChange(tx, changeId);
  const undo = checkUndo(records, change, session);
  await undo.check?.(tx, session, undo.id, undo.fields);
  const locked = await lockRow(tx, change.record, undo);
  if (!locked) {
    const { isUndone } = await readChange(tx, changeId);
    throw conflict(isUndone ? undoneAlready : say("undo.changed"));
  }
  const { table, id, fields } = undo;
  const { row, version } = locked;
  await writeFields(tx, table, id, columnValues(table, fields));
  const restored = await undo.restore?.(tx, id, row, fields);
  const noteId = await recordChange(tx, session, {
    call: "undoChange",
    record: change.record,
    before: Object.fromEntries(Object.keys(fields).map((name) => [name, row[name]])),
    after: { ...fields, ...restored?.audited },
    version: version + 1,
    undoOf: changeId,
  });
  return { id: noteId, ...(restored?.message && sentMessage(restored.message)) };
}

/** The number of an admin's latest changes that undo offers. */
const maxOffered = 20;

async function isCurrent(db: Database, record: string, undo: Undo): Promise<boolean> {
  const { table, id } = undo;
  const [row] = await db.select().from(table).where(eq(table.id, id));
  return row !== undefined && isAsLeft(db, record, undo, Number(row.version));
}

async function findUndoableChanges(db: Database, records: Records, session: Session) {
  const undoableCalls = Object.values(records).flatMap(({ undo }) => undo?.calls ?? []);
  // An import records thousands of rows in one transaction. The query skips them.
  const mine = and(
    eq(audit.adminEmail, session.email),
    eq(audit.adminId, session.adminId),
    inArray(audit.call, undoableCalls),
  );
  const windowStart = sql`now() - make_interval(secs => ${undoSeconds})`;
  // The index is read backwards, so that older changes are not read at all.
  const lastTooOld = sql`(
    select older.id from ${audit} older
    where older.admin_email = ${session.email} and older.call = any(${sql.param(undoableCalls)})
      and older.at <= ${windowStart}
    order by older.id desc limit 1)`;
  const recent = await db
    .select({ ...changeColumns, name: sql<string | null>`${recordNameIn(records)}` })
    .from(audit)
    .where(
      and(mine, sql`${audit.id} > coalesce(${lastTooOld}, 0)`, sql`${audit.at} > ${windowStart}`),
    )
    .orderBy(desc(audit.id))
    .limit(maxOffered);
  const found = await Promise.all(
    recent.map(async ({ name, ...change }) => {
      const undo = undoOf(records, change);
      if (!undo || change.isUndone || !mayStillMake(session, change.call)) return [];
      const { id, call, record, secondsAgo } = change;
      if (!(await isCurrent(db, record, undo))) return [];
      const secondsLeft = Math.min(undoSeconds, undoSeconds - secondsAgo);
      return [{ id, call, ...partsOf(record), ...(name !== null && { name }), secondsLeft }];
    }),
  );
  return found.flat();
}

/** Returns the SQL of midnight in India at the start of a date, or a number of days after the date. */
const midnight = (date: string, days = 0) =>
  sql`((${date}::date + ${days}::int)::timestamp at time zone 'Asia/Kolkata')`;

function activityOf({ by, kind, call, from, to }: ActivityFilter): SQL {
  const conditions = [
    ...(by === undefined ? [] : [sql`admin_email = ${by}`]),
    ...(kind === undefined ? [] : [sql`record like ${`${kind} %`}`]),
    ...(call === undefined ? [] : [sql`call = any(${sql.param(call.split(","))}::text[])`]),
    ...(from === undefined ? [] : [sql`at >= ${midnight(from)}`]),
    ...(to === undefined ? [] : [sql`at < ${midnight(to, 1)}`]),
  ];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}

/** Returns the email of each author of a change. Skips through the index, one step per author. */
async function readAuthors(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ by: string }>(sql`
    with recursive author(by) as (
      select min(admin_email) from ${audit}
      union all
      select (select min(admin_email) from ${audit} where admin_email > author.by) from author
      where author.by is not null
    )
    select by from author where by is not null`);
  return rows.map(({ by }) => by);
}

export function historyHandlers(
  records: Records,
): Handlers<"getHistory" | "getActivity" | "getUndoable" | "undoChange"> {
  const recordName = recordNameIn(records);
  return {
    getHistory: ({ params, query, session }, { db }) =>
      readHistory(
        db,
        recordName,
        sql`record = ${findSeenRecord(records, params, session).record}`,
        { before: query.before, session },
      ),

    async getActivity({ query: { before, ...filter }, session }, { db }) {
      const page = await readHistory(db, recordName, activityOf(filter), { before, session });
      return before === undefined ? { ...page, authors: await readAuthors(db) } : page;
    },

    getUndoable: async ({ session }, { db }) => ({
      changes: await findUndoableChanges(db, records, session),
    }),

    undoChange: ({ params, session }, { tx }) =>
      undoChange(tx, records, recordId({ what: say("this.change") }, params.id), session),
  };
}
