import { createReadStream, existsSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { countText } from "../../domain/numberTexts";
import { fileStore } from "../backups/fileStore";
import { operations } from "../backups/operations";
import { tryMigrations } from "../backups/tryMigrations";
import { knownSchema } from "../db/schemaVersion";
import { type Command, noArguments, onlyArgument, optionalArgument } from "./command";
import { examine } from "./doctor";
import { exitCodeOf, findingsText } from "./findings";
import { formerCommands } from "./formerCommands";
import { scheduleCommand } from "./scheduleCommand";

const secondsSince = (start: number) =>
  `${((performance.now() - start) / 1000).toLocaleString("en-IN", { maximumFractionDigits: 1 })} s`;

const megabytes = (bytes: number) =>
  `${(bytes / 1e6).toLocaleString("en-IN", { maximumFractionDigits: 1 })} MB`;

export const backupCommands: Readonly<Record<string, Command>> = {
  doctor: {
    args: "",
    description:
      "examines disk, clock, database, schema, backups, port and rights; mends a killed restore",
    async run(plant, args) {
      noArguments(args);
      const findings = await examine({
        config: plant.config,
        settings: async () => (await plant.operations()).settings,
        mended: () => plant.mended,
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
