import { expect, test } from "vitest";
import {
  exitCodeOf,
  finding,
  findingsText,
  gradeBackupAge,
  gradeDisk,
} from "../../../server/cli/findings";

test.each([
  [20e9, "ok", "20 GB are free at /data"],
  [3e9, "warn", "3 GB are free at /data. Make room for backups"],
  [0.2e9, "fail", "200 MB are free at /data. Make room: PostgreSQL stops on a full disk"],
] as const)("a disk with %d free bytes is %s", (free, grade, sentence) => {
  expect(gradeDisk("/data", free)).toEqual({ subject: "disk", grade, sentence });
});

const now = new Date("2026-11-23T12:00:00Z");

test.each([
  ["2026-11-23T02:00:00Z", "ok"],
  ["2026-11-21T23:00:00Z", "warn"],
  ["2026-11-20T11:00:00Z", "fail"],
  [undefined, "warn"],
])("a newest backup of %s is %s", (newest, grade) => {
  const moment = newest === undefined ? undefined : new Date(newest);
  expect(gradeBackupAge(moment, now, "/backups").grade).toBe(grade);
});

test("each finding is a line, and a failure is the exit code", () => {
  const findings = [finding("disk", "ok", "Enough"), finding("clock", "warn", "Late")];
  expect(findingsText(findings)).toBe("ok   disk         Enough\nwarn clock        Late");
  expect(exitCodeOf(findings)).toBe(0);
  expect(exitCodeOf([...findings, finding("port", "fail", "Taken")])).toBe(1);
});
