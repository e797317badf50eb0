import type { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import type { ImportReport, ReaderOptions } from "../../contract/imports";
import type { ImportableResource } from "../../contract/records";
import type { CallName } from "../../contract/routes";
import { say } from "../../domain/messages/say";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { importedRows, imports } from "../db/schema";
import type { Transact } from "../db/transact";
import { insertRows } from "../db/writeRows";
import { conflict } from "../errors";
import { importReport, type PlannedRow } from "./importReport";
import {
  type Done,
  firstDryRunId,
  type ImportedAgain,
  importTimes,
  planRecords,
  RowsRefused,
  takeIds,
} from "./planRecords";
import { readSpreadsheet, type SpreadsheetRow } from "./readFile";
import {
  cellOf,
  chunks,
  digestRow,
  type FileColumns,
  fillDown,
  headingFinder,
  labelIn,
  matchColumns,
  readValues,
} from "./readRows";
import { type ImportTarget, isMatched } from "./recordEditor";
import { checkSwappedDates } from "./swappedDates";

interface ImportRequest {
  readonly transact: Transact;
  readonly session: Session;
  readonly call: CallName;
  readonly resource: ImportableResource;
  readonly file: Readable;
  readonly labels: Readonly<Record<string, string>>;
  readonly isDryRun: boolean;
  readonly again: ImportedAgain;
  readonly choices: ReadonlyMap<number, number>;
  readonly reader: ReaderOptions;
  readonly plan: string | undefined;
}

/** Thrown to roll back an import that stores nothing: a dry run, or a file with refused rows. */
class UnstoredImport extends Error {
  readonly report: ImportReport;

  constructor(report: ImportReport) {
    super("An import has stored nothing");
    this.report = report;
  }
}

/** Locks the imports of a resource. They run one at a time, and never during an undo. */
export const lockImports = (tx: WriteDatabase, resource: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`import ${resource}`}, 0))`);

interface Matching {
  readonly resource: string;
  readonly columns: FileColumns;
  readonly headings: readonly string[];
  readonly choices: ReadonlyMap<number, number>;
  readonly reader: ReaderOptions;
  readonly isDryRun: boolean;
}

/** Finds the earlier imports of rows by their keys. Equal keys of a file are different rows. */
async function findEarlier(tx: WriteDatabase, resource: string, keys: readonly string[]) {
  const occurrences = new Map<string, number>();
  const digests: string[] = [];
  for await (const part of chunks(keys)) {
    for (const key of part) {
      const nth = (occurrences.get(key) ?? 0) + 1;
      occurrences.set(key, nth);
      digests.push(digestRow(resource, key, nth));
    }
  }
  const times = await importTimes(tx, digests);
  return digests.map((digest) => ({ digest, importedAt: times.get(digest) }));
}

/** Plans the rows of a file that are matched to other records. */
async function planMatches(
  tx: WriteDatabase,
  target: Extract<ImportTarget, { readonly matchedImport: object }>,
  rows: readonly SpreadsheetRow[],
  { resource, columns, headings, choices, reader, isDryRun }: Matching,
) {
  const { kind, matchedImport } = target;
  const { forms, fillsDown = "" } = matchedImport;
  const schema = forms.create.shape[fillsDown];
  const filled = fillDown(rows, columns.indexOf(fillsDown), schema);
  const values = await readValues(forms.create, filled.rows, columns);
  const read = values.map((row, index) => {
    // The report shows the cells of the file.
    const shown = { ...row, cells: rows[index]?.cells ?? row.cells };
    const filledFrom = filled.sources.get(row.row);
    return {
      ...shown,
      ...(filledFrom !== undefined && { filledFrom }),
      cell: (field: string) => cellOf(columns, shown, field) ?? "",
    };
  });
  const plans = await matchedImport.plan(tx, read, {
    choices,
    reader,
    isDryRun,
    headings,
    heading: (field) => headings[columns.indexOf(field)] ?? "",
    findEarlier: (keys) => findEarlier(tx, resource, keys),
  });
  const planned = plans.rows.map(
    ({ state, errors = {}, deposit, scan, about, earlier }, index): PlannedRow => {
      const { row, cells } = read[index] ?? { row: 0, cells: [] };
      const { importedAt } = earlier ?? {};
      return {
        row,
        cells,
        state,
        errors,
        deposit,
        scan,
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
      const places = plans.rows.flatMap(({ state, earlier }, place) =>
        state === "new" && earlier ? [{ place, rowDigest: earlier.digest }] : [],
      );
      for await (const part of chunks(places)) {
        const ids = await plans.write(
          tx,
          part.map(({ place }) => place),
          { session, importId },
        );
        const imported = ids.flatMap((id, index) => {
          const { rowDigest } = part[index] ?? {};
          return rowDigest === undefined ? [] : [{ rowDigest, record: `${kind} ${id}`, importId }];
        });
        await insertRows(tx, importedRows, imported);
      }
    },
  };
}

const withRefusals = (planned: readonly PlannedRow[], refused: RowsRefused) =>
  planned.map((row): PlannedRow => {
    const errors = refused.errors.get(row.row);
    return errors ? { ...row, state: "wrong", errors } : row;
  });

async function noteImport(
  tx: WriteDatabase,
  { resource, session, isDryRun, reader: { clockAheadSeconds } }: ImportRequest,
  { created, changed }: ImportReport,
): Promise<number> {
  const [id = firstDryRunId] = await takeIds(tx, imports, 1, isDryRun);
  const { adminId, email: adminEmail } = session;
  const clock = clockAheadSeconds === 0 ? {} : { clockAheadSeconds };
  const row = { id, resource, adminId, adminEmail, created, changed, ...clock };
  await insertRows(tx, imports, [row]);
  return id;
}

/** Returns a function that makes headings for a file without headings: the labels of the fields. */
const headingsWithout =
  ({ matchedImport }: ImportTarget, labels: Readonly<Record<string, string>>) =>
  (cells: readonly string[]) =>
    matchedImport?.fieldsWithoutHeadings?.(cells)?.map((field) => labelIn(labels, field));

/**
 * Imports a file. A dry run does the same and rolls back.
 * @throws HttpError 400 for an unreadable file, 409 if a plan has changed
 */
export async function importRows(target: ImportTarget, request: ImportRequest) {
  const { transact, session, call, resource, labels, isDryRun, plan } = request;
  const { forms } = isMatched(target) ? target.matchedImport : target.import;
  const isHeading = forms.headings && headingFinder(forms, forms.headings, labels);
  const file = await readSpreadsheet(request.file, isHeading, {
    headingsWithout: headingsWithout(target, labels),
    maxRows: target.matchedImport?.maxRows,
  });
  const columns = matchColumns(forms, file.headings, labels);
  checkSwappedDates(forms, columns, file);
  const run = async (tx: WriteDatabase) => {
    await lockImports(tx, resource);
    await target.import?.prepare?.(tx);
    const { planned, write } = isMatched(target)
      ? await planMatches(tx, target, file.rows, {
          ...request,
          columns,
          headings: file.headings,
        })
      : await planRecords(tx, target, file.rows, { ...request, columns });
    const reported = { file, columns, forms, labels };
    const report = importReport(reported, planned);
    // A person looks at the matches first.
    const isSeen = isDryRun || !isMatched(target);
    if (plan === undefined ? !isSeen : plan !== report.plan)
      throw conflict(say("import.checkAgain"));
    if (report.created + report.changed > 0) {
      const importId = await noteImport(tx, request, report);
      await write({ session, call, importId }).catch((error: unknown) => {
        if (!(error instanceof RowsRefused)) throw error;
        throw new UnstoredImport(importReport(reported, withRefusals(planned, error)));
      });
      if (!isDryRun) return { ...report, importId };
    }
    if (isDryRun) throw new UnstoredImport(report);
    return report;
  };
  return transact(run, { isLong: true }).catch((error: unknown) => {
    if (error instanceof UnstoredImport) return error.report;
    throw error;
  });
}
