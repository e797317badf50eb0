import { parseArgs } from "node:util";
import { commands } from "./cli/commands";
import { readConfig } from "./config";
import { type Connection, connect } from "./db/connect";
import { readSecrets } from "./db/embedded/secrets";
import { openEmbedded } from "./db/embedded/startEmbedded";
import { errorStack, HttpError, StartupError } from "./errors";

/** The database that the server would use, whether or not it runs. */
async function openDatabase(): Promise<Connection> {
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

const usage = () =>
  [
    "Usage: npm run plant -- <command>",
    "",
    ...Object.entries(commands).map(
      ([name, { args, description }]) => `  ${`${name} ${args}`.padEnd(40)}${description}`,
    ),
    "",
    "Each uses the database that the server would: DATABASE_URL, or the one in DATA_DIR. A server",
    "may be running meanwhile. Exit code 0 when it was done, 1 when it was not, 2 for a wrong usage.",
  ].join("\n");

const options = {
  help: { type: "boolean", short: "h" },
  role: { type: "string" },
  "first-name": { type: "string" },
  "last-name": { type: "string" },
  years: { type: "string" },
} as const;

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [name = "", ...args] = positionals;
  const command = commands[name];
  if (values.help || name === "") {
    console.log(
      command
        ? `Usage: npm run plant -- ${name} ${command.args}\n\n${command.description}`
        : usage(),
    );
    return values.help ? 0 : 2;
  }
  if (!command) throw new TypeError(`There is no command ${name}`);
  const { db, close } = await openDatabase();
  try {
    console.log(await command.run(db, args, values));
    return 0;
  } finally {
    await close();
  }
}

run().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    const isUsage = error instanceof TypeError;
    const isExpected = isUsage || error instanceof StartupError || error instanceof HttpError;
    console.error(isExpected ? error.message : errorStack(error));
    process.exitCode = isUsage ? 2 : 1;
  },
);
