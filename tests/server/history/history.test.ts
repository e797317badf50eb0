import { beforeAll, expect, test } from "vitest";
import { recordKinds } from "../../../contract/records";
import { indiaDate } from "../../../domain/indiaTime";
import { audit, orders } from "../../../server/db/schema";
import { exampleOf } from "../../support/examples";
import { plant, type Who } from "../../support/plant";
import { scanBody } from "../../support/scanBody";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(() => seed(host));

interface Entry {
  id: number;
  at: string;
  call: string;
  by: string;
  kind: string;
}

const historyOf = async (kind: string, id: string, query = {}, who: Who = "owner") =>
  (await host.call(who, "getHistory", { params: { kind, id }, query })).body;

const activity = async (query: Record<string, string> = {}) =>
  (await host.call("owner", "getActivity", { query })).body;

/** Reads all pages, one after the other. */
async function readAll(read: (query: Record<string, string>) => Promise<{ next?: number }>) {
  const pages: { next?: number; entries: Entry[] }[] = [];
  for (let next: number | undefined = 1e12; next !== undefined; ) {
    const page = await read({ before: String(next) });
    pages.push({ entries: [], ...page });
    next = page.next;
  }
  return pages;
}

test("hundreds of changes are in pages, each once and the latest first", async () => {
  const made = Array.from({ length: 310 }, (_, index) => ({
    adminId: 1,
    adminEmail: "owner@example.com",
    call: "moveOrder",
    record: "order 777",
    before: { status: index % 2 ? "TODO" : "IN_PROGRESS" },
    after: { status: index % 2 ? "IN_PROGRESS" : "TODO" },
  }));
  await host.db.insert(audit).values(made);
  const pages = await readAll((query) => historyOf("order", "777", query));
  expect(pages.map(({ entries }) => entries.length)).toEqual([...Array(12).fill(25), 10]);
  const ids = pages.flatMap(({ entries }) => entries.map(({ id }) => id));
  expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
  expect(await historyOf("order", "778")).toEqual({ entries: [] });
});

test("the activity is filtered by who, what, which call and when", async () => {
  const all = (await readAll(activity)).flatMap(({ entries }) => entries);
  expect(all).toHaveLength((await host.db.select().from(audit)).length);
  const meets = async (query: Record<string, string>, test: (entry: Entry) => boolean) => {
    const pages = await readAll((page) => activity({ ...query, ...page }));
    const found = pages.flatMap(({ entries }) => entries);
    expect(found.map(({ id }) => id)).toEqual(all.filter(test).map(({ id }) => id));
    return found.length;
  };
  expect(await meets({ by: "staff@example.com" }, ({ by }) => by.startsWith("staff"))).toBe(1);
  expect(await meets({ kind: "employee" }, ({ kind }) => kind === "employee")).toBe(3);
  const made = await meets({ call: "createDevice" }, ({ call }) => call === "createDevice");
  expect(made).toBe(2);
  const several = await meets({ call: "createDevice,moveOrder" }, ({ call }) =>
    ["createDevice", "moveOrder"].includes(call),
  );
  expect(several).toBeGreaterThan(made);
  // The first change may be from before midnight, and the seed's undoable changes are an hour ahead.
  const times = all.map(({ at }) => Date.parse(at));
  const from = indiaDate(new Date(Math.min(...times)));
  const to = indiaDate(new Date(Math.max(...times)));
  expect(await meets({ from, to }, () => true)).toBeGreaterThan(300);
  expect(await meets({ to: "2020-01-01" }, () => false)).toBe(0);
  expect(await activity()).toMatchObject({ authors: ["owner@example.com", "staff@example.com"] });
  for (const query of [
    { from: "soon" },
    { to: "0000-01-01" },
    { kind: "house" },
    { before: "x" },
  ]) {
    expect((await host.call("owner", "getActivity", { query })).status).toBe(400);
  }
});

test("the history of people is shown to those who may see people", async () => {
  const superAlone = [
    "terms",
    "pieceRate",
    "payComponent",
    "employee",
    "admin",
    "device",
    "calendar",
    "leave",
    "leaveRule",
    "leaveEntry",
    "adjustment",
    "advance",
    "rate",
    "benefitRule",
    "payroll",
    "shift",
    "company",
    "invoicing",
  ];
  for (const kind of recordKinds) {
    const request = { params: { kind, id: "1" } };
    const { status } = await host.call("staff", "getHistory", request);
    expect([kind, status]).toEqual([kind, superAlone.includes(kind) ? 403 : 200]);
  }
  for (const params of [
    { kind: "house", id: "1" },
    { kind: "order", id: "1 or 1=1" },
  ])
    expect((await host.call("owner", "getHistory", { params })).status).toBe(404);
});

test("an order's page tells its steps, with people and undos, and the reels that ran for it", async () => {
  const params = { id: "1" };
  await host.call("staff", "moveOrder", { params, body: { status: "IN_PROGRESS" } });
  const { changes } = (await host.call("staff", "getUndoable")).body;
  await host.call("staff", "undoChange", { params: { id: String(changes[0].id) } });
  await host.call("owner", "moveOrder", { params, body: { status: "COMPLETED" } });
  await host.call("station", "issueReel", exampleOf("issueReel", 1));
  const weight = { ...scanBody(), barcodeId: "REEL-000001", weight: 480.25, howManyBox: 400 };
  await host.call("station", "returnReel", { body: weight });

  const { body: order } = await host.call("staff", "getOrder", { params });
  expect(order).toMatchObject({ id: 1, status: "COMPLETED", client: "Kaveri Weaves" });
  expect(order.steps).toMatchObject([
    { status: "TODO", by: "owner@example.com" },
    { status: "IN_PROGRESS", by: "staff@example.com" },
    { status: "TODO", by: "staff@example.com", isUndo: true },
    { status: "COMPLETED", by: "owner@example.com" },
  ]);
  expect(order.reels).toMatchObject([
    { id: 1, barcodeId: "REEL-000001", weightConsumed: 132.25, howManyBox: 400, usageType: "TOP" },
  ]);
  const { entries } = await historyOf("reel", "1", {}, "staff");
  expect(entries).toMatchObject([
    { call: "returnReel", name: "REEL-000001", by: expect.stringMatching(/^station Gate A/) },
    { call: "issueReel", after: { client: "Kaveri Weaves", outcome: "ISSUED" } },
    { call: "registerReel" },
  ]);
});

test("an order that moved before notes existed has its last step without a name", async () => {
  const [made] = await host.db
    .insert(orders)
    .values({
      client: "Nandi",
      productType: "Box",
      quantity: 5,
      size: "1 × 1",
      deliveryAddress: "Hosur",
      expectedCompletionDate: new Date(),
      unit: "A",
      createdBy: "owner@example.com",
      status: "SHIPPED",
      shippedAt: new Date("2026-01-05T10:00:00Z"),
      transportNumber: "KA-1",
    })
    .returning({ id: orders.id });
  const { body } = await host.call("staff", "getOrder", { params: { id: String(made?.id) } });
  expect(body.steps).toEqual([
    expect.objectContaining({ status: "TODO", by: "owner@example.com" }),
    { status: "SHIPPED", at: expect.stringContaining("2026-01-05") },
  ]);
  for (const id of ["0", "999999", "x"])
    expect((await host.call("staff", "getOrder", { params: { id } })).status).toBe(404);
});
