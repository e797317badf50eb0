import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { pauseAfterRefresh, refreshChanged } from "../../../src/admin/live/refreshChanged";
import type { ReadName } from "../../../src/admin/readNames";
import { makeQueryClient } from "../../../src/admin/stores";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function office() {
  const queryClient = makeQueryClient();
  const changes = refreshChanged(queryClient);
  onTestFinished(changes.stop);
  /** Shows what a query gives, and tells how often it was asked for since. */
  const show = async (queryKey: readonly string[], reads?: readonly ReadName[]) => {
    const ask = vi.fn(async () => queryKey);
    const meta = { ...(reads && { reads }) };
    const observer = new QueryObserver(queryClient, { queryKey, queryFn: ask, meta });
    onTestFinished(observer.subscribe(() => undefined));
    await vi.advanceTimersByTimeAsync(1);
    ask.mockClear();
    return ask;
  };
  return { queryClient, changes, show };
}

test("the shown data of a changed resource is read again immediately, and nothing else", async () => {
  const { changes, show } = office();
  const [kanban, figure, reels, edited] = [
    await show(["orders", "kanban"]),
    await show(["orders", "glance", "kanban"]),
    await show(["reels", "in use"]),
    await show(["orders", "getOne", "17"]),
  ];
  changes.note(["orders"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(kanban).toHaveBeenCalledOnce();
  expect(figure).toHaveBeenCalledOnce();
  expect(reels).not.toHaveBeenCalled();
  // Another admin may be editing it.
  expect(edited).not.toHaveBeenCalled();
  changes.note("everything");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(reels).toHaveBeenCalledOnce();
});

test("a query that names what it reads is read again after a change of that, and of nothing else", async () => {
  const { changes, show } = office();
  const [account, records, list] = [
    await show(["outstanding", "account", "7"], ["orders", "outstanding"]),
    await show(["clients", "records", "7"], ["clients", "orders"]),
    await show(["clients", "getList"]),
  ];
  changes.note(["orders"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(account).toHaveBeenCalledOnce();
  expect(records).toHaveBeenCalledOnce();
  expect(list).not.toHaveBeenCalled();
});

test("a first request that is under way during a change is sent again", async () => {
  const { changes, queryClient } = office();
  const replies = ["before the change", "after the change"];
  const queryFn = () =>
    new Promise<string>((reply) => void setTimeout(reply, 1_000, replies.shift()));
  const observer = new QueryObserver(queryClient, { queryKey: ["orders", "kanban"], queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(500);
  changes.note(["orders"]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(observer.getCurrentResult()).toMatchObject({
    data: "after the change",
    status: "success",
  });
  expect(replies).toEqual([]);
});

test("the files and the history of a record are read again after a change of the record or its comments", async () => {
  const { changes, show } = office();
  const [files, history, others] = [
    await show(["files", "enquiry", "17"]),
    await show(["history", "enquiry", "17"], ["history", "files", "contacts"]),
    await show(["history", "order", "17"], ["history", "files", "orders"]),
  ];
  changes.note(["contacts"]);
  await vi.advanceTimersByTimeAsync(1);
  expect(files).not.toHaveBeenCalled();
  expect(history).toHaveBeenCalledOnce();
  expect(others).not.toHaveBeenCalled();
  changes.note(["files"]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(files).toHaveBeenCalledOnce();
  expect(history).toHaveBeenCalledTimes(2);
});

test("after fifty changes a second the screen shows the last one, with few reads", async () => {
  const { changes, show } = office();
  const kanban = await show(["orders", "kanban"]);
  for (let count = 0; count < 50; count += 1) {
    changes.note(["orders"]);
    await vi.advanceTimersByTimeAsync(20);
  }
  const before = kanban.mock.calls.length;
  expect(before).toBeLessThanOrEqual(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(kanban).toHaveBeenCalledTimes(before + 1);
});

test("a slow host is asked less often", () => {
  expect(pauseAfterRefresh(20)).toBe(400);
  expect(pauseAfterRefresh(2_000)).toBe(6_000);
});

test("while this tab moves an order the kanban waits for it", async () => {
  const { queryClient, changes, show } = office();
  const kanban = await show(["orders", "kanban"]);
  let finish: (() => void) | undefined;
  const moving = queryClient.getMutationCache().build(queryClient, {
    mutationKey: ["orders", "move"],
    mutationFn: () => new Promise<void>((done) => (finish = done)),
  });
  const moved = moving.execute(undefined);
  changes.note(["orders"]);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(kanban).not.toHaveBeenCalled();
  finish?.();
  await moved;
  await vi.advanceTimersByTimeAsync(1_000);
  expect(kanban).toHaveBeenCalledOnce();
});

test("a hidden tab reads nothing until it is visible", async () => {
  const { changes, show } = office();
  const kanban = await show(["orders", "kanban"]);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  changes.note(["orders"]);
  changes.note(["orders"]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kanban).not.toHaveBeenCalled();
  visibility.mockReturnValue("visible");
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(1);
  expect(kanban).toHaveBeenCalledOnce();
  visibility.mockRestore();
});

test("a write of this tab is read again in all lists that read it, also the single record and the logs", async () => {
  const { changes, show } = office();
  const [list, edited, reels, schedule, history, machines] = [
    await show(["orders", "getList"]),
    await show(["orders", "getOne", "17"]),
    await show(["reels", "stock"]),
    await show(["schedule"]),
    await show(["history", "order", "17"], ["history", "files", "orders"]),
    await show(["machines", "getList"]),
  ];
  await changes.noteWrite(["orders"]);
  for (const read of [list, edited, reels, schedule, history]) expect(read).toHaveBeenCalledOnce();
  expect(machines).not.toHaveBeenCalled();
  await changes.noteWrite("everything");
  expect(machines).toHaveBeenCalledOnce();
  expect(edited).toHaveBeenCalledTimes(2);
});

test("the form's own read is not repeated, because the form owns its values", async () => {
  const { changes, show } = office();
  const form = await show(["calendar"], []);
  await changes.noteWrite(["calendar"]);
  expect(form).not.toHaveBeenCalled();
});

test("a write does not wait for the logs, and a second write does not wait for the pause", async () => {
  const { queryClient, changes, show } = office();
  const kanban = await show(["orders", "kanban"]);
  const queryFn = vi.fn((): Promise<string> => Promise.resolve("first"));
  const observer = new QueryObserver(queryClient, { queryKey: ["undoable"], queryFn });
  onTestFinished(observer.subscribe(() => undefined));
  await vi.advanceTimersByTimeAsync(1);
  queryFn.mockReturnValue(new Promise(() => undefined));
  await changes.noteWrite(["orders"]);
  await changes.noteWrite(["orders"]);
  expect(kanban).toHaveBeenCalledTimes(2);
  expect(queryFn).toHaveBeenCalledTimes(3);
});

test("while this tab moves an order, another write of orders waits too", async () => {
  const { queryClient, changes, show } = office();
  const kanban = await show(["orders", "kanban"]);
  let finish: (() => void) | undefined;
  const moving = queryClient.getMutationCache().build(queryClient, {
    mutationKey: ["orders", "move"],
    mutationFn: () => new Promise<void>((done) => (finish = done)),
  });
  const moved = moving.execute(undefined);
  await changes.noteWrite(["orders"]);
  expect(kanban).not.toHaveBeenCalled();
  finish?.();
  await moved;
  await vi.advanceTimersByTimeAsync(1);
  expect(kanban).toHaveBeenCalledOnce();
});
