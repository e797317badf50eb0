import "fake-indexeddb/auto";
import { openDB } from "idb";
import { expect, test } from "vitest";
import { runSender } from "../../src/station/queue/runSender";
import { openStationDatabase, scanStoreIn } from "../../src/station/queue/scanStore";

/** Makes the database that the version before this one has stored on a tablet. */
async function olderDatabase(name: string) {
  const db = await openDB(name, 1, {
    upgrade(made) {
      made.createObjectStore("waiting", { autoIncrement: true });
      made.createObjectStore("parked");
      made.createObjectStore("records");
    },
  });
  const scan = (scanId: string, content: object) => ({
    scanId,
    scannedAt: "2026-03-02T06:00:00.000Z",
    label: "Asha Rao",
    content,
  });
  const barcodeId = "REEL-000001";
  await db.add("waiting", scan("badge", { call: "punch", body: { barcodeId: "EMP-A-00001" } }));
  const issue = { barcodeId, orderId: 5, usageType: "TOP" };
  await db.add("waiting", { ...scan("issue", { call: "issueReel", body: issue }), isQueued: true });
  const byDiameter = { barcodeId, fullDiameter: 1200, diameter: 800, howManyBox: 9 };
  await db.add("waiting", scan("return", { call: "returnReel", body: byDiameter }));
  const refusal = { status: 413, message: "The host answered with status 413" };
  const refused = scan("parked", { call: "punch", body: { barcodeId: "EMP-A-00002" } });
  await db.put("parked", { ...refused, refusal }, 4);
  db.close();
}

test("the former version's scans on a tablet are sent unchanged, and parked ones again or dismissed", async () => {
  const name = crypto.randomUUID();
  await olderDatabase(name);
  const store = scanStoreIn(await openStationDatabase(name));
  expect(await store.listParked()).toMatchObject([{ sequence: 4, scanId: "parked" }]);
  await store.unpark(4);
  const sent: unknown[] = [];
  const ending = new AbortController();
  await runSender({
    store,
    post: async (call, body) => {
      sent.push({ call, ...body });
      return { status: 200, body: { outcome: "CHECKED_IN" } };
    },
    report: () => {},
    pause: async () => ending.abort(),
    signal: ending.signal,
  });
  expect(sent).toMatchObject([
    { call: "punch", scanId: "badge", sequence: 1, barcodeId: "EMP-A-00001" },
    { call: "issueReel", scanId: "issue", sequence: 2, orderId: 5, usageType: "TOP" },
    { call: "returnReel", scanId: "return", sequence: 3, fullDiameter: 1200, diameter: 800 },
    { call: "punch", scanId: "parked", sequence: 4, queued: true },
  ]);
  expect([await store.listWaiting(), await store.listParked()]).toEqual([[], []]);
});
