import { setTimeout as pauseFor } from "node:timers/promises";
import pg from "pg";
import { errorMessage } from "../../errors";

export const pause = (milliseconds: number) => pauseFor(milliseconds);

/** The time to wait for a killed PostgreSQL. Its children hold the shared memory until they exit. */
const killedGraceMillis = 10_000;

/** True if PostgreSQL reads its write-ahead log, or stops. */
export const isStarting = (error: unknown) =>
  error instanceof pg.DatabaseError && error.code === "57P03";

const isAfterKill = (error: unknown) =>
  /ECONNREFUSED|ECONNRESET|terminated unexpectedly|the database system is (starting|shutting)|already exists|still in use/.test(
    errorMessage(error),
  );

const clock = { now: () => performance.now(), pause };

/**
 * Repeats the opening of a PostgreSQL after a kill. It waits without limit while PostgreSQL reads its write-ahead log.
 * A stop in the middle would make PostgreSQL begin again, and after a large restore the log is long.
 */
export async function retryWhileStarting<T>(open: () => Promise<T>, { now, pause } = clock) {
  let givenUpAt = now() + killedGraceMillis;
  for (;;) {
    try {
      return await open();
    } catch (error) {
      if (isStarting(error)) givenUpAt = now() + killedGraceMillis;
      else if (!isAfterKill(error) || now() > givenUpAt) throw error;
      await pause(100);
    }
  }
}
