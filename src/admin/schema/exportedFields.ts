import * as z from "zod/mini";
import { isImportable } from "../../../contract/records";
import { exportedRowOf, isResource } from "../../api/resources";
import { hasFeature } from "../../api/session";
import type { ResourceDeclaration } from "./declaration";
import { type Field, fieldsOf, shownFieldsIn } from "./fieldsOf";
import { hostFields } from "./hostParts";

/** The schema and columns of a list's file. */
export interface ExportedFields {
  readonly schema: z.ZodMiniObject;
  readonly fields: readonly Field[];
}

/**
 * Returns all fields of a record, also those without a column. The fields that identify the record come first, its
 * version comes last.
 */
export function exportedFields({ name, list }: ResourceDeclaration): ExportedFields {
  const all = hasFeature("import") && isResource(name) ? exportedRowOf(name) : undefined;
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
