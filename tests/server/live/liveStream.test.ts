import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { calls } from "../../../contract/calls";
import { LiveEvent } from "../../../contract/live";
import { liveResources } from "../../../contract/records";
import { indiaDate } from "../../../domain/indiaTime";
import { buildApp } from "../../../server/app";
import { admins, orders } from "../../../server/db/schema";
import { liveStream } from "../../../server/live/feature";
import { exampleOf } from "../../support/examples";
import { hire } from "../../support/hire";
import { makeMachine } from "../../support/machines";
import { owing } from "../../support/owing";
import { plant, secret, type Who } from "../../support/plant";
import { scanBody } from "../../support/scanBody";

const host = plant();
const apps: ReturnType<typeof buildApp>[] = [];

/** Two servers on one database. */
const [first, second] = [() => originOf(0), () => originOf(1)];
const originOf = (place: number) => apps[place]?.listeningOrigin ?? "";

async function startServers(beatMillis = 10_000) {
  for (let count = 0; count < 2; count += 1) {
    const app = buildApp({ db: host.callsDb, secret, live: { beatMillis } });
    apps.push(app);
    await app.listen({ port: 0, host: "127.0.0.1" });
  }
}

beforeEach(() => startServers());
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
});

/** Returns a stream's lines that are no heartbeats, one after the other. There are none after its end. */
async function follow(origin: string, since?: string, who: Exclude<Who, "visitor"> = "owner") {
  const query = since === undefined ? "" : `?${new URLSearchParams({ since })}`;
  const reply = await fetch(`${origin}/api${calls.getLiveChanges.path}${query}`, {
    headers: { authorization: `Bearer ${await host.tokenOf(who)}` },
  });
  expect(reply.status).toBe(200);
  async function* lines() {
    let rest = "";
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = `${rest}${chunk}`.split("\n");
      rest = parts.pop() ?? "";
      for (const part of parts) if (part !== "") yield LiveEvent.parse(JSON.parse(part));
    }
  }
  const events = lines();
  const next = async () => (await events.next()).value;
  return { next, headers: reply.headers, end: () => events.return(undefined) };
}

const createOrder = async (origin: string) => {
  const reply = await fetch(`${origin}/api${calls.createOrder.path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await host.tokenOf("owner")}`,
    },
    body: JSON.stringify(exampleOf("createOrder", 1).body),
  });
  expect(reply.status).toBe(200);
};

const ordersChanged = { changed: ["orderList", "orders", "reels", "schedule"] };

test("a write at one server is told at both, by the names of the lists alone", async () => {
  const streams = await Promise.all([follow(first()), follow(second())]);
  for (const { next, headers } of streams) {
    expect(headers.get("content-encoding")).toBeNull();
    expect(await next()).toMatchObject({ changed: [] });
  }
  for (let count = 0; count < 5; count += 1) {
    await createOrder(first());
    for (const { next } of streams) expect(await next()).toMatchObject(ordersChanged);
  }
});

test("a comment and a file are told by one name", async () => {
  const params = { kind: "client", id: "1" };
  expect((await host.call("staff", "createClient", { body: { name: "Silks" } })).status).toBe(200);
  const stream = await follow(first());
  await stream.next();
  const filesChanged = { changed: ["files"] };
  const comment = { kind: params.kind, recordId: 1, text: "Call first" };
  await host.call("staff", "addComment", { body: comment });
  expect(await stream.next()).toMatchObject(filesChanged);
  const file = Buffer.from("%PDF-1.4\n%%EOF\n");
  await host.call("staff", "addFile", { params, query: { name: "plan.pdf" }, file });
  expect(await stream.next()).toMatchObject(filesChanged);
});

test("a receipt is told to the invoice's page too, which shows what is open", async () => {
  const { makeClient, makeInvoice, pay, part } = owing(host);
  const clientId = await makeClient("Paying Silks");
  const today = indiaDate(new Date());
  const invoice = await makeInvoice(clientId, today, 1000);
  const stream = await follow(first());
  await stream.next();
  const allocations = [part(invoice.id, 1000)];
  expect(await pay(clientId, today, 1000, { allocations })).toMatchObject({ status: 200 });
  expect(await stream.next()).toMatchObject({ changed: ["invoices", "outstanding", "receipts"] });
});

test("a person at a machine is told to the entries, whose report of waste names the people", async () => {
  const machineId = await makeMachine(host, "Printer 1", "PRINTING");
  const barcodeId = "EMP-A-00077";
  await hire(host.db, { name: "Asha", barcodeId, joinedAt: new Date("2026-01-01") });
  const stream = await follow(first());
  await stream.next();
  const body = { barcodeIds: [barcodeId], startedAt: "2026-03-02T04:00:00.000Z" };
  const params = { id: String(machineId) };
  const reply = await host.call("owner", "createCrewTimes", { params, body });
  expect(reply.status, reply.text).toBe(200);
  expect((await stream.next())?.changed).toEqual(expect.arrayContaining(["stageEntries"]));
});

test("a client that reconnects gets the changes of all servers meanwhile, and nothing else", async () => {
  const stream = await follow(first());
  const id = (await stream.next())?.id;
  await stream.end();
  expect(await (await follow(second(), id)).next()).toEqual({ id, changed: [] });
  await createOrder(first());
  expect(await (await follow(second(), id)).next()).toMatchObject(ordersChanged);
  const all = (await (await follow(second(), "garbage")).next())?.changed;
  expect(all).toEqual(liveResources);
});

test("an admin gets only the lists that they may see", async () => {
  const changed = (await (await follow(first(), "garbage", "staff")).next())?.changed;
  expect(changed).toEqual([
    "boxes",
    "clients",
    "contacts",
    "corrections",
    "dispatches",
    "exceptions",
    "files",
    "industries",
    "invoices",
    "machineStops",
    "machines",
    "notices",
    "orderList",
    "orders",
    "outstanding",
    "quotations",
    "rates",
    "receipts",
    "reels",
    "schedule",
    "specifications",
    "stageEntries",
    "tools",
    "wasteRows",
  ]);
});

test("a change outside the servers, or during a lost connection, is announced a little later", async () => {
  for (const app of apps.splice(0)) await app.close();
  await startServers(200);
  const stream = await follow(second());
  await stream.next();
  await host.db.update(orders).set({ size: "10 x 10 x 10" });
  expect(await stream.next()).toMatchObject(ordersChanged);
  await host.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen%'`,
  );
  await createOrder(first());
  expect(await stream.next()).toMatchObject(ordersChanged);
});

test("a stream ends with its session", async () => {
  const stream = await follow(first(), undefined, "staff");
  await stream.next();
  const staff = eq(admins.email, "staff@example.com");
  const ended = { tokenVersion: sql`${admins.tokenVersion} + 1` };
  await host.db.update(admins).set(ended).where(staff);
  // Makes the servers read the versions immediately.
  await createOrder(second());
  const rest = [await stream.next(), await stream.next()];
  expect(rest.at(-1)).toBeUndefined();
  await host.db.update(admins).set({ tokenVersion: 0 }).where(staff);
});

test("a stream ends when its admin gets another role", async () => {
  const stream = await follow(first());
  await stream.next();
  const owner = eq(admins.email, "owner@example.com");
  await host.db.update(admins).set({ role: "ROLE_ADMIN" }).where(owner);
  await createOrder(second());
  const rest = [await stream.next(), await stream.next()];
  expect(rest.at(-1)).toBeUndefined();
  await host.db.update(admins).set({ role: "ROLE_SUPER_ADMIN" }).where(owner);
});

test("an exception with a 409 is announced immediately", async () => {
  const barcodeId = "EMP-A-00001";
  const joinedAt = new Date("2026-01-01");
  await hire(host.db, { name: "Kavya", barcodeId, joinedAt, deactivatedAt: new Date() });
  const stream = await follow(first());
  await stream.next();
  const reply = await fetch(`${first()}/api${calls.punch.path}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${await host.tokenOf("owner")}`,
    },
    body: JSON.stringify({ ...scanBody(), barcodeId }),
  });
  expect(reply.status).toBe(409);
  expect((await stream.next())?.changed).toContain("exceptions");
});

test("a server that closes while a stream opens ends the stream", async () => {
  let finishOpening = () => {};
  const opening = new Promise<void>((done) => {
    finishOpening = done;
  });
  const stop = vi.fn();
  const changes = {
    async follow({ onClose }: { onClose(): void }) {
      onClose();
      await opening;
      return { versions: new Map(), stop };
    },
  };
  const options = { changes, resources: liveResources, since: undefined, lifeMillis: 10_000 };
  const streaming = liveStream({ ...options, checkSession: async () => undefined });
  finishOpening();
  const stream = await streaming;
  expect(await stream.toArray()).toEqual([]);
  expect(stop).toHaveBeenCalled();
});

test("a server that closes ends its streams immediately", async () => {
  const stream = await follow(first());
  await stream.next();
  const closed = apps[0]?.close();
  expect(await stream.next()).toBeUndefined();
  await closed;
});
