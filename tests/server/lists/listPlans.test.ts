import pg from "pg";
import { beforeAll, expect, test, vi } from "vitest";
import type { CallName } from "../../../contract/routes";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

beforeAll(async () => {
  await loadDemoPlant(host.db);
  await host.tokenOf("owner");
});

type Sent = Parameters<typeof host.call>[2];

/** Returns the statements of a call that read one of the tables that grow for years. */
async function statementsOf(name: CallName, sent: Sent) {
  const query = vi.spyOn(pg.Pool.prototype, "query");
  await host.call("owner", name, sent);
  const statements = query.mock.calls.map((args: readonly unknown[]) => {
    const [what, values] = args;
    return { text: String(Reflect.get(Object(what), "text")), values };
  });
  query.mockRestore();
  return statements.filter(({ text }) =>
    /from "(orders|reels|punches|contacts|scans|corrections)"/.test(text),
  );
}

/** Returns the indexes that a call uses when the tables are too large for a scan of all rows. */
async function indexesOf(name: CallName, sent: Sent): Promise<string[]> {
  const client = await host.db.$client.connect();
  try {
    await client.query("begin; set local enable_seqscan = off");
    const plans: string[] = [];
    for (const { text, values } of await statementsOf(name, sent)) {
      const { rows } = await client.query({
        text: `explain ${text}`,
        ...(Array.isArray(values) && { values }),
      });
      plans.push(...rows.map((row) => String(row["QUERY PLAN"])));
    }
    return plans.flatMap((line) => /(?:using|Bitmap Index Scan on) "?(\w+)/.exec(line)?.[1] ?? []);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

const shippedAt_gte = ["2026-11-20T12:00:00Z", null];

test.each<[string, CallName, Sent, string]>([
  [
    "the kanban's orders",
    "getAllOrders",
    { query: { filter: { shippedAt_gte } } },
    "orders_shipped",
  ],
  [
    "the latest orders",
    "getAllOrders",
    { query: { sort: ["id", "DESC"], range: [0, 24] } },
    "orders_pkey",
  ],
  [
    "the order list as it opens",
    "getOrders",
    { query: { sort: ["id", "DESC"], range: [0, 24] } },
    "orders_pkey",
  ],
  [
    "an order of the list by its number",
    "getOrders",
    { query: { filter: { id: "7" } } },
    "orders_pkey",
  ],
  [
    "an order by its number",
    "getAllOrders",
    { query: { filter: { id: ["7", 7] } } },
    "orders_pkey",
  ],
  [
    "the stock as it opens",
    "getReelStocks",
    { query: { sort: ["status", "DESC"], range: [0, 24] } },
    "reels_opening",
  ],
  [
    "the count of reels in use",
    "getReelStocks",
    { query: { filter: { status: "IN_USE" }, range: [0, 0] } },
    "reels_status",
  ],
  ["the reels in use", "getInUseReels", {}, "reels_status"],
  [
    "a reel by its number",
    "getReelDetails",
    { params: { barcodeIdOrReelNo: "48003" } },
    "reels_number",
  ],
  [
    "a reel by its barcode",
    "getReelDetails",
    { params: { barcodeIdOrReelNo: "REEL-000001" } },
    "reels_barcodeId_unique",
  ],
  [
    "what ran from a reel",
    "getReelHistory",
    { params: { barcode: "REEL-000001" } },
    "reel_usages_reel",
  ],
  ["the scans of a day", "getAttendance", exampleOf("getAttendance", 1), "punches_time"],
  ["the scans of a month", "getMonthlySalaries", {}, "punches_time"],
  [
    "the scans of a month long ago",
    "getMonthlySalaries",
    { query: { month: "2020-01" } },
    "punches_time",
  ],
  ["one person's scans of a month", "getPayslip", exampleOf("getPayslip", 1), "punches_employee"],
  ["the corrections of a day", "getAttendance", exampleOf("getAttendance", 1), "corrections_time"],
  ["the scans that leave something open", "getExceptions", {}, "punches_time"],
  ["what stations noted", "getExceptions", {}, "scans_exceptions"],
  [
    "the unanswered enquiries",
    "getContacts",
    { query: { filter: { replyStatus: false }, range: [0, 0] } },
    "contacts_reply",
  ],
])("%s are found by an index", async (_, name, sent, index) => {
  expect(await indexesOf(name, sent)).toContain(index);
});
