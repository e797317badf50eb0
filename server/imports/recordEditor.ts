import type * as z from "zod/mini";
import { type FieldErrors, validate } from "../../contract/errors";
import type { CallName } from "../../contract/routes";
import { isUnchangedSince } from "../audit/isUnchangedSince";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { HttpError } from "../errors";

type Values = Readonly<Record<string, unknown>>;

/** The columns that an edit writes, or its errors by field. */
type Edited = { readonly fields: object } | { readonly errors: FieldErrors };

/** A record that a file changes, locked by the import. */
export interface LockedRecord {
  readonly id: number;
  readonly version: number;
  /** The record's name in a sentence. */
  readonly title: string;
  readonly row: object;
  /**
   * True if the record's fields have not changed since a version. Calls that write none of the fields may have
   * raised it.
   */
  isUnchangedSince(version: number): Promise<boolean>;
  /** Reads what its edit form would send, by the form's own rules. */
  edit(values: Values): Promise<Edited>;
}

/** Edits records as their edit form does. */
export interface RecordEditor {
  lock(tx: WriteDatabase, session: Session, ids: readonly number[]): Promise<LockedRecord[]>;
}

interface Declared<Form extends z.ZodMiniObject, Row extends { id: number; version: number }> {
  readonly form: Form;
  /** The audit's name of one record. */
  readonly kind: string;
  /** Calls that raise the version and write nothing that an edit writes. */
  readonly besides?: readonly CallName[];
  /** The rows with these numbers, in their order, locked. */
  lock(tx: WriteDatabase, ids: number[]): Promise<Row[]>;
  titleOf(row: Row): string;
  /** Returns the columns that an edit writes. @throws HttpError if a rule of the plant refuses the edit */
  edit(
    row: Row,
    edit: z.output<Form>,
    tx: WriteDatabase,
    session: Session,
  ): object | Promise<object>;
}

/** Makes an editor from the edit rules in a record's own folder. */
export const recordEditor = <
  Form extends z.ZodMiniObject,
  Row extends { id: number; version: number },
>({
  form,
  kind,
  besides = [],
  lock,
  titleOf,
  edit,
}: Declared<Form, Row>): RecordEditor => ({
  async lock(tx, session, ids) {
    const rows = await lock(tx, [...ids]);
    return rows.map((row) => ({
      id: row.id,
      version: row.version,
      title: titleOf(row),
      row,
      isUnchangedSince: (version) =>
        isUnchangedSince(tx, `${kind} ${row.id}`, {
          version,
          current: row.version,
          calls: besides,
        }),
      async edit(values) {
        const found = validate(form, { ...values, version: row.version });
        if (!found.ok) return { errors: found.errors };
        try {
          return { fields: await edit(row, found.value, tx, session) };
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          return { errors: error.errors ?? { "": error.message } };
        }
      },
    }));
  },
});
