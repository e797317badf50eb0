import { expect, test } from "vitest";
import {
  financialYearOf,
  isSerial,
  longestSeries,
  serialOf,
} from "../../../domain/invoices/serials";

test.each([
  ["2026-03-31", "25-26"],
  ["2026-04-01", "26-27"],
  ["2027-03-31", "26-27"],
  ["2099-12-31", "99-00"],
])("%s is in the financial year %s", (date, year) => {
  expect(financialYearOf(date)).toBe(year);
});

test("a serial has its series, its financial year and its number", () => {
  expect(serialOf("A", "26-27", 1)).toBe("A/26-27/00001");
  expect(isSerial(serialOf("Z".repeat(longestSeries), "26-27", 999_999))).toBe(true);
});

test.each(["", "/26-27/00001", "A/26-27/000000001", "A 1", "A_1", "ಅ/1"])(
  "%j is no serial",
  (text) => {
    expect(isSerial(text)).toBe(false);
  },
);
