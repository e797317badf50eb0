import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrintOnceShown } from "../../../src/admin/print/usePrinting";

/** As much of a window as is printed. */
class Sheet extends EventTarget {
  readonly focus = vi.fn();
  readonly print = vi.fn();
  readonly close = vi.fn();
}

const show = () => {
  const sheet = new Sheet();
  return { sheet, ...render(<PrintOnceShown sheet={sheet as unknown as Window} />) };
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("printing starts 100 ms after the stickers are shown, once", () => {
  const { sheet } = show();
  vi.advanceTimersByTime(99);
  expect(sheet.print).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sheet.print).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(sheet.print).toHaveBeenCalledOnce();
});

test("the window is closed when it has been printed, and not before", () => {
  const { sheet } = show();
  vi.advanceTimersByTime(100);
  expect(sheet.close).not.toHaveBeenCalled();
  sheet.dispatchEvent(new Event("afterprint"));
  expect(sheet.close).toHaveBeenCalledOnce();
});

test("a window that is gone before its time is not printed", () => {
  const { sheet, unmount } = show();
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(sheet.print).not.toHaveBeenCalled();
});
