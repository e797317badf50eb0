import { existsSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import { chromiumFlags, findChromium } from "../support/browser/chromium";
import { drag } from "./host/drag";
import type { DragTimes } from "./host/dragTimes";
import { type KanbanPlant, withKanban } from "./host/kanbanPlant";
import { median, percentile } from "./host/median";
import type { Row } from "./host/row";
import { signedIn } from "./host/signedIn";

const orderCounts = [100, 1_000, 5_000];
const drags = 7;

async function open(page: Page, plant: KanbanPlant, count: number) {
  await signedIn(page, plant);
  await page.goto(`${plant.origin}/admin/dashboard/orders`);
  await page
    .locator("[data-order]")
    .nth(count - 1)
    .waitFor({ state: "attached" });
  await page.waitForLoadState("networkidle");
}

const measure = (count: number) =>
  withKanban(count, async (plant) => {
    const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    let writes = 0;
    page.on("request", (request) => {
      if (request.method() === "PUT") writes += 1;
    });
    try {
      await open(page, plant, count);
      await drag(page);
      writes = 0;
      const times: DragTimes[] = [];
      for (let run = 0; run < drags; run += 1) times.push(await drag(page));
      return {
        lift: median(times.map(({ lift }) => lift)),
        settled: median(times.map(({ settled, calls }) => settled - calls)),
        calls: median(times.map(({ calls }) => calls)),
        frame: percentile(
          times.flatMap(({ frames }) => frames),
          0.95,
        ),
        writes: writes / drags,
        cards: await page.locator("[data-order]").count(),
      };
    } finally {
      await browser.close();
    }
  });

type Measured = Awaited<ReturnType<typeof measure>>;

/** The most that 5,000 cards may take compared with 1,000. */
const slack = 1.5;

function rowsOf(count: number, found: Measured, thousand: Measured | undefined): Row[] {
  const least = (name: "lift" | "settled" | "frame", figure: number) => {
    const most = count > 1_000 && thousand ? slack * Math.max(thousand[name], 1) : figure;
    const words = count > 1_000 ? `≤ ${slack} × that of 1,000` : `≤ ${figure} ms`;
    const checked = { figure: words, reached: found[name] <= most };
    return { measured: `${found[name].toFixed(1)} ms`, ...(count >= 1_000 && checked) };
  };
  const named = (what: string) => `kanban with ${count.toLocaleString("en")} cards: ${what}`;
  return [
    { what: named("lift"), ...least("lift", 50) },
    { what: named("drop to settled, less its two calls"), ...least("settled", 250) },
    { what: named("its two calls"), measured: `${found.calls.toFixed(1)} ms` },
    { what: named("frame p95 while carried"), ...least("frame", 18) },
    {
      what: named("writes a drag, cards shown"),
      measured: `${found.writes}, ${found.cards}`,
      figure: `1, ${count}`,
      reached: found.writes === 1 && found.cards === count,
    },
  ];
}

/** Drags on the built product's kanban, in a browser of 1440 by 900. */
export default async (): Promise<Row[]> => {
  if (!existsSync("dist/web/admin/index.html")) throw new Error("Run `npm run build` first");
  const rows: Row[] = [];
  const found = new Map<number, Measured>();
  for (const count of orderCounts) {
    const measured = await measure(count);
    found.set(count, measured);
    rows.push(...rowsOf(count, measured, found.get(1_000)));
  }
  return rows;
};
