import type { Row } from "../tests/bench/host/row";
import { buildServer } from "./vite/serverFiles";

/** Benchmarks by name. Each resolves with its result rows. */
const benchmarks: Record<string, () => Promise<{ default: () => Promise<Row[]> }>> = {
  lists: () => import("../tests/bench/lists"),
  moves: () => import("../tests/bench/moves"),
  years: () => import("../tests/bench/years"),
  kills: () => import("../tests/bench/kills"),
  restores: () => import("../tests/bench/restores"),
  instances: () => import("../tests/bench/instances"),
  failover: () => import("../tests/bench/failover"),
  live: () => import("../tests/bench/live"),
  kanban: () => import("../tests/bench/kanban"),
  bytes: () => import("../tests/bench/bytes"),
  pages: () => import("../tests/bench/pages"),
  renderedPages: () => import("../tests/bench/renderedPages"),
  pay: () => import("../tests/bench/pay"),
  day: () => import("../tests/bench/day"),
  plans: () => import("../tests/bench/plans"),
  requests: () => import("../tests/bench/requests"),
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !(name in benchmarks));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown[0]}: ${Object.keys(benchmarks).join(", ")}`);
  process.exit(1);
}

await buildServer("dist/server");
console.log("| what | measured | to reach | reached |\n| --- | --- | --- | --- |");
for (const [name, load] of Object.entries(benchmarks)) {
  if (chosen.length > 0 && !chosen.includes(name)) continue;
  const { default: bench } = await load();
  for (const { what, measured, figure = "", reached } of await bench()) {
    const verdict = reached === undefined ? "" : reached ? "yes" : "no";
    console.log(`| ${what} | ${measured} | ${figure} | ${verdict} |`);
  }
}
