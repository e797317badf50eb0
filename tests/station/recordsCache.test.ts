import { expect, test } from "vitest";
import { createRecordsCache } from "../../src/station/host/stationCalls";
import type { WaitingScan } from "../../src/station/queue/scan";
import { records } from "./records";

const stop: WaitingScan = {
  scanId: "11111111-1111-4111-8111-111111111111",
  sequence: 1,
  scannedAt: "2026-03-02T06:00:00Z",
  label: "Printer 1",
  content: {
    call: "stopMachine",
    body: { barcodeId: "MACHINE-3", machineId: 3, reason: "PAPER" },
  },
};

const cacheWith = (write: () => Promise<unknown>) =>
  createRecordsCache({
    fetch: async () => ({ records, clockOffMs: 250 }),
    read: async () => undefined,
    write,
    note: () => {},
  });

test("records that the host has told are there before the disk has them", async () => {
  const cache = cacheWith(() => new Promise(() => {}));
  await cache.refresh();
  expect(cache.getState()).toEqual({ records, clockOffMs: 250 });
});

test("records that cannot be kept serve until the page is closed", async () => {
  const cache = cacheWith(async () => {
    throw new Error("The disk is full");
  });
  await cache.refresh();
  await cache.refresh();
  expect(cache.getState().records).toBe(records);
});

test("an answered stop is kept and stored until records that were asked for later arrive", async () => {
  const written: unknown[] = [];
  const replies: ((fetched: { records: typeof records; clockOffMs: number }) => void)[] = [];
  const cache = createRecordsCache({
    fetch: () => new Promise((resolve) => replies.push(resolve)),
    read: async () => records,
    write: async (latest) => written.push(latest),
    note: () => {},
  });
  await cache.start();
  const earlier = cache.refresh();
  cache.keepAnswered(stop);
  expect(written).toEqual([{ ...records, answered: [stop] }]);
  replies[0]?.({ records, clockOffMs: 0 });
  await earlier;
  expect(cache.getState().records?.answered).toEqual([stop]);
  const later = cache.refresh();
  replies[1]?.({ records, clockOffMs: 0 });
  await later;
  expect(cache.getState().records).toEqual(records);
});
