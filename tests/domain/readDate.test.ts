import { expect, test } from "vitest";
import { dateAfter } from "../../domain/indiaTime";
import { languages } from "../../domain/languages";
import { dateText, shortMonthText } from "../../domain/momentText";
import { datePartsOf, isWholeDate, readDate, readMonth } from "../../domain/readDate";

const bounds = { today: "2026-11-26", first: "1940-01-01", last: "2199-12-31" };
const date = (text: string) => readDate(text, bounds);
const month = (text: string) => readMonth(text, bounds);

test.each([
  "24 Nov 2026",
  " 24 nov 26 ",
  "24nov2026",
  "24th November, 2026",
  "Nov 24, 2026",
  "24/11/2026",
  "24-11-26",
  "24.11.2026",
  "24 11 2026",
  "24112026",
  "2026-11-24",
  "2026/11/24",
  "२४/११/२०२६",
  "೨೪ ನವೆಂಬರ್ ೨೦೨೬",
  "24 नव॰ 2026",
  "24 नवंबर 2026",
])("%s is the 24th of November", (text) => {
  expect(date(text)).toEqual({ value: "2026-11-24" });
});

test("today is a word in each language, or its first letters", () => {
  for (const text of ["today", "Today", "t", "आज", "ಇಂದು"])
    expect(date(text)).toEqual({ value: bounds.today });
});

test.each([
  ["5 Dec", "2026-12-05"],
  ["5dec", "2026-12-05"],
  ["Dec 5th", "2026-12-05"],
  ["5/12", "2026-12-05"],
  ["5.12", "2026-12-05"],
  ["५ दिस॰", "2026-12-05"],
  ["೫/೧೨", "2026-12-05"],
  ["26/11", "2026-11-26"],
  ["25 Nov", "2026-11-25"],
  ["1 Jan", "2027-01-01"],
  // At most nine months ahead.
  ["27 Aug", "2027-08-27"],
  ["28 Aug", "2026-08-28"],
  ["29 Feb", "2024-02-29"],
])("%s without a year is the day near today, %s", (text, value) => {
  expect(date(text)).toEqual({ value });
});

test("a date without a year keeps to the bounds of its field", () => {
  const until = { ...bounds, last: bounds.today };
  expect(readDate("5 Dec", until)).toEqual({ value: "2025-12-05" });
  expect(readDate("5 Nov", { ...bounds, first: bounds.today })).toEqual({ value: "2027-11-05" });
  const week = { ...bounds, first: "2026-11-20", last: "2026-11-27" };
  expect(readDate("28 Nov", week)).toEqual({ problem: "late", about: "2026-11-27" });
  expect(date("31 Feb")).toEqual({ problem: "days", about: "2026-02" });
  expect(date("12/25")).toEqual({ problem: "order", about: "2026-12-25" });
});

test.each([
  // The 26th is a Thursday.
  ["friday", "2026-11-27"],
  ["Fri", "2026-11-27"],
  ["thursday", "2026-12-03"],
  ["monday", "2026-11-30"],
  ["next Friday", "2026-12-04"],
  ["next mon", "2026-11-30"],
  ["शुक्रवार", "2026-11-27"],
  ["अगले शुक्रवार", "2026-12-04"],
  ["ಶುಕ್ರವಾರ", "2026-11-27"],
  ["ಮುಂದಿನ ಶುಕ್ರವಾರ", "2026-12-04"],
  ["tomorrow", "2026-11-27"],
  ["ನಾಳೆ", "2026-11-27"],
  ["yesterday", "2026-11-25"],
])("%s is the day %s", (text, value) => {
  expect(date(text)).toEqual({ value });
});

test("each date and month that the product writes is read again, in each language", () => {
  for (const language of languages)
    for (let day = "2026-01-01"; day < "2027-01-01"; day = dateAfter(day, 13)) {
      expect(date(dateText(day, language))).toEqual({ value: day });
      const inMonth = day.slice(0, 7);
      expect(month(shortMonthText(inMonth, language))).toEqual({ value: inMonth });
    }
});

test("a year of two figures is at most 20 years ahead, and never after the last date", () => {
  expect(date("1/1/46")).toEqual({ value: "2046-01-01" });
  expect(date("1/1/47")).toEqual({ value: "1947-01-01" });
  expect(readDate("30/6/35", { ...bounds, last: bounds.today })).toEqual({
    problem: "early",
    about: "1940-01-01",
  });
});

test("what is wrong is known: a day that does not exist, another order, a date out of bounds", () => {
  expect(date("31 Feb 2026")).toEqual({ problem: "days", about: "2026-02" });
  expect(date("29/02/2028")).toEqual({ value: "2028-02-29" });
  expect(date("0/11/2026")).toEqual({ problem: "days", about: "2026-11" });
  expect(date("11/24/2026")).toEqual({ problem: "order", about: "2026-11-24" });
  expect(date("24 Nov 1926")).toEqual({ problem: "early", about: "1940-01-01" });
  expect(date("24 Nov 2926")).toEqual({ problem: "late", about: "2199-12-31" });
  for (const text of [
    "",
    "24 11",
    "24 Foo",
    "40/40",
    "24 Foo 2026",
    "40/40/2026",
    "1e5",
    "24 Nov 202",
    "ma 26",
  ])
    expect(date(text)).toEqual({ problem: "form" });
});

test("a month is read by its name, its number or a date in it", () => {
  for (const text of ["Nov 2026", "november 26", "11/2026", "11-26", "2026-11", "112026", "today"])
    expect(month(text)).toEqual({ value: "2026-11" });
  expect(month("24/11/2026")).toEqual({ value: "2026-11" });
  expect(month("13/2026")).toEqual({ problem: "form" });
  expect(readMonth("Dec 2026", { ...bounds, last: bounds.today })).toEqual({
    problem: "late",
    about: "2026-11",
  });
});

test("a text is whole when its year has four figures", () => {
  expect(["24 Nov 2026", "२४ नव॰ २०२६", "24 nov 26"].map(isWholeDate)).toEqual([true, true, false]);
});

test("the parts of a date are read as they are typed, also of a date that does not exist", () => {
  expect(datePartsOf("31-feb-26")).toEqual({ year: "26", month: 2, day: 31 });
  expect(datePartsOf("2026-1-5")).toEqual({ year: "2026", month: 1, day: 5 });
  expect(datePartsOf("24 ನವೆಂಬರ್ 2026")).toEqual({ year: "2026", month: 11, day: 24 });
  expect(datePartsOf("Nov 2026")).toBeUndefined();
});
