import { constants } from "node:fs";
import { access, mkdir, statfs } from "node:fs/promises";
import { createServer } from "node:net";
import { sql } from "drizzle-orm";
import { currentMillis, currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import { canDecrypt } from "../backups/archiveFiles";
import { clockProblems } from "../backups/clock";
import { readLastRuns } from "../backups/runs";
import { type BackupSettings, readBackupName } from "../backups/store";
import type { Config } from "../config";
import { type Database, openAsOwner } from "../db/connect";
import { readEncoding } from "../db/encoding";
import { serversOf } from "../db/hosts";
import { formerDatabases } from "../db/swapDatabases";
import {
  knownSchema,
  lastCommitOfOlderSchemas,
  productVersion,
  readSchemaVersion,
  schemaState,
} from "../db/versions";
import { englishText, errorMessage } from "../errors";
import { readMixedRuns } from "../paper/plan/openRun";
import { readStatutoryChanges } from "../pay/lawfulChanges";
import {
  type Finding,
  finding,
  gradeAbandoned,
  gradeBackupAge,
  gradeDisk,
  gradeDrill,
  gradeEncoding,
  gradeFormer,
  gradeRates,
  gradeRecipient,
} from "./findings";

async function checkDisk(folder: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(folder);
  return gradeDisk(folder, bavail * bsize);
}

async function checkFolder(subject: string, folder: string): Promise<Finding> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await access(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  return finding(subject, "ok", `${folder} can be read and written`);
}

const isPortFree = (host: string, port: number) =>
  new Promise<boolean>((done) => {
    const server = createServer();
    server.once("error", () => done(false));
    server.listen({ host, port }, () => server.close(() => done(true)));
  });

/** Checks that the port is free, or that a server of the plant answers there. */
async function checkPort({ host, port }: Config): Promise<Finding> {
  if (port === 0 || (await isPortFree(host, port)))
    return finding("port", "ok", `PORT ${port} is free`);
  const reply = await fetch(`http://${host}:${port}/api/health`, {
    signal: AbortSignal.timeout(2_000),
  }).catch(() => undefined);
  const health = await reply?.text().catch(() => "");
  return health?.includes('"status"')
    ? finding("port", "ok", `A server of the plant answers at PORT ${port}`)
    : finding("port", "fail", `Another program listens at PORT ${port}. Stop it, or set PORT`);
}

async function checkSchema(db: Database): Promise<Finding> {
  const found = await readSchemaVersion(db);
  const known = knownSchema();
  const productText = `version ${productVersion} knows schema ${known.version}`;
  const state = schemaState(found);
  if (state === "OLDER") {
    const sentence = `The database has schema ${found.version}, of a version before 1.0.0: start it once with the commit ${lastCommitOfOlderSchemas}`;
    return finding("schema", "fail", sentence);
  }
  if (state === "NEWER") {
    const sentence = `The database has schema ${found.version}, and ${productText}: install the newer version`;
    return finding("schema", "fail", sentence);
  }
  return found.at === known.at
    ? finding("schema", "ok", `The database has schema ${found.version}`)
    : finding(
        "schema",
        "warn",
        `The database has schema ${found.version}, and ${productText}: the next start migrates it`,
      );
}

async function checkClock(db: Database, newestBackup: Date | undefined): Promise<Finding> {
  const { rows } = await db.execute<{ now: string }>(sql`select now()::text as now`);
  const { rows: changes } = await db
    .execute<{ at: string | null }>(sql`select max(at)::text as at from audit`)
    .catch(() => ({ rows: [] }));
  const changedAt = changes[0]?.at;
  const problems = clockProblems({
    now: currentTime(),
    database: new Date(rows[0]?.now ?? currentMillis()),
    newest: [
      { what: say("clock.backup"), at: newestBackup },
      { what: say("clock.change"), at: changedAt ? new Date(changedAt) : undefined },
    ],
  });
  return problems.length === 0
    ? finding("clock", "ok", "The clock agrees with the database, the backups and the changes")
    : finding("clock", "fail", problems.map(englishText).join(" "));
}

async function checkRights(db: Database): Promise<Finding> {
  const { rows } = await db.execute<{ name: string; may: boolean }>(sql`
    select rolname as name, rolsuper or rolcreatedb as may from pg_roles
    where rolname = current_user`);
  const [role] = rows;
  if (role?.may !== true)
    return finding(
      "rights",
      "fail",
      englishText(say("backup.mayNotCreate", { role: role?.name ?? "" })),
    );
  return finding(
    "rights",
    "ok",
    `The role ${role.name} may create databases for drills and restores`,
  );
}

/** Warns of accepted combined runs whose orders are in several units. */
async function checkCombinedRuns(db: Database): Promise<Finding> {
  const mixed = await readMixedRuns(db);
  if (mixed.length === 0)
    return finding("runs", "ok", "Each accepted combined run has orders of one unit");
  const sentences = mixed.map(
    ({ runId, orders }) => `Combined run ${runId} has orders of several units: ${orders}`,
  );
  return finding("runs", "warn", `${sentences.join(". ")}. Undo it on the page Combined Runs`);
}

/** Runs a check. If it throws, it has failed with the reason as its sentence. */
async function attempt(subject: string, check: () => Promise<Finding>): Promise<Finding> {
  try {
    return await check();
  } catch (error) {
    return finding(subject, "fail", errorMessage(error));
  }
}

interface Examined {
  config: Config;
  /** Rejects if the database cannot be opened. */
  settings: () => Promise<BackupSettings>;
  /** Returns the sentence about copies of a killed restore or drill that the opening of the database has dropped. */
  abandoned: () => string | undefined;
}

/** Examines the machine, the database and the backups. Opening the database drops the copies of a killed restore. */
export async function examine({ config, settings, abandoned }: Examined): Promise<Finding[]> {
  const { dataDir, backup } = config;
  const findings = [
    await attempt("permissions", () => checkFolder("permissions", dataDir)),
    await attempt("permissions", () => checkFolder("permissions", backup.folder)),
    await attempt("disk", () => checkDisk(dataDir)),
    await attempt("port", () => checkPort(config)),
  ];
  if (backup.keys.recipient !== undefined) findings.push(gradeRecipient(backup.keys.recipient));
  try {
    const { ownerUrl, store, keys } = await settings();
    findings.push(gradeAbandoned(abandoned()));
    const { db, close } = await openAsOwner(ownerUrl);
    try {
      findings.push(finding("database", "ok", `PostgreSQL answers at ${serversOf(ownerUrl)}`));
      findings.push(await attempt("encoding", async () => gradeEncoding(await readEncoding(db))));
      findings.push(await attempt("schema", () => checkSchema(db)));
      let newest: Date | undefined;
      const age = await attempt("backup", async () => {
        const moments = (await store.list()).flatMap(
          ({ name }) => readBackupName(name)?.madeAt ?? [],
        );
        newest = moments.sort((one, other) => other.getTime() - one.getTime())[0];
        return gradeBackupAge(newest, currentTime(), store.place);
      });
      const drill = async () => {
        const runs = await readLastRuns(db);
        const known = { canProve: canDecrypt(keys), hasBackup: newest !== undefined };
        return gradeDrill({ ...known, last: runs.drill.last }, currentTime());
      };
      findings.push(age, await attempt("drill", drill));
      findings.push(await attempt("clock", () => checkClock(db, newest)));
      findings.push(await attempt("rights", () => checkRights(db)));
      findings.push(await attempt("rates", async () => gradeRates(await readStatutoryChanges(db))));
      findings.push(await attempt("runs", () => checkCombinedRuns(db)));
      findings.push(
        await attempt("former", async () => gradeFormer(await formerDatabases(ownerUrl))),
      );
    } finally {
      await close();
    }
  } catch (error) {
    findings.push(finding("database", "fail", errorMessage(error)));
  }
  return findings;
}
