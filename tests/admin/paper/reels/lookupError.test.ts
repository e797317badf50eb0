import { expect, test } from "vitest";
import { lookupError } from "../../../../src/admin/paper/reels/inventory/InventoryPage";

const words = { empty: "Enter something", tokenMissing: "Authentication token missing" };

test("nothing to look for is told first", () => {
  expect(lookupError({ code: "", token: undefined, ...words })).toBe("Enter something");
});

test("nobody may look anything up without a token", () => {
  expect(lookupError({ code: "REEL-000042", token: undefined, ...words })).toBe(
    "Authentication token missing",
  );
});

test("a code and a token are all that a lookup needs", () => {
  expect(lookupError({ code: "REEL-000042", token: "t", ...words })).toBeUndefined();
});
