import type { Database } from "../db/connect";
import { HttpError } from "../errors";
import { canDecrypt } from "./encryption";
import type { Operations } from "./operations";
import { readLastRuns } from "./runs";
import { dueOperation } from "./schedule";

const checkMs = 60_000;

interface DailyOptions {
  /** The hour of the day in India, 0 to 23. */
  hour: number;
  onError: (error: unknown) => void;
}

/**
 * Makes the daily backup and the weekly drill when they are due. All servers of a plant call this. One server takes the
 * lock, checks again that the run is due, and works. Keeps the process alive.
 * @returns ends it; a run that has begun is not waited for
 */
export function runDaily(
  db: Database,
  { backup, drill, settings }: Operations,
  { hour, onError }: DailyOptions,
) {
  const serverStarted = new Date();
  const canProve = canDecrypt(settings.keys);

  async function readDueOperation() {
    const runs = await readLastRuns(db);
    const timesOf = ({ last, succeeded }: (typeof runs)["backup"]) => ({
      tried: last?.startedAt,
      succeeded: succeeded?.startedAt,
    });
    const times = { backup: timesOf(runs.backup), drill: timesOf(runs.drill) };
    return dueOperation({ now: new Date(), hour, serverStarted, canProve, ...times });
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
