import { test as base, expect } from "@playwright/test";

export { expect };

interface Watched {
  /** Errors that this test causes on purpose: texts of console errors that are to be expected. */
  expectedErrors: RegExp[];
  watch: undefined;
}

/** A browser test that fails on any console error, warning or uncaught exception it did not announce. */
export const test = base.extend<Watched>({
  expectedErrors: [[], { option: true }],
  watch: [
    async ({ page, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string) => {
        if (!expectedErrors.some((error) => error.test(text))) errors.push(text);
      };
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      });
      page.on("pageerror", (error) => note(String(error)));
      await use(undefined);
      expect(errors).toEqual([]);
      // What still waits for an answer when a test is over is nobody's error any more.
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],
});
