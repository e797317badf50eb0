import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Matches the end of a test or a hook with a limit, and the limit of a wait. */
const ownLimit = /^ *\}, [\d_]{3,}\);|\btimeout: [\d_]+/m;

test("no test, hook or wait has a limit of its own: a busy machine is slow, not broken", () => {
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
    .filter((path) => /\.(test|spec)\.tsx?$/.test(path))
    .map((path) => `tests/${path}`);
  expect(files.length).toBeGreaterThan(400);
  expect(files.filter((path) => ownLimit.test(readFileSync(path, "utf8")))).toEqual([]);
});
