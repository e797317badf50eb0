import { spawnSync } from "node:child_process";
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

/** True if a browser for the browser tests is installed. Tries to install one first. */
export function ensureChromium(): boolean {
  for (const [program, args] of attempts) {
    if (isThere()) return true;
    spawnSync(program, args, { stdio: "ignore", timeout: 600_000 });
  }
  return isThere();
}
