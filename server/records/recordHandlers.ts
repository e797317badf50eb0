import { and, eq } from "drizzle-orm";
import type { CallName } from "../../contract/routes";
import { currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import {
  type Change,
  changedColumns,
  isUnchangedSince,
  pick,
  recordChange,
} from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import { parseId } from "../db/ids";
import {
  type RecordTable,
  type RecordTableWithVersion,
  rejectDuplicates,
  type UniqueConstraints,
  writeFields,
} from "../db/writeRows";
import { notFound, StaleEdit } from "../errors";
import type { Input } from "../http/handler";
import type { AnyRecord, RecordDescriptor } from "./defineRecord";
import { insertRecord } from "./insertRecord";

type Named = Pick<AnyRecord, "what" | "missing">;

const missing = (record: Named, id: number) => record.missing?.(id) ?? notFound(record.what);

/** Reads the id of a record from a path. @throws HttpError 404 if the text is no id */
export function recordId({ what }: Named, text: string | undefined): number {
  const id = parseId(text);
  if (id === undefined) throw notFound(what);
  return id;
}

/** Returns the record in the form of its calls' replies. @throws HttpError 404 if there is none */
export async function toReply<Reply>(
  db: Reader,
  record: Named & Pick<RecordDescriptor<RecordTable, Reply>, "read">,
  id: number,
): Promise<Reply> {
  const reply = await record.read(db, id);
  if (reply === undefined) throw missing(record, id);
  return reply;
}

/** Locks a record, so that the second of two changes sees the first. @throws HttpError 404 if there is no record */
export function lockRecord<Table extends RecordTable>(
  tx: WriteDatabase,
  record: Named & Pick<RecordDescriptor<Table, object>, "table" | "where">,
  id: number,
): Promise<Table["$inferSelect"]>;
export async function lockRecord(
  tx: WriteDatabase,
  record: Named & Pick<AnyRecord, "table" | "where">,
  id: number,
) {
  const { table, where } = record;
  const [row] = await tx
    .select()
    .from(table)
    .where(and(eq(table.id, id), where))
    .for("no key update");
  if (!row) throw missing(record, id);
  return row;
}

type Values = Readonly<Record<string, unknown>>;
interface Context {
  readonly tx: WriteDatabase;
}
interface AnyInput {
  readonly params: { readonly id?: string };
  readonly session: Session;
  readonly body: object;
}

interface Write<Body, Prepared> {
  readonly tx: WriteDatabase;
  readonly session: Session;
  /** The fields of the edit without its version. */
  readonly body: Omit<Body, "version">;
  readonly prepared: Prepared;
}

interface LockedWrite<Body, Prepared, Table extends RecordTable> extends Write<Body, Prepared> {
  readonly row: Table["$inferSelect"];
}

interface StoredWrite<Body, Prepared, Table extends RecordTable, Shown>
  extends LockedWrite<Body, Prepared, Table> {
  current(): Promise<Shown>;
}

interface WriteOptions<In, Prepared> {
  readonly call: CallName;
  /** Runs before the record is locked or inserted, and takes the locks that come first. */
  prepare?(tx: WriteDatabase, input: In): Prepared | Promise<Prepared>;
}

interface ChangeOptions<In, Prepared> extends WriteOptions<In, Prepared> {
  /** The messages of unique indexes, if they differ from those of the record's descriptor. */
  readonly unique?: UniqueConstraints;
}

interface Creation<In extends { body: unknown }, Table extends RecordTable, Prepared, Reply>
  extends WriteOptions<In, Prepared> {
  /** Returns the new row. The default is the body. */
  columns?(
    write: Write<In["body"], Prepared>,
  ): Table["$inferInsert"] | Promise<Table["$inferInsert"]>;
  /** Returns the values for the audit. The default is the body. */
  audited?(columns: Table["$inferInsert"]): object;
  /** Returns the reply. The default is the record. */
  reply?(written: LockedWrite<In["body"], Prepared, Table>): Reply | Promise<Reply>;
}

interface Edit<In extends { body: unknown }, Table extends RecordTable, Shown, Prepared, Reply>
  extends ChangeOptions<In, Prepared> {
  /** Returns the record's id, if the path has none. */
  idOf?(input: In): number;
  /** Returns the edited columns. The default is the columns of the record's own edit. */
  fields?(
    write: StoredWrite<In["body"], Prepared, Table, Shown> & { readonly version: number },
  ): Partial<Table["$inferInsert"]> | Promise<Partial<Table["$inferInsert"]>>;
  /** Returns the reply, also for the error of a stale edit. The default is the record. */
  reply?(tx: WriteDatabase, id: number): Promise<Reply>;
}

interface Outcome<Table extends RecordTable> {
  readonly fields: Partial<Table["$inferInsert"]>;
  /** The values for the audit. The fields before and after by default. */
  readonly audited?: Pick<Change, "before" | "after">;
}

interface StateChange<
  In extends { body: unknown },
  Table extends RecordTable,
  Shown,
  Prepared,
  Reply,
> extends ChangeOptions<In, Prepared> {
  /** Decides the change of a locked record. @throws HttpError 409 if the record's state does not allow the change */
  change(
    write: StoredWrite<In["body"], Prepared, Table, Shown>,
  ): Outcome<Table> | Promise<Outcome<Table>>;
  /** Returns the reply. The default is the record. */
  reply?(written: LockedWrite<In["body"], Prepared, Table>): Reply | Promise<Reply>;
}

export const readRecord =
  <Reply>(record: Named & Pick<RecordDescriptor<RecordTable, Reply>, "read">) =>
  async ({ params }: Pick<AnyInput, "params">, { db }: { readonly db: Reader }): Promise<Reply> =>
    toReply(db, record, recordId(record, params.id));

export function createRecord<
  N extends CallName,
  Table extends RecordTable,
  Shown extends object,
  Prepared,
  Reply = Shown,
  In extends Input<N> = Input<N>,
>(
  record: RecordDescriptor<Table, Shown>,
  options: { call: N } & Creation<In, Table, Prepared, Reply>,
): (input: AnyInput, context: Context) => Promise<Reply>;
export function createRecord(
  record: AnyRecord,
  options: Creation<AnyInput, RecordTable, unknown, unknown>,
) {
  return async (input: AnyInput, { tx }: Context) => {
    const { session, body } = input;
    const write = { tx, session, body, prepared: await options.prepare?.(tx, input) };
    const values: Values = { ...((await options.columns?.(write)) ?? body) };
    const after = options.audited?.(values) ?? body;
    const row = await insertRecord(tx, session, record, { call: options.call, values, after });
    const id = Number(row.id);
    await record.import?.inserted?.(tx, [{ ...row, id }]);
    return options.reply ? options.reply({ ...write, row }) : toReply(tx, record, id);
  };
}

interface AnyWrite extends StoredWrite<object, unknown, RecordTable, object> {
  /** NaN if the body has no version. */
  readonly version: number;
}

/** Makes the error of an edit after another change of the record, with the present record. */
async function makeStaleEdit({ titleOf, what }: AnyRecord, { current }: AnyWrite, reply = current) {
  const title = titleOf?.(await current()) ?? what;
  return new StaleEdit(say("stale", { title }), await reply());
}

interface Decision {
  readonly fields: Values;
  readonly columns: readonly string[];
  readonly audited?: Pick<Change, "before" | "after"> | undefined;
  reply(written: RecordTable["$inferSelect"]): unknown;
}

/** Locks a call's record, writes what `decide` returns, and audits it. Without a changed column nothing is written. */
function writeLocked(
  record: AnyRecord,
  options: ChangeOptions<AnyInput, unknown> & Pick<AnyEdit, "idOf">,
  decide: (write: AnyWrite, id: number) => Promise<Decision>,
) {
  const { call, prepare, idOf, unique = {} } = options;
  return async (input: AnyInput, { tx }: Context) => {
    const prepared = await prepare?.(tx, input);
    const id = idOf ? idOf(input) : recordId(record, input.params.id);
    const row = await lockRecord(tx, record, id);
    const current = () => toReply(tx, record, id);
    const { version, ...body }: Values = { ...input.body };
    const { session } = input;
    const write = { tx, session, body, version: Number(version), prepared, row, current };
    const { fields, columns, audited, reply } = await decide(write, id);
    if (columns.length === 0) return reply(row);
    const update = writeFields(tx, record.table, id, fields);
    const [written] = await rejectDuplicates(unique, update);
    if (!written) throw new Error("An update of a locked row returned none");
    await recordChange(tx, session, {
      call,
      record: `${record.kind} ${id}`,
      ...(audited ?? { before: pick(row, columns), after: pick(written, columns) }),
      ...("version" in written && { version: Number(written.version) }),
    });
    return reply(written);
  };
}

type AnyEdit = Edit<AnyInput, RecordTable, object, unknown, object>;

/**
 * Audits the changed fields. Without a change nothing is written. An edit of an older version is refused before its fields
 * are checked, because the person has not seen the newer ones.
 * @see docs/decisions/0019-versions-and-edits.md
 */
export function updateRecord<
  N extends CallName,
  Table extends RecordTableWithVersion,
  Shown extends object,
  Prepared,
  Reply extends object = Shown,
  In extends Input<N> = Input<N>,
>(
  record: RecordDescriptor<Table, Shown>,
  options: { call: N } & Edit<In, Table, Shown, Prepared, Reply>,
): (input: AnyInput, context: Context) => Promise<Reply>;
export function updateRecord(record: AnyRecord, options: AnyEdit) {
  const { kind, besides = [] } = record;
  return writeLocked(record, options, async (write, id) => {
    const { tx, row, version, current, body } = write;
    const reply = () => options.reply?.(tx, id) ?? current();
    const versions = { version, current: Number(row.version), calls: besides };
    if (!(await isUnchangedSince(tx, `${kind} ${id}`, versions)))
      throw await makeStaleEdit(record, write, reply);
    const fields: Values = { ...(await (options.fields?.(write) ?? record.edit?.(write) ?? body)) };
    return { fields, columns: changedColumns(row, fields), reply };
  });
}

/** Returns the outcome of a cancellation. @param more further values for the audit */
export const cancellation = (more?: object) => ({
  fields: { cancelledAt: currentTime() },
  audited: { before: { cancelled: false }, after: { cancelled: true, ...more } },
});

/** Audits the change of a record's state. A body with a version gets 409 if the record has a newer one. */
export function changeRecord<
  N extends CallName,
  Table extends RecordTable,
  Shown extends object,
  Prepared,
  Reply = Shown,
  In extends Input<N> = Input<N>,
>(
  record: RecordDescriptor<Table, Shown>,
  options: { call: N } & StateChange<In, Table, Shown, Prepared, Reply>,
): (input: Omit<AnyInput, "body">, context: Context) => Promise<Reply>;
export function changeRecord(
  record: AnyRecord,
  options: StateChange<AnyInput, RecordTable, object, unknown, unknown>,
) {
  return writeLocked(record, options, async (write) => {
    const isVersioned = !Number.isNaN(write.version);
    if (isVersioned && write.version !== write.row.version)
      throw await makeStaleEdit(record, write);
    const { fields, audited } = await options.change(write);
    return {
      fields,
      audited,
      columns: Object.keys(fields),
      reply: (row) => (options.reply ? options.reply({ ...write, row }) : write.current()),
    };
  });
}
