import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { ImportForms } from "../../contract/imports";
import { isRecordKind, type RecordKind } from "../../contract/records";
import { type CallName, routes } from "../../contract/routes";
import { type Message, say } from "../../domain/messages/say";
import { mayMakeCalls, type Session } from "../auth/sessions";
import type { Reader, WriteDatabase } from "../db/connect";
import type { RecordTable, UniqueConstraints } from "../db/writeRows";
import { forbidden, type HttpError, notFound } from "../errors";
import type { Handlers } from "../http/handler";
import type { SqlList } from "../lists/listSource";
import { readFirstRow } from "../lists/readList";
import type { MatchedImport } from "./matchedImport";
import type { Papers } from "./sentPaper";

/** Columns and their values, as the audit has them. */
export type Fields = Readonly<Record<string, unknown>>;

interface Undo {
  readonly calls: readonly CallName[];
  /** The columns that an undo writes. A change of any other column cannot be undone. */
  readonly columns: readonly string[];
  /** Locks other rows before the record, and keeps the plant's rules. @throws HttpError 403 or 409 */
  check?(tx: WriteDatabase, session: Session, id: number, to: Fields): Promise<void>;
  /** Restores other effects of the change, after the fields are written. `from` is the row before that. */
  restore?(
    tx: WriteDatabase,
    id: number,
    from: Fields,
    fields: Fields,
  ): Promise<{ readonly audited: Fields; readonly message?: Message }>;
}

export interface SearchSource {
  /** The record's table by default. */
  readonly from?: SQL;
  /** The key in the address of the record's page. The default is the id. */
  readonly key?: SQLWrapper;
  readonly title: SQLWrapper;
  /** Texts shown next to the title. Null texts are omitted. */
  readonly details: readonly SQLWrapper[];
  /** Texts. A record is found if one contains the searched text. */
  readonly texts: readonly SQLWrapper[];
  /** Telephone numbers. A record is found if one has the searched digits, however either of them is written. */
  readonly phones?: readonly SQLWrapper[];
  /** Numbers and barcodes. A record with a code equal to the searched text is listed first. */
  readonly codes?: readonly SQLWrapper[];
  /** The column by which the newest record is found. The default is the id. */
  readonly newest?: SQLWrapper;
  readonly mark?: SQL;
}

/** The files and comments of a kind's records. A person who may see a record may see the files and comment. */
export interface Attachments {
  /** An admin who may make this call may add and remove files. */
  readonly addedBy: CallName;
  /** True if files may be marked as artwork, which is printed with the job card. */
  readonly hasArtwork?: true;
  /** Finds the artwork that is printed beside the job card of a record. */
  readonly findArtworkPdf?: (
    db: Reader,
    id: number,
  ) => Promise<{ readonly id: number; readonly name: string } | undefined>;
  /** True if each opening of a file is audited. */
  readonly auditsOpening?: true;
}

export interface RecordFeatures {
  /** The kind's name in the audit: `order` in `order 17`. */
  readonly kind: RecordKind;
  /** An admin who may make this call may see the history of the records. */
  readonly seenBy: CallName;
  readonly table?: RecordTable;
  readonly unique?: UniqueConstraints;
  /** The record's name in the history, if it has one. */
  readonly name?: SQLWrapper;
  /** The rows that have the name; the record's list or table by default. */
  readonly nameFrom?: SQL;
  /** Calls that raise the version without writing an edit's columns. Edits and undos keep their changes. */
  readonly besides?: readonly CallName[];
  readonly undo?: Undo;
  readonly search?: SearchSource;
  readonly attachments?: Attachments;
  /** The rules of a file that is matched, in place of `import`. */
  readonly matchedImport?: MatchedImport<object>;
}

type Columns<Table extends RecordTable> = Partial<Table["$inferInsert"]>;

export type Records = Readonly<Record<RecordKind, RecordFeatures | AnyRecord>>;

/**
 * The handlers and records that a business word adds to the host. `server/features.ts` collects the features of all words.
 */
export interface ServerFeature {
  readonly records?: Partial<Records>;
  readonly papers?: Partial<Papers>;
  readonly handlers: Partial<Handlers>;
}

export interface RecordProperties<Table extends RecordTable, Reply> extends RecordFeatures {
  readonly table: Table;
  /** A row that does not meet this condition is not found. */
  readonly where?: SQL;
  /** A record in a sentence, such as `This order`. */
  readonly what: Message;
  /** Returns the name of a record in a sentence, such as `Order #17`. */
  titleOf?(record: Reply): Message | string;
  /** Returns the error if there is no such record, in place of a 404 with `what`. */
  missing?(id: number): HttpError;
}

interface RecordEdit<Table extends RecordTable, Body> {
  readonly tx: WriteDatabase;
  readonly session: Session;
  readonly row: Table["$inferSelect"];
  readonly body: Body;
  readonly version: number;
}

export interface UniqueField {
  /** Returns the key of a record. Undefined if the record has none. */
  keyOf(values: object): string | undefined;
  /** Returns the keys in use, with the id of the record that has each. */
  findOwners(tx: WriteDatabase, keys: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

type NewRow<Table extends RecordTable> = Table["$inferInsert"] & { readonly id: number };

/** The rules for importing files of records. A row has the same effect as the call that creates or edits one record. */
export interface ImportRules<
  Table extends RecordTable,
  Value,
  Form extends z.ZodMiniObject = z.ZodMiniObject,
> {
  readonly forms: ImportForms & {
    readonly create: z.ZodMiniType<Value>;
    readonly edit: Form;
  };
  /** Several fields are in the order of the constraints of `unique`. */
  readonly uniqueField?: UniqueField | readonly UniqueField[];
  columns(
    value: Value,
    row: { readonly id: number; readonly session: Session; readonly tx: WriteDatabase },
  ): NewRow<Table> | Promise<NewRow<Table>>;
  /** Takes other locks before the records are locked. */
  prepare?(tx: WriteDatabase): Promise<void>;
  /** Writes the other rows of a new record, from a file or a form. */
  inserted?(tx: WriteDatabase, rows: readonly NewRow<Table>[]): Promise<void>;
  /** Keeps the plant's rules before an undo writes the former values of a changed row. @throws HttpError 409 */
  restoring?(
    tx: WriteDatabase,
    change: { readonly id: number; readonly to: Fields },
  ): Promise<void>;
  /**
   * Restores other effects of a changed row, after an undo has written the row. `noteId` is the change's, and `from` is the
   * row before the undo.
   */
  undone?(
    tx: WriteDatabase,
    change: {
      readonly id: number;
      readonly noteId: number;
      readonly from: Fields;
      readonly to: Fields;
    },
  ): Promise<void>;
  /** Deletes records that an import has made, if they have more than their row. */
  remove?(tx: WriteDatabase, ids: readonly number[]): Promise<unknown>;
}

/** A record kind with calls that read and write its table. */
export interface RecordDescriptor<Table extends RecordTable, Reply>
  extends RecordProperties<Table, Reply> {
  readonly reply: z.ZodMiniObject;
  readonly list?: SqlList<"id">;
  edit?(edit: RecordEdit<Table, object>): Columns<Table> | Promise<Columns<Table>>;
  readonly import?: ImportRules<Table, object>;
  read(db: Reader, id: number): Promise<Reply | undefined>;
}

export type AnyRecord = RecordDescriptor<RecordTable, object>;

type Declared<
  Table extends RecordTable,
  Schema extends z.ZodMiniObject,
  Form extends z.ZodMiniObject,
  Value extends object,
> = RecordProperties<Table, z.output<Schema>> & {
  /** The row in the record's replies and export. */
  readonly reply: Schema;
  /** Returns the columns of an edit, from the form or from a file. The default is the body. */
  edit?(
    edit: RecordEdit<Table, Omit<z.output<Form>, "version">>,
  ): Columns<Table> | Promise<Columns<Table>>;
  readonly import?: ImportRules<Table, Value, Form>;
} & (
    | { readonly list: SqlList<"id"> }
    /** Reads the record, if a rule computes its list. */
    | { read(db: Reader, id: number): Promise<z.output<Schema> | undefined> }
  );

export const defineRecord = <
  Table extends RecordTable,
  Schema extends z.ZodMiniObject,
  Form extends z.ZodMiniObject = z.ZodMiniObject,
  Value extends object = object,
>(
  declared: Declared<Table, Schema, Form, Value>,
): RecordDescriptor<Table, z.output<Schema>> => ({
  ...("list" in declared && { nameFrom: declared.list.from }),
  ...declared,
  read(db, id) {
    if ("read" in declared) return declared.read(db, id);
    const { list, reply } = declared;
    return readFirstRow(db, { ...list, where: sql`${list.fields.id} = ${id}` }, reply);
  },
});

export const editedColumns = ({ shape }: z.ZodMiniObject) =>
  Object.keys(shape).filter((name) => name !== "version");

/** A record as the audit names it, and its kind's descriptor. */
export interface NamedRecord {
  readonly kind: RecordKind;
  readonly id: string;
  /** The name of the record in the audit, such as `order 17`. */
  readonly record: string;
  readonly features: Records[RecordKind];
}

export const mayMake = ({ role }: Pick<Session, "role">, call: CallName) =>
  mayMakeCalls(role, routes[call].access);

/**
 * Finds the descriptor of a record that the caller may see.
 * @throws HttpError 404 if there can be no such record, 403 if the caller may not see it
 */
export function findSeenRecord(
  records: Records,
  { kind, id }: { kind: string; id: string },
  session: Pick<Session, "role">,
): NamedRecord {
  if (!isRecordKind(kind) || !/^[\da-f-]{1,40}$/.test(id)) throw notFound(say("this.record"));
  const features = records[kind];
  if (!mayMake(session, features.seenBy)) throw forbidden();
  return { kind, id, record: `${kind} ${id}`, features };
}
