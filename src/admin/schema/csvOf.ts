import type * as z from "zod/mini";
import { csvFile } from "../../../contract/csv";
import { exportedCells } from "../../../contract/exportedCell";
import type { CsvColumns } from "../../../contract/list";

type Row = Readonly<Record<string, unknown>>;

/** Formats rows as the file that our own host exports; hours stay the numbers that the host sent. */
export const csvOf = (rows: readonly Row[], schema: z.ZodMiniObject, csv: CsvColumns) =>
  csvFile([csv.headings, ...rows.map((row) => exportedCells(schema, row, csv, (hours) => hours))]);
