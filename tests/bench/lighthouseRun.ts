import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags } from "../support/browser/chromium";
import { type MainThreadWork, mainThreadWork } from "./host/mainThread";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = {
  lcpMs: "largest-contentful-paint",
  cls: "cumulative-layout-shift",
  breakdownMs: "mainthread-work-breakdown",
} as const;

/** React comes five seconds after the page: a visit that ends before would not see its work. */
const afterLoadMs = 10_000;

/** The results of one visit of a page: scores of 100, times in milliseconds. */
export interface Visit extends MainThreadWork {
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly cls: number;
  /** The main thread's work as Lighthouse sums it, slowed down to the slow phone. */
  readonly breakdownMs: number;
}

/** The number of visits that may fail because Chromium's trace had no beginning. */
const attempts = 3;

/**
 * Visits a page once as Lighthouse's slow phone, until ten seconds after its load, in a new browser.
 * @param browser the program's path; chrome-launcher looks for one where it is undefined
 */
export async function visit(url: string, browser: string | undefined): Promise<Visit> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { lhr, artifacts } = await lookAt(url, browser);
    if (lhr.runtimeError) continue;
    const timing = (name: keyof typeof timings) => lhr.audits[timings[name]]?.numericValue ?? NaN;
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      lcpMs: timing("lcpMs"),
      cls: timing("cls"),
      breakdownMs: timing("breakdownMs"),
      ...mainThreadWork(artifacts.Trace.traceEvents),
    };
  }
  throw new Error(`Lighthouse could not visit ${url}`);
}

async function lookAt(url: string, browser: string | undefined) {
  const chrome = await launch({
    chromeFlags: ["--headless=new", ...chromiumFlags],
    ...(browser !== undefined && { chromePath: browser }),
  });
  try {
    const result = await lighthouse(
      url,
      { port: chrome.port, logLevel: "silent" },
      { extends: "lighthouse:default", settings: { pauseAfterLoadMs: afterLoadMs } },
    );
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    return result;
  } finally {
    chrome.kill();
  }
}
