import { expect, test } from "vitest";
import { dueOperation } from "../../../server/backups/runDaily";

const at = (india: string) => new Date(`2026-11-${india}:00+05:30`);

const operationAt = (
  now: string,
  times: Partial<Record<"backup" | "tried" | "drill" | "drillTried", string>>,
  canProve = true,
) => {
  const moment = (india: string | undefined) => (india === undefined ? undefined : at(india));
  return dueOperation({
    now: at(now),
    hour: 2,
    serverStarted: at("20T00:00"),
    backup: { succeeded: moment(times.backup), tried: moment(times.tried ?? times.backup) },
    drill: { succeeded: moment(times.drill), tried: moment(times.drillTried ?? times.drill) },
    canProve,
  });
};

test.each([
  ["a new server waits for a quarter of an hour", "20T00:14", {}, undefined],
  ["then it makes the first backup", "20T00:15", {}, "backup"],
  ["and proves it at once", "20T00:20", { backup: "20T00:16" }, "drill"],
  ["nothing before the hour", "23T01:59", { backup: "22T02:00", drill: "20T03:00" }, undefined],
  ["a backup at the hour", "23T02:00", { backup: "22T02:01", drill: "20T03:00" }, "backup"],
  ["one a day", "23T23:00", { backup: "23T02:01", drill: "20T03:00" }, undefined],
  ["a missed one later", "23T08:30", { backup: "21T02:01", drill: "20T03:00" }, "backup"],
  ["a failed one after an hour", "23T03:02", { backup: "22T02:01", tried: "23T02:00" }, "backup"],
  [
    "not before",
    "23T02:30",
    { backup: "22T02:01", tried: "23T02:00", drill: "20T03:00" },
    undefined,
  ],
  ["a drill after 7 days", "27T03:00", { backup: "27T02:01", drill: "20T03:00" }, "drill"],
  ["not before", "27T02:59", { backup: "27T02:01", drill: "20T03:00" }, undefined],
  [
    "a failed drill after an hour",
    "27T04:05",
    { backup: "27T02:01", drill: "20T03:00", drillTried: "27T03:01" },
    "drill",
  ],
  // The clock was two days ahead, and is right again.
  ["a backup of a wrong clock delays none", "23T08:00", { backup: "25T02:01" }, "backup"],
  [
    "a drill of a wrong clock delays none",
    "23T08:00",
    { backup: "23T02:01", drill: "25T02:05" },
    "drill",
  ],
] as const)("%s", (_what, now, times, expected) => {
  expect(operationAt(now, times)).toBe(expected);
});

test("a server that cannot read its backups tries no drill", () => {
  const times = { backup: "27T02:01", drill: "20T03:00" } as const;
  expect(operationAt("27T03:00", times)).toBe("drill");
  expect(operationAt("27T03:00", times, false)).toBeUndefined();
});
