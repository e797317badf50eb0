import type { Page } from "@playwright/test";

interface Shift extends PerformanceEntry {
  readonly value: number;
}

/** Sums up all later layout shifts, the way Chromium scores them. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Reflect.set(window, "shifted", 0);
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as Shift[])
        Reflect.set(window, "shifted", Reflect.get(window, "shifted") + value);
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Returns the sum of the page's layout shifts since `watchShifts`. */
export const readShifts = (page: Page) =>
  page.evaluate((): number => Reflect.get(window, "shifted"));
