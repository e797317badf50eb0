import { once } from "node:events";
import { createReadStream, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { createInterface } from "node:readline";
import { countText } from "../../domain/numbers";
import { operations } from "../backups/operations";
import { tryMigrations } from "../backups/restore";
import { runDaily } from "../backups/runDaily";
import { fileStore } from "../backups/store";
import { openAsOwner } from "../db/connect";
import { databaseOf } from "../db/hosts";
import { dropUnusedDatabase, formerDatabases } from "../db/swapDatabases";
import { knownSchema } from "../db/versions";
import { errorMessage, StartupError } from "../errors";
import { type Command, noArguments, onlyArgument, optionalArgument } from "./command";
import { examine } from "./doctor";
import { exitCodeOf, findingsText, formerText } from "./findings";

const secondsSince = (start: number) =>
  `${((performance.now() - start) / 1000).toLocaleString("en-IN", { maximumFractionDigits: 1 })} s`;

const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString("en-IN", { maximumFractionDigits: 1 })} MB`;

/** The process of a container that makes the backups of servers in other containers. */
const scheduleCommand: Command = {
  args: "",
  description: "makes the daily backup and the weekly drill when they are due, until it is stopped",
  async run({ config, operations }, args) {
    noArguments(args);
    const { hour } = config.backup;
    if (hour === undefined) throw new StartupError("BACKUP_HOUR is off: set an hour from 0 to 23");
    if (config.databaseUrl === undefined)
      throw new StartupError(
        "schedule needs DATABASE_URL: the server of an embedded database makes its backups itself",
      );
    const opened = await operations();
    const { db, close } = await openAsOwner(opened.settings.ownerUrl);
    const onError = (error: unknown) => console.error(errorMessage(error));
    const stopped = Promise.race([once(process, "SIGTERM"), once(process, "SIGINT")]);
    const end = runDaily(db, opened, { hour, onError });
    process.stdout.write(
      `Backups go to ${opened.settings.store.place}, every day at ${hour}:00 in India\n`,
    );
    await stopped;
    await end();
    await close();
    return "No more backups are made";
  },
};

/** Reads one line of the standard input. Empty at its end. */
async function askFor(question: string): Promise<string> {
  process.stderr.write(`${question}\n`);
  for await (const line of createInterface({ input: process.stdin })) return line.trim();
  return "";
}

/** The databases that restores have replaced. */
export const formerCommands: Readonly<Record<string, Command>> = {
  "former-databases": {
    args: "",
    description: "lists the databases that restores have kept, with their sizes",
    async run({ ownerUrl }, args) {
      noArguments(args);
      const former = await formerDatabases(await ownerUrl());
      return former.length === 0
        ? "No restore has kept a database"
        : former.map(formerText).join("\n");
    },
  },

  "drop-former-database": {
    args: "NAME",
    description: "deletes a database that a restore has kept, after its name was typed again",
    async run({ ownerUrl }, args) {
      const name = onlyArgument(args, "name");
      const url = await ownerUrl();
      if (name === databaseOf(url))
        throw new StartupError(`${name} is the plant's present database, which stays`);
      const chosen = (await formerDatabases(url)).find((one) => one.name === name);
      if (!chosen)
        throw new StartupError(
          `No restore has kept a database ${name}: former-databases lists those that are there`,
        );
      const typed = await askFor(`Type ${name} to delete ${formerText(chosen)} for ever:`);
      if (typed !== name) throw new StartupError("Another name was typed: nothing was deleted");
      await dropUnusedDatabase(url, name);
      return `${name} is deleted`;
    },
  },
};

export const backupCommands: Readonly<Record<string, Command>> = {
  doctor: {
    args: "",
    description:
      "examines disk, clock, database, schema, backups, port and rights; drops the copies of a killed restore",
    async run(plant, args) {
      noArguments(args);
      const findings = await examine({
        config: plant.config,
        settings: async () => (await plant.operations()).settings,
        abandoned: () => plant.abandoned,
      });
      return { text: findingsText(findings), code: exitCodeOf(findings) };
    },
  },

  backup: {
    args: "[FILE]",
    description: "makes a backup at the place of the settings, or in a new file",
    async run(plant, args) {
      const file = optionalArgument(args, "file");
      const plantOperations = await plant.operations();
      const chosen =
        file === undefined
          ? plantOperations
          : operations({
              ...plantOperations.settings,
              folder: dirname(resolve(file)),
              store: fileStore(resolve(file)),
            });
      const made = await (await chosen.backup("command"))?.ended;
      const { rows = 0, bytes = 0, file: name = "" } = made ?? {};
      const where = file ?? `${name} at ${plantOperations.settings.store.place}`;
      return `${countText(rows, "row")}, ${megabytes(bytes)}, in ${where}`;
    },
  },

  drill: {
    args: "",
    description: "restores the newest backup into a database of its own and signs in there",
    async run(plant, args) {
      noArguments(args);
      const start = performance.now();
      const proven = await (await (await plant.operations()).drill("command"))?.ended;
      return `${proven?.file} can be restored: ${countText(proven?.rows ?? 0, "row")}, every table as it was, in ${secondsSince(start)}`;
    },
  },

  restore: {
    args: "FILE",
    description: "restores a backup by its path or name; the present database gets another name",
    async run(plant, args) {
      const file = onlyArgument(args, "file");
      const plantOperations = await plant.operations();
      const { store } = plantOperations.settings;
      const open = existsSync(file) ? async () => createReadStream(file) : () => store.read(file);
      const restored = await (await plantOperations.restore("command", file, open))?.ended;
      const lines = [
        `Back from ${file}: ${countText(restored?.rows ?? 0, "row")}, every table as it was. All admins sign in again.`,
      ];
      if (restored?.former !== undefined)
        lines.push(`The database from before is kept as ${restored.former}.`);
      if (restored?.hasOtherKey === true)
        lines.push(
          "The signing key is another one than the backup's: set JWT_SECRET as it was, or authenticator apps must be added anew.",
        );
      return lines.join("\n");
    },
  },

  ...formerCommands,
  schedule: scheduleCommand,

  migrate: {
    args: "[--dry-run]",
    description: "runs the migrations after a backup; with --dry-run on a copy that is dropped",
    async run(plant, args, options) {
      noArguments(args);
      const start = performance.now();
      if (options["dry-run"] === true) {
        const { from, to } = await tryMigrations((await plant.operations()).settings);
        return from.at === to.at
          ? `There is nothing to migrate: the database has schema ${to.version}`
          : `The migrations from schema ${from.version} to ${to.version} work on a copy, in ${secondsSince(start)}. Nothing was changed`;
      }
      await plant.open();
      return `The database has the tables of this version, schema ${knownSchema().version}`;
    },
  },
};
