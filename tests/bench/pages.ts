import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../support/serverProcess";
import { temporaryFolder } from "../support/temporaryFolder";
import type { Row } from "./host/row";
import { type Visit, visit } from "./lighthouseRun";

/** Of so many visits of each page the median counts. */
const visits = 5;
export const paths = ["/", "/about", "/contact", "/industries", "/products", "/sector/Beverage"];
const floor = "bench-floor";

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

type Measured = Awaited<ReturnType<typeof measure>>;

async function measure(url: string) {
  const found: Visit[] = [];
  for (let run = 0; run < visits; run++) found.push(await visit(url));
  const [first] = found;
  return {
    scores: (first?.scores ?? []).map((_, place) =>
      median(found.map(({ scores }) => scores[place] ?? 0)),
    ),
    lcpMs: median(found.map(({ lcpMs }) => lcpMs)),
    tbtMs: median(found.map(({ tbtMs }) => tbtMs)),
    cls: median(found.map(({ cls }) => cls)),
  };
}

const textPage = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>Text alone</h1><p>${"Nothing but words. ".repeat(40)}</p></html>`;

/** Each page as Lighthouse's slow phone sees it, beside a page of text alone from the same server. */
export default function pages(): Promise<Row[]> {
  return rowsOfPaths(paths);
}

/**
 * Starts a server and measures its paths.
 * @param prepare is called with the server's address before the first visit
 */
export async function rowsOfPaths(
  paths: readonly string[],
  prepare: (origin: string) => Promise<void> = async () => {},
): Promise<Row[]> {
  const folder = join("dist/web", floor);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), textPage);
  const data = temporaryFolder("bench-pages");
  const server = await startServer({ DATA_DIR: data.path, SEED: "demo" });
  try {
    await prepare(server.origin);
    const { lcpMs, tbtMs } = await measure(`${server.origin}/${floor}/`);
    const rows: Row[] = [
      {
        what: "text alone: LCP, TBT",
        measured: `${Math.round(lcpMs)} ms, ${Math.round(tbtMs)} ms`,
      },
    ];
    for (const path of paths)
      rows.push(...rowsOf(path, await measure(server.origin + path), { lcpMs, tbtMs }));
    return rows;
  } finally {
    await server.end("SIGTERM");
    data.remove();
    rmSync(folder, { recursive: true });
  }
}

/** Lighthouse counts the browser's own start four times over: text alone has some blocking time too. */
const mostTbtMs = 20;

function rowsOf(path: string, page: Measured, text: Pick<Measured, "lcpMs" | "tbtMs">): Row[] {
  const ratio = page.lcpMs / text.lcpMs;
  const overMs = page.tbtMs - text.tbtMs;
  return [
    {
      what: `\`${path}\`: performance, accessibility, best practices, SEO`,
      measured: page.scores.join(" / "),
      figure: "100 / 100 / 100 / 100",
      reached: page.scores.every((score) => score === 100),
    },
    {
      what: `\`${path}\`: LCP beside text alone`,
      measured: `${ratio.toFixed(2)} × (${Math.round(page.lcpMs)} ms beside ${Math.round(text.lcpMs)} ms)`,
      figure: "≤ 1.25 ×",
      reached: ratio <= 1.25,
    },
    {
      what: `\`${path}\`: TBT over text alone, CLS`,
      measured: `${Math.round(overMs)} ms (${Math.round(page.tbtMs)} ms), ${page.cls.toFixed(2)}`,
      figure: `≤ ${mostTbtMs} ms, 0`,
      reached: Math.round(overMs) <= mostTbtMs && page.cls.toFixed(2) === "0.00",
    },
  ];
}
