import { boardPath, cardIn } from "../support/browser/boardPage";
import { expect, test } from "../support/browser/officeFixtures";

test("the board is narrowed to a client and a product, stays so after a reload, and is cleared", async ({
  office,
  placeOrder,
}) => {
  const mine = await placeOrder();
  const other = await placeOrder();
  await office.goto(boardPath);
  await expect(cardIn(office, "To Do", other.id)).toBeVisible();
  await office.getByLabel("Filter by client").fill(mine.client.toUpperCase());
  await expect(cardIn(office, "To Do", other.id)).toHaveCount(0);
  await expect(cardIn(office, "To Do", mine.id)).toBeVisible();
  await office.getByLabel("Filter by product").fill("roll");
  await expect(cardIn(office, "To Do", mine.id)).toHaveCount(0);
  await office.getByLabel("Filter by product").fill("ply");
  await expect(cardIn(office, "To Do", mine.id)).toBeVisible();
  await office.reload();
  await expect(office.getByLabel("Filter by client")).toHaveValue(mine.client.toUpperCase());
  await expect(cardIn(office, "To Do", other.id)).toHaveCount(0);
  await office.getByRole("button", { name: "Clear filters" }).click();
  await expect(cardIn(office, "To Do", other.id)).toBeVisible();
  await expect(office.getByLabel("Filter by client")).toHaveValue("");
});

test("a new order's client is suggested among those seen before", async ({
  office,
  placeOrder,
}) => {
  const { client } = await placeOrder();
  await office.goto("/admin/dashboard/admin/order-create");
  await expect(office.locator(`datalist option[value="${client}"]`)).toBeAttached();
  const list = await office.getByLabel("Client").getAttribute("list");
  await expect(office.locator(`datalist[id="${list}"]`)).toBeAttached();
});

test.describe("two people who move the same card", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("end with the truth on both boards: the second is told why", async ({
    office,
    placeOrder,
    ownerRequest,
  }) => {
    const { id } = await placeOrder("COMPLETED");
    await office.goto(boardPath);
    await expect(cardIn(office, "Done", id)).toBeVisible();
    const shipped = await ownerRequest.put(`/api/admin/order/${id}/status`, {
      data: { status: "SHIPPED", transportNumber: "KA-04" },
    });
    expect(shipped.status()).toBe(200);
    await cardIn(office, "Done", id)
      .getByRole("button", { name: `Move order #${id} to…` })
      .click();
    await office.getByRole("menuitem", { name: "In Progress" }).click();
    await expect(office.getByRole("alert")).toHaveText(/^Failed to update status: .+/);
    await expect(cardIn(office, "Shipped", id)).toContainText("Transport #KA-04");
    await expect(cardIn(office, "In Progress", id)).toHaveCount(0);
  });
});
