import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import ClientAccountSection from "../../../src/admin/receivables/ClientAccountSection";
import { fakeHost, json } from "../../support/fakeHost";
import { openPage } from "../../support/openPage";

const ageing = { notDue: 0, upTo30: 0, upTo60: 0, upTo90: 0, over90: 0, onAccount: 0 };
const account = {
  clientId: 7,
  client: "Kaveri Weaves",
  outstanding: 0,
  ageing,
  papers: [],
  receipts: [],
  openings: [],
};

test.each([
  [{ undelivered: 1200, unpricedOrders: 0 }, "₹1,200.00"],
  [{ undelivered: 1200, unpricedOrders: 1 }, "₹1,200.00and 1 order, price unknown"],
  [{ undelivered: 0, unpricedOrders: 2 }, "Price unknown2 orders"],
  [{ undelivered: 0, unpricedOrders: 0 }, "₹0.00"],
])("undelivered orders %o are shown as %s", async (orders, shown) => {
  fakeHost({ "GET /admin/clients/7/account": () => json({ ...account, ...orders }) });
  openPage(<ClientAccountSection clientId={7} />, { isOwnHost: true });
  const label = await screen.findByText("Undelivered orders");
  const values = within(label.parentElement ?? document.body).getAllByRole("definition");
  expect(values.map(({ textContent }) => textContent).join("")).toBe(shown);
});
