import { type SQL, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import type { RecordKind } from "../../contract/history";
import type { CallName } from "../../contract/routes";
import type { WriteDatabase } from "../db/connect";
import type { UniqueConstraints } from "../db/rejectDuplicates";
import type { RecordTable } from "../db/writeFields";
import type { HttpError } from "../errors";
import type { SqlList } from "../lists/listSource";
import { firstRow } from "../lists/readList";

export type Reader = Pick<WriteDatabase, "select" | "execute">;

interface RecordProperties<Table extends RecordTable, Reply> {
  /** The kind's name in the audit: `order` in `order 17`. */
  readonly kind: RecordKind;
  readonly table: Table;
  /** A row that does not meet this condition is not found. */
  readonly where?: SQL;
  /** A record in a sentence, such as `This order`. */
  readonly what: string;
  /** The name of a record in a sentence, such as `Order #17`. */
  titleOf?(record: Reply): string;
  /** The error if there is no such record, in place of a 404 with `what`. */
  missing?(id: number): HttpError;
  readonly unique?: UniqueConstraints;
  /** Calls that raise the version without writing an edit's columns. An edit keeps their changes. */
  readonly besides?: readonly CallName[];
}

/** A kind of record with its table, and with its names in messages and in the audit. */
export interface RecordDescriptor<Table extends RecordTable, Reply>
  extends RecordProperties<Table, Reply> {
  /** Reads a record as its calls reply with it. */
  read(db: Reader, id: number): Promise<Reply | undefined>;
}

export type AnyRecord = RecordDescriptor<RecordTable, object>;

type Declared<Table extends RecordTable, Schema extends z.ZodMiniObject> = RecordProperties<
  Table,
  z.output<Schema>
> & {
  /** What the record's calls reply with. */
  readonly reply: Schema;
} & (
    | { readonly list: SqlList<"id"> }
    /** Reads the record, if a rule computes its list. */
    | { read(db: Reader, id: number): Promise<z.output<Schema> | undefined> }
  );

export const defineRecord = <Table extends RecordTable, Schema extends z.ZodMiniObject>(
  declared: Declared<Table, Schema>,
): RecordDescriptor<Table, z.output<Schema>> => ({
  ...declared,
  read(db, id) {
    if ("read" in declared) return declared.read(db, id);
    const { list, reply } = declared;
    return firstRow(db, { ...list, where: sql`${list.fields.id} = ${id}` }, reply);
  },
});
