import { expect, test } from "vitest";
import { isOnTime, judgePromises, mergePromisedDays } from "../../../domain/schedule/promises";

const at = (date: string) => new Date(`${date}T12:00:00+05:30`);
const given = (since: string, day: string | null) => ({ since: at(since), day });
const now = at("2026-12-20");

/** Judges promises of an order that left on a date, or has not left. */
const judge = (rows: ReturnType<typeof given>[], shipped?: string) =>
  judgePromises(rows, { shippedAt: shipped === undefined ? null : at(shipped), now }).map(
    ({ day, state }) => `${day} ${state}`,
  );

test("a promise that passed unmet stays broken when a later day is promised, kept or not", () => {
  const rows = [given("2026-12-01", "2026-12-05"), given("2026-12-06", "2026-12-25")];
  expect(judge(rows)).toEqual(["2026-12-05 BROKEN", "2026-12-25 OPEN"]);
  expect(judge(rows, "2026-12-24")).toEqual(["2026-12-05 BROKEN", "2026-12-25 KEPT"]);
  expect(isOnTime(rows, at("2026-12-24"))).toBe(false);
});

test("a broken day that an undo or a withdrawal gives again is broken once", () => {
  const rows = [given("2026-12-01", "2026-12-05"), given("2026-12-06", "2026-12-25")];
  const again = [...rows, given("2026-12-06", "2026-12-05")];
  expect(judge(again)).toEqual(["2026-12-05 BROKEN", "2026-12-25 MOVED"]);
  expect(isOnTime(again, at("2026-12-24"))).toBe(false);
});

test("a past day is not broken if it is changed on the day of its entry, and broken if it stays", () => {
  const first = given("2026-12-01", "2026-12-05");
  const past = given("2026-12-10", "2026-12-08");
  const undone = [first, past, given("2026-12-10", "2026-12-05")];
  expect(judge(undone)).toEqual(["2026-12-05 BROKEN", "2026-12-08 MOVED"]);
  expect(judge([first, past])).toEqual(["2026-12-05 BROKEN", "2026-12-08 BROKEN"]);
  const kept = [first, past, given("2026-12-11", "2026-12-25")];
  expect(judge(kept)).toEqual(["2026-12-05 BROKEN", "2026-12-08 BROKEN", "2026-12-25 OPEN"]);
});

test("a promise that is moved on its day or before is neither kept nor broken", () => {
  const rows = [given("2026-12-01", "2026-12-05"), given("2026-12-05", "2026-12-08")];
  expect(judge(rows, "2026-12-08")).toEqual(["2026-12-05 MOVED", "2026-12-08 KEPT"]);
  expect(isOnTime(rows, at("2026-12-08"))).toBe(true);
  expect(judge(rows, "2026-12-09")).toEqual(["2026-12-05 MOVED", "2026-12-08 BROKEN"]);
});

test("a promise that is withdrawn after its day is broken, and before it is not", () => {
  expect(judge([given("2026-12-01", "2026-12-05"), given("2026-12-06", null)])).toEqual([
    "2026-12-05 BROKEN",
  ]);
  expect(judge([given("2026-12-01", "2026-12-05"), given("2026-12-04", null)])).toEqual([
    "2026-12-05 MOVED",
  ]);
});

test("a day that is changed after the order has left changes nothing", () => {
  const rows = [given("2026-12-01", "2026-12-05"), given("2026-12-07", "2026-12-10")];
  expect(judge(rows, "2026-12-06")).toEqual(["2026-12-05 BROKEN"]);
});

test("the promised day is over when it ends in India", () => {
  const rows = [given("2026-12-01", "2026-12-05")];
  expect(isOnTime(rows, new Date("2026-12-05T18:29:59Z"))).toBe(true);
  expect(isOnTime(rows, new Date("2026-12-05T18:30:00Z"))).toBe(false);
});

const day = (date: string) => `2026-12-${date}`;

/** Returns the days that the client was promised, such as `03: 2026-12-12` for a promise of the 3rd. */
const told = (expected: ReturnType<typeof given>[], promised: ReturnType<typeof given>[]) =>
  mergePromisedDays(expected, promised).map(
    (row) => `${row.since.toISOString().slice(8, 10)}: ${row.day}`,
  );

test("the client's day is the promise of the board, and the order's own day without a promise", () => {
  const expected = [given(day("01"), day("10"))];
  expect(told(expected, [])).toEqual(["01: 2026-12-10"]);
  const promised = [given(day("03"), day("12")), given(day("05"), null)];
  expect(told(expected, promised)).toEqual(["01: 2026-12-10", "03: 2026-12-12", "05: 2026-12-10"]);
});

test("an order's own day that is moved under a promise changes nothing, and an equal promise is no second one", () => {
  const expected = [given(day("01"), day("10")), given(day("04"), day("15"))];
  expect(told(expected, [given(day("02"), day("10"))])).toEqual(["01: 2026-12-10"]);
});

test("an order that left after its own day is on time by a promise that was given in time, and not by a later one", () => {
  const expected = [given(day("01"), day("10"))];
  const shippedAt = at(day("12"));
  expect(isOnTime(mergePromisedDays(expected, [given(day("08"), day("12"))]), shippedAt)).toBe(
    true,
  );
  expect(isOnTime(mergePromisedDays(expected, [given(day("11"), day("12"))]), shippedAt)).toBe(
    false,
  );
});
