import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { devices } from "../../../server/db/schema";
import { plant } from "../../support/plant";
import { beginSpan } from "../../support/timeSpan";

const host = plant();

const newStation = async (name: string) =>
  (await host.call("owner", "createDevice", { body: { name, unit: "B" } })).body;

const pair = (code: string) => host.call("visitor", "pairDevice", { body: { code } });

const openUsagesWith = (token: string) =>
  host.call("visitor", "getOpenUsages", { headers: { authorization: `Bearer ${token}` } });

test("a code pairs one station, however it is typed, and is good once", async () => {
  const { id, pairingCode, expiresAt } = await newStation("Gate B");
  expect(pairingCode).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
  expect(Date.parse(expiresAt) - Date.now()).toBeGreaterThan(9 * 60_000);
  const paired = await pair(` ${pairingCode.toLowerCase().replace("-", " ")}`);
  expect(paired).toMatchObject({
    status: 200,
    body: { device: { id, name: "Gate B", unit: "B" } },
  });
  expect(Buffer.from(paired.body.token, "base64url")).toHaveLength(32);
  expect(await openUsagesWith(paired.body.token)).toMatchObject({ status: 200, body: [] });

  const again = await pair(pairingCode);
  expect(again.status).toBe(400);
  expect(again.body.errors.code).toMatch(/^This code is not good/);
});

test("one of two tablets that enter one code together is paired", async () => {
  const { pairingCode } = await newStation("Gate C");
  const replies = await Promise.all([pair(pairingCode), pair(pairingCode)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400]);
});

test("a code is not good after ten minutes", async () => {
  const { id, pairingCode } = await newStation("Gate D");
  const pairingExpiresAt = new Date(Date.now() - 1);
  await host.db.update(devices).set({ pairingExpiresAt }).where(eq(devices.id, id));
  expect((await pair(pairingCode)).status).toBe(400);
});

test("neither the token nor the code is stored in the clear, and the list shows the last contact", async () => {
  const { id, pairingCode } = await newStation("Gate E");
  const [waiting] = await host.db.select().from(devices).where(eq(devices.id, id));
  expect(JSON.stringify(waiting)).not.toContain(pairingCode);
  const { token } = (await pair(pairingCode)).body;
  const [paired] = await host.db.select().from(devices).where(eq(devices.id, id));
  expect(JSON.stringify(paired)).not.toContain(token);

  await host.db
    .update(devices)
    .set({ lastSeenAt: new Date(0) })
    .where(eq(devices.id, id));
  const expectNow = beginSpan();
  await openUsagesWith(token);
  const { body } = await host.call("owner", "getDevices");
  const listed = body.find((device: { id: number }) => device.id === id);
  expectNow(listed.lastSeenAt);
  expect(Object.keys(listed).sort()).toEqual([
    "createdAt",
    "id",
    "kind",
    "lastSeenAt",
    "name",
    "pairedAt",
    "unit",
  ]);
});

test("a revoked station gets that message until it is paired again with a new code", async () => {
  const { id, pairingCode } = await newStation("Gate F");
  const { token } = (await pair(pairingCode)).body;
  const params = { id: String(id) };
  expect(await host.call("owner", "revokeDevice", { params })).toMatchObject({
    status: 200,
    body: { id, name: "Gate F" },
  });
  expect(await openUsagesWith(token)).toMatchObject({
    status: 401,
    body: { message: "This station was revoked: pair it again" },
  });

  const renewed = (await host.call("owner", "renewPairingCode", { params })).body;
  const next = (await pair(renewed.pairingCode)).body;
  expect((await openUsagesWith(next.token)).status).toBe(200);
  expect(await openUsagesWith(token)).toMatchObject({
    status: 401,
    body: { message: "This station is not paired" },
  });
});

test("a station that there is not can be neither revoked nor paired", async () => {
  for (const id of ["999999", "gate", "0"]) {
    for (const call of ["revokeDevice", "renewPairingCode"] as const) {
      expect(await host.call("owner", call, { params: { id } })).toMatchObject({
        status: 404,
        body: { message: "This scan station was not found" },
      });
    }
  }
});

test("guesses of codes are stopped", async () => {
  const replies = [];
  for (let guess = 0; guess < 12; guess += 1) {
    const sent = { body: { code: `2345-67${guess}` }, from: "10.1.1.1" };
    replies.push((await host.call("visitor", "pairDevice", sent)).status);
  }
  expect(replies.filter((status) => status === 400)).toHaveLength(10);
  expect(replies.slice(10)).toEqual([429, 429]);
});
