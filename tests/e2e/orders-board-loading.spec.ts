import { boardPath, cardIn, column } from "../support/browser/boardPage";
import { expect, test } from "../support/browser/officeFixtures";

const day = 86_400_000;
const shipped = (id: number, shippedAt?: Date) => ({
  id,
  status: "SHIPPED",
  productType: "Corrugated Roll",
  client: "Tea House",
  size: "120 cm",
  quantity: 3,
  unit: "B",
  transportNumber: null,
  shippedAt: shippedAt?.toISOString() ?? null,
});

test.describe("shipped orders", () => {
  test.use({ expectedErrors: [/shipped without a time/] });

  test("they stay for 24 hours, and without a time for good, with a warning", async ({
    office,
  }) => {
    const now = Date.now();
    const orders = [
      shipped(1, new Date(now - day + 60_000)),
      shipped(2, new Date(now - day - 1000)),
      shipped(3),
    ];
    await office.route("**/api/admin/order/getAllOrders*", (route) =>
      route.fulfill({ json: orders }),
    );
    const warned = office.waitForEvent("console", (message) => message.type() === "warning");
    await office.goto(boardPath);
    await expect(cardIn(office, "Shipped", 1)).toBeVisible();
    await expect(cardIn(office, "Shipped", 3)).toBeVisible();
    await expect(column(office, "Shipped").getByRole("article")).toHaveCount(2);
    expect((await warned).text()).toContain("Order #3 is shipped without a time");
  });
});

test.describe("a board that cannot be loaded", () => {
  test.use({ expectedErrors: [/status of 500|The orders could not be loaded/] });

  test("is logged only, and the next load fills it", async ({ office, placeOrder }) => {
    const { id } = await placeOrder();
    const orders = "**/api/admin/order/getAllOrders*";
    await office.route(orders, (route) =>
      route.fulfill({ status: 500, json: { message: "Down" } }),
    );
    const logged = office.waitForEvent("console", (message) =>
      message.text().includes("The orders could not be loaded: Down"),
    );
    await office.goto(boardPath);
    await logged;
    await expect(office.getByRole("button", { name: "Reload" })).toBeEnabled();
    await expect(office.getByRole("alert")).toHaveCount(0);
    await office.unroute(orders);
    await office.getByRole("button", { name: "Reload" }).click();
    await expect(cardIn(office, "To Do", id)).toBeVisible();
  });
});

test("the board reloads by itself every five minutes", async ({ office, placeOrder }) => {
  await office.clock.install();
  await office.goto(boardPath);
  await column(office, "To Do").getByRole("article").first().waitFor();
  const { id } = await placeOrder();
  await expect(cardIn(office, "To Do", id)).toHaveCount(0);
  await office.clock.fastForward(300_000);
  await expect(cardIn(office, "To Do", id)).toBeVisible();
});

test.describe("a session that ends while the board is open", () => {
  test.use({ expectedErrors: [/status of 401/] });

  test("leads to the login, and the board is never given something else than orders", async ({
    office,
  }) => {
    await office.goto(boardPath);
    await column(office, "To Do").getByRole("article").first().waitFor();
    await office.route("**/api/admin/order/getAllOrders*", (route) =>
      route.fulfill({ status: 401, json: { message: "Please sign in" } }),
    );
    await office.getByRole("button", { name: "Reload" }).click();
    await expect(office).toHaveURL(/\/admin\?next=/);
    await expect(office.getByRole("heading", { name: "Admin Portal" })).toBeVisible();
  });
});
