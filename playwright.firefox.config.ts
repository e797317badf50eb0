import { defineConfig } from "@playwright/test";
import usual from "./playwright.config";
import { findFirefox, firefoxPreferences } from "./tests/support/browser/firefox";
import { onlyTypeface } from "./tests/support/browser/typefaces";

const executablePath = findFirefox();

/** `npm test -- firefox`: the tests with the tag `@firefox` in the machine's own Firefox, by WebDriver BiDi. */
export default defineConfig({
  ...usual,
  grep: /@firefox/,
  workers: 2,
  projects: [
    {
      name: "Firefox",
      use: {
        browserName: "firefox",
        channel: "moz-firefox",
        launchOptions: {
          ...(executablePath !== undefined && { executablePath }),
          firefoxUserPrefs: firefoxPreferences,
          env: { ...process.env, ...onlyTypeface("DejaVu") },
        },
      },
    },
  ],
});
