import { rmSync } from "node:fs";
import { ensureChromium } from "./testing/ensureChromium";
import { readCounts, readFailedUnitTests } from "./testing/reports";
import { interruption, startProgram } from "./testing/startProgram";

/**
 * All tests. The web app is built while the first runner is at work; the browser's runner has the
 * machine for itself. A runner that fails does not keep the other from telling its part.
 */
rmSync("test-results", { recursive: true, force: true });
const building = startProgram(["--import", "tsx", "scripts/build.ts"], "at the end");
const unitsPass = await startProgram(["node_modules/vitest/vitest.mjs", "run"], "live");
const builds = await building;
const hasBrowser = builds && interruption() === undefined && ensureChromium();
if (builds && !hasBrowser && interruption() === undefined) {
  console.error(
    "There is no Chromium and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH",
  );
}
const browsersPass =
  hasBrowser && (await startProgram(["node_modules/@playwright/test/cli.js", "test"], "live"));

// The first runner's report stands far above by now.
for (const failure of readFailedUnitTests()) console.error(`\nFailed: ${failure}`);
const { passed, failed } = readCounts();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = unitsPass && browsersPass && failed === 0 ? 0 : 1;
