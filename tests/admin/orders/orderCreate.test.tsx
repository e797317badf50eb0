import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import OrderCreatePage from "../../../src/admin/orders/create/OrderCreatePage";
import { type Answer, fakeHost, json } from "../../support/fakeHost";
import { field, fillIn, type } from "../../support/formFields";
import { orderValues } from "../../support/formValues";
import { openPage } from "../../support/openPage";

function open(answer: Answer = () => json({ id: 301 })) {
  const asked = fakeHost({
    "GET /admin/order/getAllOrders": () => json([]),
    "POST /admin/order/create-order": answer,
  });
  openPage(<OrderCreatePage />);
  return { asked };
}

const create = () => fireEvent.click(screen.getByText("Create Order", { selector: "button" }));

test("a quantity with a fraction says which whole number is sent, and that is sent", async () => {
  const { asked } = open();
  type("quantity", "2x50.7.");
  expect(field("quantity")).toHaveValue("250.7");
  expect(field("quantity")).toHaveAttribute("type", "text");
  expect(screen.getByText("Only whole pieces are ordered: 250 will be sent.")).toBeVisible();
  fillIn({ ...orderValues, quantity: "250.7" });
  create();
  expect(await screen.findByText("Order created successfully!")).toBeVisible();
  const sent = asked.find(({ method }) => method === "POST");
  expect(sent?.body).toMatchObject({ quantity: 250 });
});

test("a new order's number stays beside the form, with the way to the board", async () => {
  open();
  fillIn(orderValues);
  create();
  expect(await screen.findByText(/Order #301 is on the board/)).toBeVisible();
  expect(screen.getByRole("link", { name: "Show the board" })).toHaveAttribute(
    "href",
    "/admin/dashboard/orders",
  );
});

test("where the host does not tell the number there is nothing more than the success", async () => {
  open(() => new Response("Created"));
  fillIn(orderValues);
  create();
  expect(await screen.findByText("Order created successfully!")).toBeVisible();
  expect(screen.queryByText(/is on the board/)).toBeNull();
});

test("a day in the past is questioned, and a later one is not", () => {
  open();
  type("expectedCompletionDate", "2020-01-31");
  expect(screen.getByText("This day is in the past. Is it meant?")).toBeVisible();
  type("expectedCompletionDate", "2099-01-31");
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
