import { asc, inArray } from "drizzle-orm";
import { type FieldMessages, validate } from "../../contract/errors";
import { type ImportableResource, type RecordKind, resourceOf } from "../../contract/records";
import { messageTexts } from "../../domain/messages/catalogue";
import type { Message } from "../../domain/messages/say";
import { isUnchangedSince } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import type { RecordTable } from "../db/writeRows";
import { HttpError } from "../errors";
import type { SqlList } from "../lists/listSource";
import type { AnyRecord, ImportRules, RecordFeatures, Records } from "../records/defineRecord";
import type { MatchedImport } from "../records/matchedImport";
import { toReply } from "../records/recordHandlers";

export type ImportedRecord = AnyRecord & {
  readonly import: ImportRules<RecordTable, object>;
  readonly list: SqlList<"id">;
};

type MatchedRecord = AnyRecord & { readonly matchedImport: MatchedImport<object> };

/** A record kind with an import of files. */
export type ImportTarget = ImportedRecord | MatchedRecord;

const isImported = (record: RecordFeatures | AnyRecord): record is ImportTarget =>
  "matchedImport" in record || ("import" in record && record.list !== undefined);

export const isMatched = (target: ImportTarget): target is MatchedRecord =>
  target.matchedImport !== undefined;

export function findImportedRecord(records: Records, resource: ImportableResource): ImportTarget {
  const found = Object.values(records)
    .filter(isImported)
    .find(({ kind }) => resourceOf(kind) === resource);
  if (!found) throw new Error(`${resource} have no rules of import`);
  return found;
}

/** Returns the kind of a record as a word of a sentence. */
export function kindMessage(kind: RecordKind): Message | string {
  const code = `kind.${kind}`;
  return Object.hasOwn(messageTexts, code) ? { code } : kind;
}

type Values = Readonly<Record<string, unknown>>;

/** The columns that an edit writes, or its errors by field. */
type Edited = { readonly fields: object } | { readonly errors: FieldMessages };

/** A record that a file changes, locked by the import. */
export interface LockedRecord {
  readonly id: number;
  readonly version: number;
  readonly row: object;
  title(): Promise<Message | string>;
  /** True if no call that writes these fields has raised the version since. */
  isUnchangedSince(version: number): Promise<boolean>;
  /** Reads the values that the record's edit form would send, by the form's own rules. */
  edit(values: Values): Promise<Edited>;
}

/** Locks the records with these numbers, in their order. */
export async function lockRecords(
  tx: WriteDatabase,
  record: ImportedRecord,
  session: Session,
  ids: readonly number[],
): Promise<LockedRecord[]> {
  const { table, kind, what, besides = [] } = record;
  const rows = await tx
    .select()
    .from(table)
    .where(inArray(table.id, [...ids]))
    .orderBy(asc(table.id))
    .for("no key update");
  return rows.map((row) => {
    const id = Number(row.id);
    // Records that are never edited, but only cancelled, have no version.
    const current = Number(row.version ?? 1);
    return {
      id,
      version: current,
      row,
      title: async () => record.titleOf?.(await toReply(tx, record, id)) ?? what,
      isUnchangedSince: (version) =>
        isUnchangedSince(tx, `${kind} ${id}`, { version, current, calls: besides }),
      async edit(values) {
        const found = validate(record.import.forms.edit, { ...values, version: current });
        if (!found.ok) return { errors: found.messages };
        const { version: _version, ...body } = found.value;
        try {
          const edited = record.edit?.({ tx, session, row, body, version: current }) ?? body;
          return { fields: await edited };
        } catch (error) {
          if (!(error instanceof HttpError)) throw error;
          return { errors: error.errors ?? { "": error.sentence } };
        }
      },
    };
  });
}
