import { readConfig } from "../config";
import { type Connection, connect } from "../db/connect";
import { readSecrets } from "../db/embedded/secrets";
import { openEmbedded } from "../db/embedded/startEmbedded";

/** The database that the server would use, whether or not it runs. */
export async function openDatabase(): Promise<Connection> {
  const config = readConfig(process.env);
  const url = config.migrationUrl ?? config.databaseUrl;
  if (url !== undefined) return connect(url);
  const { databasePassword } = await readSecrets(config.dataDir);
  const embedded = await openEmbedded(config.dataDir, databasePassword);
  const connection = await connect(embedded.url).catch(async (error: unknown) => {
    await embedded.stop();
    throw error;
  });
  return {
    db: connection.db,
    async close() {
      await connection.close();
      await embedded.stop();
    },
  };
}
