import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installedBrowsers } from "../support/browser/chromium";
import { startServer } from "../support/serverProcess";
import { temporaryFolder } from "../support/temporaryFolder";
import { median } from "./host/median";
import { plainPage } from "./host/plainPage";
import type { Row } from "./host/row";
import { type Visit, visit } from "./lighthouseRun";

/** The visits of each page, one page after the other. Their median counts. `PAGE_VISITS` sets another number. */
const visits = Number(process.env.PAGE_VISITS ?? 5);
export const paths = ["/", "/about", "/contact", "/industries", "/products", "/sector/Beverage"];
const web = "dist/web";
const floor = "bench-floor";
const plain = "bench-plain";

const textPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>Text alone</h1><p>${"Nothing but words. ".repeat(40)}</p></html>`;

type Browser = ReturnType<typeof installedBrowsers>[number];
type Figures = ReturnType<typeof medianOf>;

/**
 * Measures each page as Lighthouse's slow phone sees it. The same server also serves a page of text alone and a plain
 * page.
 */
export default function pages(): Promise<Row[]> {
  return rowsOfPaths(paths);
}

/**
 * Starts a server and measures its paths in each browser that the machine has.
 * @param prepare is called with the server's address before the first visit
 */
export async function rowsOfPaths(
  paths: readonly string[],
  prepare: (origin: string) => Promise<void> = async () => {},
): Promise<Row[]> {
  const peers = {
    [floor]: textPage,
    [plain]: plainPage(readFileSync(join(web, "index.html"), "utf8")),
  };
  for (const [name, html] of Object.entries(peers)) {
    mkdirSync(join(web, name), { recursive: true });
    writeFileSync(join(web, name, "index.html"), html);
  }
  const data = temporaryFolder("bench-pages");
  const server = await startServer({ DATA_DIR: data.path, SEED: "demo" });
  try {
    await prepare(server.origin);
    const rows: Row[] = [];
    for (const browser of installedBrowsers())
      rows.push(...(await rowsIn(browser, server.origin, paths)));
    return rows;
  } finally {
    await server.end("SIGTERM");
    data.remove();
    for (const name of Object.keys(peers)) rmSync(join(web, name), { recursive: true });
  }
}

function medianOf(found: readonly Visit[]) {
  const of = (figure: (visit: Visit) => number) => median(found.map(figure));
  return {
    scores: (found[0]?.scores ?? []).map((_, place) => of(({ scores }) => scores[place] ?? 0)),
    lcpMs: of(({ lcpMs }) => lcpMs),
    cls: of(({ cls }) => cls),
    cpuMs: of(({ cpuMs }) => cpuMs),
    blockingMs: of(({ blockingMs }) => blockingMs),
    cpuBlockingMs: of(({ cpuBlockingMs }) => cpuBlockingMs),
    breakdownMs: of(({ breakdownMs }) => breakdownMs),
  };
}

async function rowsIn(browser: Browser, origin: string, paths: readonly string[]) {
  const found = new Map<string, Visit[]>();
  for (let round = 0; round < visits; round++)
    for (const path of [`/${floor}/`, `/${plain}/`, ...paths]) {
      const seen = await visit(origin + path, browser.executablePath);
      found.set(path, [...(found.get(path) ?? []), seen]);
    }
  const figuresOf = (path: string) => medianOf(found.get(path) ?? []);
  const text = figuresOf(`/${floor}/`);
  return [
    { what: `${browser.name}: text alone: LCP`, measured: inMs(text.lcpMs) },
    workRow(`${browser.name}: text alone`, text),
    blockingRow(`${browser.name}: plain page`, figuresOf(`/${plain}/`), text),
    workRow(`${browser.name}: plain page`, figuresOf(`/${plain}/`)),
    ...paths.flatMap((path) => rowsOf(`${browser.name}: \`${path}\``, figuresOf(path), text)),
  ];
}

const inMs = (time: number) => `${Math.round(time)} ms`;

/**
 * Returns a row with Lighthouse's own sum and the processor time. Other work on the machine hardly changes the
 * processor time.
 */
const workRow = (
  page: string,
  { cpuMs, breakdownMs, blockingMs, cpuBlockingMs }: Figures,
): Row => ({
  what: `${page}: main thread until 10 s after load; blocking by clock, by processor`,
  measured: `${inMs(cpuMs)} of processor time, breakdown ${inMs(breakdownMs)}; ${inMs(blockingMs)}, ${inMs(cpuBlockingMs)}`,
});

const mostBlockingMs = 50;

function blockingRow(
  page: string,
  { blockingMs, cpuBlockingMs, cls }: Figures,
  text: Figures,
): Row {
  const over = Math.round(blockingMs - text.blockingMs);
  return {
    what: `${page}: blocking over text alone by clock, by processor; CLS`,
    measured: `${over} ms, ${inMs(cpuBlockingMs - text.cpuBlockingMs)}; ${cls.toFixed(2)}`,
    figure: `≤ ${mostBlockingMs} ms by clock; 0`,
    reached: over <= mostBlockingMs && cls.toFixed(2) === "0.00",
  };
}

function rowsOf(page: string, figures: Figures, text: Figures): Row[] {
  const ratio = figures.lcpMs / text.lcpMs;
  return [
    {
      what: `${page}: performance, accessibility, best practices, SEO`,
      measured: figures.scores.join(" / "),
      figure: "100 / 100 / 100 / 100",
      reached: figures.scores.every((score) => score === 100),
    },
    {
      what: `${page}: LCP beside text alone`,
      measured: `${ratio.toFixed(2)} × (${inMs(figures.lcpMs)} beside ${inMs(text.lcpMs)})`,
      figure: "≤ 1.25 ×",
      reached: ratio <= 1.25,
    },
    blockingRow(page, figures, text),
    workRow(page, figures),
  ];
}
