import type { WriteDatabase } from "../db/connect";
import { insertRows } from "../db/insertRows";
import { importedRows } from "../db/schema";
import type { PlannedRow } from "./importReport";
import { type Done, importTimes } from "./planRecords";
import type { FileRow } from "./readFile";
import { type Columns, cellOf, chunks, digestOf, readRows } from "./readRows";
import type { ImportTarget } from "./recordEditor";

interface Matching {
  readonly resource: string;
  readonly columns: Columns;
  readonly choices: ReadonlyMap<number, number>;
  readonly isDryRun: boolean;
}

/** Finds the earlier imports of rows by their keys. Equal keys of a file are different rows. */
async function findEarlier(tx: WriteDatabase, resource: string, keys: readonly string[]) {
  const counts = new Map<string, number>();
  const digests = keys.map((key) => {
    const nth = (counts.get(key) ?? 0) + 1;
    counts.set(key, nth);
    return digestOf(resource, key, nth);
  });
  const times = await importTimes(tx, digests);
  return digests.map((digest) => ({ digest, importedAt: times.get(digest) }));
}

/** Plans the rows of a file that are matched to other records. */
export async function planMatches(
  tx: WriteDatabase,
  target: Extract<ImportTarget, { readonly matchedImport: object }>,
  rows: readonly FileRow[],
  { resource, columns, choices, isDryRun }: Matching,
) {
  const { kind, matchedImport } = target;
  const read = await readRows(resource, matchedImport.forms.create, rows, columns);
  const plans = await matchedImport.plan(
    tx,
    read.map((row) => ({ ...row, cell: (field) => cellOf(columns, row, field) ?? "" })),
    { choices, findEarlier: (keys) => findEarlier(tx, resource, keys) },
  );
  const planned = plans.map(
    ({ state, errors = {}, deposit, about, earlier }, index): PlannedRow => {
      const { row, cells } = read[index] ?? { row: 0, cells: [] };
      const { importedAt } = earlier ?? {};
      return {
        row,
        cells,
        state,
        errors,
        deposit,
        ...(about !== undefined && { about }),
        ...(importedAt !== undefined && { importedAt }),
      };
    },
  );
  return {
    planned,
    async write({ session, importId }: Done) {
      // A dry run writes nothing, so that it uses up no number.
      if (isDryRun) return;
      for await (const part of chunks(plans)) {
        for (const { write, earlier } of part) {
          if (!write || !earlier) continue;
          const id = await write(tx, session, importId);
          const imported = { rowDigest: earlier.digest, record: `${kind} ${id}`, importId };
          await insertRows(tx, importedRows, [imported]);
        }
      }
    },
  };
}
