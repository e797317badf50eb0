import * as z from "zod/mini";
import { schemaError } from "../domain/messages/schemaError";
import { depositClues } from "../domain/receivables/matchDeposit";
import { ownCall } from "./call";
import { SentMessage } from "./errors";
import { enteredDate, id, instant, line, lines, optional } from "./fields";

/** The limits of a file: rows below its headings, and characters. */
export const maxImportRows = 50_000;
export const maxImportCharacters = 12_000_000;
/** The largest file in bytes. Letters beyond ASCII take more than one byte. */
export const maxImportBytes = 2 * maxImportCharacters;

export const undoImportHours = 24;

/** The forms of a record kind that can be imported from a file. */
export interface ImportForms {
  /** The fields of a new record. The host sets its author and time. */
  readonly create: z.ZodMiniObject;
  /** The fields that a row may change in an existing record. Its edit form has the same fields. */
  readonly edit: z.ZodMiniObject;
  readonly record: z.ZodMiniObject;
  /** The fields by which a row names its record; a row without them is a new one. */
  readonly keys: readonly string[];
  /** Further headings of columns, the best first, without spaces and signs. The first row with them has the headings. */
  readonly headings?: Readonly<Record<string, readonly string[]>>;
  /** The message about a file in which no row has the headings. It has the missing columns and the first row. */
  readonly lacksHeadings?: "bank.noHeadings" | "reader.noHeadings";
}

/** The edit form of a record that no file changes: a row that names such a record changes nothing. */
export const noEdit = z.object({});

/** The office's names of fields, by field. A column may have them in place of the fields' own names. */
export const ImportLabels = z.record(
  z.string().check(z.maxLength(60)),
  z.string().check(z.minLength(1), z.maxLength(120)),
);

/** The largest fixed error of a reader's clock, in seconds. */
export const largestClockError = 86_400;
/** The most user ids of a reader that an import leaves out. */
export const maxLeftOut = 200;

/** The answers about the file of a biometric reader. */
export const ReaderOptions = z.object({
  /** The error of the reader's clock. A clock that is behind has a negative number. */
  clockAheadSeconds: z.int().check(z.minimum(-largestClockError), z.maximum(largestClockError)),
  /** The first day of the import. The host skips rows of an earlier day. */
  from: z.optional(enteredDate()),
  /** The user ids that are no employees, such as guards. The host skips their rows. */
  leftOut: z.array(line(60)).check(z.maxLength(maxLeftOut)),
  /** True if the host skips rows of a clock that was set back to its first day. */
  leavesReset: z.boolean(),
});
export type ReaderOptions = z.infer<typeof ReaderOptions>;

const ImportQuery = z.object({
  /** True if the host rolls the import back at the end. The report is the same. */
  dryRun: z.optional(z.enum(["true", "false"])),
  /** {@link ImportLabels}, as JSON. */
  labels: z.optional(z.string().check(z.maxLength(10_000))),
  /** Rows to import again despite an earlier import: row numbers, or all rows. */
  again: z.optional(
    z.string().check(z.regex(/^(all|\d{1,6}(,\d{1,6}){0,499})$/, schemaError("form.rows"))),
  ),
  /** The clients of deposits by their rows, such as `12:7`. `12:0` skips row 12. */
  choices: z.optional(
    z
      .string()
      .check(z.regex(/^\d{1,6}:\d{1,9}(,\d{1,6}:\d{1,9}){0,499}$/, schemaError("form.rows"))),
  ),
  /** {@link ReaderOptions}, as JSON. */
  reader: z.optional(z.string().check(z.maxLength(20_000))),
  /** Identifies the dry run that the admin has seen. An import that would differ from it does nothing. */
  plan: z.optional(z.string().check(z.maxLength(60))),
});

/**
 * The result of a row. `unchanged` and `repeated` rows do nothing: they change no field, or were imported before. A `left`
 * row is a deposit that a person has skipped, or whose client a person has to choose. A `left` row of a reader has an
 * earlier day or a user id that the import does not take.
 */
const rowStates = ["new", "changed", "unchanged", "repeated", "left", "wrong"] as const;

const rupeeAmount = () => z.number().check(z.meta({ kind: "rupees" }));

/** The client and the papers of a deposit: proposed by the host, or chosen by a person. */
export const MatchedDeposit = z.object({
  amount: rupeeAmount(),
  clientId: z.optional(id()),
  client: z.optional(z.string()),
  by: z.array(z.enum(depositClues)),
  parts: z.array(z.object({ number: z.string(), amount: rupeeAmount() })),
  onAccount: rupeeAmount(),
  /** The number of the row above from which the deposit takes its date, because its own cell is empty. */
  dateRow: z.optional(z.int()),
  /** The number of a receipt with this amount that a person has entered before. */
  entered: z.optional(z.string()),
});
export type MatchedDeposit = z.infer<typeof MatchedDeposit>;

/** The scan of a reader's row: its person, if known, and its moment by the host's clock. */
export const MatchedScan = z.object({
  name: z.optional(z.string()),
  at: z.optional(instant()),
});
export type MatchedScan = z.infer<typeof MatchedScan>;

/** A row of the file: its number as in a spreadsheet, and its result. */
const ImportedRow = z.object({
  row: z.int(),
  cells: z.array(z.string()),
  state: z.enum(rowStates),
  /** Errors by the column's position. Errors without a column are under the empty name. */
  errors: z.record(z.string(), z.string()),
  errorCodes: z.optional(z.record(z.string(), SentMessage)),
  /** The present values of the record's fields that the row changes, by the column's position. */
  before: z.optional(z.record(z.string(), z.string())),
  importedAt: z.optional(instant()),
  deposit: z.optional(MatchedDeposit),
  scan: z.optional(MatchedScan),
});

/** The result of an import or a dry run. One wrong row stops the whole import. */
export const ImportReport = z.object({
  /** The file's headings. An ignored column has no field; a field that edits cannot change is read-only. */
  columns: z.array(
    z.object({
      heading: z.string(),
      field: z.optional(z.string()),
      isReadOnly: z.optional(z.boolean()),
    }),
  ),
  /** Rows that are not blank: each is new, changes a record or not, was imported before, or is wrong. */
  total: z.int(),
  created: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** The number of rows that are skipped because an earlier import has them. */
  skipped: z.int(),
  wrong: z.int(),
  /** The number of a reader's rows that the person left out. */
  left: z.optional(z.int()),
  /** The first rows, and the first rows of each state. */
  rows: z.array(ImportedRow),
  plan: z.string(),
  importId: z.optional(id()),
});
export type ImportReport = z.infer<typeof ImportReport>;
export type ImportedRow = z.infer<typeof ImportedRow>;

/** The last import of a resource that was not undone. */
const LastImport = z.object({
  id: id(),
  importedAt: instant(),
  by: z.string(),
  created: z.int(),
  changed: z.int(),
  /** The error of the reader's clock. A clock that was behind has a negative number. Absent for a right clock. */
  clockAheadSeconds: z.optional(z.int()),
  /** The reason why the caller cannot undo the import. Absent if an undo is possible. */
  refusal: z.optional(z.string()),
  refusalCode: z.optional(SentMessage),
});

/** CSV, or cells as a spreadsheet copies them, with tabs; headings in the first row. */
const schemas = {
  encoding: "csv",
  query: ImportQuery,
  reply: ImportReport,
  repeat: "never",
} as const;

export const importCalls = {
  importEmployees: ownCall("/admin/import/employees", "POST", "super", {
    ...schemas,
    changes: ["employees", "imports", "shifts"],
  }),
  importRecords: ownCall("/admin/import/:resource", "POST", "admin", {
    ...schemas,
    changes: "everything",
  }),
  getLastImport: ownCall("/admin/import/:resource/last", "GET", "admin", {
    reply: z.object({ last: z.optional(LastImport) }),
  }),
  undoImport: ownCall("/admin/import/:id/undo", "POST", "admin", {
    changes: "everything",
    repeat: "never",
    reply: z.object({ undone: z.int() }),
  }),
};

/** The most deposits of a bank statement: a person looks at each. */
export const maxDeposits = 500;

/** A row of a bank statement. The import ignores withdrawals. */
const BankRow = z.object({
  date: enteredDate(),
  narration: optional(lines(1000)),
  /** The UTR or the cheque number. */
  bankReference: optional(line(100)),
  deposit: line(60),
  /** `Cr` or `Dr`, if the statement has one column for all amounts. */
  side: optional(line(20)),
});
export type BankRow = z.infer<typeof BankRow>;

const words = (text: string) => text.split(" ");

/** Words for the columns in the statements of Indian banks, the best first, without spaces and signs. */
const headings = {
  date: words(
    "txndate transactiondate trandate postdate postingdate transactiondatetime valuedate valuedt",
  ),
  narration: words(
    "description particulars transactionremarks transactiondescription transactionparticulars transactiondetails details remarks",
  ),
  bankReference: words(
    "chqrefno chqrefnumber refnochequeno refnochqno chequeno chequenumber chqno chequerefno referenceno refno reference utrno utr instrumentno instrumentid transactionid tranid",
  ),
  deposit: words(
    "deposits depositamt depositamount depositcr credit creditamount creditamt cramount cr amount transactionamount",
  ),
  side: words("drcr crdr debitcredit creditdebit type transactiontype"),
};

export const bankImport = {
  create: BankRow,
  edit: z.object({}),
  record: BankRow,
  keys: [],
  headings,
  lacksHeadings: "bank.noHeadings",
} as const satisfies ImportForms;
