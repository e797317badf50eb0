import { expect, test } from "vitest";
import { rowOn } from "../../domain/datedRows";

test("the row that holds on a date is the last that has begun", () => {
  const first = { validFrom: "2026-01-01" };
  const second = { validFrom: "2026-11-16" };
  const rows = [first, second];
  expect(rowOn(rows, "2025-12-31")).toBeUndefined();
  expect(rowOn(rows, "2026-01-01")).toBe(first);
  expect(rowOn(rows, "2026-11-15")).toBe(first);
  expect(rowOn(rows, "2026-11-16")).toBe(second);
});
