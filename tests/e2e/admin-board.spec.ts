import { expect, test } from "./adminOffice";
import { boardPath, cardIn, column, dragTo, noteWrites } from "./boardPage";

test("an order is dragged to In Progress, by one write, and stays there after a reload", async ({
  office,
  placeOrder,
}) => {
  const { id, client } = await placeOrder();
  await office.goto(boardPath);
  await expect(office).toHaveTitle("Orders Dashboard · Admin Portal");
  const writes = noteWrites(office);
  await dragTo(office, cardIn(office, "To Do", id), column(office, "In Progress"));
  await expect(cardIn(office, "In Progress", id)).toContainText(client);
  await expect(cardIn(office, "To Do", id)).toHaveCount(0);
  await office.reload();
  await expect(cardIn(office, "In Progress", id)).toBeVisible();
  expect(writes).toEqual([`PUT /api/admin/order/${id}/status`]);
});

test("a card shows the order's number, product, client, size, quantity and unit", async ({
  office,
  placeOrder,
}) => {
  const { id, client } = await placeOrder();
  await office.goto(boardPath);
  const card = cardIn(office, "To Do", id);
  for (const text of [`Order #${id}`, "5 Ply Box", client, "300 × 200 × 100 mm", "1200"])
    await expect(card).toContainText(text);
});

test("a drop in the same column or outside any does nothing", async ({ office, placeOrder }) => {
  const { id } = await placeOrder();
  await office.goto(boardPath);
  const writes = noteWrites(office);
  const card = cardIn(office, "To Do", id);
  await dragTo(office, card, column(office, "To Do"));
  await dragTo(office, card, office.getByRole("heading", { name: "Orders Dashboard" }));
  await expect(card).toBeVisible();
  await expect(office.getByRole("dialog")).toHaveCount(0);
  expect(writes).toEqual([]);
});

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

test.describe("illegal drags", () => {
  test.use({ expectedFaults: [/cannot be moved/] });

  test("an order that is not completed does not become Shipped; the board reloads", async ({
    office,
    placeOrder,
  }) => {
    const { id } = await placeOrder();
    await office.goto(boardPath);
    const writes = noteWrites(office);
    const warned = office.waitForEvent("console", (message) => message.type() === "warning");
    const reloaded = office.waitForResponse("**/api/admin/order/getAllOrders");
    await cardIn(office, "To Do", id).waitFor();
    await reloaded;
    const reloadedAgain = office.waitForResponse("**/api/admin/order/getAllOrders");
    await dragTo(office, cardIn(office, "To Do", id), column(office, "Shipped"));
    expect((await warned).text()).toContain(`Order #${id} cannot be moved from TODO to SHIPPED`);
    await reloadedAgain;
    await expect(cardIn(office, "To Do", id)).toBeVisible();
    expect(writes).toEqual([]);
  });

  test("a shipped order stays shipped", async ({ office, placeOrder }) => {
    const { id } = await placeOrder("SHIPPED");
    await office.goto(boardPath);
    const writes = noteWrites(office);
    const warned = office.waitForEvent("console", (message) => message.type() === "warning");
    await dragTo(office, cardIn(office, "Shipped", id), column(office, "Done"));
    expect((await warned).text()).toContain(`Order #${id} is shipped and cannot be moved`);
    await expect(cardIn(office, "Shipped", id)).toBeVisible();
    await expect(office.getByRole("dialog")).toHaveCount(0);
    expect(writes).toEqual([]);
  });
});

/** A finger rests on a key for a moment: the board listens for the next one from then on. */
const humanly = { delay: 80 };

test("the keyboard lifts, carries and drops a card, and the focus goes with it", async ({
  office,
  placeOrder,
}) => {
  const { id } = await placeOrder();
  await office.goto(boardPath);
  const grip = (name: string) =>
    cardIn(office, name, id).getByRole("button", { name: `Lift order #${id}` });
  await grip("To Do").focus();
  await office.keyboard.press("Space", humanly);
  await expect(office.getByText(`Order #${id} is over To Do.`)).toBeAttached();
  await office.keyboard.press("ArrowRight", humanly);
  await expect(office.getByText(`Order #${id} is over In Progress.`)).toBeAttached();
  await office.keyboard.press("Space", humanly);
  await expect(cardIn(office, "In Progress", id)).toBeVisible();
  await expect(grip("In Progress")).toBeFocused();
});

test("Escape leaves a lifted card where it was", async ({ office, placeOrder }) => {
  const { id } = await placeOrder();
  await office.goto(boardPath);
  const writes = noteWrites(office);
  await cardIn(office, "To Do", id)
    .getByRole("button", { name: `Lift order #${id}` })
    .focus();
  await office.keyboard.press("Enter", humanly);
  await expect(office.getByText(`Order #${id} is over To Do.`)).toBeAttached();
  await office.keyboard.press("ArrowRight", humanly);
  await expect(office.getByText(`Order #${id} is over In Progress.`)).toBeAttached();
  await office.keyboard.press("Escape");
  await expect(office.getByText(`Order #${id} stays in To Do.`)).toBeAttached();
  await expect(cardIn(office, "To Do", id)).toBeVisible();
  expect(writes).toEqual([]);
});

test("Move to… goes by the same rules and asks the same questions", async ({
  office,
  placeOrder,
}) => {
  const { id } = await placeOrder();
  await office.goto(boardPath);
  const moveTo = (name: string) =>
    cardIn(office, name, id).getByRole("button", { name: `Move order #${id} to…` });
  await moveTo("To Do").click();
  await expect(office.getByRole("menuitem", { name: "Shipped" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await office.getByRole("menuitem", { name: "In Progress" }).click();
  await moveTo("In Progress").click();
  await office.getByRole("menuitem", { name: "Done" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(cardIn(office, "Done", id)).toBeVisible();
});

test.describe("refused moves", () => {
  test.use({ expectedFaults: [/status of 409|ERR_FAILED/] });

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
