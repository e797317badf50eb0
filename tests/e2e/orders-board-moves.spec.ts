import { boardPath, cardIn, column, dragTo } from "../support/browser/boardPage";
import { noteWrites } from "../support/browser/noteWrites";
import { expect, test } from "../support/browser/officeFixtures";

test("completing asks first: Cancel leaves the order, Confirm completes it", async ({
  office,
  placeOrder,
  readOrder,
}) => {
  const { id } = await placeOrder("IN_PROGRESS");
  await office.goto(boardPath);
  await dragTo(office, cardIn(office, "In Progress", id), column(office, "Done"));
  const dialog = office.getByRole("dialog", { name: "Confirm Order Completion" });
  await expect(dialog).toContainText(`Are you sure you want to mark Order #${id} as Completed?`);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(cardIn(office, "In Progress", id)).toBeVisible();
  expect((await readOrder(id)).status).toBe("IN_PROGRESS");

  await dragTo(office, cardIn(office, "In Progress", id), column(office, "Done"));
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(cardIn(office, "Done", id)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  expect((await readOrder(id)).status).toBe("COMPLETED");
});

test("shipping asks for a transport number that is not blank", async ({ office, placeOrder }) => {
  const { id } = await placeOrder("COMPLETED");
  await office.goto(boardPath);
  const writes = noteWrites(office);
  await dragTo(office, cardIn(office, "Done", id), column(office, "Shipped"));
  const dialog = office.getByRole("dialog", { name: "Confirm Order Shipping" });
  await expect(dialog).toContainText(`Are you sure you want to mark Order #${id} as Shipped?`);
  const number = dialog.getByPlaceholder("Enter transport number");
  await number.fill("   ");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(dialog.getByRole("alert")).toHaveText("Please enter a transport number");
  expect(writes).toEqual([]);

  await number.fill(" KA-41-AB-6747 ");
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(cardIn(office, "Shipped", id)).toContainText("Transport #KA-41-AB-6747");
  await expect(cardIn(office, "Shipped", id)).toContainText("Shipped At");
});

test("while a confirmed move runs the buttons are off, and a double click sends it once", async ({
  office,
  placeOrder,
}) => {
  const { id } = await placeOrder();
  await office.goto(boardPath);
  const writes = noteWrites(office);
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await office.route(`**/order/${id}/status`, async (route) => {
    await held;
    await route.continue();
  });
  await dragTo(office, cardIn(office, "To Do", id), column(office, "Done"));
  await office.getByRole("dialog").getByRole("button", { name: "Confirm" }).dblclick();
  await expect(office.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await expect(office.getByRole("button", { name: "Cancel" })).toBeDisabled();
  letGo();
  await expect(office.getByRole("dialog")).toHaveCount(0);
  expect(writes).toHaveLength(1);
});

test.describe("refused moves", () => {
  test.use({ expectedErrors: [/status of 409|ERR_FAILED/] });

  test("a card that the host refuses goes back, with the host's message", async ({
    office,
    placeOrder,
  }) => {
    const { id } = await placeOrder();
    await office.route(`**/order/${id}/status`, (route) =>
      route.fulfill({ status: 409, json: { message: "Somebody was faster" } }),
    );
    await office.goto(boardPath);
    await dragTo(office, cardIn(office, "To Do", id), column(office, "In Progress"));
    await expect(office.getByRole("alert")).toHaveText(
      "Failed to update status: Somebody was faster",
    );
    await expect(cardIn(office, "To Do", id)).toBeVisible();
  });

  test("a confirmed move that fails says so, and keeps the transport number", async ({
    office,
    placeOrder,
  }) => {
    const { id } = await placeOrder("COMPLETED");
    await office.route(`**/order/${id}/status`, (route) => route.abort());
    await office.goto(boardPath);
    await dragTo(office, cardIn(office, "Done", id), column(office, "Shipped"));
    const number = office.getByPlaceholder("Enter transport number");
    await number.fill("KA-41");
    await office.getByRole("button", { name: "Confirm" }).click();
    await expect(office.getByRole("dialog").getByRole("alert")).toHaveText(
      "Failed to update status: No response from server.",
    );
    await expect(number).toHaveValue("KA-41");
    await office.getByRole("button", { name: "Cancel" }).click();
    await expect(cardIn(office, "Done", id)).toBeVisible();
  });
});
