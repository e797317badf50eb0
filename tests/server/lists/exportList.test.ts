import { parse } from "csv-parse/sync";
import { sql } from "drizzle-orm";
import pg from "pg";
import { beforeAll, expect, onTestFinished, test, vi } from "vitest";
import type { CallName } from "../../../contract/routes";
import { industries } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

/** The number of rows. `ROWS=430000` tests more of them, and prints how much memory they took. */
const many = Number(process.env.ROWS ?? 5_000);

let address = "";

beforeAll(async () => {
  await seed(host);
  address = await host.app.listen({ port: 0, host: "127.0.0.1" });
});

const exported = async (name: CallName, csv: object, query: object = {}) => {
  const reply = await host.call("owner", name, { query: { csv, ...query } });
  const rows: string[][] = reply.status === 200 ? parse(reply.text, { bom: true }) : [];
  return { ...reply, rows };
};

const columns = (...names: string[]) => ({ columns: names, headings: names });

test("a list is exported filtered and sorted, with its number of rows", async () => {
  for (const [n, client] of ["Tea, House", 'Box "big"', "=cmd()"].entries()) {
    const body = { ...exampleOf("createOrder", n).body, client, quantity: 70_000 + n };
    await host.call("staff", "createOrder", { body });
  }
  const { headers, text, rows } = await exported(
    "getAllOrders",
    { columns: ["client", "quantity", "shippedAt"], headings: ["Client", "Quantity", "Shipped"] },
    { filter: { quantity_gte: 70_000 }, sort: ["quantity", "DESC"], range: [0, 0] },
  );
  expect(headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-range": "rows 0-2/3",
    "cache-control": "no-store",
  });
  expect(text.startsWith("\uFEFF")).toBe(true);
  expect(rows).toEqual([
    ["Client", "Quantity", "Shipped"],
    ["'=cmd()", "70002", ""],
    ['Box "big"', "70001", ""],
    ["Tea, House", "70000", ""],
  ]);
});

test("computed rows are exported too, and a list without rows has its headings", async () => {
  const { rows, headers } = await exported("getMonthlySalaries", columns("name", "barcodeId"));
  expect(headers["content-range"]).toBe("rows 0-2/3");
  expect(rows.slice(1).map(([, barcode]) => barcode)).toContain("EMP-A-00001");
  const none = await exported("getAllOrders", columns("id"), { filter: { client: "Nobody" } });
  expect([none.rows, none.headers["content-range"]]).toEqual([[["id"]], "rows */0"]);
});

test("an unknown column is refused, and so is a list that the admin may not see", async () => {
  for (const csv of [columns("id", "passwordHash"), columns(), { columns: ["id"], headings: [] }]) {
    const reply = await exported("getAdmins", csv);
    expect([reply.status, Object.keys(reply.body.errors)]).toEqual([400, ["csv"]]);
  }
  const query = { csv: columns("id") };
  expect(await host.call("staff", "getEmployees", { query })).toMatchObject({ status: 403 });
});

test("hidden columns are in the file for admins who may see them, and filters are the list's own", async () => {
  await host.db.update(industries).set({ city: "Textiles Nagar", sector: "Paint" });
  const { rows } = await exported("getIndustries", columns("industryName", "city", "address"), {
    filter: { q: "Kaveri" },
  });
  expect(rows[1]).toEqual(["Kaveri Weaves", "Textiles Nagar", "Plot 12, Peenya"]);
  const none = await exported("getIndustries", columns("city"), { filter: { q: "Nagar" } });
  expect(none.rows).toEqual([["city"]]);
  const query = { csv: columns("city") };
  expect(await host.call("visitor", "getIndustries", { query })).toMatchObject({ status: 401 });
  expect(await host.call("visitor", "getAllIndustry", { query })).toMatchObject({ status: 400 });
  const people = await exported("getEmployees", columns("name", "bankAccountNumber"));
  expect(people.rows[1]).toEqual(["Chaitra Gowda", ""]);
});

test("a promised day is the day of the form, in India's time and the screen's words", async () => {
  const { body } = exampleOf("createOrder", 1);
  const promised = { ...body, client: "Promised", expectedCompletionDate: "2026-11-20T18:30:00Z" };
  await host.call("staff", "createOrder", { body: promised });
  const csv = {
    columns: ["expectedCompletionDate", "status"],
    headings: ["Expected", "Status"],
    words: { status: { TODO: "To Do" } },
  };
  const { rows } = await exported("getAllOrders", csv, { filter: { client: "Promised" } });
  expect(rows[1]).toEqual(["2026-11-21", "To Do"]);
});

/** The number of rows in one read. */
const atOnce = 2_000;

test(`${many} rows are read ${atOnce} at a time, and none is missing`, async () => {
  await host.db.execute(sql`
    insert into orders
      (client, product_type, quantity, size, delivery_address, expected_completion_date, unit, created_by)
    select 'Streamed ' || n, '5 Ply RSC', 500, '300 x 200 x 150', 'Plot 4, Peenya', now(), 'A', 'x'
    from generate_series(1, ${many}::int) n`);
  const csv = JSON.stringify(columns("id", "client", "size", "deliveryAddress", "createdAt"));
  const filter = JSON.stringify({ q: "Streamed" });
  const url = `${address}/api/admin/order/getAllOrders?${new URLSearchParams({ csv, filter })}`;
  const token = await host.tokenOf("staff");
  const query = vi.spyOn(pg.Client.prototype, "query");
  onTestFinished(() => query.mockRestore());
  const begin = performance.now();
  const before = process.memoryUsage.rss();
  let most = 0;
  let lines = 0;
  const reply = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  expect(reply.headers.get("content-range")).toBe(`rows 0-${many - 1}/${many}`);
  for await (const chunk of reply.body ?? []) {
    lines += Buffer.from(chunk).toString("latin1").split("\n").length - 1;
    most = Math.max(most, process.memoryUsage.rss());
  }
  expect(lines).toBe(many + 1);
  const reads = query.mock.results.filter((_, index) =>
    String(Object(query.mock.calls[index]?.[0]).text).startsWith("fetch "),
  );
  // The last read finds no row.
  const rowCounts = Array.from({ length: Math.ceil(many / atOnce) + 1 }, (_, read) => ({
    rowCount: Math.max(0, Math.min(atOnce, many - read * atOnce)),
  }));
  expect(await Promise.all(reads.map(({ value }) => value))).toMatchObject(rowCounts);
  const megabytes = Math.round((most - before) / 2 ** 20);
  const seconds = (performance.now() - begin) / 1000;
  if (process.env.ROWS === undefined) return;
  console.warn(`${many} rows: ${megabytes} MB more, ${seconds} s`);
  // 430,000 rows would be 100 MB as text alone, and many times more as objects.
  expect(megabytes).toBeLessThan(150);
});

test("a client that leaves during an export leaves no connection behind", async () => {
  const token = await host.tokenOf("staff");
  const csv = JSON.stringify(columns("id", "client", "size", "deliveryAddress", "createdAt"));
  const url = `${address}/api/admin/order/getAllOrders?${new URLSearchParams({ csv })}`;
  const open = async () => {
    const { rows } = await host.db.execute<{ count: number }>(sql`
      select count(*)::int as count from pg_stat_activity
      where datname = current_database() and query like '%exported%' and pid <> pg_backend_pid()`);
    return rows[0]?.count;
  };
  for (let round = 0; round < 6; round += 1) {
    const left = new AbortController();
    const headers = { authorization: `Bearer ${token}` };
    const reply = await fetch(url, { headers, signal: left.signal });
    expect(reply.status).toBe(200);
    left.abort();
    await expect.poll(open).toBe(0);
  }
});
