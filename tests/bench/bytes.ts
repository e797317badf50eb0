import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { build } from "vite";
import { chromiumFlags, findChromium } from "../support/browser/chromium";
import { type KanbanPlant, withKanban } from "./host/kanbanPlant";
import type { Row } from "./host/row";
import { signedIn } from "./host/signedIn";

const packed = (path: string) => brotliCompressSync(readFileSync(path)).length;
const kilobytes = (bytes: number) => `${Math.round(bytes / 1000)} KB`;

/** Builds the JavaScript of a minimal react-admin app with one resource, in one file. */
async function floor(folder: string) {
  await build({
    root: "tests/bench/floor",
    configFile: false,
    logLevel: "error",
    build: {
      outDir: folder,
      emptyOutDir: true,
      target: "es2022",
      rolldownOptions: { output: { codeSplitting: false } },
      chunkSizeWarningLimit: 5_000,
    },
  });
  const assets = join(folder, "assets");
  return readdirSync(assets)
    .filter((file) => file.endsWith(".js"))
    .map((file) => packed(join(assets, file)))
    .reduce((sum, size) => sum + size, 0);
}

/** Returns the JavaScript that the built product fetches to show a path of the office, brotli. */
async function fetchedFor(path: string, plant: KanbanPlant) {
  const browser = await chromium.launch({ ...findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage();
    const files = new Set<string>();
    page.on("response", (response) => {
      const { pathname } = new URL(response.url());
      if (pathname.endsWith(".js")) files.add(pathname);
    });
    await signedIn(page, plant);
    await page.goto(plant.origin + path, { waitUntil: "networkidle" });
    return [...files]
      .map((file) => packed(join("dist/web", file)))
      .reduce((sum, size) => sum + size, 0);
  } finally {
    await browser.close();
  }
}

/** Compares the JavaScript of a generated list with react-admin's own minimum. */
export default async function bytes(): Promise<Row[]> {
  const least = await floor(join(process.cwd(), ".cache/bench-floor"));
  const list = await withKanban(1, (plant) => fetchedFor("/admin/dashboard/contacts", plant));
  const ratio = list / least;
  return [
    {
      what: "first generated list, JavaScript in all",
      measured: `${ratio.toFixed(2)} × (${kilobytes(list)} beside ${kilobytes(least)})`,
      figure: "≤ 1.3 ×",
      reached: ratio <= 1.3,
    },
  ];
}
