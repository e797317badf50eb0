import { type FirstAdmin, hasAdmins, makeFirstAdmins } from "./admins/firstAdmins";
import { checkAdminPassword } from "./auth/newPassword";
import { advisoryLocks, withAdvisoryLock } from "./db/advisoryLock";
import type { Database } from "./db/connect";
import { loadDemoPlant } from "./demo/loadDemoPlant";

/**
 * Fills a database that was never used: the demo plant where it is configured, and the first admins. Of
 * several servers that start on it at once, one does.
 * @param listen comes in between: a password that is made must be shown, and nothing may fail after
 *   it. It receives whether calls may be answered at once, as they may where there are admins.
 */
export const firstStart = (
  db: Database,
  options: Parameters<typeof makeFirstAdmins>[1],
  listen: (isReady: boolean) => Promise<void>,
): Promise<FirstAdmin[]> =>
  withAdvisoryLock(db.$client, advisoryLocks.firstStart, async () => {
    const isReady = await hasAdmins(db);
    if (!isReady && options.password !== undefined) checkAdminPassword(options.password);
    if (options.demo && !isReady) await loadDemoPlant(db);
    await listen(isReady);
    return makeFirstAdmins(db, options);
  });
