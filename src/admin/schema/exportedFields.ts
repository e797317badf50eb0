import type { ListControllerResult } from "react-admin";
import * as z from "zod/mini";
import { csvFile } from "../../../contract/csv";
import { type ChoiceWords, type CsvColumns, exportedCells, maxRows } from "../../../contract/list";
import { loadCall } from "../../../contract/loadCall";
import { isImportable } from "../../../contract/records";
import { callsOf, isResource, type ResourceName } from "../../api/resources";
import { isOwnHost } from "../../api/session";
import type { ColumnKind } from "../../workbooks/writeWorkbook";
import type { Host } from "../useHostQuery";
import { hasValue } from "./cellFor";
import type { ResourceDeclaration } from "./declaration";
import { type Field, fieldsOf, isNumeric, shownFieldsIn } from "./fieldsOf";
import { hostFields } from "./hostParts";

export type FileFormat = "xlsx" | "csv";

type ExportedFields = Readonly<{ schema: z.ZodMiniObject; fields: readonly Field[] }>;

async function loadExportedRow(name: ResourceName) {
  const { csvRow, row } = await loadCall(callsOf(name).list);
  return csvRow ?? row;
}

/**
 * Returns all fields of a record, also those without a column. The id and the barcode are first, the version is last.
 */
async function exportedFields({ name, list }: ResourceDeclaration): Promise<ExportedFields> {
  const all = isOwnHost() && isResource(name) ? await loadExportedRow(name) : undefined;
  const schema = z.extend(all ?? list.row, list.row.shape);
  const shown = shownFieldsIn(schema);
  const keys = shown.filter((field) => field === "id" || field === "barcodeId");
  const names = [...keys, ...list.columns, ...shown].filter((field) => field !== "version");
  const end = isImportable(name) && shown.includes("version") ? ["version"] : [];
  return {
    schema,
    fields: fieldsOf(schema, hostFields({ ...list, fields: [...new Set([...names, ...end])] })),
  };
}

type Row = Readonly<Record<string, unknown>>;

/** Formats rows like the export of our own host. Hours stay numbers. */
export const csvOf = (rows: readonly Row[], schema: z.ZodMiniObject, csv: CsvColumns) =>
  csvFile([csv.headings, ...rows.map((row) => exportedCells(schema, row, csv, (hours) => hours))]);

/** Returns the kinds of a workbook's columns. */
const columnKind = ({ kind }: Field): ColumnKind => {
  if (kind === "date") return "day";
  if (kind === "instant") return "moment";
  if (kind === "rupees") return "rupees";
  // Hours are written with their unit.
  return kind !== "hours" && (isNumeric(kind) || kind === "id") ? "number" : "text";
};

interface Exported {
  readonly declaration: ResourceDeclaration;
  readonly onlySelected: boolean;
  readonly list: Pick<ListControllerResult, "getData" | "sort" | "filterValues" | "selectedIds">;
  labelOf(field: string): string;
}

/**
 * Returns the columns of a file under the labels of the screens. Choices, yes and no are English in every language, so
 * that each export can be imported again.
 */
function csvColumns(declaration: ResourceDeclaration, labelOf: Exported["labelOf"]) {
  const { texts } = declaration;
  // An import reads the name of a choice in any case, and no other word.
  const isOtherWord = (name: string, word: string, value: string) =>
    Object.hasOwn(declaration.import?.create.shape ?? {}, name) &&
    word.toLowerCase() !== value.toLowerCase();
  const wordsOf = ({ name, kind, choices }: Field): [string, ChoiceWords[string]][] => {
    if (kind === "yesNo") return [[name, { true: "Yes", false: "No" }]];
    const words = texts.english.choices?.[name] ?? {};
    const renamed = choices.map(String).flatMap((value) => {
      const word = words[value] ?? value;
      return word === value || isOtherWord(name, word, value) ? [] : [[value, word]];
    });
    return renamed.length === 0 ? [] : [[name, Object.fromEntries(renamed)]];
  };
  return (fields: readonly Field[]): CsvColumns => ({
    columns: fields.map(({ name }) => name),
    headings: fields.map(({ name }) => labelOf(name)),
    words: Object.fromEntries(fields.flatMap(wordsOf)),
  });
}

async function readCsv(
  host: Host,
  { declaration, onlySelected, list: shown, labelOf }: Exported,
): Promise<{ file: Blob; total: number; fields: readonly Field[] }> {
  const { name: resource, list } = declaration;
  const { getData, sort, filterValues, selectedIds } = shown;
  const columnsOf = csvColumns(declaration, labelOf);
  const { schema, fields } = await exportedFields(declaration);
  if (isOwnHost() && isResource(resource)) {
    const order = sort.order === "DESC" ? "DESC" : "ASC";
    const csv = await host.exportList(resource, {
      sort: [sort.field, order],
      filter: { ...filterValues, ...list.only, ...(onlySelected && { id: selectedIds }) },
      ...columnsOf(fields),
    });
    return { ...csv, fields };
  }
  const all = (await getData?.({ maxResults: maxRows })) ?? [];
  const rows = onlySelected ? all.filter(({ id }) => selectedIds.includes(id)) : all;
  // Fields that this host never sends get no column.
  const exported = fields.filter(
    ({ name }) => list.columns.includes(name) || rows.some((row) => hasValue(row[name])),
  );
  const file = new Blob([csvOf(rows, schema, columnsOf(exported))]);
  return { file, total: rows.length, fields: exported };
}

/** Returns all pages of a list as a workbook or as CSV, with all fields. */
export async function exportFile(host: Host, format: FileFormat, exported: Exported) {
  const { file: csv, total, fields } = await readCsv(host, exported);
  if (format === "csv") return { file: csv, total };
  const { writeWorkbook } = await import("../../workbooks/writeWorkbook");
  return { file: await writeWorkbook(await csv.text(), fields.map(columnKind)), total };
}
