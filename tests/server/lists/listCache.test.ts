import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { callNames } from "../../../contract/routes";
import { orders } from "../../../server/db/schema";
import { loadDemoPlant } from "../../../server/demo/loadDemoPlant";
import { exampleOf } from "../../support/examples";
import { plant } from "../../support/plant";

const host = plant();

beforeAll(() => loadDemoPlant(host.db));

const lists = callNames.filter((name) => {
  const call: Call = calls[name];
  return call.row !== undefined;
});

/** Returns the reply as bytes, because the other helper would read it as text. */
async function raw(headers: Record<string, string>) {
  const authorization = `Bearer ${await host.tokenOf("staff")}`;
  const url = `/api${calls.getAllOrders.path}`;
  return host.app.inject({ url, headers: { authorization, ...headers } });
}

test.each(lists)("%s that did not change is answered by 304 and nothing else", async (name) => {
  const { headers } = await host.call("owner", name, exampleOf(name, 1));
  const etag = String(headers.etag);
  expect(headers["cache-control"]).toBe("no-cache");
  const again = { ...exampleOf(name, 1), headers: { "if-none-match": etag } };
  expect(await host.call("owner", name, again)).toMatchObject({ status: 304, text: "" });
  const other = { ...exampleOf(name, 1), headers: { "if-none-match": 'W/"another"' } };
  expect(await host.call("owner", name, other)).toMatchObject({ status: 200 });
});

test("an admin who may not see a list learns nothing from its ETag", async () => {
  const { headers } = await host.call("owner", "getAdmins");
  const known = { headers: { "if-none-match": String(headers.etag) } };
  expect((await host.call("staff", "getAdmins", known)).status).toBe(403);
  expect((await host.call("visitor", "getAdmins", known)).status).toBe(401);
});

test("a changed, new or deleted row changes the ETag, for any author", async () => {
  const etag = async () => (await raw({})).headers.etag;
  const seen = [await etag()];
  await host.db.update(orders).set({ size: "1 × 1 × 1" }).where(eq(orders.id, 7));
  seen.push(await etag());
  await host.db.update(orders).set({ size: "2 × 2 × 2" }).where(eq(orders.id, 7));
  seen.push(await etag());
  const [gone] = await host.db.select().from(orders).where(eq(orders.id, 1));
  const created = await host.call("staff", "createOrder", exampleOf("createOrder", 1));
  expect(created.status, created.text).toBe(200);
  seen.push(await etag());
  await host.db.delete(orders).where(eq(orders.id, (gone?.id ?? 0) + 300));
  seen.push(await etag());
  expect(new Set(seen).size).toBe(4);
  // The list is what it was before the order came, and so is its ETag.
  expect(seen[4]).toBe(seen[2]);
});

test("a part of a list has a separate ETag", async () => {
  const etagOf = async (query: Record<string, unknown>) =>
    (await host.call("staff", "getAllOrders", { query })).headers.etag;
  const etags = [
    await etagOf({}),
    await etagOf({ range: [0, 9] }),
    await etagOf({ range: [0, 8] }),
  ];
  expect(new Set(etags).size).toBe(3);
});

test("a list is packed as the browser can read it, and is the same unpacked", async () => {
  const plain = await raw({});
  expect(plain.headers).not.toHaveProperty("content-encoding");
  expect(plain.headers.vary).toContain("Accept-Encoding");
  const brotli = await raw({ "accept-encoding": "gzip, deflate, br" });
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain.body);
  const gzip = await raw({ "accept-encoding": "gzip" });
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.body);
  expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5);
});

test.each([
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=1.0, br;q=0.5", "gzip"],
  ["GZIP", "gzip"],
  ["*", "br"],
  ["identity", undefined],
  ["*;q=0", undefined],
  ["deflate", undefined],
])("Accept-Encoding %s is answered with %s", async (accepted, encoding) => {
  const reply = await raw({ "accept-encoding": accepted });
  expect(reply.headers["content-encoding"]).toBe(encoding);
});
