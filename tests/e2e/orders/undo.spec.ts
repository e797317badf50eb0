import { findings } from "../../support/browser/findings";
import { expect, test } from "../../support/browser/fixtures";
import { cardIn, column, dragTo, kanbanPath } from "../../support/browser/kanbanPage";

test.describe("an undone change", () => {
  // The office asks once if staff may manage people. Another admin has changed a record meanwhile.
  test.use({ expectedErrors: [/40[39]|Somebody has changed this since/] });

  test("a move is undone after the tab was reopened, but not after another person's move", async ({
    staffOffice,
    placeOrder,
    readOrder,
    ownerRequest,
  }) => {
    const { id, client } = await placeOrder();
    const path = `${kanbanPath}?${new URLSearchParams({ client })}`;
    const offer = (page = staffOffice) => page.getByRole("region", { name: "Undo" });
    const move = async (page = staffOffice) => {
      await dragTo(page, cardIn(page, "To Do", id), column(page, "In Progress"));
      await expect(offer(page)).toContainText(`Moved: Order #${id} · ${client}`);
    };

    await staffOffice.goto(path);
    await move();
    expect(await findings(staffOffice)).toEqual([]);
    const reopened = await staffOffice.context().newPage();
    await staffOffice.close();
    await reopened.goto(path);
    await offer(reopened).getByRole("button", { name: "Undo" }).click();
    await expect(cardIn(reopened, "To Do", id)).toBeVisible();
    await expect(reopened.getByText(`Order #${id} · ${client}, Moved: undone`)).toBeVisible();
    expect((await readOrder(id)).status).toBe("TODO");

    await move(reopened);
    const data = { status: "COMPLETED" };
    const moved = await ownerRequest.put(`/api/admin/order/${id}/status`, { data });
    expect(moved.ok()).toBe(true);
    await offer(reopened).getByRole("button", { name: "Undo" }).click();
    await expect(reopened.getByRole("alert")).toContainText("Somebody has changed this since");
    await expect(cardIn(reopened, "Done", id)).toBeVisible();
    await reopened.close();
  });
});

test("a card opens its order's page with both people's history, and Back shows the same kanban", async ({
  office,
  placeOrder,
}) => {
  const { id, client } = await placeOrder("COMPLETED");
  await office.goto(`${kanbanPath}?${new URLSearchParams({ client })}`);
  await cardIn(office, "Done", id)
    .getByRole("link", { name: `Order #${id}` })
    .click();
  await expect(office).toHaveTitle(`Order #${id} · Admin Portal`);
  const path = office.getByRole("region", { name: "Steps" });
  await expect(path.getByRole("listitem")).toHaveCount(2);
  const history = office.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem")).toHaveCount(2);
  await expect(history).toContainText("To Do → Done");
  expect(await findings(office)).toEqual([]);
  await office.getByRole("link", { name: client }).click();
  await expect(office).toHaveTitle("Order List · Admin Portal");
  await expect(office.getByRole("row").filter({ hasText: `#${id}` })).toContainText("Done");
  await office.goBack();
  await office.goBack();
  await expect(cardIn(office, "Done", id)).toBeVisible();
});
