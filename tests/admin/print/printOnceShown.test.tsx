import { render } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PrintOnceShown, printFonts } from "../../../src/admin/print/usePrinting";

/** As much of a window as is printed. */
class Sheet extends EventTarget {
  readonly focus = vi.fn();
  readonly print = vi.fn();
  readonly close = vi.fn();
  readonly document;

  constructor(ready?: Promise<void>) {
    super();
    this.document = {
      documentElement: document.createElement("html"),
      fonts: { status: ready ? "loading" : "loaded", ready: Promise.resolve(ready) },
    };
  }
}

const show = (ready?: Promise<void>) => {
  const sheet = new Sheet(ready);
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

test("stickers whose font is not loaded yet are printed with it", async () => {
  let resolve = () => {};
  const promise = new Promise<void>((resolved) => {
    resolve = resolved;
  });
  const { sheet } = show(promise);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sheet.print).not.toHaveBeenCalled();
  resolve();
  await vi.advanceTimersByTimeAsync(0);
  expect(sheet.print).toHaveBeenCalledOnce();
});

test("the printing window gets the office's fonts alone, by their whole addresses", () => {
  const sheet = (href: string | null, ...rules: string[]) => ({
    href,
    cssRules: rules.map((cssText) => ({ cssText })),
  });
  const kannada = '@font-face { font-family: "Noto Sans Kannada"; src: url("kannada.woff2"); }';
  const archivo = '@font-face { font-family: "Archivo Variable"; src: url("/archivo.woff2"); }';
  const rules = printFonts([
    sheet(`${location.origin}/assets/kn.css`, kannada, "p { color: red; }"),
    sheet(null, archivo, '@font-face { font-family: "Language Names"; src: url("hi.woff2"); }'),
    sheet("https://other.example/fonts.css", kannada),
  ]);
  expect(rules).toBe(
    [
      kannada.replace("kannada.woff2", `${location.origin}/assets/kannada.woff2`),
      archivo.replace("/archivo.woff2", `${location.origin}/archivo.woff2`),
    ].join("\n"),
  );
});

test("the window is closed when it has been printed, and not before", () => {
  const { sheet } = show();
  vi.advanceTimersByTime(100);
  expect(sheet.close).not.toHaveBeenCalled();
  sheet.dispatchEvent(new Event("afterprint"));
  expect(sheet.close).toHaveBeenCalledOnce();
});

test("a window that is open when print returns, although it has been printed, is closed then", () => {
  const { sheet } = show();
  // Firefox reports the end of printing before it shows its dialog, and closes no window meanwhile.
  let isOpen = true;
  let hasDialog = false;
  sheet.close.mockImplementation(() => {
    if (!hasDialog) isOpen = false;
  });
  sheet.print.mockImplementation(() => {
    hasDialog = true;
    sheet.dispatchEvent(new Event("afterprint"));
    hasDialog = false;
  });
  vi.advanceTimersByTime(100);
  expect(isOpen).toBe(false);
});

test("a window that is gone before its time is not printed", () => {
  const { sheet, unmount } = show();
  unmount();
  vi.advanceTimersByTime(1_000);
  expect(sheet.print).not.toHaveBeenCalled();
});
