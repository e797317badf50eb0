import { join } from "node:path";
import { readConfig } from "../../server/config";
import { openOperations } from "../../server/openOperations";
import { secret } from "./plant";

/** The backups, drills and restores of a test's database, in a folder, with these settings of the environment. */
export const operationsOf = (ownerUrl: string, folder: string, settings = {}, ownSecret = secret) =>
  openOperations(
    readConfig({
      BACKUP_DIR: join(folder, "backups"),
      DATABASE_URL: ownerUrl,
      ...settings,
    }),
    { ownerUrl, secret: ownSecret, logError: () => undefined },
  );
