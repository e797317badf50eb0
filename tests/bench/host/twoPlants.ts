import pg from "pg";
import { connect } from "../../../server/db/connect";
import { startEmbedded } from "../../../server/db/embedded/startEmbedded";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { plantAfter } from "../../../server/demo/plantHistory";
import { startServer } from "../../support/serverProcess";
import { temporaryFolder } from "../../support/temporaryFolder";
import { benchSecret } from "./benchServer";
import { type SignedIn, signIn } from "./signIn";

export type OldPlant = SignedIn & {
  readonly origin: string;
  /** Runs a statement outside the server, like another instance. */
  sql(statement: string): Promise<unknown>;
};

async function open(url: string, dataDir: string, months: number) {
  const { db, close } = await connect(url);
  await loadDemoPlant(db, Date.now(), plantAfter(months));
  // As PostgreSQL does by itself in time.
  await db.$client.query("vacuum analyze");
  const server = await startServer({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    JWT_SECRET: benchSecret,
  });
  const plant: OldPlant = {
    origin: server.origin,
    ...(await signIn(server.origin)),
    sql: (statement) => db.$client.query(statement),
  };
  return { plant, end: () => server.end("SIGTERM").then(close) };
}

/**
 * Runs a benchmark on two plants, each with a separate server, on one PostgreSQL. One has the data of a month, the
 * other of ten years.
 */
export async function withTwoPlants<T>(bench: (month: OldPlant, years: OldPlant) => Promise<T>) {
  const data = temporaryFolder("bench-years");
  const cluster = await startEmbedded(data.path, benchSecret);
  const ends: (() => Promise<unknown>)[] = [];
  const plantOf = async (name: string, months: number) => {
    const client = new pg.Client({ connectionString: cluster.url });
    await client.connect();
    await client.query(`create database ${name}`).finally(() => client.end());
    const url = new URL(cluster.url);
    url.pathname = `/${name}`;
    const { plant, end } = await open(url.href, data.path, months);
    ends.push(end);
    return plant;
  };
  try {
    return await bench(await plantOf("month", 1), await plantOf("years", 120));
  } finally {
    for (const end of ends) await end();
    await cluster.stop();
    data.remove();
  }
}
