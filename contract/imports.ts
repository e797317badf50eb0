import * as z from "zod/mini";
import { BoxCreation } from "./boxes";
import { call } from "./call";
import { EmployeeRegistration } from "./employees";
import { IndustryRegistration } from "./industries";
import { OrderForm } from "./orders";
import { ReelImport } from "./reels";
import { type ImportableResource, routes } from "./routes";

/** What a file may have: so many rows below its headings, and so many characters. */
export const maxImportRows = 50_000;
export const maxImportCharacters = 12_000_000;

/** What can be imported, and the fields of each row; who made a record and when is the host's to say. */
export const importForms = {
  employees: EmployeeRegistration,
  reels: ReelImport,
  orders: z.omit(OrderForm, { specificationVersionId: true }),
  boxes: BoxCreation,
  industries: IndustryRegistration,
} as const satisfies Record<ImportableResource, z.ZodMiniObject>;

const ImportFile = z.object({
  /** CSV, or cells as a spreadsheet copies them, with tabs; headings in the first row. */
  text: z.string().check(z.minLength(1), z.maxLength(maxImportCharacters)),
  /** What the columns may be called besides the fields' own names, by field. */
  labels: z.optional(
    z.record(z.string().check(z.maxLength(60)), z.string().check(z.minLength(1), z.maxLength(120))),
  ),
});

const ImportQuery = z.object({
  /** Whether everything is rolled back at the end: nothing stays, and the report is the same. */
  dryRun: z.optional(z.enum(["true", "false"])),
});

/** A row of the file: its number as a spreadsheet counts, and what is wrong with it, by the column's place. */
const ImportedRow = z.object({
  row: z.int(),
  cells: z.array(z.string()),
  errors: z.record(z.string(), z.string()),
});

/** What an import did, or would do. Nothing is made where a single row is wrong. */
export const ImportReport = z.object({
  /** The file's headings, and the field that each column stands for: none where it is left out. */
  columns: z.array(z.object({ heading: z.string(), field: z.optional(z.string()) })),
  /** Rows that are not blank: each is new, was imported before, or is wrong. */
  total: z.int(),
  created: z.int(),
  /** The same rows were imported before: they are left alone. */
  skipped: z.int(),
  wrong: z.int(),
  /** The first rows, and those that are wrong, as far as a person reads them. */
  rows: z.array(ImportedRow),
});
export type ImportReport = z.infer<typeof ImportReport>;

const schemas = { body: ImportFile, query: ImportQuery, reply: ImportReport };

export const importCalls = {
  importEmployees: call(routes.importEmployees, schemas),
  importRecords: call(routes.importRecords, schemas),
};
