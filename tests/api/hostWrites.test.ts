import { expect, onTestFinished, test, vi } from "vitest";
import type { Changes } from "../../contract/kinds";
import { HostError, HostUnreachable } from "../../src/api/hostErrors";
import { asOneWrite, noteWrite, subscribeToWrites, writesShown } from "../../src/api/hostWrites";

const move = { method: "PUT", changes: ["orders"] } as const;
const cut = { method: "POST", changes: ["reels"] } as const;

/** Hears the writes of a test. */
function hear() {
  const listener = vi.fn(async (_: Changes) => undefined);
  onTestFinished(subscribeToWrites(listener));
  return listener;
}

const refusal = (status: number) => new HostError(status, { message: "No" });

test("a write tells what it changes, and a read or a write without changes tells nothing", () => {
  const listener = hear();
  noteWrite(move);
  noteWrite({ method: "GET", changes: ["orders"] });
  noteWrite({ method: "POST", changes: [] });
  noteWrite({ method: "PUT" });
  expect(listener.mock.calls).toEqual([[["orders"]]]);
});

test.each([
  ["a lost reply", new HostUnreachable(new TypeError("Failed to fetch")), 1],
  ["an error of the host", refusal(500), 1],
  ["a conflict with a newer state", refusal(409), 1],
  ["a record that is gone", refusal(404), 1],
  ["a wrong value", refusal(400), 0],
  ["an ended session", refusal(401), 0],
  ["a denied call", refusal(403), 0],
])("after %s the screen is read again or not", (_, failure, times) => {
  const listener = hear();
  noteWrite(move, failure);
  expect(listener).toHaveBeenCalledTimes(times);
});

test("writes that belong together are told once, after the last", async () => {
  const listener = hear();
  await asOneWrite(async () => {
    noteWrite(move);
    noteWrite(cut);
    noteWrite(move);
    expect(listener).not.toHaveBeenCalled();
  });
  expect(listener.mock.calls).toEqual([[["orders", "reels"]]]);
});

test("a change of everything includes all others, and a failure tells the writes before it", async () => {
  const listener = hear();
  const work = asOneWrite(async () => {
    noteWrite(move);
    noteWrite({ method: "POST", changes: "everything" });
    throw new Error("later");
  });
  await expect(work).rejects.toThrow("later");
  expect(listener.mock.calls).toEqual([["everything"]]);
});

test("the writes are shown when their readers have read again", async () => {
  let read: (() => void) | undefined;
  onTestFinished(subscribeToWrites(() => new Promise<void>((done) => (read = done))));
  noteWrite(move);
  const shown = vi.fn();
  const waiting = writesShown().then(shown);
  await Promise.resolve();
  expect(shown).not.toHaveBeenCalled();
  read?.();
  await waiting;
  expect(shown).toHaveBeenCalledOnce();
});
