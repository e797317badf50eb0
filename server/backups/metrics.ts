import type { Database } from "../db/connect";
import { readLastRuns } from "./runs";

/** Figures for `/metrics`. Undefined until there is one. Moments in seconds since 1970. */
interface BackupFigures {
  backupSucceededAt: number | undefined;
  backupSeconds: number | undefined;
  backupBytes: number | undefined;
  /** The code of the reason, if the last backup failed. */
  backupFailure: string | undefined;
  drillSucceededAt: number | undefined;
  drillSeconds: number | undefined;
  drillFailure: string | undefined;
}

export async function readBackupFigures(db: Database): Promise<BackupFigures> {
  const { backup, drill } = await readLastRuns(db);
  const at = (moment: Date | null | undefined) => moment && moment.getTime() / 1000;
  const seconds = ({ succeeded: run }: typeof backup) =>
    run?.finishedAt ? (run.finishedAt.getTime() - run.startedAt.getTime()) / 1000 : undefined;
  return {
    backupSucceededAt: at(backup.succeeded?.finishedAt) ?? undefined,
    backupSeconds: seconds(backup),
    backupBytes: backup.succeeded?.bytes ?? undefined,
    backupFailure: backup.last?.failure?.code,
    drillSucceededAt: at(drill.succeeded?.finishedAt) ?? undefined,
    drillSeconds: seconds(drill),
    drillFailure: drill.last?.failure?.code,
  };
}
