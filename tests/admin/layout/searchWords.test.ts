import { expect, test } from "vitest";
import { features } from "../../../src/admin/features";
import { searchTexts, searchWordTexts } from "../../../src/admin/shell/search/texts";

test("each screen of the menu is found by further words, and no words are for a screen that is not there", () => {
  const names = features.flatMap(({ pages = [], resources = [] }) => [
    ...pages.flatMap(({ menu = [] }) => menu.map(({ name }) => name)),
    ...resources.filter(({ menu }) => menu !== undefined).map(({ name }) => name),
  ]);
  expect(names.length).toBeGreaterThan(40);
  const further = Object.keys(searchTexts.english.further);
  expect(Object.keys(searchWordTexts.english).toSorted()).toEqual(
    [...new Set([...names, ...further, "create"])].toSorted(),
  );
});
