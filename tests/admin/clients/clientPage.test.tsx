import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { dashboardPath } from "../../../src/admin/addresses";
import { clientDetails, clientRow } from "../../support/exampleReplies";
import { json } from "../../support/fakeHost";
import { openOffice } from "../../support/openOffice";

const order = {
  id: 12,
  client: "Cauvery Silks",
  productType: "5 Ply RSC Box",
  quantity: 500,
  status: "IN_PROGRESS",
  cancelled: false,
  expectedCompletionDate: "2026-12-01T00:00:00.000Z",
};

const name = { name: "CAUVERY SILKS", key: "cauverysilks", orders: 2, specifications: 1 };

test("a client's page shows addresses with their states, orders with their columns, and names to link", async () => {
  openOffice(`${dashboardPath}/clients/7/show`, {
    isOwnHost: true,
    answers: {
      "GET /admin/clients/7": () => json(clientDetails),
      "GET /admin/clients/7/records": () =>
        json({ client: clientDetails, orders: [order], specifications: [], names: [name] }),
    },
  });
  expect(await screen.findByText("29 Karnataka")).toBeInTheDocument();
  expect(screen.getByText("33 Tamil Nadu")).toBeInTheDocument();
  expect(screen.getByText("In Progress")).toBeInTheDocument();
  expect(screen.getByText("CAUVERY SILKS · 2 orders · 1 specification")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Link all to Cauvery Silks Pvt Ltd" })).toBeEnabled();
});

test("the next step of a client is an order with the name and the delivery address filled in", async () => {
  openOffice(`${dashboardPath}/clients/7/show`, {
    isOwnHost: true,
    answers: {
      "GET /admin/clients/7": () => json(clientDetails),
      "GET /admin/clients/7/records": () =>
        json({ client: clientDetails, orders: [], specifications: [], names: [] }),
      "GET /admin/clients": () => json([clientRow]),
      "GET /admin/order/getAllOrders": () => json([]),
    },
  });
  fireEvent.click(await screen.findByRole("link", { name: "New order" }));
  expect(await screen.findByRole("textbox", { name: /^Delivery Address/ })).toHaveValue(
    "Shed 4, Hosur, 635109",
  );
  expect(screen.getByDisplayValue("Cauvery Silks Pvt Ltd")).toBeInTheDocument();
});

test("an address that another person removes meanwhile leaves the others in their places", async () => {
  const site = (street: string) => ({ street, town: "Hosur", stateCode: "33", pin: "635109" });
  let now = { ...clientDetails, version: 1, deliveryAddresses: [site("Shed 4"), site("Shed 5")] };
  const { requests } = openOffice(`${dashboardPath}/clients/7/show`, {
    isOwnHost: true,
    answers: {
      "GET /admin/clients/7": () => json(now),
      "GET /admin/clients/7/records": () =>
        json({ client: now, orders: [], specifications: [], names: [] }),
      "PUT /admin/clients/7/lists": () => json(now),
    },
  });
  fireEvent.click(await screen.findByLabelText("Remove: Shed 4"));
  now = { ...now, version: 2, deliveryAddresses: [site("Shed 5")] };
  act(() => void window.dispatchEvent(new Event("visibilitychange")));
  await waitFor(() => expect(screen.queryByText("Shed 4")).toBeNull());
  const confirm = screen.getAllByText("Remove", { selector: "button" }).at(-1);
  if (confirm) fireEvent.click(confirm);
  await waitFor(() => expect(requests.some(({ method }) => method === "PUT")).toBe(true));
  expect(requests.find(({ method }) => method === "PUT")?.body).toMatchObject({
    version: 1,
    deliveryAddresses: [{ street: "Shed 5" }],
  });
});
