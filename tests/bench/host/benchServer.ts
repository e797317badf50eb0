import { startEmbedded } from "../../../server/db/embedded/startEmbedded";
import { startServer } from "../../support/serverProcess";
import { temporaryFolder } from "../../support/temporaryFolder";

/** The database's password, and the secret of the server's tokens. */
export const benchSecret = "only-for-this-run-of-the-benchmarks";

interface BenchServer {
  readonly origin: string;
  readonly databaseUrl: string;
}

/** Runs a benchmark on the built product, on an empty plant. */
export async function withServer<T>(bench: (server: BenchServer) => Promise<T>): Promise<T> {
  const data = temporaryFolder("bench");
  const database = await startEmbedded(data.path, benchSecret);
  const server = await startServer({
    DATABASE_URL: database.url,
    DATA_DIR: data.path,
    JWT_SECRET: benchSecret,
  });
  try {
    return await bench({ origin: server.origin, databaseUrl: database.url });
  } finally {
    await server.end("SIGTERM");
    await database.stop();
    data.remove();
  }
}
