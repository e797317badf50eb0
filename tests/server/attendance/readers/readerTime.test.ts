import { expect, test } from "vitest";
import {
  isMonthFirst,
  momentCellsText,
  readReaderTime,
} from "../../../../server/attendance/readers/readerTime";

const read = (date: string, time = "", monthFirst = false) =>
  readReaderTime(momentCellsText({ date, time }), monthFirst)?.toISOString();

test("the notations of readers and of their programs are read to the second, in India time", () => {
  const at = "2026-03-28T03:29:31.000Z";
  for (const [date, time] of [
    ["2026-03-28 08:59:31", ""],
    ["2026/03/28  08:59:31", ""],
    ["2026-03-28T08:59:31", ""],
    ["2026-03-28 08:59:31.000", ""],
    ["28/03/2026 8:59:31 AM", ""],
    ["28-Mar-2026 08:59:31", ""],
    ["28-03-2026", "08:59:31"],
    ["", "28/03/2026 08:59:31 am"],
    ["2026-03-28 08:59:31", "08:59:31"],
    ["28/03/2026", "8:59:31 A12P12"],
  ] as const)
    expect([date, time, read(date, time)]).toEqual([date, time, at]);
  expect(read("28/03/2026 12:05 AM")).toBe("2026-03-27T18:35:00.000Z");
  expect(read("28/03/2026 12:05 PM")).toBe("2026-03-28T06:35:00.000Z");
});

test("a text without a date or without a time of day is no moment", () => {
  for (const text of [
    "28/03/2026",
    "08:59:31",
    "31/02/2026 08:59",
    "28/03/2026 25:00",
    "8:59 PM x",
  ])
    expect([text, read(text)]).toEqual([text, undefined]);
});

test("a file of a program with American dates has the month first, if one of its dates says so", () => {
  expect(isMonthFirst(["03/04/2026 08:00", "03/28/2026 08:00"])).toBe(true);
  expect(isMonthFirst(["03/04/2026 08:00", "03/05/2026 08:00"])).toBe(false);
  expect(isMonthFirst(["28/03/2026 08:00", "03/28/2026 08:00"])).toBe(false);
  expect(isMonthFirst(["2026-03-28 08:00"])).toBe(false);
  expect(read("3/28/2026 8:59 AM", "", true)).toBe("2026-03-28T03:29:00.000Z");
  expect(read("3/4/2026 8:59 AM", "", true)).toBe("2026-03-04T03:29:00.000Z");
  expect(read("2026-03-28 08:59:00", "", true)).toBe("2026-03-28T03:29:00.000Z");
});
