import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { PlantStatistics } from "../../../contract/statistics";
import StatisticsSection from "../../../src/admin/dashboard/statistics/StatisticsSection";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

// Charts ask how wide they are, which no document without a layout knows.
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const dayMs = 86_400_000;
const nineDaysAgo = new Date(Date.now() - 9 * dayMs);

const figures: PlantStatistics = {
  weeks: [
    { monday: "2026-11-09", placed: 12, shipped: 8, onTime: 6 },
    { monday: "2026-11-16", placed: 9, shipped: 0, onTime: 0 },
  ],
  overdue: {
    total: 3,
    longest: [
      {
        id: 17,
        client: "Tea House",
        productType: "5 Ply Box",
        quantity: 1200,
        status: "TODO",
        expectedCompletionDate: nineDaysAgo.toISOString(),
      },
    ],
  },
  stock: [{ gsm: 150, reels: 2, weight: 1_240 }],
  oldestReels: [
    {
      barcodeId: "REEL-000012",
      reelNo: 12,
      gsm: 150,
      paperType: "Kraft",
      unit: "A",
      currentWeight: 612.5,
      createdAt: "2026-01-03T06:00:00Z",
    },
  ],
  attendance: [
    { date: "2026-11-20", unit: "A", present: 30, employed: 40, isOff: false },
    { date: "2026-11-20", unit: "B", present: 2, employed: 30, isOff: true },
  ],
};

const open = (statistics: PlantStatistics) => {
  fakeHost({ "GET /admin/statistics": () => json(statistics) });
  openPage(<StatisticsSection hasWideCharts={false} />, { isOwnHost: true });
};

const tableOf = async (title: string) => {
  const card = (await screen.findByText(title)).closest("section");
  if (card === null) throw new Error(`${title} has no section`);
  fireEvent.click(within(card).getByText("As a table"));
  return [...card.querySelectorAll("tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
};

test("each picture is a table too, with the same figures", async () => {
  open(figures);
  expect(await tableOf("Orders by week")).toEqual([
    ["Week from", "Placed", "Shipped on time", "Shipped late", "On time"],
    ["9 Nov 2026", "12", "6", "2", "75 %"],
    ["16 Nov 2026", "9", "0", "0", "–"],
  ]);
  expect(await tableOf("Attendance of the last 30 days")).toEqual([
    ["Date", "Unit A", "Unit B"],
    ["20 Nov 2026", "30 of 40", "2 of 30, day off"],
  ]);
  expect(await tableOf("Paper in stock by GSM")).toEqual([
    ["GSM", "Reels", "Weight"],
    ["150", "2", "1.2 t"],
  ]);
});

test("late orders and old reels lead to their pages", async () => {
  open(figures);
  const order = await screen.findByText("Order #17");
  expect(order).toHaveAttribute("href", "/admin/dashboard/orders/17/show");
  expect(order.closest("li")).toHaveTextContent("Tea House, 1,200 × 5 Ply Box");
  expect(order.closest("li")).toHaveTextContent(/Promised for .+: 9 days late/);
  const more = new URL(
    screen.getByText("and 2 more on the board").getAttribute("href") ?? "",
    location.href,
  );
  expect(more.pathname).toBe("/admin/dashboard/orderList");
  expect(JSON.parse(more.searchParams.get("filter") ?? "")).toEqual({ isLate: true });
  expect(screen.getByText("REEL-000012")).toHaveAttribute(
    "href",
    "/admin/dashboard/admin/inventory/reel/REEL-000012",
  );
});

test("an empty plant has a sentence in place of each picture, and staff no attendance", async () => {
  open({ weeks: [], overdue: { total: 0, longest: [] }, stock: [], oldestReels: [] });
  for (const sentence of [
    "No late orders.",
    "No orders in the last 12 weeks.",
    "No paper in stock.",
    "No reels in stock.",
  ]) {
    expect(await screen.findByText(sentence)).toBeInTheDocument();
  }
  expect(screen.queryByText("Attendance of the last 30 days")).toBeNull();
});
