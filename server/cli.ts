import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import type { Operations } from "./backups/operations";
import type { CommandPlant } from "./cli/command";
import { commands } from "./cli/commands";
import { readConfig } from "./config";
import { connect } from "./db/connect";
import { readSecrets } from "./db/embedded/secrets";
import { openEmbedded } from "./db/embedded/startEmbedded";
import { dropAbandonedCopies } from "./db/swapDatabases";
import { errorMessage, errorStack, HttpError, StartupError } from "./errors";
import { backupBeforeMigrations, openOperations } from "./openOperations";

/** Opens each part of the plant when a command first asks for it. */
function commandPlant() {
  const config = readConfig(process.env);
  const closers: (() => Promise<void>)[] = [];
  let owner: Promise<string> | undefined;
  let opened: Promise<Operations> | undefined;

  async function openOwner(): Promise<string> {
    const url = config.migrationUrl ?? config.directUrl ?? config.databaseUrl;
    if (url !== undefined) {
      // The opening of the database says why a server cannot be reached.
      plant.abandoned = await dropAbandonedCopies(url).catch(() => undefined);
      return url;
    }
    const { databasePassword } = await readSecrets(config.dataDir);
    const embedded = await openEmbedded(config.dataDir, databasePassword);
    closers.push(embedded.stop);
    plant.abandoned = embedded.abandoned;
    return embedded.url;
  }

  async function readSecret(): Promise<string> {
    if (config.jwtSecret !== undefined) return config.jwtSecret;
    if (config.databaseUrl === undefined) return (await readSecrets(config.dataDir)).jwtSecret;
    return randomBytes(32).toString("base64url");
  }

  const plant: CommandPlant = {
    config,
    abandoned: undefined,
    ownerUrl() {
      owner ??= openOwner();
      return owner;
    },
    async open() {
      const operations = await plant.operations();
      const hook = backupBeforeMigrations(config, operations);
      const connection = await connect(await plant.ownerUrl(), hook);
      closers.push(connection.close);
      return connection;
    },
    operations() {
      opened ??= Promise.all([plant.ownerUrl(), readSecret()]).then(([ownerUrl, secret]) =>
        openOperations(config, {
          ownerUrl,
          secret,
          logError: (error) => {
            if (!(error instanceof HttpError)) console.error(errorMessage(error));
          },
        }),
      );
      return opened;
    },
  };

  return {
    plant,
    async close() {
      for (const close of closers.splice(0).reverse()) await close();
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
  "dry-run": { type: "boolean" },
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
  const { plant, close } = commandPlant();
  try {
    const result = await command.run(plant, args, values);
    const { text, code } = typeof result === "string" ? { text: result, code: 0 } : result;
    console.log(text);
    return code;
  } finally {
    if (plant.abandoned !== undefined && name !== "doctor") console.error(plant.abandoned);
    await close();
  }
}

/** The milliseconds that work in the background has after a command has ended. */
const endMillis = 2_000;

run().then(
  (code) => {
    process.exitCode = code;
    setTimeout(() => process.exit(), endMillis).unref();
  },
  (error: unknown) => {
    const isUsage = error instanceof TypeError;
    const isExpected = isUsage || error instanceof StartupError || error instanceof HttpError;
    console.error(isExpected ? error.message : errorStack(error));
    process.exitCode = isUsage ? 2 : 1;
  },
);
