import { expect, test } from "vitest";
import { say } from "../../../domain/messages/say";
import { clockProblems } from "../../../server/backups/clock";
import { englishText } from "../../../server/errors";

const now = new Date("2026-11-23T12:00:00Z");
const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const problemsOf = (database: Date, newest?: Date) =>
  clockProblems({ now, database, newest: [{ what: say("clock.backup"), at: newest }] }).map(
    englishText,
  );

test("a right clock is no problem, nor is a backup of the past", () => {
  expect(problemsOf(after(0.05), after(-48))).toEqual([]);
  expect(problemsOf(now)).toEqual([]);
});

test("a clock two days off is one sentence, in both directions", () => {
  const sentence =
    "This machine's clock differs by 48 h from the clock of the database. Set the clock.";
  expect(problemsOf(after(48))).toEqual([sentence]);
  expect(problemsOf(after(-48))).toEqual([sentence]);
  expect(problemsOf(now, after(48))).toEqual([
    "The newest backup is from the future, by 48 h. Check this machine's clock.",
  ]);
});
