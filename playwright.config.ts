import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./tests/support/browser/chromium";
import { onlyTypeface } from "./tests/support/browser/typefaces";
import { hangMs } from "./tests/support/hang";

const port = Number(process.env.E2E_PORT ?? 3210);

const launch = (typeface: Parameters<typeof onlyTypeface>[0]) => ({
  ...findChromium(),
  args: chromiumFlags,
  env: { ...process.env, ...onlyTypeface(typeface) },
});

/**
 * Browser tests run the built product on its own server, with the demo plant in a fresh DATA_DIR.
 */
export default defineConfig({
  testDir: "tests/e2e",
  // A folder of its own: Playwright empties it, and the other runner keeps its report beside it.
  outputDir: "test-results/e2e",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Then the product is broken, and each further test would wait until its limit.
  maxFailures: 20,
  // A busy machine is slow, not broken: the limits only end what will never come.
  timeout: hangMs,
  workers: 4,
  expect: { timeout: hangMs },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
  },
  // The machine's typefaces decide nothing. What depends on typefaces runs with a second one.
  projects: [
    { name: "DejaVu", use: { launchOptions: launch("DejaVu") } },
    { name: "Liberation", use: { launchOptions: launch("Liberation") }, grep: /@typefaces/ },
  ],
  webServer: {
    command: "node --import tsx tests/support/browser/builtProduct.ts",
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: hangMs,
    gracefulShutdown: { signal: "SIGTERM", timeout: hangMs },
  },
});
