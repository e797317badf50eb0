import * as z from "zod/mini";
import { isImportable } from "../../../contract/routes";
import { exportedRowOf, isResource } from "../../api/resources";
import { hostCan } from "../../api/session";
import type { ResourceDeclaration } from "./declaration";
import { type Field, fieldsOf, shownFieldsIn } from "./fieldsOf";
import { hostFields } from "./hostParts";

/** What a list's file is made of. */
export interface ExportedFields {
  readonly schema: z.ZodMiniObject;
  readonly fields: readonly Field[];
}

/**
 * All fields of a record, also those that no column shows: what a file tells apart and is told apart by stands first,
 * the version that the rows have at its end.
 */
export function exportedFields({ name, list }: ResourceDeclaration): ExportedFields {
  const all = hostCan("import") && isResource(name) ? exportedRowOf(name) : undefined;
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
