import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import OrderCreatePage from "../../../src/admin/orders/create/OrderCreatePage";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

function open(answer: Answer = () => json({ id: 301 })) {
  const asked = fakeHost({
    "GET /admin/order/getAllOrders": () => json([]),
    "POST /admin/order/create-order": answer,
  });
  return { asked, user: openPage(<OrderCreatePage />) };
}

async function fillIn(user: ReturnType<typeof openPage>) {
  type(/^Client/, "Tea House");
  type(/^Product Type/, "Box");
  type(/^Quantity/, "250.7");
  type(/^Size/, "1 × 1");
  type(/^Delivery Address/, "Here");
  type(/^Expected/, "2099-01-31");
  await user.click(screen.getByLabelText(/^Unit/));
  await user.click(screen.getByRole("option", { name: "B" }));
  await user.click(screen.getByRole("button", { name: "Create Order" }));
}

test("a quantity with a fraction says which whole number is sent, and that is sent", async () => {
  const { asked, user } = open();
  type(/^Quantity/, "2x50.7.");
  expect(screen.getByLabelText(/^Quantity/)).toHaveValue("250.7");
  expect(screen.getByLabelText(/^Quantity/)).toHaveAttribute("type", "text");
  expect(screen.getByText("Only whole pieces are ordered: 250 will be sent.")).toBeVisible();
  await fillIn(user);
  expect(await screen.findByText("Order created successfully!")).toBeVisible();
  const sent = asked.find(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ quantity: 250 });
});

test("a new order's number stays beside the form, with the way to the board", async () => {
  const { user } = open();
  await fillIn(user);
  expect(await screen.findByText(/Order #301 is on the board/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Show the board" })).toHaveAttribute(
    "href",
    "/admin/dashboard/orders",
  );
});

test("where the host does not tell the number there is nothing more than the success", async () => {
  const { user } = open(() => new Response("Created"));
  await fillIn(user);
  expect(await screen.findByText("Order created successfully!")).toBeVisible();
  expect(screen.queryByText(/is on the board/)).toBeNull();
});

test("a day in the past is questioned, and a later one is not", () => {
  open();
  type(/^Expected/, "2020-01-31");
  expect(screen.getByText("This day is in the past. Is it meant?")).toBeVisible();
  type(/^Expected/, "2099-01-31");
  expect(screen.queryByText(/in the past/)).toBeNull();
});

test("a new order's client is suggested among those seen before", async () => {
  fakeHost({
    "GET /admin/order/getAllOrders": () => json([{ id: 1, client: "Tea House", status: "TODO" }]),
  });
  openPage(<OrderCreatePage />);
  await waitFor(() => expect(document.querySelector("datalist option")).toHaveValue("Tea House"));
  const suggested = screen.getByLabelText(/^Client/).getAttribute("list");
  expect(document.querySelector("datalist")).toHaveAttribute("id", suggested);
});
