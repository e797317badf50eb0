import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startServer } from "../support/serverProcess";
import { temporaryFolder } from "../support/temporaryFolder";
import { type Visit, visit } from "./lighthouseRun";

/**
 * `node --import tsx tests/bench/pages.ts [visits]`: each public page of the built product as
 * Lighthouse's slow phone sees it, beside a page of text alone from the same server in the same run.
 */
const visits = Number(process.argv[2] ?? 5);
const paths = ["/", "/about", "/contact", "/industries", "/products", "/sector/Beverage"];
const floor = "bench-floor";

const median = (numbers: readonly number[]) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;

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
    complaints: [...new Set(found.flatMap(({ complaints }) => complaints))],
  };
}

const floorFolder = join("dist/web", floor);
mkdirSync(floorFolder, { recursive: true });
writeFileSync(
  join(floorFolder, "index.html"),
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><h1>Text alone</h1><p>${"Nothing but words. ".repeat(40)}</p></html>`,
);
const data = temporaryFolder("bench-pages");
const server = await startServer({ DATA_DIR: data.path, SEED: "demo" });

try {
  const text = await measure(`${server.origin}/${floor}/`);
  console.log(
    `| page | scores | LCP ms | of text alone (${Math.round(text.lcpMs)} ms) | TBT ms | CLS |`,
  );
  console.log("| --- | --- | --- | --- | --- | --- |");
  for (const path of paths) {
    const page = await measure(server.origin + path);
    const ratio = (page.lcpMs / text.lcpMs).toFixed(2);
    console.log(
      `| ${path} | ${page.scores.join(" ")} | ${Math.round(page.lcpMs)} | ${ratio} | ${Math.round(page.tbtMs)} | ${page.cls.toFixed(3)} |`,
    );
    if (process.env.DEBUG) console.error(page.complaints.join(" "));
  }
} finally {
  await server.end("SIGTERM");
  data.remove();
  rmSync(floorFolder, { recursive: true });
}
