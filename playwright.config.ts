import { defineConfig } from "@playwright/test";
import { chromiumFlags, findChromium } from "./tests/support/browser/chromium";

const port = Number(process.env.E2E_PORT ?? 3210);

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
  // A busy machine is slow, not broken.
  timeout: 60_000,
  workers: 4,
  // The first page of a run waits for a cold machine; the limit only ends what will never come.
  expect: { timeout: 20_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { ...findChromium(), args: chromiumFlags },
  },
  webServer: {
    command: "node --import tsx tests/support/browser/builtProduct.ts",
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/api/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 10_000 },
  },
});
