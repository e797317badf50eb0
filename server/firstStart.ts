import { type FirstAdmin, hasAdmins, makeFirstAdmins } from "./admins/firstAdmins";
import { readPasswordWords } from "./admins/passwordWords";
import { checkAdminPassword } from "./auth/passwords";
import { advisoryLocks, withAdvisoryLock } from "./db/advisoryLock";
import type { Database } from "./db/connect";
import { loadDemoPlant } from "./demo/loadDemoPlant";

/**
 * Makes the first admins. Only one of several servers that start together does this. `listen` runs before, so that a
 * generated password is shown only if the server can listen. Its argument is true if there are admins already.
 */
export const firstStart = (
  db: Database,
  options: Parameters<typeof makeFirstAdmins>[1],
  listen: (isReady: boolean) => Promise<void>,
): Promise<FirstAdmin[]> =>
  withAdvisoryLock(db.$client, advisoryLocks.firstStart, async () => {
    const isReady = await hasAdmins(db);
    if (!isReady && options.password !== undefined)
      checkAdminPassword(options.password, await readPasswordWords(db, options));
    if (options.demo && !isReady) await loadDemoPlant(db);
    await listen(isReady);
    return makeFirstAdmins(db, options);
  });
