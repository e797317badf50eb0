import { once } from "node:events";
import { runDaily } from "../backups/runDaily";
import { openAsOwner } from "../db/connect";
import { errorMessage, StartupError } from "../errors";
import { type Command, noArguments } from "./command";

/** The process of a container that makes the backups of servers in other containers. */
export const scheduleCommand: Command = {
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
