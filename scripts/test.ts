import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./testing/ensureChromium";
import { isBuilt } from "./testing/isBuilt";
import { readCounts, readFailedUnitTests, reports } from "./testing/reports";
import { interruption, startProgram } from "./testing/startProgram";

/**
 * `npm test` checks types and lint and runs all tests. `npm test -- orders` runs the tests whose path has that word.
 * The web app is built while the first runner works. In a whole run the browser tests start last, so that they have the
 * machine to themselves. With a word both runners start together, because a few tests mostly wait. A runner that fails
 * does not stop the other runner.
 */
const words = process.argv.slice(2);
const isWhole = words.length === 0;

const testFiles = (ending: RegExp) =>
  readdirSync("tests", { recursive: true, encoding: "utf8" })
    .map((file) => join("tests", file))
    .filter((file) => ending.test(file) && words.some((word) => file.includes(word)));

const vitest = (files: readonly string[], output: "live" | "at the end") =>
  startProgram(["node_modules/vitest/vitest.mjs", "run", ...files], output);

const playwright = (files: readonly string[]) =>
  startProgram(["node_modules/@playwright/test/cli.js", "test", ...files], "live");

const build = () => startProgram(["--import", "tsx", "scripts/build.ts"], "at the end");

async function runTests() {
  const unitFiles = testFiles(/\.test\.tsx?$/);
  const browserFiles = testFiles(/\.spec\.ts$/);
  const hasUnits = isWhole || unitFiles.length > 0;
  const hasBrowserTests = isWhole || browserFiles.length > 0;
  if (!hasUnits && !hasBrowserTests) {
    console.error(`No test has "${words.join('" or "')}" in its path`);
    return false;
  }
  const building = !hasBrowserTests || (!isWhole && isBuilt()) || build();
  const isAtOnce = !isWhole && hasBrowserTests;
  const testing = !hasUnits || vitest(unitFiles, isAtOnce ? "at the end" : "live");
  if (!isAtOnce) await testing;
  const builds = await building;
  const canBrowse = hasBrowserTests && builds && interruption() === undefined && ensureChromium();
  if (hasBrowserTests && builds && !canBrowse && interruption() === undefined) {
    console.error(
      "There is no Chromium and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH",
    );
  }
  const browserPasses = !hasBrowserTests || (canBrowse && (await playwright(browserFiles)));
  const unitsPass = await testing;

  // The first runner's report is far above by now.
  for (const failure of readFailedUnitTests()) console.error(`\nFailed: ${failure}`);
  const { passed, failed } = readCounts([
    ...(hasUnits ? [reports.unit] : []),
    ...(hasBrowserTests ? [reports.browser] : []),
  ]);
  console.log(`${passed} passed, ${failed} failed`);
  return unitsPass && browserPasses && failed === 0;
}

rmSync("test-results", { recursive: true, force: true });
const isChecked = !isWhole || (await startProgram(["--import", "tsx", "scripts/check.ts"], "live"));
process.exitCode = isChecked && (await runTests()) ? 0 : 1;
