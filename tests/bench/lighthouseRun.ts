import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { chromiumFlags, findChromium } from "../support/browser/chromium";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = {
  lcpMs: "largest-contentful-paint",
  tbtMs: "total-blocking-time",
  cls: "cumulative-layout-shift",
} as const;

/** What one visit of a page gave: scores of 100, times in milliseconds. */
export interface Visit {
  readonly scores: readonly number[];
  readonly lcpMs: number;
  readonly tbtMs: number;
  readonly cls: number;
}

/** So often a visit may fail because Chromium's trace of it had no beginning. */
const attempts = 3;

/** Visits a page once, as Lighthouse's slow phone in a browser of its own. */
export async function visit(url: string): Promise<Visit> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    const { lhr } = await lookAt(url);
    if (lhr.runtimeError) continue;
    const timing = (name: keyof typeof timings) => lhr.audits[timings[name]]?.numericValue ?? NaN;
    return {
      scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
      lcpMs: timing("lcpMs"),
      tbtMs: timing("tbtMs"),
      cls: timing("cls"),
    };
  }
  throw new Error(`Lighthouse could not visit ${url}`);
}

async function lookAt(url: string) {
  const { executablePath } = findChromium();
  const chrome = await launch({
    chromeFlags: ["--headless=new", ...chromiumFlags],
    ...(executablePath !== undefined && { chromePath: executablePath }),
  });
  try {
    const result = await lighthouse(url, { port: chrome.port, logLevel: "silent" });
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
    return result;
  } finally {
    chrome.kill();
  }
}
