import { sql } from "drizzle-orm";
import { defineAction, type Plant } from "../plant";
import { changedTables } from "../rows";
import { expectEqual } from "../violation";

/**
 * The tables whose rows differ from the backup after a restore. The restore ends all sessions (`admins`), marks waiting
 * emails, which the server may have sent since the backup (`emails`), and adds a row about itself (`operation_runs`).
 */
const changedByRestore: ReadonlySet<string> = new Set(["admins", "emails", "operation_runs"]);

/** Counts the emails that would be sent once more. */
const countWaiting = async ({ host }: Plant) => {
  const { rows } = await host.db.execute<{ count: number }>(sql`
    select count(*)::int as count from emails where state in ('WAITING', 'SENDING')`);
  return rows[0]?.count;
};

/** Leaves out what outlives a restore: the host, and the numbers of the scans, which the stations give. */
const knownOf = ({ host: _, attendance: __, scans: ___, backup: ____, ...known }: Plant) => known;

/** Makes a backup, as the server does each night. */
export const makeBackup = defineAction({
  name: "makeBackup",
  weight: 0,
  choose: () => undefined,
  async act(_: object, plant) {
    const digests = await plant.host.digestRows();
    const file = await plant.host.makeBackup();
    const known = structuredClone(knownOf(plant));
    const restoreAttendance = plant.attendance.takeSnapshot();
    plant.backup = { file, digests, known, restoreAttendance };
  },
});

/** Restores the last backup while both servers run. The plant is then as it was, and what came later is gone. */
export const restoreBackup = defineAction({
  name: "restoreBackup",
  weight: 0,
  removesHistory: true,
  choose: () => undefined,
  async act(_: object, plant) {
    const { host, backup } = plant;
    if (!backup) return;
    await host.restoreBackup(backup.file);
    Object.assign(plant, structuredClone(backup.known));
    backup.restoreAttendance();
    const changed = changedTables(backup.digests, await host.digestRows());
    const unexpected = changed.filter((name) => !changedByRestore.has(name));
    expectEqual("restoreGivesBack", "changed tables", unexpected.join(), "");
    expectEqual("restoreGivesBack", "emails that wait", await countWaiting(plant), 0);
  },
});

export const restoreActions = [makeBackup, restoreBackup];
