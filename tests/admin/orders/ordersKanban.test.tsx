import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import OrdersKanbanPage from "../../../src/admin/orders/kanban/OrdersKanbanPage";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { fakeHost, json } from "../../support/fakeHost";
import { kanbanOrder } from "../../support/kanbanOrder";
import { address, openOffice } from "../../support/openOffice";
import { openPage } from "../../support/openPage";

test("a failed first load is logged, shown above the empty columns, and tried again", async () => {
  expectConsoleErrors(
    /^The orders could not be loaded: The host answered with status 500$/,
    /^HostError: The host answered with status 500$/,
  );
  let status = 500;
  fakeHost({ "GET /admin/order/getAllOrders": () => json(status === 500 ? {} : [], { status }) });
  const user = openPage(<OrdersKanbanPage />);
  expect(await screen.findByText("The orders could not be loaded.")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
  for (const column of ["To Do", "In Progress", "Done", "Shipped"])
    expect(screen.getByLabelText(column)).toBeInTheDocument();
  expect(screen.queryByText("No orders")).toBeNull();
  status = 200;
  await user.click(screen.getByText("Try again"));
  expect(await screen.findAllByText("No orders")).toHaveLength(4);
});

const order = (id: number, more: object = {}) => ({ ...kanbanOrder, id, ...more });
const day = 86_400_000;
const Query = () => <output>{useLocation().search}</output>;

afterEach(() => {
  vi.useRealTimers();
});

test("a card shows its order's facts, and the filter by client and product is in the address", async () => {
  const mill = { client: "Paper Mill", productType: "Corrugated Roll" };
  fakeHost({ "GET /admin/order/getAllOrders": () => json([order(1), order(2, mill)]) });
  const kanban = (
    <>
      <OrdersKanbanPage />
      <Query />
    </>
  );
  openPage(kanban, { at: "/?client=TEA" });
  const card = await screen.findByLabelText("Order #1");
  for (const text of ["5 Ply Box", "Tea House", "300 × 200 × 100 mm", "1,200", "UnitA"])
    expect(card).toHaveTextContent(text);
  expect(screen.getByLabelText("Filter by client")).toHaveValue("TEA");
  expect(screen.queryByText("Order #2")).toBeNull();
  const product = screen.getByLabelText("Filter by product");
  fireEvent.change(product, { target: { value: "roll" } });
  await waitFor(() => expect(screen.queryByText("Order #1")).toBeNull());
  expect(screen.getByText("?client=TEA&product=roll")).toBeInTheDocument();
  fireEvent.change(product, { target: { value: "ply" } });
  expect(await screen.findByText("Order #1")).toBeInTheDocument();
  fireEvent.click(screen.getByText("Clear filters"));
  expect(await screen.findByText("Order #2")).toBeInTheDocument();
  expect(screen.getByText("Order #1")).toBeInTheDocument();
  expect(screen.getByLabelText("Filter by client")).toHaveValue("");
});

test("shipped orders stay for 24 hours, and without a time for good, with a warning", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const shipped = (id: number, ago?: number) =>
    order(id, {
      status: "SHIPPED",
      transportNumber: null,
      shippedAt: ago === undefined ? null : new Date(Date.now() - ago).toISOString(),
    });
  fakeHost({
    "GET /admin/order/getAllOrders": () =>
      json([shipped(1, day - 60_000), shipped(2, day + 1000), shipped(3)]),
  });
  openPage(<OrdersKanbanPage />);
  expect(await screen.findByText("Order #1")).toBeInTheDocument();
  expect(screen.getByText("Order #3")).toBeInTheDocument();
  expect(screen.queryByText("Order #2")).toBeNull();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("Order #3 is shipped without a time"));
  warn.mockRestore();
});

test("the kanban reloads every five minutes, and a failed reload is only logged until the next one", async () => {
  expectConsoleErrors(/^The orders could not be loaded: Down$/, /^HostError: Down$/);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let answer = () => json([order(1)]);
  fakeHost({ "GET /admin/order/getAllOrders": () => answer() });
  openPage(<OrdersKanbanPage />);
  expect(await screen.findByText("Order #1")).toBeInTheDocument();
  answer = () => json({ message: "Down" }, { status: 500 });
  await vi.advanceTimersByTimeAsync(300_000);
  await waitFor(() =>
    expect(console.error).toHaveBeenCalledWith("The orders could not be loaded:", "Down"),
  );
  expect(screen.getByText("Order #1")).toBeInTheDocument();
  expect(screen.queryByRole("alert")).toBeNull();
  answer = () => json([order(1), order(2)]);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(await screen.findByText("Order #2")).toBeInTheDocument();
});

test("while orders load every column says so, and counts none", async () => {
  let answer = (_: Response) => {};
  fakeHost({
    "GET /admin/order/getAllOrders": () => new Promise<Response>((done) => (answer = done)),
  });
  openPage(<OrdersKanbanPage />);
  expect(await screen.findAllByText("Loading orders…")).toHaveLength(4);
  expect(screen.queryByText("0")).toBeNull();
  answer(json([order(1, { quantity: 1200 }), order(2, { quantity: 300 })]));
  const column = await screen.findByLabelText("To Do");
  await waitFor(() => expect(column).toHaveTextContent("1,500 boxes"));
  expect(screen.queryByText("Loading orders…")).toBeNull();
  expect(screen.getAllByText("0")).toHaveLength(3);
});

test("a column sums the kilograms of the orders whose boxes have a known weight, and says how many", async () => {
  openOffice("/admin/dashboard/orders", {
    isOwnHost: true,
    answers: {
      "GET /admin/order/getAllOrders": () =>
        json([
          order(1, { quantity: 2000, specificationVersionId: 4 }),
          order(2, { quantity: 500 }),
          order(3, { quantity: 100, specificationVersionId: 4, status: "IN_PROGRESS" }),
        ]),
      "GET /admin/box-weights": () => json({ weights: [{ versionId: 4, grams: 612.5 }] }),
    },
  });
  expect(await screen.findByText("2,500 boxes, 1,225 kg for 1 of 2 orders")).toBeInTheDocument();
  expect(screen.getByText("100 boxes, 61 kg")).toBeInTheDocument();
});

test("the choice of late orders of a unit, and of compact cards, stays for the next visit", async () => {
  onTestFinished(() => localStorage.clear());
  const late = { expectedCompletionDate: "2020-01-31T00:00:00Z" };
  const answers = {
    "GET /admin/order/getAllOrders": () =>
      json([order(1), order(2, late), order(3, { ...late, unit: "B" })]),
  };
  const { unmount } = openOffice("/admin/dashboard/orders", { answers });
  expect(await screen.findByText("Order #1")).toBeInTheDocument();
  fireEvent.click(screen.getByText("Late", { selector: "button *" }));
  await waitFor(() => expect(screen.queryByText("Order #1")).toBeNull());
  fireEvent.click(screen.getByText("Unit B"));
  await waitFor(() => expect(screen.queryByText("Order #2")).toBeNull());
  fireEvent.click(screen.getByText("Compact cards"));
  expect(address()).toBe("/admin/dashboard/orders?unit=B&due=late");
  unmount();

  openOffice("/admin/dashboard/orders", { answers });
  expect(await screen.findByText("Order #3")).toBeInTheDocument();
  expect(screen.queryByText("Order #2")).toBeNull();
  const isLate = screen.getByText("Late", { selector: "button *" }).closest("button");
  expect(isLate).toHaveAttribute("aria-pressed", "true");
  expect(screen.getByLabelText("Orders Dashboard")).toHaveAttribute("data-compact", "true");
  fireEvent.click(screen.getByText("Clear filters"));
  expect(await screen.findByText("Order #1")).toBeInTheDocument();
});
