import { boardPath, cardIn, column, dragTo } from "../support/browser/boardPage";
import { noteWrites } from "../support/browser/noteWrites";
import { expect, test } from "../support/browser/officeFixtures";

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

test.describe("illegal drags", () => {
  test.use({ expectedErrors: [/cannot be moved/] });

  test("an order that is not completed does not become Shipped; the board reloads", async ({
    office,
    placeOrder,
  }) => {
    const { id } = await placeOrder();
    await office.goto(boardPath);
    const writes = noteWrites(office);
    const warned = office.waitForEvent("console", (message) => message.type() === "warning");
    const reloaded = office.waitForResponse("**/api/admin/order/getAllOrders*");
    await cardIn(office, "To Do", id).waitFor();
    await reloaded;
    const reloadedAgain = office.waitForResponse("**/api/admin/order/getAllOrders*");
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
  await expect(office.getByRole("menuitem")).toHaveText(["In Progress", "Done"]);
  await office.getByRole("menuitem", { name: "In Progress" }).click();
  await moveTo("In Progress").click();
  await office.getByRole("menuitem", { name: "Done" }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
  await expect(cardIn(office, "Done", id)).toBeVisible();
});
