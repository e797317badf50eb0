import { fireEvent, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { json } from "../../support/fakeHost";
import { kanbanOrder } from "../../support/kanbanOrder";
import { address, openOffice, screenTitled } from "../../support/openOffice";

const { arrivals, arrive } = vi.hoisted(() => {
  const ends: (() => void)[] = [];
  const arrivals = [0, 1].map((place) => new Promise<void>((end) => (ends[place] = end)));
  return { arrivals, arrive: (place: number) => ends[place]?.() };
});

// The code of a page that the network brings when the test says so. Until then the page before stays. It is the
// page itself: the next files of this worker find it too.
vi.mock("../../../src/admin/orders/details/OrderPage", async (load) => {
  await arrivals[0];
  return load();
});
vi.mock("../../../src/admin/orders/form/OrderFormPages", async (load) => {
  await arrivals[1];
  return load();
});

const debounceMs = 600;

/** Types in a filter, opens a page without its code, and lets the filter's delay pass. */
async function typeAndGo(label: string, link: HTMLElement) {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.change(screen.getByLabelText(label), { target: { value: "tea" } });
  fireEvent.click(link);
  await vi.advanceTimersByTimeAsync(debounceMs);
  vi.useRealTimers();
}

test("a row that is clicked right after typing in the list's search opens, and stays open", async () => {
  openOffice("/admin/dashboard/orderList?filter={}", {
    isOwnHost: true,
    answers: {
      "GET /admin/undoable": () => json({ changes: [] }),
      "GET /admin/orders/7": () => json({ ...kanbanOrder, steps: [], reels: [] }),
      "GET /admin/history/order/7": () => json({ entries: [] }),
      "GET /admin/orders": ({ query }) =>
        query.has("summary")
          ? json({ total: 1, sums: {}, choices: {} })
          : json([{ ...kanbanOrder, expectedCompletionDate: "2999-01-01", isLate: false }], {
              headers: { "Content-Range": "rows 0-0/1" },
            }),
    },
  });
  await screen.findByLabelText("Search");
  await typeAndGo("Search", await screen.findByText("#7"));
  arrive(0);
  await screenTitled("Order #7");
  expect(address()).toBe("/admin/dashboard/orders/7/show");
});

test("a page that is opened right after typing in the kanban's filter stays open", async () => {
  openOffice("/admin/dashboard/orders", {
    answers: { "GET /admin/order/getAllOrders": () => json([kanbanOrder]) },
  });
  await screen.findByLabelText("Filter by client");
  await typeAndGo("Filter by client", await screen.findByText("Create Order", { selector: "a" }));
  arrive(1);
  await screenTitled("Create Order");
  expect(address()).toBe("/admin/dashboard/admin/order-create");
});
