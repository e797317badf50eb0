import {
  type BrowserContext,
  test as base,
  type Disposable,
  expect,
  type Page,
} from "@playwright/test";
import { mendFirefox } from "./firefox";

export { expect };

/** The screens on which pages are laid out differently: one at a desk, and a phone's. */
const screens = { desk: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** A browser context with a page that only keeps it warm and reaches its storage. */
interface SharedContext {
  readonly context: BrowserContext;
  readonly storagePage: Page;
}

interface TestFixtures {
  /** The console errors that this test causes on purpose, by their texts. */
  expectedErrors: RegExp[];
  /** True if the test is about a first visit, and needs a browser with empty caches. */
  firstVisit: boolean;
  sharedContext: SharedContext;
  /** Puts these entries into the context's localStorage before the first page opens. */
  store: (entries: Readonly<Record<string, string>>) => Promise<void>;
  /** Runs a script in every page and window of this test, before their own scripts. */
  runInEveryPage: (script: () => void) => Promise<void>;
  failOnConsoleErrors: undefined;
}

interface WorkerFixtures {
  /** The worker's contexts, by the options that a context is made with. */
  sharedContexts: Map<string, SharedContext>;
}

/**
 * A browser test that fails on any console error, warning or uncaught exception that it did not announce, in any tab. A
 * worker's tests share their contexts, so that the browser's caches stay warm. Each test has a new page without the
 * pages, storage, cookies and routes of the test before.
 * @see docs/decisions/0010-tests.md
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  expectedErrors: [[], { option: true }],
  firstVisit: [false, { option: true }],
  viewport: screens.desk,

  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === "firefox") mendFirefox(browser);
      await use(browser);
    },
    { scope: "worker" },
  ],

  sharedContexts: [
    async ({ browser }, use) => {
      await use(new Map());
      for (const context of browser.contexts()) await context.close();
    },
    { scope: "worker" },
  ],

  sharedContext: async (
    { browser, sharedContexts, firstVisit, hasTouch, javaScriptEnabled, timezoneId },
    use,
  ) => {
    const open = async (): Promise<SharedContext> => {
      // The runner adds the options of the test to a context. Each page can set the three options here for itself.
      const context = await browser.newContext({
        viewport: screens.desk,
        colorScheme: "light",
        reducedMotion: "no-preference",
      });
      const storagePage = await context.newPage();
      await storagePage.goto("/robots.txt");
      return { context, storagePage };
    };
    if (firstVisit) {
      const freshContext = await open();
      await use(freshContext);
      await freshContext.context.close();
      return;
    }
    const options = JSON.stringify([hasTouch, javaScriptEnabled, timezoneId]);
    const shared = sharedContexts.get(options) ?? (await open());
    sharedContexts.set(options, shared);
    await use(shared);
    const { context, storagePage } = shared;
    for (const page of context.pages()) if (page !== storagePage) await page.close();
    // Playwright's clock belongs to a context and cannot be removed, so a context with this clock is closed.
    if (await storagePage.evaluate(() => !String(setTimeout).includes("[native code]"))) {
      sharedContexts.delete(options);
      await context.close();
      return;
    }
    await storagePage.evaluate(() => localStorage.clear());
    await context.clearCookies();
  },

  context: async ({ sharedContext }, use) => use(sharedContext.context),

  page: async ({ context, viewport, colorScheme, contextOptions: { reducedMotion } }, use) => {
    const page = await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, ...(reducedMotion && { reducedMotion }) });
    await use(page);
  },

  store: async ({ sharedContext }, use) => {
    await use((entries) =>
      sharedContext.storagePage.evaluate((all) => {
        for (const [key, value] of Object.entries(all)) localStorage.setItem(key, value);
      }, entries),
    );
  },

  runInEveryPage: async ({ context }, use) => {
    const added: Disposable[] = [];
    await use(async (script) => {
      added.push(await context.addInitScript(script));
    });
    for (const script of added) await script.dispose();
  },

  failOnConsoleErrors: [
    async ({ context, expectedErrors }, use) => {
      const errors: string[] = [];
      const note = (text: string, address = "") => {
        if (!expectedErrors.some((error) => error.test(text))) errors.push(`${text} ${address}`);
      };
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type()))
          note(message.text(), message.location().url);
      });
      // The console names no reason.
      const reasons: Promise<string>[] = [];
      context.on("response", (reply) => {
        if (reply.status() >= 500)
          reasons.push(reply.text().catch(() => `${reply.status()} without a text`));
      });
      context.on("weberror", (error) => note(String(error.error())));
      await use(undefined);
      context.removeAllListeners("console");
      context.removeAllListeners("response");
      context.removeAllListeners("weberror");
      expect(errors, errors.length > 0 ? (await Promise.all(reasons)).join("\n") : "").toEqual([]);
      // A request that still waits after the end of a test causes no error.
      for (const page of context.pages()) await page.unrouteAll({ behavior: "ignoreErrors" });
    },
    { auto: true },
  ],
});

/** Declares tests of pages with a layout that depends on the screen, once for a desk's and once for a phone's. */
export function onEachScreen(declareTests: () => void) {
  for (const [screen, viewport] of Object.entries(screens)) {
    test.describe(`on a ${screen}'s screen`, () => {
      test.use({ viewport });
      declareTests();
    });
  }
}
