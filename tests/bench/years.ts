import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { calls } from "../../contract/calls";
import type { CallName } from "../../contract/routes";
import { chromiumFlags, findChromium } from "../support/browser/chromium";
import { drag } from "./host/drag";
import { median } from "./host/median";
import { addOldPapers } from "./host/oldPapers";
import type { Row } from "./host/row";
import { signedIn } from "./host/signedIn";
import { type OldPlant, withTwoPlants } from "./host/twoPlants";

/** The most that ten years may take compared with the first month. */
const slack = 1.5;
const rounds = 41;
const visits = 9;

type Measure = (plant: OldPlant) => Promise<number>;

/**
 * Compares a measure on both plants. Each round runs it on one plant after the other and has one ratio, so that other
 * load counts for both. The first round warms up.
 */
async function compare(what: string, plants: readonly OldPlant[], count: number, measure: Measure) {
  const found = plants.map((): number[] => []);
  for (let round = 0; round <= count; round += 1) {
    for (const [index, plant] of plants.entries()) {
      const took = await measure(plant);
      if (round > 0) found[index]?.push(took);
    }
  }
  const [month = [], years = []] = found;
  const ratio = median(years.map((took, round) => took / (month[round] ?? Number.NaN)));
  return {
    what,
    measured: `${ratio.toFixed(2)} × (${median(years).toFixed(1)} ms beside ${median(month).toFixed(1)} ms)`,
    figure: `≤ ${slack} ×`,
    reached: ratio <= slack,
  } satisfies Row;
}

type Query = Readonly<Record<string, unknown>>;

const india = () => new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);

/** The lists as their screens open them, and a statement that changes no row of their tables. */
const lists: readonly { name: CallName; query: Query; change?: string }[] = [
  { name: "getAllOrders", query: { sort: ["id", "DESC"] }, change: "orders set unit = unit" },
  { name: "getReelStocks", query: { sort: ["status", "DESC"] }, change: "reels set unit = unit" },
  { name: "getInUseReels", query: {}, change: "reel_usages set order_id = order_id" },
  { name: "getContacts", query: { sort: ["id", "DESC"] }, change: "contacts set name = name" },
  {
    name: "getEmployees",
    query: { sort: ["name", "ASC"], filter: { active: true } },
    change: "employees set name = name",
  },
  { name: "getAdmins", query: { sort: ["id", "ASC"] }, change: "admins set email = email" },
  {
    name: "getAllIndustry",
    query: { sort: ["industryName", "ASC"] },
    change: "industries set city = city",
  },
  {
    name: "getAllBoxDetails",
    query: { sort: ["box", "ASC"] },
    change: "gallery_boxes set box = box",
  },
  { name: "getBoxDetails", query: {}, change: "catalogue_boxes set url = url" },
  { name: "getAttendance", query: { date: india() } },
  { name: "getMonthlySalaries", query: { sort: ["name", "ASC"] } },
];

const addressOf = (name: CallName, query: Query) => {
  const texts = Object.entries(query).map(([key, value]) => [
    key,
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return `/api${calls[name].path}?${new URLSearchParams(Object.fromEntries(texts))}`;
};

/** Returns the time of a request, its reply read to the end. */
async function timed(plant: OldPlant, address: string, init: RequestInit, status: number) {
  const headers = { authorization: `Bearer ${plant.token}`, ...init.headers };
  const start = performance.now();
  const reply = await fetch(`${plant.origin}${address}`, { ...init, headers });
  await reply.text();
  const took = performance.now() - start;
  if (reply.status !== status) throw new Error(`${address} answered ${reply.status}`);
  return { took, etag: reply.headers.get("etag") ?? "" };
}

async function ofList(
  { name, query, change }: (typeof lists)[number],
  plants: readonly OldPlant[],
): Promise<Row[]> {
  const address = addressOf(name, { ...query, range: [0, 24] });
  const read = (plant: OldPlant) => timed(plant, address, {}, 200);
  const rows = [
    await compare(`${name}: first page`, plants, rounds, async (plant) => (await read(plant)).took),
    await compare(`${name}: its 304`, plants, rounds, async (plant) => {
      const known = { "if-none-match": (await read(plant)).etag };
      return (await timed(plant, address, { headers: known }, 304)).took;
    }),
  ];
  if (change === undefined) return rows;
  const anew = `${name}: first page after a change`;
  const changed = await compare(anew, plants, rounds, async (plant) => {
    await plant.sql(`update ${change} where false`);
    return (await read(plant)).took;
  });
  return [...rows, changed];
}

async function server(plants: readonly OldPlant[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const list of lists) rows.push(...(await ofList(list, plants)));
  const shippedAt_gte = [new Date(Date.now() - 86_400_000).toISOString(), null];
  const kanban = addressOf("getAllOrders", { filter: { shippedAt_gte } });
  rows.push(
    await compare("the kanban's orders after a change", plants, rounds, async (plant) => {
      await plant.sql("update orders set unit = unit where false");
      return (await timed(plant, kanban, {}, 200)).took;
    }),
  );
  const summary = {
    sums: ["currentWeight", "initialWeight"],
    choices: ["status", "paperType", "gsm", "burstFactor", "deckle", "supplierName"],
  };
  rows.push(
    await compare(
      "the stock's totals and choices after a change",
      plants,
      rounds,
      async (plant) => {
        await plant.sql("update reels set unit = unit where false");
        return (await timed(plant, addressOf("getReelStocks", { summary }), {}, 200)).took;
      },
    ),
  );
  const lookUps = {
    "a reel by its number": "details/48003",
    "a reel's history": "orderReelUsage/REEL-000001",
  };
  for (const [what, path] of Object.entries(lookUps)) {
    rows.push(
      await compare(
        what,
        plants,
        rounds,
        async (plant) => (await timed(plant, `/api/admin/reel/${path}`, {}, 200)).took,
      ),
    );
  }
  return rows;
}

async function pageOf(browser: Browser, plant: OldPlant) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await signedIn(page, plant);
  return page;
}

const kanbanPath = "/admin/dashboard/orders";
const firstCard = "[data-column='TODO'] [data-order]";

/** Reads the six columns of the outstanding amounts after a change. */
function owed(plants: readonly OldPlant[]): Promise<Row> {
  const address = addressOf("getOutstanding", { sort: ["outstanding", "DESC"], range: [0, 24] });
  return compare("the ageing of all clients after a change", plants, rounds, async (plant) => {
    await plant.sql("update open_items set open_paise = open_paise where false");
    return (await timed(plant, address, {}, 200)).took;
  });
}

async function browsers(plants: readonly OldPlant[]): Promise<Row[]> {
  const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
  try {
    const pages = new Map<OldPlant, Awaited<ReturnType<typeof pageOf>>>();
    for (const plant of plants) pages.set(plant, await pageOf(browser, plant));
    const pageFor = (plant: OldPlant) => {
      const page = pages.get(plant);
      if (page === undefined) throw new Error("A plant has no page");
      return page;
    };
    const opened = await compare("kanban open", plants, visits, async (plant) => {
      const page = pageFor(plant);
      await page.goto(`${plant.origin}${kanbanPath}`);
      const shown = await page.waitForFunction(
        (card) => (document.querySelector(card) ? performance.now() : 0),
        firstCard,
      );
      const took = await shown.jsonValue();
      await page.waitForLoadState("networkidle");
      return took;
    });
    const moved = await compare("move to settled", plants, visits, async (plant) => {
      const { settled } = await drag(pageFor(plant));
      return settled;
    });
    return [opened, moved];
  } finally {
    await browser.close();
  }
}

/** A plant of ten years beside one of a month, in the same run. */
export default async (): Promise<Row[]> => {
  if (!existsSync("dist/web/admin/index.html")) throw new Error("Run `npm run build` first");
  return withTwoPlants(async (month, years) => {
    const plants = [month, years];
    const rows = [...(await browsers(plants)), ...(await server(plants))];
    await addOldPapers(month, 1);
    await addOldPapers(years, 120);
    return [...rows, await owed(plants)];
  });
};
