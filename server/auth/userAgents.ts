type Names = readonly (readonly [name: string, pattern: RegExp])[];

/** The first match counts: Edge, Opera and Samsung's browser name Chrome too, and Chrome names Safari. */
const browsers: Names = [
  ["Edge", /\bEdg(e|A|iOS)?\//],
  ["Opera", /\bOPR\//],
  ["Samsung Internet", /\bSamsungBrowser\//],
  ["Firefox", /\b(Firefox|FxiOS)\//],
  ["Chrome", /\b(Chrome|CriOS|HeadlessChrome)\//],
  ["Safari", /\bSafari\//],
];

/** Android names Linux too, and an iPhone names Mac OS. */
const systems: Names = [
  ["Android", /\bAndroid\b/],
  ["iPhone", /\biPhone\b/],
  ["iPad", /\biPad\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac OS X\b|\bMacintosh\b/],
  ["Linux", /\bLinux\b/],
];

const find = (names: Names, userAgent: string) =>
  names.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? "";

/** Returns the browser and the system that a `User-Agent` header names. Unknown ones are empty texts. */
export const deviceOf = (userAgent: string) => ({
  browser: find(browsers, userAgent),
  system: find(systems, userAgent),
});

/** True if a program reads a page for a preview or a search engine. No person looks at it then. */
export const isPreview = (userAgent: string) =>
  /bot\b|crawl|spider|preview|facebookexternalhit|^WhatsApp\//i.test(userAgent);
