import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findChromium } from "../../tests/support/browser/chromium";

const isThere = () => existsSync(findChromium().executablePath ?? chromium.executablePath());

const attempts: readonly (readonly [string, readonly string[]])[] = [
  ["npx", ["playwright", "install", "chromium"]],
  ["apt-get", ["update"]],
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]],
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
];

const run = (program: string, args: readonly string[]) =>
  new Promise<void>((done) => execFile(program, args, { timeout: 600_000 }, () => done()));

/** True if a browser for the browser tests is installed. Tries to install one first. */
export async function ensureChromium(): Promise<boolean> {
  for (const [program, args] of attempts) {
    if (isThere()) return true;
    await run(program, args);
  }
  return isThere();
}
