import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ensureChromium } from "./testing/ensureChromium";
import { isWebBuilt } from "./testing/isBuilt";
import { readFailedUnitTests, readTotals, reports } from "./testing/reports";
import { interruption, startProgram } from "./testing/startProgram";

/**
 * `npm test` checks types and lint and runs all tests. `npm test -- orders` runs the tests with that word in their
 * path. The web app is built and a browser installed while the first runner works. In a whole run the browser tests
 * start last, so that they have the machine to themselves. With a word both runners start together, because a few tests
 * mostly wait. A runner that fails does not stop the other runner.
 */
const words = process.argv.slice(2);
const isWhole = words.length === 0;

const testFiles = (ending: RegExp) =>
  readdirSync("tests", { recursive: true, encoding: "utf8" })
    .map((file) => join("tests", file))
    .filter((file) => ending.test(file) && words.some((word) => file.includes(word)));

const runner = (file: string, files: readonly string[], output: "live" | "at the end") =>
  startProgram([`node_modules/${file}`, ...files], output);

const build = () => startProgram(["--import", "tsx", "scripts/build.ts"], "at the end");

async function runBrowserTests(files: readonly string[], unitTests: Promise<boolean>) {
  const installing = ensureChromium();
  const isReady = (!isWhole && isWebBuilt()) || (await build());
  const hasBrowser = await installing;
  if (isWhole) await unitTests;
  if (interruption() !== undefined || !isReady) return false;
  if (hasBrowser) return runner("@playwright/test/cli.js", ["test", ...files], "live");
  console.error(
    "There is no Chromium and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH",
  );
  return false;
}

async function runTests() {
  const unitFiles = testFiles(/\.test\.tsx?$/);
  const browserFiles = testFiles(/\.spec\.ts$/);
  const hasUnits = isWhole || unitFiles.length > 0;
  const hasBrowserTests = isWhole || browserFiles.length > 0;
  if (!hasUnits && !hasBrowserTests) {
    console.error(`No test has "${words.join('" or "')}" in its path`);
    return false;
  }
  const output = !isWhole && hasBrowserTests ? "at the end" : "live";
  const unitTests = hasUnits
    ? runner("vitest/vitest.mjs", ["run", ...unitFiles], output)
    : Promise.resolve(true);
  const browserPasses = !hasBrowserTests || (await runBrowserTests(browserFiles, unitTests));
  const unitsPass = await unitTests;

  // A report may be far above by now.
  for (const failure of readFailedUnitTests()) console.error(`\nFailed: ${failure}`);
  const { passed, failed } = readTotals([
    ...(hasUnits ? [reports.unit] : []),
    ...(hasBrowserTests ? [reports.browser] : []),
  ]);
  console.log(`${passed} passed, ${failed} failed`);
  return unitsPass && browserPasses && failed === 0;
}

rmSync("test-results", { recursive: true, force: true });
const isChecked = !isWhole || (await startProgram(["--import", "tsx", "scripts/check.ts"], "live"));
process.exitCode = isChecked && (await runTests()) ? 0 : 1;
