import type { Page } from "@playwright/test";
import { cardIn, column } from "../support/browser/boardPage";
import { noteWrites } from "../support/browser/noteWrites";
import { expect, test } from "../support/browser/officeFixtures";
import { people } from "../support/people";

const path = "/admin/dashboard/admin/order-create";
const submit = (page: Page) => page.getByRole("button", { name: "Create Order" });

const fillIn = async (page: Page, client: string) => {
  await page.getByLabel("Client").fill(client);
  await page.getByLabel("Product Type").fill("7 Ply Box");
  await page.getByLabel("Quantity").fill("2500");
  await page.getByLabel("Size").fill("450 × 300 × 300 mm");
  await page.getByLabel("Delivery Address").fill("Peenya, Bengaluru");
  await page.getByLabel("Expected Completion Date").fill("2030-01-31");
  await page.getByLabel("Unit").click();
  await page.getByRole("option", { name: "B" }).click();
};

test("an order is created once, however often the button is pressed, the form empties, and the card is on the board", async ({
  office,
}, { testId }) => {
  const client = `Created ${testId} ${Date.now()}`;
  await office.goto(path);
  await fillIn(office, client);
  const writes = noteWrites(office);
  const asked = office.waitForRequest("**/api/admin/order/create-order");
  await submit(office).dblclick();
  await expect(office.getByRole("alert")).toHaveText("Order created successfully!");
  await expect(office.getByLabel("Client")).toHaveValue("");
  expect((await asked).postDataJSON()).toMatchObject({
    client,
    quantity: 2500,
    unit: "B",
    status: "TODO",
    createdBy: "owner@example.com",
  });
  expect(writes).toEqual(["POST /api/admin/order/create-order"]);
  await office.getByRole("link", { name: "Orders Dashboard" }).click();
  await expect(column(office, "To Do").getByText(client)).toBeVisible();
});

test.describe("an order that is not created", () => {
  test.use({ expectedErrors: [/status of 400/] });

  test("for want of fields says what is missing; refused by the host says so, keeps what was typed, and shows the error at its field", async ({
    office,
  }) => {
    const writes = noteWrites(office);
    const error = { message: "Not valid", errors: { size: "Must be a size" } };
    await office.route("**/api/admin/order/create-order", (route) =>
      route.fulfill({ status: 400, json: error }),
    );
    await office.goto(path);
    await submit(office).click();
    await expect(office.getByText("Required")).toHaveCount(7);
    await expect(office.getByLabel("Client")).toHaveAttribute("aria-invalid", "true");
    expect(writes).toEqual([]);
    await fillIn(office, "Tea House");
    await submit(office).click();
    await expect(office.getByRole("alert")).toHaveText("Failed to create order. Please try again.");
    await expect(office.getByLabel("Client")).toHaveValue("Tea House");
    await expect(office.getByText("Must be a size")).toBeVisible();
  });
});

test("a new order can be moved at once", async ({ office, placeOrder }) => {
  const { id } = await placeOrder();
  await office.goto(path);
  await office.getByRole("link", { name: "Orders Dashboard" }).click();
  await cardIn(office, "To Do", id)
    .getByRole("button", { name: /Move order/ })
    .click();
  await office.getByRole("menuitem", { name: "In Progress" }).click();
  await expect(cardIn(office, "In Progress", id)).toBeVisible();
});

test.describe("a session that ends at a submit", () => {
  test.use({ expectedErrors: [/status of (401|403)/] });

  const endAtSubmit = async (office: Page, client: string) => {
    await office.route("**/api/admin/order/create-order", (route) =>
      route.fulfill({ status: 401, json: { message: "Please sign in" } }),
    );
    await office.goto(path);
    await fillIn(office, client);
    await submit(office).click();
    await expect(office.getByRole("status")).toHaveText(
      "Your session has ended. Please sign in again.",
    );
    await office.unrouteAll();
  };

  const signIn = async (office: Page, { email, password }: { email: string; password: string }) => {
    await office.getByLabel("Email").fill(email);
    await office.getByLabel("Password", { exact: true }).fill(password);
    await office.getByRole("button", { name: "Sign in" }).click();
  };

  test("leaves nothing of what was typed to somebody else", async ({ office }) => {
    await endAtSubmit(office, "Tea House");
    await signIn(office, people.staff);
    await expect(office.getByRole("heading", { name: "Create Order" })).toBeVisible();
    await expect(office.getByLabel("Client")).toHaveValue("");
    expect(await office.evaluate(() => JSON.stringify(sessionStorage))).not.toContain("Tea House");
  });

  test("is told at the login, and what was typed is back after it", async ({ office }, {
    testId,
  }) => {
    const client = `Again ${testId} ${Date.now()}`;
    await endAtSubmit(office, client);
    await signIn(office, people.owner);
    await expect(office.getByText(/What you had typed/)).toBeVisible();
    await expect(office.getByLabel("Client")).toHaveValue(client);
    await submit(office).click();
    await expect(office.getByRole("alert")).toHaveText("Order created successfully!");
    await expect(office.getByText(/^Order #\d+ is on the board/)).toBeVisible();
    await expect(office.getByLabel("Client")).toHaveValue("");
  });
});
