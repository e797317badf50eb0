import { expect, test } from "vitest";
import { dispatchLimit } from "../../domain/dispatches/dispatchLimit";

test.each([
  [5000, 5, 5250],
  [5000, 0, 5000],
  [19, 5, 19],
  [20, 5, 21],
  [1000, 2.5, 1025],
  [100_000_000, 50, 150_000_000],
])("%d boxes with %d %% allow %d", (quantity, tolerance, limit) => {
  expect(dispatchLimit(quantity, tolerance)).toBe(limit);
});
