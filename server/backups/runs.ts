import { desc, eq, isNull, sql } from "drizzle-orm";
import { isMessage, type Message, say } from "../../domain/messages/say";
import { advisoryLocks, type Database, type WriteDatabase } from "../db/connect";
import { operationRuns } from "../db/schema";
import type { Trigger } from "./store";

const runKinds = ["backup", "drill", "restore"] as const;
type RunKind = (typeof runKinds)[number];

export interface NewRun {
  kind: RunKind;
  trigger: Trigger;
  startedBy?: string | undefined;
}

export interface RunResult {
  file?: string | undefined;
  bytes?: number | undefined;
  rows?: number | undefined;
  failure?: Message | undefined;
}

/** Ends the runs of a server that was stopped. The caller holds the lock, so nothing runs. */
async function endInterrupted(db: WriteDatabase) {
  await db
    .update(operationRuns)
    .set({ finishedAt: sql`now()`, failure: say("backup.interrupted") })
    .where(isNull(operationRuns.finishedAt));
}

/**
 * Stores the beginning of a backup, drill or restore.
 * @returns the number of the run. Undefined before the migration that makes the table of runs.
 */
export async function beginRun(
  db: WriteDatabase,
  { kind, trigger, startedBy }: NewRun,
  place: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ isThere: boolean }>(
    sql`select to_regclass('public.operation_runs') is not null as "isThere"`,
  );
  if (rows[0]?.isThere !== true) return undefined;
  await endInterrupted(db);
  const [run] = await db
    .insert(operationRuns)
    .values({ kind, trigger, startedBy: startedBy ?? null, place })
    .returning({ id: operationRuns.id });
  return run?.id;
}

/** Stores the result of a run. */
export const endRun = (db: WriteDatabase, id: number, { failure, ...result }: RunResult) =>
  db
    .update(operationRuns)
    .set({ ...result, finishedAt: sql`now()`, failure: failure ?? null })
    .where(eq(operationRuns.id, id));

/** Stores a run that has ended, with the number that it has in the plant's former database, if it has one there. */
export async function addRun(
  db: WriteDatabase,
  { kind, trigger, startedBy }: NewRun,
  { place, id, result }: { place: string; id: number | undefined; result: RunResult },
) {
  const [stored] =
    id === undefined ? [] : await endRun(db, id, result).returning({ id: operationRuns.id });
  if (stored) return;
  await db.insert(operationRuns).values({
    kind,
    trigger,
    startedBy: startedBy ?? null,
    place,
    file: result.file,
    rows: result.rows,
    finishedAt: sql`now()`,
  });
}

const isLocked = sql<boolean>`exists (
  select from pg_locks where locktype = 'advisory' and granted
    and objid = ${advisoryLocks.operations}
    and database = (select oid from pg_database where datname = current_database()))`;

/** Returns the latest runs in their present state. A run has failed if its server was stopped. */
export async function readBackupRuns(db: Database, limit: number) {
  const rows = await db
    .select({
      id: operationRuns.id,
      kind: operationRuns.kind,
      trigger: operationRuns.trigger,
      startedBy: operationRuns.startedBy,
      startedAt: operationRuns.startedAt,
      finishedAt: operationRuns.finishedAt,
      file: operationRuns.file,
      place: operationRuns.place,
      bytes: operationRuns.bytes,
      rows: operationRuns.rows,
      failure: operationRuns.failure,
      isLocked,
    })
    .from(operationRuns)
    .orderBy(desc(operationRuns.id))
    .limit(limit);
  return rows.map(({ isLocked, failure, kind, ...run }) => {
    const isRunning = run.finishedAt === null && isLocked;
    const wasStopped = run.finishedAt === null && !isLocked;
    const stored = isMessage(failure) ? failure : undefined;
    return {
      ...run,
      kind: runKinds.find((one) => one === kind) ?? ("backup" as const),
      isRunning,
      failure: wasStopped ? say("backup.interrupted") : stored,
    };
  });
}

export type Run = Awaited<ReturnType<typeof readBackupRuns>>[number];

/** The last runs of a kind: the last one that has ended, and the last one that succeeded. */
interface LastRuns {
  last?: Run | undefined;
  succeeded?: Run | undefined;
}

/** The number of runs in which the last ones of each kind are looked for. A failing backup is tried once an hour. */
const enoughRuns = 500;

export async function readLastRuns(db: Database): Promise<Record<RunKind, LastRuns>> {
  const runs = await readBackupRuns(db, enoughRuns);
  const lastOf = (kind: RunKind): LastRuns => {
    const ended = runs.filter((run) => run.kind === kind && !run.isRunning);
    return { last: ended[0], succeeded: ended.find(({ failure }) => failure === undefined) };
  };
  return { backup: lastOf("backup"), drill: lastOf("drill"), restore: lastOf("restore") };
}

/** Reads the figures of backups and drills for `/metrics`. Moments are in seconds since 1970. */
export async function readBackupFigures(db: Database) {
  const { backup, drill } = await readLastRuns(db);
  const at = (moment: Date | null | undefined) => moment && moment.getTime() / 1000;
  const seconds = ({ succeeded: run }: typeof backup) =>
    run?.finishedAt ? (run.finishedAt.getTime() - run.startedAt.getTime()) / 1000 : undefined;
  return {
    backupSucceededAt: at(backup.succeeded?.finishedAt) ?? undefined,
    backupSeconds: seconds(backup),
    backupBytes: backup.succeeded?.bytes ?? undefined,
    backupFailure: backup.last?.failure?.code,
    drillSucceededAt: at(drill.succeeded?.finishedAt) ?? undefined,
    drillSeconds: seconds(drill),
    drillFailure: drill.last?.failure?.code,
  };
}
