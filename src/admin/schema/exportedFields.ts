import * as z from "zod/mini";
import { csvFile } from "../../../contract/csv";
import { exportedCells } from "../../../contract/exportedCell";
import type { CsvColumns } from "../../../contract/list";
import { loadCall } from "../../../contract/loadCall";
import { isImportable } from "../../../contract/records";
import { callsOf, isResource, type ResourceName } from "../../api/resources";
import { hasFeature } from "../../api/session";
import type { ResourceDeclaration } from "./declaration";
import { type Field, fieldsOf, shownFieldsIn } from "./fieldsOf";
import { hostFields } from "./hostParts";

type ExportedFields = Readonly<{ schema: z.ZodMiniObject; fields: readonly Field[] }>;

async function loadExportedRow(name: ResourceName) {
  const { csvRow, row } = await loadCall(callsOf(name).list);
  return csvRow ?? row;
}

/**
 * Returns all fields of a record, also those without a column. The record's own names are first, its version is last.
 */
export async function exportedFields({ name, list }: ResourceDeclaration): Promise<ExportedFields> {
  const all = hasFeature("import") && isResource(name) ? await loadExportedRow(name) : undefined;
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
