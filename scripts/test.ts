import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { findFirefox } from "../tests/support/browser/firefox";
import { ensureChromium } from "./testing/ensureChromium";
import { isWebBuilt } from "./testing/isBuilt";
import { readFailedTests, readTotals, reports } from "./testing/reports";
import { interruption, startProgram } from "./testing/startProgram";

/**
 * Checks types and lint and runs all tests (`npm test`). `npm test -- orders` runs the tests with that word in their
 * path. All parts run at the same time, because each part waits now and then: the browser tests start as soon as the
 * web app is built and a browser installed. A part that fails does not stop the others. `npm test -- firefox` runs the
 * browser tests with the tag `@firefox` in the machine's Firefox, and nothing else.
 */
const words = process.argv.slice(2);
const isFirefox = words.join() === "firefox";
const isWhole = words.length === 0;

const testFiles = (ending: RegExp) =>
  readdirSync("tests", { recursive: true, encoding: "utf8" })
    .map((file) => join("tests", file))
    .filter((file) => ending.test(file) && words.some((word) => file.includes(word)));

const script = (file: string) => startProgram(["--import", "tsx", file], "at the end");

const playwright = (args: readonly string[]) =>
  startProgram(["node_modules/@playwright/test/cli.js", "test", ...args], "live");

const buildWeb = async () => (!isWhole && isWebBuilt()) || (await script("scripts/build.ts"));

async function runBrowserTests(files: readonly string[]) {
  const installing = ensureChromium();
  const isReady = await buildWeb();
  if (!(await installing)) {
    console.error(
      "There is no Chromium and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH",
    );
    return false;
  }
  if (interruption() !== undefined || !isReady) return false;
  return playwright(files);
}

async function runFirefoxTests() {
  if (findFirefox() === undefined) {
    console.error("There is no Firefox: install Firefox or Firefox ESR, or set FIREFOX_PATH");
    return false;
  }
  if (!(await buildWeb())) return false;
  const isPassed = await playwright(["--config", "playwright.firefox.config.ts"]);
  const { passed, failed } = readTotals([reports.browser]);
  console.log(`${passed} passed, ${failed} failed`);
  return isPassed && failed === 0;
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
  const vitest = ["node_modules/vitest/vitest.mjs", "run", ...unitFiles];
  const passes = await Promise.all([
    !isWhole || script("scripts/check.ts"),
    !hasUnits || startProgram(vitest, hasBrowserTests ? "at the end" : "live"),
    !hasBrowserTests || runBrowserTests(browserFiles),
  ]);

  // Prints the failed tests again, because their reports may be far above by now.
  for (const failure of readFailedTests()) console.error(`\nFailed: ${failure}`);
  const { passed, failed } = readTotals([
    ...(hasUnits ? [reports.unit] : []),
    ...(hasBrowserTests ? [reports.browser] : []),
  ]);
  console.log(`${passed} passed, ${failed} failed`);
  return passes.every(Boolean) && failed === 0;
}

rmSync("test-results", { recursive: true, force: true });
process.exitCode = (await (isFirefox ? runFirefoxTests() : runTests())) ? 0 : 1;
