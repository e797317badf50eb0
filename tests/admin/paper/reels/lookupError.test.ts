import { expect, test } from "vitest";
import { lookupError } from "../../../../src/admin/paper/reels/inventory/InventoryPage";

const words = { empty: "Enter something", tokenMissing: "Authentication token missing" };

test("an empty search is reported first", () => {
  expect(lookupError({ code: "", token: undefined, ...words })).toBe("Enter something");
});

test("a search without a token is refused", () => {
  expect(lookupError({ code: "REEL-000042", token: undefined, ...words })).toBe(
    "Authentication token missing",
  );
});

test("a code and a token are all that a lookup needs", () => {
  expect(lookupError({ code: "REEL-000042", token: "t", ...words })).toBeUndefined();
});
