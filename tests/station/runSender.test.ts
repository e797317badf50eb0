import "fake-indexeddb/auto";
import { expect, test } from "vitest";
import type { Reply } from "../../src/station/queue/runSender";
import { runSender, type SenderEvent } from "../../src/station/queue/runSender";
import type { ScanCall, scanBody } from "../../src/station/queue/scan";
import {
  memoryScanStore,
  openStationDatabase,
  type ScanStore,
  scanStoreIn,
} from "../../src/station/queue/scanStore";

type Body = ReturnType<typeof scanBody>;
type Post = (call: ScanCall, body: Body) => Promise<Reply>;

const morning = Date.parse("2026-03-02T06:00:00.000Z");

const badge = (number: number, scannedAt = morning) => ({
  scanId: crypto.randomUUID(),
  scannedAt: new Date(scannedAt).toISOString(),
  content: { call: "punch", body: { barcodeId: `EMP-A-${number}` } } as const,
  label: `Worker ${number}`,
});

const ok: Reply = { status: 200, body: { outcome: "CHECKED_IN" } };

/** Sends until nothing waits any more, or until it pauses so often; gives what was reported. */
async function send(store: ScanStore, post: Post, { now = morning, pauses = 50 } = {}) {
  const events: SenderEvent[] = [];
  const ending = new AbortController();
  let left = pauses;
  await runSender({
    store,
    post,
    report: (event) => events.push(event),
    pause: async () => {
      left -= 1;
      if (left === 0 || (await store.next()) === undefined) ending.abort();
    },
    signal: ending.signal,
    now: () => now,
    random: () => 0,
  });
  return events;
}

/** Makes a database that no other test has. */
const newDatabase = () => openStationDatabase(crypto.randomUUID());

const stores: readonly (readonly [string, () => Promise<ScanStore>])[] = [
  ["the browser's database", async () => scanStoreIn(await newDatabase())],
  ["memory", async () => memoryScanStore()],
];

test.each(stores)("scans stored in %s are numbered and sent in their order", async (_, open) => {
  const store = await open();
  const numbers = await Promise.all([1, 2, 3].map((number) => store.add(badge(number))));
  expect(numbers.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  const sent: Body[] = [];
  await send(store, async (_call, body) => {
    sent.push(body);
    return ok;
  });
  expect(sent.map(({ barcodeId, sequence }) => [barcodeId, sequence])).toEqual([
    ["EMP-A-1", 1],
    ["EMP-A-2", 2],
    ["EMP-A-3", 3],
  ]);
  expect(await store.listWaiting()).toEqual([]);
  expect((await store.add(badge(4))).sequence).toBe(4);
});

test.each(stores)("a refused scan in %s is parked and delays no other", async (_, open) => {
  const store = await open();
  for (const number of [1, 2, 3]) await store.add(badge(number));
  const refused: Reply = { status: 404, body: { message: "There is no badge EMP-A-2" } };
  const post: Post = async (_call, body) => (body.barcodeId === "EMP-A-2" ? refused : ok);
  const events = await send(store, post);
  expect(events.map(({ kind }) => kind)).toEqual(["answered", "parked", "answered"]);
  const [parked, ...others] = await store.listParked();
  expect(others).toEqual([]);
  expect(parked).toMatchObject({
    sequence: 2,
    label: "Worker 2",
    refusal: { status: 404, message: "There is no badge EMP-A-2" },
  });

  await store.unpark(2);
  expect(await store.listParked()).toEqual([]);
  expect(await store.listWaiting()).toMatchObject([{ sequence: 2, isQueued: true }]);
  await store.park(2, { status: 404, message: "Still none" });
  await store.discard(2);
  expect([await store.listWaiting(), await store.listParked()]).toEqual([[], []]);
});

test("a scan that another tab has settled is not put aside", async () => {
  const store = scanStoreIn(await newDatabase());
  const { sequence } = await store.add(badge(1));
  await store.remove(sequence);
  await store.park(sequence, { status: 404, message: "Too late" });
  expect(await store.listParked()).toEqual([]);
});

test("without an answer the same scan is sent again, ever more slowly, and none goes past it", async () => {
  const store = memoryScanStore();
  for (const number of [1, 2]) await store.add(badge(number));
  const sent: string[] = [];
  let attempts = 0;
  const events = await send(store, async (_call, body) => {
    attempts += 1;
    sent.push(body.barcodeId);
    if (attempts === 1) throw new Error("No network");
    return attempts < 4 ? { status: 503, body: undefined } : ok;
  });
  expect(sent).toEqual(["EMP-A-1", "EMP-A-1", "EMP-A-1", "EMP-A-1", "EMP-A-2"]);
  expect(events.map(({ kind }) => kind)).toEqual([
    "unreachable",
    "unreachable",
    "unreachable",
    "answered",
    "answered",
  ]);
});

test("a station that was revoked keeps what waits, and goes on once it is paired", async () => {
  const store = memoryScanStore();
  for (const number of [1, 2]) await store.add(badge(number));
  const revoked: Reply = { status: 401, body: { message: "This station was revoked" } };
  const events = await send(store, async () => revoked, { pauses: 1 });
  expect(events).toEqual([{ kind: "unpaired", message: "This station was revoked" }]);
  expect(await store.listWaiting()).toHaveLength(2);
  await send(store, async () => ok);
  expect(await store.listWaiting()).toEqual([]);
});

test("a sent scan has the times of one clock, and says if the operator waits for the answer", async () => {
  const store = memoryScanStore();
  await store.add(badge(1, morning - 1000));
  await store.add(badge(2, morning - 60_000));
  // The clock was set back since.
  await store.add(badge(3, morning + 60_000));
  const { sequence } = await store.add(badge(4, morning));
  await store.markQueued(sequence);
  const sent: Body[] = [];
  await send(store, async (_call, body) => {
    sent.push(body);
    return ok;
  });
  expect(sent.map(({ scannedAt, sentAt, queued }) => [scannedAt, sentAt, queued])).toEqual([
    ["2026-03-02T05:59:59.000Z", "2026-03-02T06:00:00.000Z", false],
    ["2026-03-02T05:59:00.000Z", "2026-03-02T06:00:00.000Z", true],
    ["2026-03-02T06:01:00.000Z", "2026-03-02T06:00:00.000Z", true],
    ["2026-03-02T06:00:00.000Z", "2026-03-02T06:00:00.000Z", true],
  ]);
});

test("a conflict after the operator has left is sent on for the office", async () => {
  const store = memoryScanStore();
  const { sequence } = await store.add(badge(1));
  const queued: boolean[] = [];
  await send(store, async (_call, body) => {
    queued.push(body.queued);
    if (body.queued) return { status: 200, body: { outcome: "EXCEPTION" } };
    await store.markQueued(sequence);
    return { status: 409, body: { message: "This reel is not available" } };
  });
  expect(queued).toEqual([false, true]);
  expect(await store.listParked()).toEqual([]);
});

test("senders killed one after the other, over a lossy network, lose and double nothing", async () => {
  const rows = new Map<string, number>();
  let seed = 7;
  const chance = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    return seed / 2 ** 31;
  };
  let isKilled = false;
  const kills = new Set([60, 110, 140]);
  const post: Post = async (_call, { scanId, sequence }) => {
    if (chance() < 0.15) throw new Error("The request was lost");
    if (!rows.has(scanId)) rows.set(scanId, sequence);
    // A killed tab never hears of the answer.
    if (kills.delete(rows.size)) isKilled = true;
    if (isKilled || chance() < 0.15) throw new Error("The reply was lost");
    return ok;
  };
  const name = crypto.randomUUID();
  const openTab = async () => scanStoreIn(await openStationDatabase(name));
  const tabs = [await openTab(), await openTab()];
  for (let scan = 0; scan < 200; scan += 1) await tabs[scan % 2]?.add(badge(scan));
  for (let tab = 0; tab < 4; tab += 1) {
    isKilled = false;
    const store = await openTab();
    const ending = new AbortController();
    const pause = async () => {
      if (isKilled || (await store.next()) === undefined) ending.abort();
    };
    await runSender({ store, post, pause, report: () => {}, signal: ending.signal });
  }
  expect([...rows.values()]).toEqual(Array.from({ length: 200 }, (_, place) => place + 1));
});
