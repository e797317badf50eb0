import { randomBytes } from "node:crypto";
import { sql } from "drizzle-orm";
import { connect } from "../../../server/db/connect";
import { startEmbedded } from "../../../server/db/embedded/startEmbedded";
import { type ServerProcess, startServer } from "../../support/serverProcess";
import { temporaryFolder } from "../../support/temporaryFolder";
import { benchSecret } from "./benchServer";
import { startNginx } from "./nginx";

/** An instance that can be ended and started again at the same address. */
export interface Instance {
  readonly origin: string;
  readonly isUp: boolean;
  end(signal: NodeJS.Signals): Promise<void>;
  start(): Promise<void>;
}

async function instance(environment: Record<string, string>): Promise<Instance> {
  let server: ServerProcess | undefined = await startServer(environment);
  const { origin } = server;
  const { port } = new URL(origin);
  return {
    origin,
    get isUp() {
      return server !== undefined;
    },
    async end(signal) {
      const ending = server;
      server = undefined;
      await ending?.end(signal);
    },
    async start() {
      server = await startServer({ ...environment, PORT: port });
    },
  };
}

export interface ThreeInstances {
  /** The address of nginx, which serves all instances. */
  origin: string;
  instances: readonly Instance[];
  /** Runs a statement as the owner of the tables. */
  asOwner(statement: string): Promise<Record<string, unknown>[]>;
}

/** Runs three instances behind nginx on one PostgreSQL, as a role that owns nothing. */
export async function withThreeInstances<T>(
  bench: (three: ThreeInstances) => Promise<T>,
): Promise<T> {
  const folder = temporaryFolder("bench-instances");
  const database = await startEmbedded(folder.path, benchSecret);
  const { db, close } = await connect(database.url);
  const password = randomBytes(18).toString("base64url");
  await db.execute(sql.raw(`create role calls login password '${password}'`));
  const url = new URL(database.url);
  url.username = "calls";
  url.password = password;
  const environment = {
    DATABASE_URL: url.href,
    DATABASE_MIGRATION_URL: database.url,
    JWT_SECRET: benchSecret,
    TRUST_PROXY: "1",
  };
  const instances: Instance[] = [];
  try {
    for (let count = 0; count < 3; count += 1) instances.push(await instance(environment));
    const nginx = await startNginx(
      folder.path,
      instances.map(({ origin }) => new URL(origin).host),
    );
    try {
      const asOwner = async (statement: string) => (await db.execute(sql.raw(statement))).rows;
      return await bench({ origin: nginx.origin, instances, asOwner });
    } finally {
      await nginx.end();
    }
  } finally {
    for (const { end } of instances) await end("SIGTERM");
    await close();
    await database.stop();
    folder.remove();
  }
}
