import { expect, test } from "vitest";
import { machineState } from "../../../domain/stages/machineFigures";

const hour = 3_600_000;
const planned = { from: 8 * hour, to: 16 * hour };
const signs = { left: 10, planned };

test.each([
  ["a stop", { openStop: { reason: "PAPER" as const, from: 9 * hour } }, 10, "STOPPED", 9],
  ["a stop to set", { openStop: { reason: "SETTING" as const, from: 9 * hour } }, 10, "SETTING", 9],
  ["no sign", {}, 10, "IDLE", undefined],
  ["an entry of the day before", { enteredAt: 7 * hour }, 10, "IDLE", undefined],
  ["an entry", { enteredAt: 9 * hour }, 10, "RUNNING", undefined],
  ["a start after an entry", { enteredAt: 9 * hour, startedAt: 9.5 * hour }, 10, "RUNNING", 9.5],
  ["the end of a job", { enteredAt: 9 * hour, left: 0 }, 10, "IDLE", 9],
  [
    "a start for another job",
    { enteredAt: 9 * hour, startedAt: 9.5 * hour, left: 0 },
    10,
    "RUNNING",
    9.5,
  ],
  ["the end of the planned time", { enteredAt: 14 * hour }, 17, "IDLE", undefined],
  ["late work", { enteredAt: 16.5 * hour }, 17, "RUNNING", undefined],
])("%s: %s", (_name, more, now, state, since) => {
  const found = machineState({ ...signs, ...more }, now * hour);
  expect(found.state).toBe(state);
  expect(found.since).toBe(since === undefined ? undefined : since * hour);
});
