import type { FieldMessages } from "../../contract/errors";
import type { ImportedRow, ImportForms } from "../../contract/imports";
import type { CallName } from "../../contract/routes";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";

/** A row of a file, with its value or its errors by field. */
export interface MatchedRow<Value> {
  readonly row: number;
  readonly value?: Value;
  readonly errors: FieldMessages;
  /** Returns the text of a field's cell. */
  cell(field: string): string;
}

/** An earlier import of a row. */
interface EarlierImport {
  /** A digest of the row's key and its number among equal keys. The database has each once. */
  readonly digest: string;
  readonly importedAt: string | undefined;
}

export interface MatchPlan extends Pick<ImportedRow, "state" | "deposit"> {
  readonly errors?: FieldMessages;
  readonly earlier?: EarlierImport | undefined;
  /** The effect of the row, which the admin has seen in the dry run. */
  readonly about?: string;
  /** Writes the row's record. @returns its id */
  write?(tx: WriteDatabase, session: Session, importId: number): Promise<number>;
}

interface Matching {
  /** The chosen client of a row. 0 skips the row. */
  readonly choices: ReadonlyMap<number, number>;
  /** Finds the earlier imports of rows by their keys. */
  findEarlier(keys: readonly string[]): Promise<EarlierImport[]>;
}

/** A file whose rows are matched to other records. A person looks at the matches before the rows are written. */
export interface MatchedImport<Value> {
  readonly forms: ImportForms;
  /** An admin who may make this call may undo the imports of all admins. */
  readonly undoCall: CallName;
  /** Plans the rows, in their order. Writes nothing. */
  plan(
    tx: WriteDatabase,
    rows: readonly MatchedRow<Value>[],
    matching: Matching,
  ): Promise<MatchPlan[]>;
  /** Takes the records of an import back. @throws HttpError 409 with a reason */
  undo(tx: WriteDatabase, session: Session, ids: readonly number[]): Promise<void>;
}
