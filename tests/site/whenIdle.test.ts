import { afterEach, expect, test, vi } from "vitest";
import { whenIdle } from "../../src/site/layout/lateLoading";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a browser that is never idle runs the work after a second", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", (run: () => void, options?: IdleRequestOptions) => {
    if (options?.timeout !== undefined) setTimeout(run, options.timeout);
  });
  const run = vi.fn();
  whenIdle(run);
  vi.advanceTimersByTime(999);
  expect(run).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(run).toHaveBeenCalledOnce();
});

test("a browser without idle time runs the work in the next task", () => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", undefined);
  const run = vi.fn();
  whenIdle(run);
  expect(run).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(run).toHaveBeenCalledOnce();
});
