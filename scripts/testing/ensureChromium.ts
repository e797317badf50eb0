import { execFile } from "node:child_process";
import { chromium } from "@playwright/test";
import { findChromium } from "../../tests/support/browser/chromium";

const attempts: readonly (readonly [string, readonly string[]])[] = [
  ["npx", ["playwright", "install", "chromium"]],
  ["apt-get", ["update"]],
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium-headless-shell"]],
  // Distributions without the package `chromium-headless-shell` lack the libraries of Playwright's browser.
  ["npx", ["playwright", "install-deps", "chromium"]],
  ["apt-get", ["install", "-y", "--no-install-recommends", "chromium"]],
];

const succeeds = (program: string, args: readonly string[]) =>
  new Promise<boolean>((done) =>
    execFile(program, args, { timeout: 600_000 }, (error) => done(error === null)),
  );

/** Resolves true if the browser starts. A browser without its libraries does not start. */
const starts = () =>
  succeeds(findChromium().executablePath ?? chromium.executablePath(), ["--version"]);

/** True if a browser for the browser tests starts. Tries to install one first. */
export async function ensureChromium(): Promise<boolean> {
  for (const [program, args] of attempts) {
    if (await starts()) return true;
    await succeeds(program, args);
  }
  return starts();
}
