import { existsSync } from "node:fs";

const places = [
  // The headless shell has no windows, which no test looks at. It starts and paints faster.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Returns the path of the machine's own Chromium or Chrome. Without one, Playwright's is used. */
export function findChromium(): { executablePath?: string } {
  const executablePath = process.env.CHROMIUM_PATH ?? places.find((place) => existsSync(place));
  return executablePath === undefined ? {} : { executablePath };
}

/**
 * Returns every browser of Debian's packages that the machine has, by its name. CHROMIUM_PATH names the only one
 * instead.
 */
export function installedBrowsers(): { name: string; executablePath: string | undefined }[] {
  const all = [
    { name: "headless shell", executablePath: "/usr/bin/chromium-headless-shell" },
    { name: "whole Chromium", executablePath: "/usr/bin/chromium" },
  ].filter(({ executablePath }) => existsSync(executablePath));
  if (process.env.CHROMIUM_PATH === undefined && all.length > 0) return all;
  return [{ name: "Chromium", executablePath: findChromium().executablePath }];
}

const asRoot = process.getuid?.() === 0 ? ["--no-sandbox"] : [];

/** Keeps the browser from looking for the network, and lets it start in a root container. */
export const chromiumFlags = [
  ...asRoot,
  "--disable-gpu",
  // Tabs of one site share a process, so that compiled scripts are shared as well.
  "--process-per-site",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
