import { sql } from "drizzle-orm";
import { connect } from "../../../server/db/connect";
import { type ServerProcess, sessionToken, startServer } from "../../support/serverProcess";
import { badgeOf, hire, pair } from "./badges";
import { benchSecret } from "./benchServer";
import { startPgBouncer } from "./pgbouncer";
import { type StandbyPair, startStandbyPair } from "./standbyPair";

const roles = ["calls", "plant_owner"] as const;
const people = 200;
const stations = 4;
const servers = 3;

/** The settings of the role behind a pooler, as in docs/deploy.md. */
const pooledRole = `
  alter role calls set timezone = 'UTC';
  alter role calls set statement_timeout = '10s';
  alter role calls set lock_timeout = '5s';
  alter role calls set idle_in_transaction_session_timeout = '11s'`;

export interface FailoverPlant {
  readonly pair: StandbyPair;
  readonly servers: readonly ServerProcess[];
  /** The owner's session. */
  readonly token: string;
  readonly stationTokens: readonly string[];
  readonly badges: readonly string[];
  /** Returns the rows of a statement. It is tried again while there is no primary. */
  asOwner(statement: string): Promise<Record<string, unknown>[]>;
}

interface Where {
  folder: string;
  /** The folder of PostgreSQL's programs. */
  bin: string;
  /** One PgBouncer before each host, which pools by transaction. */
  isPooled: boolean;
}

async function untilAnswered<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await ask().catch(() => undefined);
    if (answer !== undefined) return answer;
    await new Promise((done) => setTimeout(done, 100));
  }
}

/** Runs three servers on a primary and its synchronous standby. */
export async function withFailoverPlant<T>(
  { folder, bin, isPooled }: Where,
  bench: (plant: FailoverPlant) => Promise<T>,
): Promise<T> {
  const standbyPair = await startStandbyPair(folder, bin);
  const closers: (() => Promise<unknown>)[] = [standbyPair.stop];
  const started: ServerProcess[] = [];
  try {
    await standbyPair.onPrimary("create role plant_owner login createdb");
    await standbyPair.onPrimary("grant pg_signal_backend to plant_owner");
    await standbyPair.onPrimary("create role calls login");
    await standbyPair.onPrimary("create database plant owner plant_owner");
    const url = (role: (typeof roles)[number], hosts: string) =>
      `postgres://${role}@${hosts}/plant?target_session_attrs=read-write`;
    const ownerUrl = url("plant_owner", standbyPair.hosts);
    const direct = url("calls", standbyPair.hosts);
    const database: Record<string, string> = { DATABASE_URL: direct };
    if (isPooled) {
      await standbyPair.onPrimary(pooledRole);
      const ports: number[] = [];
      for (const { port: target } of standbyPair.nodes) {
        const { port, end } = await startPgBouncer(folder, target, roles);
        closers.push(end);
        ports.push(port);
      }
      database.DATABASE_URL = url("calls", ports.map((port) => `127.0.0.1:${port}`).join(","));
      database.DATABASE_DIRECT_URL = direct;
    }
    for (let count = 0; count < servers; count += 1) {
      const server = await startServer({
        ...database,
        DATABASE_MIGRATION_URL: ownerUrl,
        DATA_DIR: `${folder}/data-${count}`,
        JWT_SECRET: benchSecret,
        BACKUP_HOUR: "off",
      });
      closers.push(() => server.end("SIGTERM"));
      started.push(server);
    }
    const { db, close } = await connect(ownerUrl);
    await hire(db, people);
    const stationTokens = await pair(db, "STATION", stations);
    await db.execute(sql`analyze`);
    await close();
    return await bench({
      pair: standbyPair,
      servers: started,
      token: await sessionToken(started[0]?.origin ?? ""),
      stationTokens,
      badges: Array.from({ length: people }, (_, index) => badgeOf(index + 1)),
      asOwner: (statement) => untilAnswered(() => standbyPair.onPrimary(statement, "plant")),
    });
  } finally {
    // Any other error than an outage of the database is a fault.
    for (const { output } of started)
      for (const line of output().split("\n"))
        if (
          line.includes('"level":50') &&
          !/(unreachable|unwritable|overloaded) database/.test(line)
        )
          console.error(line);
    for (const close of closers.reverse()) await close();
  }
}
