import { expect, test } from "vitest";
import { features } from "../../../src/admin/features";
import { searchWordTexts } from "../../../src/admin/shell/search/texts";

test("each screen of the menu is found by further words", () => {
  const names = features.flatMap(({ pages = [], resources = [] }) => [
    ...pages.flatMap(({ menu = [] }) => menu.map(({ name }) => name)),
    ...resources.filter(({ menu }) => menu !== undefined).map(({ name }) => name),
  ]);
  expect(names.length).toBeGreaterThan(40);
  expect(names.filter((name) => !Object.hasOwn(searchWordTexts.english, name))).toEqual([]);
});
