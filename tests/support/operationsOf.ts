import { join } from "node:path";
import { readConfig } from "../../server/config";
import { HttpError } from "../../server/errors";
import { openOperations } from "../../server/openOperations";
import { secret } from "./plant";

/** Prints the errors that a server would log. The caller gets the reason of an HttpError instead. */
const logError = (error: unknown) => {
  if (!(error instanceof HttpError)) console.error(error);
};

/**
 * Returns the backups, drills and restores of a test's database, in a folder, with these settings of the environment.
 */
export const operationsOf = (ownerUrl: string, folder: string, settings = {}, ownSecret = secret) =>
  openOperations(
    readConfig({
      BACKUP_DIR: join(folder, "backups"),
      DATABASE_URL: ownerUrl,
      ...settings,
    }),
    { ownerUrl, secret: ownSecret, logError },
  );
