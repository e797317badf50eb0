import { expect, test } from "vitest";
import { createRecordsCache } from "../../src/station/host/recordsCache";
import { records } from "./records";

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
