import { indiaDate } from "../../domain/indiaTime";
import { readBackupName } from "./names";

/** The numbers of backups to keep. */
const retained = { daily: 7, weekly: 4, monthly: 12, beforeUpgrade: 3 } as const;

const dayMs = 24 * 3_600_000;

/** Returns the number of the week since 1970. A week begins on Monday. */
const weekOf = (date: string) => Math.floor((Date.parse(`${date}T00:00:00Z`) / dayMs + 3) / 7);

/** Returns the last backup of each of the latest periods. */
function lastOfEach<T>(newestFirst: readonly T[], periodOf: (backup: T) => string, count: number) {
  const last = new Map<string, T>();
  for (const backup of newestFirst) {
    const period = periodOf(backup);
    if (!last.has(period)) last.set(period, backup);
  }
  return [...last.values()].slice(0, count);
}

const recentMs = 2 * dayMs;

/**
 * Returns the names of the backups to delete. All backups of the last 48 hours stay. The last backup of 7 days, 4 weeks
 * and 12 months stays. The last three from before upgrades stay. Days without a backup delete nothing. A clock that was
 * wrong once deletes nothing: the 48 hours end now, and at each of the two newest backups. Other files stay.
 */
export function backupsToDelete(names: readonly string[], now: Date): string[] {
  const backups = names
    .flatMap((name) => {
      const read = readBackupName(name);
      return read ? [{ name, ...read, date: indiaDate(read.madeAt) }] : [];
    })
    .sort((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
  const regular = backups.filter(({ isBeforeUpgrade }) => !isBeforeUpgrade);
  const ends = [now, ...backups.slice(0, 2).map(({ madeAt }) => madeAt)];
  const isRecent = ({ madeAt }: { madeAt: Date }) =>
    ends.some((end) => madeAt <= end && end.getTime() - madeAt.getTime() <= recentMs);
  const stays = new Set([
    ...backups.filter(isRecent),
    ...lastOfEach(regular, ({ date }) => date, retained.daily),
    ...lastOfEach(regular, ({ date }) => String(weekOf(date)), retained.weekly),
    ...lastOfEach(regular, ({ date }) => date.slice(0, 7), retained.monthly),
    ...backups.filter(({ isBeforeUpgrade }) => isBeforeUpgrade).slice(0, retained.beforeUpgrade),
  ]);
  return backups.filter((backup) => !stays.has(backup)).map(({ name }) => name);
}
