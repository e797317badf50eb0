import { render } from "@testing-library/react";
import { vi } from "vitest";
import type { Wall } from "../../contract/wall";
import { wallDevice } from "../../src/api/deviceHost";
import { Component as WallPage } from "../../src/wall/WallPage";
import { type Answer, fakeHost, json } from "../support/fakeHost";

export const paired = { token: "wall-token", name: "Hall", unit: "A" };

/** 14:32 in India, on a Monday. */
export const noon = new Date("2026-11-23T09:02:00Z");

/** Returns the figures of a plant, as its host sends them now. */
export const figures = (changes: Partial<Wall> = {}): Wall => ({
  at: new Date().toISOString(),
  here: [
    { unit: "A", names: ["Lakshmi", "Suresh"] },
    { unit: "B", names: [] },
  ],
  orders: [
    {
      status: "TODO",
      total: 2,
      late: 1,
      orders: [
        { id: 7, client: "Nandi Foods", quantity: 900, promised: "2026-11-28", isLate: false },
        { id: 5, client: "Kaveri Weaves", quantity: 500, promised: "2026-11-20", isLate: true },
      ],
    },
    { status: "IN_PROGRESS", total: 0, late: 0, orders: [] },
    { status: "COMPLETED", total: 0, late: 0, orders: [] },
    { status: "SHIPPED", total: 0, late: 0, orders: [] },
  ],
  reels: {
    total: 1,
    reels: [
      {
        reelNo: 1007,
        usageType: "FLUTE",
        orderId: 5,
        client: "Kaveri Weaves",
        startedAt: "2026-11-23T08:00:00Z",
      },
    ],
  },
  today: {
    ordersShipped: 3,
    boxesShipped: 125_000,
    reelsReturned: 4,
    reelsUsedUp: 1,
    paperUsed: 2340.5,
  },
  openExceptions: 6,
  ...changes,
});

/** Sets the heights of all lists and rows, which jsdom does not lay out. */
export function layOut({ list, row }: { list: number; row: number }) {
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(list);
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(
    new DOMRect(0, 0, 0, row),
  );
}

/** Gives the page the parts of a browser that jsdom lacks. */
export function stubBrowser({ reducedMotion = false } = {}) {
  const media = Object.assign(new EventTarget(), { matches: reducedMotion });
  vi.stubGlobal("matchMedia", () => media);
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe() {}
      disconnect() {}
    },
  );
}

/** Opens the page of a paired screen, with these replies to `getWall`. */
export function openWall(answer: Answer = () => json(figures())) {
  wallDevice.start(paired);
  const requests = fakeHost({ "GET /wall": answer });
  render(<WallPage />);
  return requests;
}
