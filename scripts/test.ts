import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { readCounts } from "./testing/counts";
import { ensureChromium } from "./testing/ensureChromium";

/** All tests, one runner after the other; a runner that fails does not keep the next from telling its part. */
const runs = (program: string, ...args: string[]) =>
  spawnSync("npx", ["--no-install", program, ...args], {
    stdio: "inherit",
    shell: process.platform === "win32",
  }).status === 0;

rmSync("test-results", { recursive: true, force: true });
const unitsPass = runs("vitest", "run");
const builds = runs("tsx", "scripts/build.ts");
const hasBrowser = ensureChromium();
if (!hasBrowser) {
  console.error(
    "There is no Chromium and none could be installed: install Chromium or Chrome, or set CHROMIUM_PATH",
  );
}
const browsersPass = builds && hasBrowser && runs("playwright", "test");

const { passed, failed } = readCounts();
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = unitsPass && browsersPass && failed === 0 ? 0 : 1;
