import { expect, test } from "vitest";
import { untranslatedFinder } from "../../support/browser/untranslated";

const { find } = untranslatedFinder();

test("an English label of one word or more is found on a screen in Kannada", () => {
  expect(find(["Cancelled", "No changes yet.", "Clear filters"])).toEqual([
    "Cancelled",
    "No changes yet.",
    "Clear filters",
  ]);
});

test("names, codes, units and Kannada are no English labels", () => {
  expect(
    find(["Asha Rao", "Kaveri", "GSM", "BF 18", "12 kg", "PDF", "ರದ್ದು", "REEL-000007"]),
  ).toEqual([]);
});
