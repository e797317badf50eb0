import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { orders } from "../../../server/db/schema";
import { readListRequest } from "../../../server/lists/listParams";
import { readList } from "../../../server/lists/readList";
import { plant } from "../../support/plant";

const host = plant();

const clients = ["beta", "Alpha", "gamma 100%", "Delta_1", "epsilon"];

beforeAll(async () => {
  await host.db.insert(orders).values(
    clients.map((client, index) => ({
      client,
      productType: index % 2 === 0 ? "Box" : "Sheet",
      quantity: (index + 1) * 3,
      size: "1 × 1",
      deliveryAddress: "Here",
      expectedCompletionDate: new Date("2026-12-01"),
      unit: "A" as const,
      createdBy: "staff@example.com",
      transportNumber: index === 2 ? "KA-1" : null,
    })),
  );
});

const list = (query?: Record<string, unknown>) =>
  host.call("staff", "getAllOrders", query ? { query } : {});

const names = async (query: Record<string, unknown>) =>
  (await list(query)).body.map((row: { client: string }) => row.client);

test("the whole list says of how many rows it is, so that a browser knows it by its dialect", async () => {
  const reply = await list();
  expect(reply.body).toHaveLength(5);
  expect(reply.headers).toMatchObject({ "content-range": "rows 0-4/5" });
});

test("a list without rows is none of none", async () => {
  expect(await host.call("staff", "getContacts")).toMatchObject({
    body: [],
    headers: { "content-range": "rows */0" },
  });
});

test("a field that is null is absent, also the first one and all of a row", async () => {
  const source = {
    tables: [orders],
    from: sql`(values (1, 'a "b" \\', 2.50), (null, E'c\n', null), (null, null, null)) as given (one, two, three)`,
    fields: { one: sql`one`, two: sql`two`, three: sql`three` },
    orderBy: sql`two`,
  };
  const row = z.object({
    one: z.optional(z.number()),
    two: z.optional(z.string()),
    three: z.optional(z.number()),
  });
  const { json, total } = await readList(host.db, source, { row }, readListRequest(row, {}));
  expect(JSON.parse(json)).toEqual([{ one: 1, two: 'a "b" \\', three: 2.5 }, { two: "c\n" }, {}]);
  expect(total).toBe(3);
});

test("a range cuts the list and says of how many", async () => {
  const reply = await list({ range: [1, 2] });
  expect(reply.headers).toMatchObject({ "content-range": "rows 1-2/5" });
  expect(reply.body.map((row: { client: string }) => row.client)).toEqual(["Alpha", "gamma 100%"]);
});

test("a range beyond the end is empty and still says of how many", async () => {
  const reply = await list({ range: [50, 74] });
  expect(reply).toMatchObject({ body: [], headers: { "content-range": "rows */5" } });
});

test("texts sort without regard to case, numbers by their size", async () => {
  expect(await names({ sort: ["client", "ASC"] })).toEqual([
    "Alpha",
    "beta",
    "Delta_1",
    "epsilon",
    "gamma 100%",
  ]);
  expect((await names({ sort: ["quantity", "DESC"] }))[0]).toBe("epsilon");
});

test("absent values are last, in both directions", async () => {
  expect((await names({ sort: ["transportNumber", "ASC"] }))[0]).toBe("gamma 100%");
  expect((await names({ sort: ["transportNumber", "DESC"] }))[0]).toBe("gamma 100%");
});

test("a filter compares as the reply shows: text, number, or any of several", async () => {
  expect(await names({ filter: { productType: "Sheet" } })).toEqual(["Alpha", "Delta_1"]);
  expect(await names({ filter: { quantity: 9 } })).toEqual(["gamma 100%"]);
  expect(await names({ filter: { client: ["beta", "epsilon"] } })).toEqual(["beta", "epsilon"]);
  expect(await names({ filter: { quantity: "9" } })).toEqual([]);
});

test("a filter compares by size, with any of several values, and finds what is absent", async () => {
  expect(await names({ filter: { quantity_gte: 9 } })).toEqual([
    "gamma 100%",
    "Delta_1",
    "epsilon",
  ]);
  expect(await names({ filter: { quantity_gt: 3, quantity_lte: 9 } })).toEqual([
    "Alpha",
    "gamma 100%",
  ]);
  expect(await names({ filter: { client_lt: "C" } })).toEqual(["beta", "Alpha"]);
  expect(
    await names({ filter: { expectedCompletionDate_lt: "2026-12-01T05:31:00+05:30" } }),
  ).toEqual(clients);
  expect(
    await names({ filter: { expectedCompletionDate_lt: "2026-12-01T05:30:00+05:30" } }),
  ).toEqual([]);
  expect(await names({ filter: { transportNumber: null } })).not.toContain("gamma 100%");
  expect(await names({ filter: { transportNumber_gte: ["KA", null] } })).toEqual(clients);
});

test("a search looks through all fields, and % and _ are plain characters", async () => {
  expect(await names({ filter: { q: "ALPHA" } })).toEqual(["Alpha"]);
  expect(await names({ filter: { q: "100%" } })).toEqual(["gamma 100%"]);
  expect(await names({ filter: { q: "a_1" } })).toEqual(["Delta_1"]);
});

test.each([
  [{ sort: ["passwordHash", "ASC"] }, "sort"],
  [{ sort: ["client", "UP"] }, "sort"],
  [{ filter: { "client\" = '' or 1=1 --": "x" } }, "filter"],
  [{ filter: "client" }, "filter"],
  [{ filter: { nothing_gte: 1 } }, "filter"],
  [{ filter: { quantity_gte: "9" } }, "filter"],
  [{ filter: { createdAt_gte: "yesterday" } }, "filter"],
  [{ range: [5, 1] }, "range"],
  [{ range: [0, 1e9] }, "range"],
  [{ range: "[" }, "range"],
])("%j is refused by its name", async (query, parameter) => {
  const reply = await list(query);
  expect(reply.status).toBe(400);
  expect(reply.body.errors).toHaveProperty(parameter);
});

test("no list has a password, nor anything else that its reply does not name", async () => {
  const { text } = await host.call("owner", "getAdmins");
  expect(text).not.toMatch(/password|token|\$/i);
});
