import type * as z from "zod/mini";
import { csvFile } from "../../../contract/csv";
import { exportedCells } from "../../../contract/exportedCell";
import type { CsvColumns } from "../../../contract/list";

type Row = Readonly<Record<string, unknown>>;

/** Rows as the file that a host that exports lists would write of them. */
export const csvOf = (rows: readonly Row[], schema: z.ZodMiniObject, csv: CsvColumns) =>
  csvFile([csv.headings, ...rows.map((row) => exportedCells(schema, row, csv))]);
