import { expect, test } from "vitest";
import { EmployeeRegistration } from "../../../contract/employees";
import { OrderForm } from "../../../contract/orders";
import { ReelImport } from "../../../contract/reels";
import { readCell } from "../../../server/imports/readFile";

const { expectedCompletionDate, quantity } = OrderForm.shape;
const { receivedAt, moisture, coreWeight } = ReelImport.shape;
const { dob, unit } = EmployeeRegistration.shape;

const inIndia = (date: string, time = "00:00:00") =>
  new Date(`${date}T${time}+05:30`).toISOString();

test.each([
  "21-Nov-26",
  "21 ನವೆಂಬರ್ 2026",
  "२१/११/२०२६",
  "21/11/26",
  "21-11-2026",
  "21.11.2026",
  "21/11/2026",
  "21 Nov 2026",
  "21 Nov. 2026",
  "21 november, 2026",
  "2026-11-21",
  "2026/11/21",
])(
  "%s is the 21st of November in a field that must be there and in one that may be left out",
  (text) => {
    expect(readCell(expectedCompletionDate, text)).toBe(inIndia("2026-11-21"));
    expect(readCell(receivedAt, text)).toBe(inIndia("2026-11-21"));
    expect(readCell(dob, text)).toBe("2026-11-21");
  },
);

test.each([
  ["2026-11-21 18:05", "18:05:00"],
  ["21/11/2026 6:05 pm", "18:05:00"],
  ["21-Nov-26, 12:30 am", "00:30:00"],
  ["21-Nov-26 18:05:09", "18:05:09"],
  ["2026-11-21T18:05", "18:05:00"],
])("%s has its time of day in India", (text, time) => {
  expect(readCell(expectedCompletionDate, text)).toBe(inIndia("2026-11-21", time));
});

test.each([
  "31/02/2026",
  "30-Feb-26",
  "11/21/2026",
  "21-Now-26",
  "1-J-26",
  "soon",
  "21/11",
  "2026",
])("%s is no date: the field refuses it", (text) => {
  for (const field of [expectedCompletionDate, receivedAt, dob]) {
    expect(field?.safeParse(readCell(field, text)).success).toBe(false);
  }
});

test.each(["21/11/2026 25:00", "21/11/2026 13:00 pm", "21/11/2026 18:75"])(
  "%s has no time of day: the field refuses it",
  (text) => {
    expect(receivedAt?.safeParse(readCell(receivedAt, text)).success).toBe(false);
  },
);

test("a year of two digits is the latest that the field takes", () => {
  expect(readCell(dob, "1-2-90")).toBe("1990-02-01");
  expect(readCell(dob, "1-2-05")).toBe("2005-02-01");
  expect(readCell(expectedCompletionDate, "1-2-90")).toBe(inIndia("2090-02-01"));
});

test("a number is one in a field that must be there and in one that may be left out", () => {
  expect(readCell(quantity, "1,05,000")).toBe(105_000);
  expect(readCell(moisture, " 7.5 ")).toBe(7.5);
  expect(readCell(coreWeight, "1,050.5")).toBe(1050.5);
});

test("a number that may be two stays a text, for the field to refuse", () => {
  expect(readCell(coreWeight, "1,05")).toBe("1,05");
  expect(readCell(coreWeight, "1.050,5")).toBe("1.050,5");
});

test("a choice is found in either case, and a blank cell is nothing", () => {
  expect(readCell(unit, "b")).toBe("B");
  expect(readCell(unit, "  ")).toBeUndefined();
});
