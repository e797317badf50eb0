import { createInterface } from "node:readline";
import { databaseOf } from "../db/address";
import { dropUnusedDatabase, formerDatabases } from "../db/swapDatabases";
import { StartupError } from "../errors";
import { type Command, noArguments, onlyArgument } from "./command";
import { formerText } from "./findings";

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
