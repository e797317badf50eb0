import type { Page } from "@playwright/test";
import { choose } from "../../support/browser/choose";
import { expect, test } from "../../support/browser/fixtures";
import { column } from "../../support/browser/kanbanPage";
import { keepNotices } from "../../support/browser/keepNotices";
import { noteWrites } from "../../support/browser/noteWrites";

const path = "/admin/dashboard/admin/order-create";
const submit = (page: Page) => page.getByRole("button", { name: "Create Order" });

const fillIn = async (page: Page, client: string) => {
  await page.getByRole("combobox", { name: "Client" }).fill(client);
  await page.getByLabel("Product Type").fill("7 Ply Box");
  await page.getByLabel("Quantity").fill("2500");
  await page.getByLabel("Size").fill("450 × 300 × 300 mm");
  await page.getByLabel("Delivery Address").fill("Peenya, Bengaluru");
  await page.getByLabel("Expected Completion Date").fill("2030-01-31");
  await choose(page, "Unit", "B");
};

test("an order is created once, the form empties, and the card on the kanban can be moved", async ({
  office,
  ownerRequest,
}, { testId }) => {
  const client = `Created ${testId} ${Date.now()}`;
  await ownerRequest.post("/api/admin/clients", { data: { name: client } });
  await office.addInitScript(keepNotices);
  await office.goto(path);
  await fillIn(office, client);
  const writes = noteWrites(office);
  const request = office.waitForRequest("**/api/admin/order/create-order");
  const place = await submit(office).boundingBox();
  await submit(office).dblclick();
  await expect(office.getByRole("alert")).toHaveText("Order created successfully!");
  await expect(office.getByRole("combobox", { name: "Client" })).toHaveValue("");
  await expect(office.getByText(/is on the board/)).toBeVisible();
  // A second click that comes late must not open what has moved under it.
  expect(await submit(office).boundingBox()).toEqual(place);
  expect((await request).postDataJSON()).toMatchObject({
    client,
    quantity: 2500,
    unit: "B",
    status: "TODO",
    createdBy: "owner@example.com",
  });
  expect(writes).toEqual(["POST /api/admin/order/create-order"]);
  await office.getByRole("link", { name: "Orders Dashboard" }).click();
  await expect(column(office, "To Do").getByText(client)).toBeVisible();
  await column(office, "To Do")
    .getByRole("article")
    .filter({ hasText: client })
    .getByRole("button", { name: /Move order/ })
    .click();
  await office.getByRole("menuitem", { name: "In Progress" }).click();
  await expect(column(office, "In Progress").getByText(client)).toBeVisible();
});
