import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectConsoleErrors } from "../../support/consoleErrors";
import { type Answers, json } from "../../support/fakeHost";
import { address, openOffice, screenTitled } from "../../support/openOffice";
import { dialogTitled } from "../../support/openPage";

const kanban = "/admin/dashboard/orders";

const order = {
  id: 7,
  status: "TODO",
  productType: "5 Ply RSC Box",
  client: "Kaveri Weaves",
  size: "300 × 200 mm",
  quantity: 5000,
  unit: "A",
  deliveryAddress: "Peenya",
  expectedCompletionDate: "2026-12-01T18:30:00.000Z",
  version: 2,
};

async function openMenu(answers: Answers = {}) {
  let orders = [order];
  const office = openOffice(`${kanban}?client=Kaveri`, {
    answers: {
      "GET /admin/order/getAllOrders": () => json(orders),
      "PUT /admin/orders/7/cancel": () => {
        orders = [];
        return json({ ...order, cancelledAt: "2026-11-22T05:00:00Z", cancelReason: "Twice" });
      },
      ...answers,
    },
    isOwnHost: true,
  });
  await screenTitled("Orders Dashboard");
  fireEvent.click(await screen.findByLabelText("Move order #7 to…"));
  return office;
}

const cancelIn = (dialog: HTMLElement) =>
  fireEvent.click(within(dialog).getByText("Cancel order", { selector: "button" }));

test("an order is cancelled from its card, with a reason and not without, and leaves the kanban", async () => {
  const { requests } = await openMenu();
  fireEvent.click(await screen.findByText("Cancel order…"));
  const dialog = await dialogTitled("Cancel Order #7?");
  cancelIn(dialog);
  expect(await within(dialog).findByText("Enter a reason")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT")).toEqual([]);

  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: " Twice " } });
  cancelIn(dialog);
  expect(await screen.findByText("Order #7 is cancelled")).toBeInTheDocument();
  expect(requests.filter(({ method }) => method === "PUT")).toMatchObject([
    { path: "/admin/orders/7/cancel", body: { reason: "Twice" } },
  ]);
  await waitFor(() => expect(screen.queryByLabelText("Move order #7 to…")).toBeNull());
});

test("an order that cannot be cancelled says why, and the reason still stands", async () => {
  expectConsoleErrors(/^HostError: Order #7 is shipped and cannot be cancelled$/);
  const message = "Order #7 is shipped and cannot be cancelled";
  await openMenu({ "PUT /admin/orders/7/cancel": () => json({ message }, { status: 409 }) });
  fireEvent.click(await screen.findByText("Cancel order…"));
  const dialog = await dialogTitled("Cancel Order #7?");
  fireEvent.change(within(dialog).getByLabelText(/Reason/), { target: { value: "Twice" } });
  cancelIn(dialog);
  expect(await within(dialog).findByText(message)).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/Reason/)).toHaveValue("Twice");
});

test("an order is edited from its card, its day stays the same instant, and the kanban's filter stays", async () => {
  const { requests } = await openMenu({
    "PUT /admin/orders/7": ({ body }) => json({ ...order, ...Object(body), version: 3 }),
  });
  fireEvent.click(await screen.findByText("Edit order"));
  await screenTitled("Edit Order #7");
  const quantity = await screen.findByLabelText(/Quantity/);
  expect(screen.getByLabelText(/Expected Completion Date/)).toHaveValue("2 Dec 2026");
  fireEvent.change(quantity, { target: { value: "500" } });
  fireEvent.click(screen.getByText("Save changes"));
  await waitFor(() => expect(address()).toBe(`${kanban}?client=Kaveri`));
  const { id: _, status: _s, ...fields } = order;
  expect(requests.find(({ method }) => method === "PUT")).toMatchObject({
    path: "/admin/orders/7",
    body: { ...fields, quantity: 500 },
  });
});

test("on a host that does not edit the card's menu has the columns alone", async () => {
  const office = openOffice(kanban, {
    answers: { "GET /admin/order/getAllOrders": () => json([order]) },
  });
  await screenTitled("Orders Dashboard");
  fireEvent.click(await screen.findByLabelText("Move order #7 to…"));
  const first = await screen.findByRole("menuitem", { name: "In Progress" });
  const items = [...(first.parentElement?.children ?? [])];
  expect(items.map(({ textContent }) => textContent)).toEqual(["In Progress", "Done"]);
  expect(office.requests.filter(({ method }) => method === "PUT")).toEqual([]);
});
