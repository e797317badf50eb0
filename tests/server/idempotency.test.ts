import { eq, sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { type CallName, callNames, routes } from "../../contract/routes";
import { buildApp } from "../../server/app";
import { idempotencyKeys, orders } from "../../server/db/schema";
import { contentOf } from "../support/contentOf";
import { exampleOf } from "../support/examples";
import { provingCalls } from "../support/peopleExamples";
import { plant, secret, type Who } from "../support/plant";
import { seed } from "../support/seed";

const host = plant();

beforeAll(() => seed(host));

const creating = callNames.filter((name) => "creates" in routes[name]);

let keys = 0;

const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};

/** Sends each request from a new address, so that no limit affects the test. */
const send = (name: CallName, key: string, body: unknown, who: Who = "owner") =>
  host.call(who, name, { body, headers: { "idempotency-key": key }, from: `10.2.0.${keys % 250}` });

const bodyOf = (name: CallName) => exampleOf(name, 700 + keys).body;

test.each(creating)(
  "%s with the same key again is answered again and not done again",
  async (name) => {
    const key = newKey();
    const body = bodyOf(name);
    const first = await send(name, key, body);
    expect(first.status, first.text).toBe(200);
    const content = await contentOf(host.db);
    const again = await send(name, key, body);
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(again.headers["content-type"]).toBe(first.headers["content-type"]);
    expect(await contentOf(host.db)).toEqual(content);
  },
);

/** Writes that make no record. Signing out is left out, because it ends the session of the second request. */
const changing = callNames.filter((name) => {
  const { method, repeat }: Call = calls[name];
  const isKeyed = method !== "GET" && repeat === undefined;
  return isKeyed && ![...creating, ...provingCalls, "signOutEverywhere"].includes(name);
});

test.each(changing)(
  "%s with the same key again is answered again and not done again",
  async (name) => {
    const headers = { "idempotency-key": newKey() };
    const request = { ...exampleOf(name, 800 + keys), headers, from: `10.2.1.${keys % 250}` };
    const first = await host.call("owner", name, request);
    expect(first.status, first.text).toBe(200);
    const content = await contentOf(host.db);
    const again = await host.call("owner", name, request);
    expect(again).toMatchObject({ status: 200, text: first.text });
    expect(await contentOf(host.db)).toEqual(content);
    const id = request.params?.id === "7" ? "8" : "7";
    const other = { ...request, params: { ...request.params, id } };
    if (request.params && "id" in request.params)
      expect(await host.call("owner", name, other)).toMatchObject({ status: 422 });
  },
);

/** The changed values. A call that is not listed here gets another first text. */
const changes: Readonly<Record<string, object>> = {
  addComment: { text: "Another comment" },
  createEmail: { subject: "Another one" },
  submitContact: { message: "Another message" },
  createAdmin: { password: "another-long-one" },
  registerEmployee: { name: "Asha" },
  registerReel: { gsm: 200 },
  registerIndustry: { city: "Mysuru" },
  createBox: { box: "7 Ply RSC" },
  createOrder: { quantity: 501 },
  createDispatch: { transportNumber: "KA-02" },
  createInvoice: { description: "Another box" },
  createLeave: { isHalfDay: false },
  createLeaveRule: { daysPerYear: 10 },
  createLeaveEntry: { days: 2 },
  createBenefitRule: { bonusPercent: 12 },
  createAdjustment: { amount: 1 },
  createAdvance: { amount: 7_000 },
  createPieceRate: { ratePerThousand: 60 },
  createPayComponent: { amount: 35 },
  createStatutoryRate: { amount: 250 },
  createRate: { rate: 40 },
  createWasteRow: { setupSheets: 75 },
  proposeCorrection: { reason: "Another reason" },
  createShift: { unpaidBreakMinutes: 15 },
  createEmployment: { leftOn: "1999-12-31" },
  createAssignment: { unit: "B" },
  createRotation: { lastDate: "2099-12-31" },
  createReceipt: { reference: "Another one" },
  createOpening: { reference: "Another one" },
};

test.each(creating)("%s with the key of another request is refused in a sentence", async (name) => {
  const key = newKey();
  const body = bodyOf(name);
  expect((await send(name, key, body)).status).toBe(200);
  const content = await contentOf(host.db);
  const [text] = Object.entries(body ?? {}).find(([, value]) => typeof value === "string") ?? [""];
  const change = changes[name] ?? { [text]: "Another one" };
  const reply = await send(name, key, { ...body, ...change });
  expect(reply.status).toBe(422);
  expect(reply.body?.message ?? reply.text).toBe(
    "This Idempotency-Key was used for another request: take a new one",
  );
  expect(await contentOf(host.db)).toEqual(content);
});

test("an order that arrives ten times together, at two servers, is made once", async () => {
  const other = buildApp({ db: host.db, secret });
  const key = newKey();
  const client = "Ten Times & Co";
  const payload = { ...bodyOf("createOrder"), client };
  const headers = {
    authorization: `Bearer ${await host.tokenOf("staff")}`,
    "idempotency-key": key,
  };
  const url = "/api/admin/order/create-order";
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, index) =>
      (index % 2 ? other : host.app).inject({ method: "POST", url, payload, headers }),
    ),
  );
  await other.close();
  expect(replies.map((reply) => reply.statusCode)).toEqual(Array(10).fill(200));
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1);
  expect(await host.db.select().from(orders).where(eq(orders.client, client))).toHaveLength(1);
});

test("another author or time does not make it another order", async () => {
  const key = newKey();
  const body = bodyOf("createOrder");
  const first = await send("createOrder", key, body);
  const later = { ...body, createdAt: "2026-11-20T08:00:00.000Z", createdBy: "Unknown" };
  expect(await send("createOrder", key, later)).toMatchObject({ status: 200, text: first.text });
});

test("a key is its admin's own, and without one each request makes an order", async () => {
  const key = newKey();
  const body = bodyOf("createOrder");
  const ids = [
    (await send("createOrder", key, body, "owner")).body.id,
    (await send("createOrder", key, body, "staff")).body.id,
    (await host.call("owner", "createOrder", { body })).body.id,
    (await host.call("owner", "createOrder", { body })).body.id,
  ];
  expect(new Set(ids).size).toBe(4);
});

test("a refused request may be repeated with the same key", async () => {
  const key = newKey();
  const body = bodyOf("registerReel");
  expect((await send("registerReel", key, { ...body, gsm: -1 })).status).toBe(400);
  expect((await send("registerReel", key, { ...body, reelNo: 50_000 })).status).toBe(409);
  expect((await send("registerReel", key, body)).status).toBe(200);
});

test.each(["", "two words", "x".repeat(201)])("%j is no key", async (key) => {
  const reply = await send("createOrder", key, bodyOf("createOrder"));
  expect(reply).toMatchObject({
    status: 400,
    body: { message: "An Idempotency-Key has 1 to 200 letters, digits and signs" },
  });
});

test("keys are kept for a day and then go", async () => {
  const [young, old] = [newKey(), newKey()];
  const make = (key: string) => send("createOrder", key, bodyOf("createOrder"));
  const first = await make(young);
  await host.db.update(idempotencyKeys).set({ createdAt: sql`now() - interval '23 hours'` });
  const rows = () => host.db.$count(idempotencyKeys);
  const count = await rows();
  await make(old);
  expect(await rows()).toBe(count + 1);
  await host.db.update(idempotencyKeys).set({ createdAt: sql`now() - interval '25 hours'` });
  // A request deletes a hundred keys at most, and the other tests have made more.
  for (const _ of [1, 2]) await make(newKey());
  expect(await rows()).toBe(2);
  expect((await make(young)).body.id).not.toBe(first.body.id);
});
