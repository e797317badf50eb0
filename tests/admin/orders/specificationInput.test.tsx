import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import OrderCreatePage from "../../../src/admin/orders/create/OrderCreatePage";
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
  const asked = fakeHost({
    "GET /admin/order/getAllOrders": () => json([]),
    "GET /admin/specifications": () => json([specification]),
  });
  openPage(<OrderCreatePage />, { features: ["paper"] });
  await waitFor(() =>
    expect(asked.some(({ path }) => path === "/admin/specifications")).toBe(true),
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

test("another host's order form asks for nothing beyond the specification", async () => {
  const asked = fakeHost({ "GET /admin/order/getAllOrders": () => json([]) });
  openPage(<OrderCreatePage />);
  expect(await screen.findByLabelText(/^Size/)).toBeVisible();
  expect(choice()).toBeNull();
  expect(asked.map(({ path }) => path)).not.toContain("/admin/specifications");
});
