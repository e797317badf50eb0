import { test as base, expect } from "@playwright/test";

export { expect };

interface Watched {
  /** Faults that this test causes on purpose: texts of console errors that are to be expected. */
  expectedFaults: RegExp[];
  watch: undefined;
}

/** A browser test that fails on any console error, warning or uncaught exception it did not announce. */
export const test = base.extend<Watched>({
  expectedFaults: [[], { option: true }],
  watch: [
    async ({ page, expectedFaults }, use) => {
      const faults: string[] = [];
      const note = (text: string) => {
        if (!expectedFaults.some((fault) => fault.test(text))) faults.push(text);
      };
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) note(message.text());
      });
      page.on("pageerror", (error) => note(String(error)));
      await use(undefined);
      expect(faults).toEqual([]);
      // What still waits for an answer when a test is over is nobody's fault any more.
      await page.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],
});
