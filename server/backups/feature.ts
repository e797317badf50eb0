import { and, gte, isNull, max, sql } from "drizzle-orm";
import type { OperationRun } from "../../contract/operations";
import { currentMillis, currentTime } from "../../domain/clock";
import { type Message, say } from "../../domain/messages/say";
import { manyWrongProofs } from "../auth/secondFactors";
import type { Database } from "../db/connect";
import { admins, audit } from "../db/schema";
import { conflict, HttpError, sentMessage } from "../errors";
import type { OperationsService } from "../http/handler";
import type { ServerFeature } from "../records/defineRecord";
import { clockProblems } from "./clock";
import { type Run, readBackupRuns, readLastRuns } from "./runs";
import { triggers } from "./store";

const shownRuns = 20;

const secondsOf = ({ startedAt, finishedAt }: Pick<Run, "startedAt" | "finishedAt">) =>
  finishedAt === null ? undefined : (finishedAt.getTime() - startedAt.getTime()) / 1000;

function toReply(run: Run): OperationRun {
  const { id, kind, startedAt, isRunning, failure } = run;
  return {
    id,
    kind,
    trigger: triggers.find((one) => one === run.trigger) ?? "command",
    startedBy: run.startedBy ?? undefined,
    startedAt: startedAt.toISOString(),
    isRunning,
    seconds: secondsOf(run),
    file: run.file ?? undefined,
    bytes: run.bytes ?? undefined,
    rows: run.rows ?? undefined,
    failure: failure && sentMessage(failure),
  };
}

async function readClockProblems(db: Database, newestBackup: Date | undefined) {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`);
  const [changed] = await db.select({ at: max(audit.at) }).from(audit);
  return clockProblems({
    now: currentTime(),
    database: new Date(rows[0]?.now ?? currentMillis()),
    newest: [
      { what: say("clock.backup"), at: newestBackup },
      { what: say("clock.change"), at: changed?.at ?? undefined },
    ],
  });
}

/** Returns the service of backups. @throws HttpError 409 on a server that makes no backups */
function required(operations: OperationsService | undefined): OperationsService {
  if (!operations) throw conflict(say("backup.off"));
  return operations;
}

/** Fewer free bytes are a problem. PostgreSQL needs room for its write-ahead log. */
const fewBytes = 1e9;

/** Returns the admins with many wrong codes after the right password. */
const findGuessedAdmins = (db: Database) =>
  db
    .select({ name: admins.userName, email: admins.email, smart_count: admins.wrongProofs })
    .from(admins)
    .where(and(gte(admins.wrongProofs, manyWrongProofs), isNull(admins.deactivatedAt)))
    .orderBy(admins.id);

/** Returns the sentences of the last backup and drill, if they failed, and one about a disk with little room. */
async function readPresentProblems(db: Database, operations: OperationsService | undefined) {
  const { backup, drill } = await readLastRuns(db);
  const failed = [
    { code: "backup.lastFailed", reason: backup.last?.failure },
    { code: "backup.lastDrillFailed", reason: drill.last?.failure },
  ] as const;
  const problems = failed.flatMap(({ code, reason }) => (reason ? [say(code, { reason })] : []));
  const free = await operations?.readFreeBytes();
  if (operations && free !== undefined && free < fewBytes) {
    const { place } = operations;
    problems.push(say("backup.diskLow", { place, megabytes: Math.floor(free / 1e6) }));
  }
  return { problems, proven: drill.succeeded };
}

/** What the handlers of runs declare about their transaction. */
const runTransactions = {
  ownTransactions: "A run notes its beginning at once, and a restore replaces the database.",
} as const;

const begun = { isRunning: true } as const;

export const feature = {
  handlers: {
    async getOperations(_input, { db, operations }) {
      const problems: Message[] = [];
      const backups = operations
        ? await operations.listBackups().catch((error: unknown) => {
            if (!(error instanceof HttpError)) throw error;
            problems.push(error.sentence);
            return [];
          })
        : [];
      const runs = await readBackupRuns(db, shownRuns);
      const { problems: present, proven } = await readPresentProblems(db, operations);
      problems.push(...present, ...(await readClockProblems(db, backups[0]?.madeAt)));
      for (const guessed of await findGuessedAdmins(db))
        problems.push(say("factor.manyWrongCodes", guessed));
      return {
        place: operations?.place,
        hour: operations?.hour,
        isEncrypted: operations?.isEncrypted ?? false,
        isProvable: operations?.isProvable ?? false,
        isOnSameDisk: (await operations?.isOnSameDisk()) ?? false,
        backups: backups.map(({ madeAt, ...backup }) => ({
          ...backup,
          madeAt: madeAt.toISOString(),
        })),
        runs: runs.map(toReply),
        lastProven: proven && {
          at: proven.startedAt.toISOString(),
          seconds: secondsOf(proven) ?? 0,
        },
        problems: problems.map(sentMessage),
      };
    },

    startBackup: {
      ...runTransactions,
      async run({ session }, { operations }) {
        await required(operations).startBackup(session.email);
        return begun;
      },
    },

    startDrill: {
      ...runTransactions,
      async run({ session }, { operations }) {
        await required(operations).startDrill(session.email);
        return begun;
      },
    },

    restoreBackup: {
      ...runTransactions,
      async run({ session, body: { name, backupPassword } }, { operations }) {
        await required(operations).startRestore(session.email, name, backupPassword);
        return begun;
      },
    },

    getBackup: ({ params: { name } }, { operations }) => required(operations).readBackup(name),
  },
} satisfies ServerFeature;
