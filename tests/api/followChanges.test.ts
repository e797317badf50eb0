import { expect, onTestFinished, test, vi } from "vitest";
import type { LiveEvent } from "../../contract/live";
import {
  type Changed,
  followChanges,
  readLiveStream,
  type TabChannel,
} from "../../src/api/followChanges";
import { HostError } from "../../src/api/hostErrors";
import { startSession } from "../../src/api/session";

/** Returns the things that all tabs of a browser share: a lock for one tab at a time, and a channel. */
function browser() {
  const waiting: (() => void)[] = [];
  const channels = new Set<TabChannel>();
  let isHeld = false;

  const passOn = () => {
    isHeld = false;
    waiting.shift()?.();
  };
  const locks = {
    request: async (_name: string, { signal }: LockOptions, lead: () => Promise<void>) => {
      if (isHeld) await new Promise<void>((done) => waiting.push(done));
      isHeld = true;
      if (!signal?.aborted) await lead();
      passOn();
    },
  };
  const openChannel = (): TabChannel => {
    const channel: TabChannel = {
      onmessage: null,
      postMessage(data) {
        for (const other of channels) {
          if (other !== channel) other.onmessage?.(new MessageEvent("message", { data }));
        }
      },
      close: () => void channels.delete(channel),
    };
    channels.add(channel);
    return channel;
  };
  return { locks, openChannel };
}

/** Returns a host's streams. The test sends their changes. */
function streams() {
  const opened: {
    since: string | undefined;
    tell: (id: string, changed: string[]) => void;
    end: (error?: Error) => void;
  }[] = [];
  const readStream: typeof readLiveStream = ({ since, signal, onEvent }) =>
    new Promise((done, fail) => {
      const end = (error?: Error) => (error ? fail(error) : done());
      signal.addEventListener("abort", () => fail(signal.reason));
      opened.push({ since, tell: (id, changed) => onEvent({ id, changed }), end });
    });
  return { opened, readStream };
}

const settled = () => new Promise<void>((done) => setTimeout(done));

function plantWithTabs() {
  const { locks, openChannel } = browser();
  const { opened, readStream } = streams();
  const openTab = () => {
    const heard: Changed[] = [];
    const stop = followChanges({
      name: "a@b.in",
      onChange: (changed) => heard.push(changed),
      locks: { request: Object.assign(locks.request) },
      openChannel,
      readStream,
      pause: settled,
    });
    onTestFinished(stop);
    return { heard, close: stop };
  };
  return { opened, openTab };
}

test("eight tabs read one stream, and each hears of every change once", async () => {
  const { opened, openTab } = plantWithTabs();
  const tabs = Array.from({ length: 8 }, openTab);
  await settled();
  expect(opened).toHaveLength(1);
  opened[0]?.tell("1", []);
  opened[0]?.tell("2", ["orders"]);
  for (const { heard } of tabs) expect(heard).toEqual(["everything", ["orders"]]);
});

test("a tab that opens later reads everything again, and the others nothing", async () => {
  const { opened, openTab } = plantWithTabs();
  const first = openTab();
  await settled();
  opened[0]?.tell("1", []);
  const second = openTab();
  expect(second.heard).toEqual(["everything"]);
  expect(first.heard).toEqual(["everything"]);
  opened[0]?.tell("2", ["reels"]);
  expect(second.heard).toEqual(["everything", ["reels"]]);
});

test("when the reading tab is closed, another one continues from its place", async () => {
  const { opened, openTab } = plantWithTabs();
  const [first, second, third] = [openTab(), openTab(), openTab()];
  await settled();
  opened[0]?.tell("1", []);
  first.close();
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[1]?.since).toBe("1");
  opened[1]?.tell("2", ["contacts"]);
  for (const { heard } of [second, third]) expect(heard).toEqual(["everything", ["contacts"]]);
  expect(first.heard).toEqual(["everything"]);
});

test("after a gap the stream goes on from the last event, and tells what has changed meanwhile", async () => {
  const { opened, openTab } = plantWithTabs();
  const [first, second] = [openTab(), openTab()];
  await settled();
  opened[0]?.tell("1", []);
  opened[0]?.end(new TypeError("network error"));
  await vi.waitFor(() => expect(opened).toHaveLength(2));
  expect(opened[1]?.since).toBe("1");
  opened[1]?.tell("5", ["orders", "reels"]);
  opened[1]?.end();
  await vi.waitFor(() => expect(opened).toHaveLength(3));
  opened[2]?.tell("5", []);
  for (const { heard } of [first, second]) {
    expect(heard).toEqual(["everything", ["orders", "reels"]]);
  }
});

test("a tab that missed an event of the reading tab reads everything again", async () => {
  const { openChannel } = browser();
  const [reading, behind] = [openChannel(), openChannel()];
  const heard: Changed[] = [];
  onTestFinished(
    followChanges({
      name: "a@b.in",
      onChange: (changed) => heard.push(changed),
      locks: { request: () => new Promise(() => undefined) },
      openChannel: () => behind,
    }),
  );
  reading.postMessage({ id: "1", changed: [] });
  reading.postMessage({ id: "2", since: "1", changed: ["orders"] });
  reading.postMessage({ id: "4", since: "3", changed: ["reels"] });
  expect(heard).toEqual(["everything", ["orders"], "everything"]);
});

test.each([401, 403, 404])(
  "a stream that is refused with %i is not asked for again",
  async (status) => {
    const { opened, openTab } = plantWithTabs();
    const { heard } = openTab();
    await settled();
    opened[0]?.end(new HostError(status, {}));
    await settled();
    await settled();
    expect(opened).toHaveLength(1);
    expect(heard).toEqual(["everything"]);
  },
);

test("a browser without locks follows nothing", () => {
  const { readStream, opened } = streams();
  const onChange = vi.fn();
  followChanges({ name: "a@b.in", onChange, locks: undefined, readStream })();
  expect(opened).toEqual([]);
});

test("the host's lines are read whole, however they are cut, with the bearer and from the last event on", async () => {
  startSession({ token: "t", admin: { firstName: "A", lastName: "B", email: "a@b.in" } });
  const requests: [string, RequestInit][] = [];
  const parts = ['\n{"id":"2","chan', 'ged":["orders"]}\n\n{"id":"3",', '"changed":[]}\n'];
  vi.stubGlobal("fetch", async (address: string, request: RequestInit) => {
    requests.push([address, request]);
    const bytes = parts.map((part) => new TextEncoder().encode(part));
    return new Response(
      new ReadableStream({
        start(controller) {
          for (const part of bytes) controller.enqueue(part);
          controller.close();
        },
      }),
    );
  });
  const events: LiveEvent[] = [];
  const { signal } = new AbortController();
  await readLiveStream({ since: "1", signal, onEvent: (event) => events.push(event) });
  expect(events).toEqual([
    { id: "2", changed: ["orders"] },
    { id: "3", changed: [] },
  ]);
  expect(requests[0]?.[0]).toBe("/api/admin/live?since=1");
  expect(new Headers(requests[0]?.[1].headers).get("authorization")).toBe("Bearer t");
});
