import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Selectors that match an element only after its parent, or the element itself, has been read to its end, and equal columns
 * whose places depend on the columns after them.
 */
const waitsForEnd =
  /:(?:last-child|last-of-type|only-child|only-of-type|nth-last-[a-z-]+|empty)\b|repeat\(\d+, (?:auto|m..-content)\)/g;

test("no style of a public page changes when the rest of the document arrives: the page would jump", () => {
  const files = readdirSync("src/site", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css"))
    .map((file) => join("src/site", file));
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(waitsForEnd)].map(
      ([selector]) => `${file} ${selector}`,
    ),
  );
  expect(found).toEqual([]);
});
