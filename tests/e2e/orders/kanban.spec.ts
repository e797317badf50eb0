import { expect, test } from "../../support/browser/fixtures";
import { cardIn, column, dragTo, kanbanPath } from "../../support/browser/kanbanPage";
import { keepNotices } from "../../support/browser/keepNotices";
import { noteWrites } from "../../support/browser/noteWrites";

test.describe("an order's way over the kanban", () => {
  test.use({
    expectedErrors: async ({ browserName }, use) => {
      // A page in Firefox still reports the requests that its reload ends.
      const endedByReload = [
        /could not be loaded: No response from server/,
        /^Error$/,
        /^React Router caught the following error during render Error$/,
      ];
      await use([/cannot be moved/, ...(browserName === "firefox" ? endedByReload : [])]);
    },
  });

  test("a card moves by one write and stays after a reload, and completing and shipping ask first", {
    tag: "@firefox",
  }, async ({ office, placeOrder, readOrder }) => {
    const { id, client } = await placeOrder();
    await office.goto(kanbanPath);
    await expect(office).toHaveTitle("Orders Dashboard · Admin Portal");
    const writes = noteWrites(office);
    const path = `/api/admin/order/${id}/status`;
    const write = `PUT ${path}`;

    await test.step("dragged by its title to In Progress", async () => {
      const title = cardIn(office, "To Do", id).getByRole("link", { name: `Order #${id}` });
      // A reload would end a write that has not left yet, and hide it from this test.
      const moved = office.waitForResponse(`**${path}`);
      await dragTo(office, title, column(office, "In Progress"));
      await expect(cardIn(office, "In Progress", id)).toContainText(client);
      await expect(cardIn(office, "To Do", id)).toHaveCount(0);
      await moved;
      await office.reload();
      await expect(cardIn(office, "In Progress", id)).toBeVisible();
      expect(writes).toEqual([write]);
    });

    await test.step("completed: Cancel leaves it, Confirm completes it", async () => {
      await dragTo(office, cardIn(office, "In Progress", id), column(office, "Done"));
      const dialog = office.getByRole("dialog", { name: "Confirm Order Completion" });
      await expect(dialog).toContainText(
        `Are you sure you want to mark Order #${id} as Completed?`,
      );
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

    await test.step("shipped, with its transport number", async () => {
      await dragTo(office, cardIn(office, "Done", id), column(office, "Shipped"));
      const dialog = office.getByRole("dialog", { name: "Confirm Order Shipping" });
      await expect(dialog).toContainText(`Are you sure you want to mark Order #${id} as Shipped?`);
      const number = dialog.getByPlaceholder("Enter transport number");
      await number.fill("   ");
      await dialog.getByRole("button", { name: "Confirm" }).click();
      await expect(dialog.getByRole("alert")).toHaveText("Please enter a transport number");
      expect(writes).toEqual([write, write]);
      await number.fill(" KA-41-AB-6747 ");
      await dialog.getByRole("button", { name: "Confirm" }).click();
      await expect(cardIn(office, "Shipped", id)).toContainText("Transport #KA-41-AB-6747");
      await expect(cardIn(office, "Shipped", id)).toContainText("Shipped At");
    });

    await test.step("dragged out of Shipped", async () => {
      const warned = office.waitForEvent("console", (message) => message.type() === "warning");
      await dragTo(office, cardIn(office, "Shipped", id), column(office, "Done"));
      expect((await warned).text()).toContain(`Order #${id} is shipped and cannot be moved`);
      await expect(cardIn(office, "Shipped", id)).toBeVisible();
      await expect(office.getByRole("dialog")).toHaveCount(0);
      expect(writes).toEqual([write, write, write]);
    });
  });

  test("a drop in the same column or outside does nothing, and a forbidden drop on Shipped reloads", async ({
    office,
    placeOrder,
  }) => {
    const { id } = await placeOrder();
    const loaded = office.waitForResponse("**/api/admin/order/getAllOrders*");
    await office.goto(kanbanPath);
    const writes = noteWrites(office);
    const card = cardIn(office, "To Do", id);
    await loaded;
    await dragTo(office, card, column(office, "To Do"));
    await dragTo(office, card, office.getByRole("heading", { name: "Orders Dashboard" }));
    await expect(card).toBeVisible();
    await test.step("nor does one on the very title by which it was carried, which is a link", async () => {
      const title = card.getByRole("link", { name: `Order #${id}` });
      await title.hover();
      await office.mouse.down();
      await column(office, "In Progress").hover();
      await title.hover({ force: true });
      await office.mouse.up();
      await expect(office.getByText(`Order #${id} dropped on To Do.`)).toBeAttached();
      await expect(office).toHaveURL(/orders$/);
      await expect(office.getByRole("dialog")).toHaveCount(0);
    });
    await expect(office.getByRole("dialog")).toHaveCount(0);
    const warned = office.waitForEvent("console", (message) => message.type() === "warning");
    const reloaded = office.waitForResponse("**/api/admin/order/getAllOrders*");
    await dragTo(office, card, column(office, "Shipped"));
    expect((await warned).text()).toContain(`Order #${id} cannot be moved from TODO to SHIPPED`);
    await reloaded;
    await expect(card).toBeVisible();
    expect(writes).toEqual([]);
  });
});

/** Milliseconds for which a key is held. The kanban listens for the next key only a moment after the first was pressed. */
const humanly = { delay: 80 };

test("the keyboard lifts, moves and drops a card with the focus, and Escape leaves it in place", {
  tag: "@firefox",
}, async ({ office, placeOrder }) => {
  const { id } = await placeOrder();
  await office.goto(kanbanPath);
  const writes = noteWrites(office);
  const grip = (name: string) =>
    cardIn(office, name, id).getByRole("button", { name: `Lift order #${id}` });
  await grip("To Do").focus();
  await office.keyboard.press("Enter", humanly);
  await expect(office.getByText(`Order #${id} is over To Do.`)).toBeAttached();
  await office.keyboard.press("ArrowRight", humanly);
  await expect(office.getByText(`Order #${id} is over In Progress.`)).toBeAttached();
  await office.keyboard.press("Escape");
  await expect(office.getByText(`Order #${id} stays in To Do.`)).toBeAttached();
  await expect(cardIn(office, "To Do", id)).toBeVisible();
  expect(writes).toEqual([]);
  await grip("To Do").focus();
  await office.keyboard.press("Space", humanly);
  await expect(office.getByText(`Order #${id} is over To Do.`)).toBeAttached();
  await office.keyboard.press("ArrowRight", humanly);
  await expect(office.getByText(`Order #${id} is over In Progress.`)).toBeAttached();
  await office.keyboard.press("Space", humanly);
  await expect(cardIn(office, "In Progress", id)).toBeVisible();
  await expect(grip("In Progress")).toBeFocused();
});

test.describe("two people who move the same card", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("end with the same state on both kanbans, and the second person gets the reason", async ({
    office,
    placeOrder,
    ownerRequest,
  }) => {
    const { id } = await placeOrder("COMPLETED");
    // The page gets no live change, so its person moves the card before the page hears that the other person shipped it.
    await office.route("**/api/admin/live*", () => undefined);
    await office.addInitScript(keepNotices);
    await office.goto(kanbanPath);
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
