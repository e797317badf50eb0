import { currentTime } from "../../domain/clock";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import type { Database } from "../db/connect";
import { HttpError } from "../errors";
import { canDecrypt } from "./archiveFiles";
import type { Operations } from "./operations";
import { readLastRuns } from "./runs";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The days between two drills. */
const drillDays = 7;

/** A new plant makes its first backup this long after its server has started. */
const firstBackupMs = 15 * minuteMs;
/** A failed run is tried again after this time. */
const retryMs = hourMs;

interface Timeline {
  now: Date;
  /** The hour of the day in India, 0 to 23. */
  hour: number;
  serverStarted: Date;
  /** The last backup or drill that succeeded, and the last one that was tried. */
  backup: { succeeded?: Date | undefined; tried?: Date | undefined };
  drill: { succeeded?: Date | undefined; tried?: Date | undefined };
  /** False if the server cannot read its own encrypted backups. */
  canProve: boolean;
}

/** Returns the last moment up to `now` at which a daily backup was due. */
function lastDue(now: Date, hour: number): Date {
  const on = (date: string) => new Date(startOfIndiaDate(date).getTime() + hour * hourMs);
  const today = indiaDate(now);
  return on(today) <= now ? on(today) : on(dateAfter(today, -1));
}

/**
 * True if the last attempt is too recent for another one. An attempt in the future is of a wrong clock, and delays
 * nothing.
 */
const waits = (tried: Date | undefined, now: Date) =>
  tried !== undefined && tried <= now && now.getTime() - tried.getTime() < retryMs;

function isBackupDue({ now, hour, serverStarted, backup }: Timeline): boolean {
  if (waits(backup.tried, now)) return false;
  if (backup.succeeded === undefined)
    return now.getTime() - serverStarted.getTime() >= firstBackupMs;
  return backup.succeeded < lastDue(now, hour) || backup.succeeded > now;
}

function isDrillDue({ now, backup, drill, canProve }: Timeline): boolean {
  if (!canProve || backup.succeeded === undefined || waits(drill.tried, now)) return false;
  if (drill.succeeded === undefined || drill.succeeded > now) return true;
  return now.getTime() - drill.succeeded.getTime() >= drillDays * dayMs;
}

/**
 * Returns the run that is due, if there is one. A backup that was missed while the server was off is made when it is on
 * again.
 */
export function dueOperation(timeline: Timeline): "backup" | "drill" | undefined {
  if (isBackupDue(timeline)) return "backup";
  return isDrillDue(timeline) ? "drill" : undefined;
}

const checkMs = minuteMs;

interface DailyOptions {
  /** The hour of the day in India, 0 to 23. */
  hour: number;
  onError: (error: unknown) => void;
}

/**
 * Makes the daily backup and the weekly drill when they are due. All servers of a plant call this. One server takes the
 * lock, checks again that the run is due, and works. Keeps the process alive.
 * @returns a function that ends this, and does not wait for a run that has begun
 */
export function runDaily(
  db: Database,
  { backup, drill, settings }: Operations,
  { hour, onError }: DailyOptions,
) {
  const serverStarted = currentTime();
  const canProve = canDecrypt(settings.keys);

  async function readDueOperation() {
    const runs = await readLastRuns(db);
    const timesOf = ({ last, succeeded }: (typeof runs)["backup"]) => ({
      tried: last?.startedAt,
      succeeded: succeeded?.startedAt,
    });
    const times = { backup: timesOf(runs.backup), drill: timesOf(runs.drill) };
    return dueOperation({ now: currentTime(), hour, serverStarted, canProve, ...times });
  }

  async function runDueOperation() {
    const operation = await readDueOperation();
    if (operation === undefined) return;
    const isNeeded = async () => (await readDueOperation()) === operation;
    const run = operation === "backup" ? backup : drill;
    await (await run("schedule", { isNeeded }))?.ended;
  }

  let isRunning = false;
  const timer = setInterval(async () => {
    if (isRunning) return;
    isRunning = true;
    // A run that failed has its sentence on the operations page, and its error in the log.
    await runDueOperation().catch((error: unknown) => {
      if (!(error instanceof HttpError)) onError(error);
    });
    isRunning = false;
  }, checkMs);

  return async () => clearInterval(timer);
}
