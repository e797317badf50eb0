import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Reply, SenderOptions } from "../../src/station/queue/runSender";
import { createScanQueue, type TabMessage } from "../../src/station/queue/scanQueue";
import { memoryScanStore } from "../../src/station/queue/scanStore";

const content = { call: "punch", body: { barcodeId: "EMP-A-1" } } as const;
const ok: Reply = { status: 200, body: { outcome: "CHECKED_IN" } };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a station with one or more tabs on one store. Each tab has a queue. */
function station(post: SenderOptions["post"], tabs = 1) {
  const store = memoryScanStore();
  const ears: { tab: number; hear: (message: TabMessage) => void }[] = [];
  const ending = new AbortController();
  let hasSender = false;
  const queues = Array.from({ length: tabs }, (_, tab) =>
    createScanQueue({
      store,
      post,
      signal: ending.signal,
      channel: {
        post: (message) => {
          for (const other of ears) if (other.tab !== tab) other.hear(message);
        },
        listen: (hear) => void ears.push({ tab, hear }),
      },
      runExclusively: async (run) => {
        if (hasSender) return;
        hasSender = true;
        await run();
      },
    }),
  );
  for (const queue of queues) queue.start();
  return { store, queues };
}

test("the operator gets the host's answer, also in a tab that is not the sender", async () => {
  const { store, queues } = station(async () => ok, 2);
  for (const queue of queues) {
    const recorded = queue.record(content, "Asha");
    await vi.advanceTimersByTimeAsync(0);
    expect(await recorded).toEqual({ kind: "answered", reply: { outcome: "CHECKED_IN" } });
  }
  expect(await store.listWaiting()).toEqual([]);
});

test("a refusal that the operator saw is not among the parked ones", async () => {
  const refused: Reply = { status: 404, body: { message: "There is no badge EMP-A-1" } };
  const { store, queues } = station(async () => refused);
  const recorded = queues[0]?.record(content, "Asha");
  await vi.advanceTimersByTimeAsync(0);
  expect(await recorded).toMatchObject({ kind: "refused", refusal: { status: 404 } });
  expect(await store.listParked()).toEqual([]);
});

test("if the host does not answer the operator hears after six seconds that the scan waits", async () => {
  const { store, queues } = station(() => new Promise(() => {}));
  const recorded = queues[0]?.record(content, "Asha");
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await recorded).toEqual({ kind: "waiting" });
  expect(await store.listWaiting()).toMatchObject([{ sequence: 1, isQueued: true }]);
});

test("without the host the operator immediately hears that the scan waits, and all are sent later", async () => {
  let isAway = true;
  const { queues } = station(async () => {
    if (isAway) throw new Error("No network");
    return ok;
  });
  const [queue] = queues;
  const first = queue?.record(content, "Asha");
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await first).toEqual({ kind: "waiting" });
  expect(queue?.getState()).toMatchObject({ isReachable: false, waiting: [{ label: "Asha" }] });
  const second = queue?.record(content, "Bimal");
  await vi.advanceTimersByTimeAsync(0);
  expect(await second).toEqual({ kind: "waiting" });

  isAway = false;
  queue?.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue?.getState()).toMatchObject({ isReachable: true, waiting: [], parked: [] });
});

test("a revoked station says so in every tab until it is paired again", async () => {
  let isRevoked = true;
  const { queues } = station(
    async () => (isRevoked ? { status: 401, body: { message: "Revoked" } } : ok),
    2,
  );
  const recorded = queues[1]?.record(content, "Asha");
  await vi.advanceTimersByTimeAsync(0);
  expect(await recorded).toEqual({ kind: "waiting" });
  for (const queue of queues) expect(queue.getState()).toMatchObject({ unpaired: "Revoked" });

  isRevoked = false;
  queues[1]?.resume();
  await vi.advanceTimersByTimeAsync(0);
  for (const queue of queues) {
    expect(queue.getState()).toMatchObject({ waiting: [] });
    expect(queue.getState()).not.toHaveProperty("unpaired");
  }
});

test("a parked scan is sent again or dismissed by a person", async () => {
  let reply: Reply = { status: 400, body: { message: "Wrong" } };
  const sent: unknown[] = [];
  const { store, queues } = station(async (call, body) => {
    sent.push({ call, ...body });
    return reply;
  });
  const [queue] = queues;
  for (const label of ["Asha", "Bimal"]) {
    await store.add({ scanId: label, scannedAt: "2026-01-01T00:00:00.000Z", content, label });
  }
  queue?.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue?.getState().parked).toMatchObject([{ label: "Asha" }, { label: "Bimal" }]);
  reply = ok;
  sent.length = 0;
  void queue?.dismiss(1);
  void queue?.retry(2);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue?.getState()).toMatchObject({ waiting: [], parked: [] });
  expect(sent).toMatchObject([
    {
      call: "dismissScan",
      sequence: 1,
      scannedAt: "2026-01-01T00:00:00.000Z",
      queued: true,
      barcodeId: "EMP-A-1",
      dismissedScanId: "Asha",
      dismissedCall: "punch",
      label: "Asha",
      refusal: "Wrong",
    },
    { call: "punch", scanId: "Bimal", queued: true },
  ]);
});

test("a dismissal waits without the host, and one that the host refuses can be dismissed itself", async () => {
  let reply: Reply | undefined = { status: 400, body: { message: "Wrong" } };
  const { store, queues } = station(async () => {
    if (reply === undefined) throw new Error("No network");
    return reply;
  });
  const [queue] = queues;
  await store.add({
    scanId: "Asha",
    scannedAt: "2026-01-01T00:00:00.000Z",
    content,
    label: "Asha",
  });
  queue?.resume();
  await vi.advanceTimersByTimeAsync(0);
  reply = undefined;
  void queue?.dismiss(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue?.getState()).toMatchObject({
    waiting: [{ label: "Asha", content: { call: "dismissScan" } }],
    parked: [],
  });
  // A host of an older version.
  reply = { status: 404, body: { message: "This call was not found" } };
  queue?.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue?.getState().parked).toMatchObject([{ content: { call: "dismissScan" } }]);
  void queue?.dismiss(1);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue?.getState()).toMatchObject({ waiting: [], parked: [] });
});

test("parked scans are sent again together, in their order", async () => {
  let reply: Reply = { status: 400, body: { message: "Wrong" } };
  const sent: number[] = [];
  const { store, queues } = station(async (_call, { sequence }) => {
    sent.push(sequence);
    return reply;
  });
  for (const label of ["Asha", "Bimal", "Chetan"]) {
    await store.add({ scanId: label, scannedAt: "2026-01-01T00:00:00.000Z", content, label });
  }
  const [queue] = queues;
  queue?.resume();
  await vi.advanceTimersByTimeAsync(0);
  expect(queue?.getState().parked).toHaveLength(3);
  reply = ok;
  void queue?.retry(1, 2, 3);
  await vi.advanceTimersByTimeAsync(0);
  expect(queue?.getState()).toMatchObject({ waiting: [], parked: [] });
  expect(sent).toEqual([1, 2, 3, 1, 2, 3]);
});

test.each([
  [403, "<html>Sign in to this network</html>"],
  [404, undefined],
  [200, "<html>Welcome</html>"],
])(
  "a network's own page with status %i takes no scan away, and the station says so",
  async (status, body) => {
    let reply: Reply = { status, body };
    const { store, queues } = station(async () => reply);
    const [queue] = queues;
    const recorded = queue?.record(content, "Asha");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await recorded).toEqual({ kind: "waiting" });
    expect(await store.listWaiting()).toHaveLength(1);
    expect(queue?.getState()).toMatchObject({ isReachable: false, isForeign: true, parked: [] });

    reply = ok;
    queue?.resume();
    await vi.advanceTimersByTimeAsync(0);
    expect(queue?.getState()).toMatchObject({ isReachable: true, isForeign: false, waiting: [] });
  },
);
