import type { FieldMessages } from "../../contract/errors";
import type { ImportedRow, ImportForms, ReaderOptions } from "../../contract/imports";
import type { CallName } from "../../contract/routes";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";

/** A row of a file, with its value or its errors by field. */
export interface MatchedRow<Value> {
  readonly row: number;
  readonly value?: Value;
  readonly errors: FieldMessages;
  readonly cells: readonly string[];
  /** The number of the row above whose value fills the empty cell of the field `fillsDown`. */
  readonly filledFrom?: number;
  /** Returns the text of a field's cell. */
  cell(field: string): string;
}

/** An earlier import of a row. */
interface EarlierImport {
  /** A digest of the row's key and its number among equal keys. The database has each once. */
  readonly digest: string;
  readonly importedAt: string | undefined;
}

export interface MatchPlan extends Pick<ImportedRow, "state" | "deposit" | "scan"> {
  readonly errors?: FieldMessages;
  readonly earlier?: EarlierImport | undefined;
  /** The effect of the row, which the admin has seen in the dry run. */
  readonly about?: string;
}

/** The author and the number of an import. */
export interface Importing {
  readonly session: Session;
  readonly importId: number;
}

/** The plans of a file's rows, in the order of the rows. */
interface MatchPlans {
  readonly rows: readonly MatchPlan[];
  /** Writes the records of new rows, by the rows' places. @returns the ids of the records, in the same order */
  write(
    tx: WriteDatabase,
    places: readonly number[],
    importing: Importing,
  ): Promise<readonly (number | string)[]>;
}

/** A record of an import that is undone. */
export interface UndoneRecord {
  readonly id: string;
  /** The number of the audit row that the import wrote for the record. */
  readonly noteId: number;
}

interface Matching {
  /** The chosen client of a row. 0 skips the row. */
  readonly choices: ReadonlyMap<number, number>;
  /** The answers about a reader's file. */
  readonly reader: ReaderOptions;
  readonly isDryRun: boolean;
  readonly headings: readonly string[];
  /** Returns the heading of a field's column. Empty if the file has no such column. */
  heading(field: string): string;
  /** Finds the earlier imports of rows by their keys. */
  findEarlier(keys: readonly string[]): Promise<EarlierImport[]>;
}

/** A file whose rows are matched to other records. A person looks at the matches before the rows are written. */
export interface MatchedImport<Value> {
  readonly forms: ImportForms;
  /** The field whose empty cells take the value of the nearest row above with a value. */
  readonly fillsDown?: string;
  /** Returns the fields of the columns of a file without headings, from a row. Undefined for a row of an unknown file. */
  fieldsWithoutHeadings?(cells: readonly string[]): readonly string[] | undefined;
  /** The most rows of a file, if the limit of other files is too small. */
  readonly maxRows?: number;
  /** Only an admin who may make this call may import the files. */
  readonly importCall?: CallName;
  /** An admin who may make this call may undo the imports of all admins. */
  readonly undoCall: CallName;
  /** Plans the rows, in their order. Writes nothing. */
  plan(
    tx: WriteDatabase,
    rows: readonly MatchedRow<Value>[],
    matching: Matching,
  ): Promise<MatchPlans>;
  /** Takes the records of an import back. @throws HttpError 409 with a reason */
  undo(tx: WriteDatabase, session: Session, records: readonly UndoneRecord[]): Promise<void>;
}
