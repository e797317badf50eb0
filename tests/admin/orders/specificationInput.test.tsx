import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { OrderCreatePage, OrderEditPage } from "../../../src/admin/orders/form/OrderFormPages";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const specification = {
  id: 7,
  client: "Kaveri Weaves",
  name: "Saree carton",
  size: "400 × 300 × 200 mm",
  materialGrade: "120 / 100 C / 120 GSM, 18 BF",
  ply: 3,
  style: "0201",
  number: 2,
  latestVersionId: 12,
  createdBy: "owner@example.com",
  createdAt: "2026-10-01T10:00:00.000Z",
};

const choice = () => document.querySelector("input[name='specificationVersionId']");

test("a specification fills client, size and grade of an order, which may be written over", async () => {
  const requests = fakeHost({
    "GET /admin/order/getAllOrders": () => json([]),
    "GET /admin/specifications": () => json([specification]),
  });
  openPage(<OrderCreatePage />, { isOwnHost: true });
  await waitFor(() =>
    expect(requests.some(({ path }) => path === "/admin/specifications")).toBe(true),
  );
  await waitFor(() => expect(choice()).not.toBeNull());
  fireEvent.mouseDown(await screen.findByLabelText("Specification"));
  fireEvent.click(await screen.findByText("Kaveri Weaves: Saree carton, version 2"));
  expect(screen.getByLabelText(/^Client/)).toHaveValue("Kaveri Weaves");
  expect(screen.getByLabelText(/^Size/)).toHaveValue("400 × 300 × 200 mm");
  expect(screen.getByLabelText(/^Material Grade/)).toHaveValue("120 / 100 C / 120 GSM, 18 BF");
  expect(choice()).toHaveValue("12");
  fireEvent.change(screen.getByLabelText(/^Size/), { target: { value: "400 × 300 × 210 mm" } });
  expect(screen.getByLabelText(/^Size/)).toHaveValue("400 × 300 × 210 mm");
});

test("removing a specification from an order keeps the filled-in fields, and the edit sends the removal", async () => {
  const order = {
    id: 17,
    status: "TODO",
    productType: "3 Ply RSC Box",
    client: "Kaveri Weaves",
    size: "400 × 300 × 200 mm",
    quantity: 100,
    unit: "A",
    deliveryAddress: "Peenya",
    materialGrade: "120 GSM",
    expectedCompletionDate: "2026-12-01T18:30:00.000Z",
    specificationVersionId: 12,
    version: 3,
  };
  const requests = fakeHost({
    "GET /admin/order/getAllOrders": () => json([order]),
    "GET /admin/orders/17": () => json(order),
    "GET /admin/specifications": () => json([specification]),
    "PUT /admin/orders/17": () => json({ ...order, version: 4 }),
  });
  openPage(<OrderEditPage />, {
    at: "/admin/dashboard/orders/17",
    path: "/admin/dashboard/orders/:id",
    isOwnHost: true,
  });
  await waitFor(() => expect(choice()).toHaveValue("12"));
  fireEvent.mouseDown(await screen.findByLabelText("Specification"));
  fireEvent.click(await screen.findByText("No specification"));
  expect(choice()).toHaveValue("");
  expect(screen.getByLabelText(/^Size/)).toHaveValue("400 × 300 × 200 mm");
  fireEvent.click(screen.getByText("Save changes"));
  await screen.findByText("Elsewhere");
  expect(requests.find(({ method }) => method === "PUT")?.body).toMatchObject({
    size: "400 × 300 × 200 mm",
    specificationVersionId: null,
    version: 3,
  });
});

test("another host's order form asks for nothing beyond the specification", async () => {
  const requests = fakeHost({ "GET /admin/order/getAllOrders": () => json([]) });
  openPage(<OrderCreatePage />);
  expect(await screen.findByLabelText(/^Size/)).toBeInTheDocument();
  expect(choice()).toBeNull();
  expect(requests.map(({ path }) => path)).not.toContain("/admin/specifications");
});
