import type { FieldMessages } from "../../contract/errors";
import type {
  ImportedRow,
  ImportForms,
  ImportReport,
  MatchedDeposit,
  MatchedScan,
} from "../../contract/imports";
import { type Message, say } from "../../domain/messages/say";
import { sentErrors } from "../errors";
import type { ImportedFile, SpreadsheetRow } from "./readFile";
import { digestRow, type FileColumns, isReadOnly, labelIn } from "./readRows";

export interface PlannedRow extends SpreadsheetRow {
  readonly state: ImportedRow["state"];
  /** The errors of the row by field. */
  readonly errors: FieldMessages;
  /** The record's present values of cells that change it, by field. */
  readonly before?: Readonly<Record<string, string>>;
  readonly importedAt?: string;
  readonly deposit?: MatchedDeposit | undefined;
  readonly scan?: MatchedScan | undefined;
  /** The effect of the row on a record, without the file's text: the record and its version. */
  readonly about?: string;
}

/** The most rows that a report shows: the first rows, and further rows per state. */
const shownFirst = 20;
const shownOfState = 200;
const longestCell = 200;

const shortened = (text: string) => text.slice(0, longestCell);

interface ReportedFile {
  readonly file: ImportedFile;
  readonly columns: FileColumns;
  readonly forms: ImportForms;
  readonly labels: Readonly<Record<string, string>>;
}

/** Puts errors at the position of their column. Errors of fields without a column are joined under the empty name. */
function placed({ columns, labels }: ReportedFile, errors: FieldMessages): FieldMessages {
  const byPlace = new Map<string, Message[]>();
  for (const [field, message] of Object.entries(errors)) {
    const place = columns.indexOf(field);
    const key = place < 0 ? "" : String(place);
    const isNamed = place < 0 && field !== "";
    const text = isNamed ? say("fieldError", { field: labelIn(labels, field), message }) : message;
    byPlace.set(key, [...(byPlace.get(key) ?? []), text]);
  }
  return Object.fromEntries(
    [...byPlace].map(([key, all]) => {
      const [only] = all;
      const isOne = only && all.length === 1;
      return [key, isOne ? only : say("fieldErrors", { errors: { all, by: "; " } })];
    }),
  );
}

function toReplyRow(reported: ReportedFile, planned: PlannedRow): ImportedRow {
  const { columns } = reported;
  const { row, cells, state, errors, before, importedAt, deposit, scan } = planned;
  const places = Object.entries(before ?? {}).map(([field, text]) => [
    String(columns.indexOf(field)),
    shortened(text),
  ]);
  return {
    row,
    cells: columns.map((_, index) => shortened(cells[index] ?? "")),
    state,
    ...(Object.keys(errors).length === 0 ? { errors: {} } : sentErrors(placed(reported, errors))),
    ...(before && { before: Object.fromEntries(places) }),
    ...(importedAt !== undefined && { importedAt }),
    ...(deposit && { deposit }),
    ...(scan && { scan }),
  };
}

/** Reports a file's columns and rows. One wrong row makes the import do nothing. */
export function importReport(reported: ReportedFile, rows: readonly PlannedRow[]): ImportReport {
  const { file, columns, forms } = reported;
  const of = (state: PlannedRow["state"]) => rows.filter((row) => row.state === state);
  const wrong = of("wrong");
  const isWhole = wrong.length === 0;
  const again = rows.filter(({ state, importedAt }) => state === "new" && importedAt !== undefined);
  const some = [wrong, of("changed"), [...of("repeated"), ...again]].flatMap((all) =>
    all.slice(0, shownOfState),
  );
  const deposits = rows.filter(({ deposit }) => deposit !== undefined);
  const seen = new Map(
    [...rows.slice(0, shownFirst), ...some, ...deposits].map((row) => [row.row, row]),
  );
  return {
    columns: file.headings.map((heading, index) => {
      const field = columns[index];
      if (field === undefined) return { heading };
      return { heading, field, ...(isReadOnly(forms, field) && { isReadOnly: true }) };
    }),
    total: rows.length,
    created: isWhole ? of("new").length : 0,
    changed: isWhole ? of("changed").length : 0,
    unchanged: of("unchanged").length,
    skipped: of("repeated").length,
    wrong: wrong.length,
    ...(of("left").length > 0 && { left: of("left").length }),
    rows: [...seen.values()].sort((a, b) => a.row - b.row).map((row) => toReplyRow(reported, row)),
    plan: digestRow(rows.map(({ row, state, about = "" }) => [row, state, about])),
  };
}
