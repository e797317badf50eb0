import pg from "pg";
import { expect, test } from "vitest";
import { retryWhileStarting } from "../../../server/db/embedded/startEmbedded";

/** Returns a clock that only pauses move. */
function fakeClock() {
  let time = 0;
  return {
    now: () => time,
    async pause(milliseconds: number) {
      time += milliseconds;
    },
  };
}

function postgresError(code: string, message: string) {
  const error = new pg.DatabaseError(message, 0, "error");
  error.code = code;
  return error;
}

test("a PostgreSQL that reads its log for an hour is waited for", async () => {
  const clock = fakeClock();
  const open = async () => {
    if (clock.now() < 3_600_000)
      throw postgresError("57P03", "the database system is not yet accepting connections");
    return "open";
  };
  expect(await retryWhileStarting(open, clock)).toBe("open");
});

test("a PostgreSQL without an open port is given up after ten seconds", async () => {
  const clock = fakeClock();
  const open = async () => {
    throw new Error("connect ECONNREFUSED 127.0.0.1:5432");
  };
  await expect(retryWhileStarting(open, clock)).rejects.toThrow("ECONNREFUSED");
  expect(clock.now()).toBe(10_100);
});

test("another error is thrown immediately", async () => {
  const clock = fakeClock();
  const open = async () => {
    throw postgresError("28P01", "password authentication failed");
  };
  await expect(retryWhileStarting(open, clock)).rejects.toThrow("password authentication failed");
  expect(clock.now()).toBe(0);
});
