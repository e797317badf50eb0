import { eq, getTableColumns } from "drizzle-orm";
import type * as z from "zod/mini";
import type { Call } from "../../contract/call";
import { type CallName, isCallName } from "../../contract/routes";
import type { Message } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { columnNames, columnsOf, fieldsWithoutColumn } from "../db/fieldColumns";
import type { RecordTable, RecordTableWithVersion } from "../db/writeRows";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import type { SqlList } from "../lists/listSource";
import {
  defineRecord,
  type ImportRules,
  type RecordDescriptor,
  type RecordProperties,
} from "./defineRecord";
import { findDatedOverlap, type Overlap } from "./overlap";
import { cancellation, changeRecord, createRecord, toReply, updateRecord } from "./recordHandlers";

/** The calls of a kind: the list, and the calls that create, update and cancel one record. */
type KindCalls = Readonly<Record<string, Call>>;

type CallOf<Calls, Verb extends string> = Calls[keyof Calls & `${Verb}${string}`];
type RowOf<Calls> =
  CallOf<Calls, "get"> extends { readonly row: infer R extends z.ZodMiniObject } ? R : never;
type BodyOf<Calls, Verb extends string> =
  CallOf<Calls, Verb> extends { readonly body: infer B extends z.ZodMiniObject }
    ? z.output<B>
    : object;

/** The table of a kind. Rows that can be updated have versions. */
type TableOf<Calls> =
  BodyOf<Calls, "update"> extends { readonly version: number }
    ? RecordTableWithVersion
    : RecordTable;

type Columns<Table extends RecordTable> = Partial<Table["$inferInsert"]>;
type Maybe<Value> = Value | Promise<Value>;

interface Change<Table extends RecordTable, Shown> {
  readonly tx: WriteDatabase;
  readonly session: Session;
  readonly row: Table["$inferSelect"];
  current(): Promise<Shown>;
}

interface DatedKind<Table extends RecordTable, Shown, Field extends string, Value, EditBody>
  extends Omit<RecordProperties<Table, Shown>, "seenBy" | "undo" | "matchedImport"> {
  readonly list: SqlList<Field | "id">;
  /** Takes locks before the record is locked. */
  prepare?(tx: WriteDatabase): Promise<void>;
  /** The fields of the form that no column stores, because `creates` makes other columns of them. */
  readonly converted?: readonly string[];
  /** Returns the columns of a new row beside those that the form has. @throws HttpError 400 by the field, 409 */
  creates?(write: {
    readonly tx: WriteDatabase;
    readonly session: Session;
    readonly body: Value;
  }): Maybe<Columns<Table>>;
  /** Returns why a row cannot be edited. Undefined if it can. */
  refusesEdit?(row: Table["$inferSelect"]): Message | undefined;
  /** Returns the columns of an edit beside those that the form has. @throws HttpError 400 by the field, 409 */
  edits?(
    write: Change<Table, Shown> & { readonly body: Omit<EditBody, "version"> },
  ): Maybe<Columns<Table>>;
  /** Checks a cancellation, and returns further values for its audit. @throws HttpError 409 */
  cancels?(write: Change<Table, Shown>): Maybe<object | undefined>;
  readonly overlap?: Overlap<Table>;
  /** True if an admin may undo an edit. */
  readonly isUndoable?: true;
  readonly import?: Pick<
    ImportRules<Table, Value>,
    "forms" | "uniqueField" | "inserted" | "remove"
  > & {
    /** Refuses a row of a file that may be entered only by the form. @throws HttpError 400 by the field */
    check?(value: Value): void;
  };
}

type AnyTable = RecordTableWithVersion;
type AnyKind = DatedKind<AnyTable, object, string, object, object>;

/** Returns the name of the kind's call that begins with `verb`. */
const nameOf = (calls: KindCalls, verb: string): CallName | undefined =>
  Object.keys(calls)
    .filter(isCallName)
    .find((name) => name.startsWith(verb));

const bodyOf = (calls: KindCalls, verb: string) => calls[nameOf(calls, verb) ?? ""]?.body;

/** Returns the functions that compute the columns of a new row and of an edit from the forms of the calls. */
function columnRules(calls: KindCalls, kind: AnyKind) {
  const { table, overlap } = kind;
  const form = kind.import?.forms.create ?? bodyOf(calls, "create");
  const editForm = bodyOf(calls, "update");
  const lost = [form, editForm]
    .flatMap((fields) => (fields ? fieldsWithoutColumn(table, fields) : []))
    .filter((field) => !kind.converted?.includes(field));
  if (lost.length > 0) throw new Error(`A ${kind.kind} has no column for ${lost.join(", ")}`);
  const hasAuthor = "createdBy" in getTableColumns(table);

  async function rejectOverlap(tx: WriteDatabase, row: object) {
    const message = overlap && (await findDatedOverlap(tx, table, overlap, row));
    if (message) throw badRequest({ validFrom: message });
  }

  return {
    edited: editForm ? columnNames(table, editForm) : [],
    rejectOverlap,

    async newRow(write: { tx: WriteDatabase; session: Session; body: object }) {
      const row = {
        ...(form && columnsOf(table, form, write.body)),
        ...(hasAuthor && { createdBy: write.session.email }),
        ...(await kind.creates?.(write)),
      };
      await rejectOverlap(write.tx, row);
      return row;
    },

    async editRow(write: Change<AnyTable, object> & { body: object }) {
      const refusal = kind.refusesEdit?.(write.row);
      if (refusal) throw conflict(refusal);
      const fields = {
        ...(editForm && columnsOf(table, editForm, write.body)),
        ...(await kind.edits?.(write)),
      };
      await rejectOverlap(write.tx, { ...write.row, ...fields });
      return fields;
    },
  };
}

function undoRules(call: CallName, kind: AnyKind, columns: readonly string[]) {
  const { table, overlap, prepare } = kind;
  return {
    calls: [call],
    columns,
    ...(overlap && {
      async check(tx: WriteDatabase, _session: unknown, id: number, to: object) {
        await prepare?.(tx);
        const [row] = await tx.select().from(table).where(eq(table.id, id));
        if (!row) return;
        const refusal =
          kind.refusesEdit?.(row) ??
          (await findDatedOverlap(tx, table, overlap, { ...row, ...to }));
        if (refusal) throw conflict(refusal);
      },
    }),
  };
}

/**
 * Declares a kind whose rows hold from a day on, or count on a day or in a month. The columns of new and edited rows are
 * derived from the bodies of the kind's calls (`contract/kindCalls.ts`).
 * @returns the kind's descriptor, and the handlers of its calls
 */
export function datedKind<
  Table extends TableOf<Calls>,
  const Calls extends KindCalls,
  Value extends object = BodyOf<Calls, "create">,
>(
  calls: Calls,
  kind: DatedKind<
    Table,
    z.output<RowOf<Calls>>,
    keyof RowOf<Calls>["shape"] & string,
    Value,
    BodyOf<Calls, "update">
  >,
): {
  readonly record: RecordDescriptor<Table, z.output<RowOf<Calls>>>;
  readonly handlers: Handlers<keyof Calls & CallName>;
};
export function datedKind(calls: KindCalls, kind: AnyKind): object {
  const get = nameOf(calls, "get");
  const create = nameOf(calls, "create");
  const update = nameOf(calls, "update");
  const cancel = nameOf(calls, "cancel");
  const reply = calls[get ?? ""]?.row;
  if (!get || !reply) throw new Error("A kind has a list");
  const { edited, newRow, editRow, rejectOverlap } = columnRules(calls, kind);
  const { prepare = async () => undefined, overlap, import: file, ...rest } = kind;

  const record: RecordDescriptor<AnyTable, object> = defineRecord({
    ...rest,
    seenBy: get,
    reply,
    ...(update && {
      edit: (write) =>
        editRow({ ...write, current: () => toReply(write.tx, record, Number(write.row.id)) }),
    }),
    ...(update && kind.isUndoable && { undo: undoRules(update, kind, edited) }),
    ...(file && {
      import: {
        ...file,
        prepare,
        async columns(value, { id, session, tx }) {
          file.check?.(value);
          return { ...(await newRow({ tx, session, body: value })), id };
        },
        async inserted(tx, rows) {
          // `columns` has compared each row with the stored rows alone. The rows of the file are compared here.
          if (overlap) for (const row of rows) await rejectOverlap(tx, row);
          await file.inserted?.(tx, rows);
        },
      },
    }),
  });

  const handlers = {
    [get]: () => kind.list,
    ...(create && { [create]: createRecord(record, { call: create, prepare, columns: newRow }) }),
    ...(update && { [update]: updateRecord(record, { call: update, prepare }) }),
    ...(cancel && {
      [cancel]: changeRecord(record, {
        call: cancel,
        prepare,
        change: async (write) => cancellation(await kind.cancels?.(write)),
      }),
    }),
  };
  return { record, handlers };
}
