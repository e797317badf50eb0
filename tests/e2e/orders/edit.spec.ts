import { findings } from "../../support/browser/findings";
import { expect, test } from "../../support/browser/fixtures";
import { cardIn, kanbanPath } from "../../support/browser/kanbanPage";

test.describe("two people edit one order", () => {
  test.use({ expectedErrors: [/status of 409/] });

  test("the second person sees the first one's changes next to their own, and both are saved", async ({
    office,
    browser,
    sessions: { staff },
    placeOrder,
    readOrder,
  }, { project }) => {
    const { id } = await placeOrder();
    const context = await browser.newContext({ baseURL: project.use.baseURL ?? "" });
    await context.addInitScript(
      (entries) => {
        for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
      },
      {
        token: staff.token,
        adminDetails: JSON.stringify(staff.admin),
        ownHost: "yes",
      },
    );
    const other = await context.newPage();

    for (const page of [office, other]) {
      await page.goto(kanbanPath);
      await cardIn(page, "To Do", id)
        .getByRole("button", { name: `Move order #${id} to…` })
        .click();
      await page.getByRole("menuitem", { name: "Edit order" }).click();
      await expect(page.getByRole("heading", { name: `Edit Order #${id}` })).toBeVisible();
    }
    await other.getByLabel("Quantity").fill("500");
    await other.getByRole("button", { name: "Save changes" }).click();
    await expect(cardIn(other, "To Do", id)).toContainText("500");

    await office.getByLabel("Size").fill("250 × 250 × 100 mm");
    await office.getByRole("button", { name: "Save changes" }).click();
    await expect(office.getByText("Changed while you were editing")).toBeVisible();
    await expect(office.getByRole("row", { name: /Quantity/ })).toContainText("1200");
    expect(await findings(office)).toEqual([]);
    await office.getByRole("button", { name: "Keep my changes" }).click();
    await expect(office.getByLabel("Quantity")).toHaveValue("500");
    expect(await findings(office)).toEqual([]);
    await office.getByRole("button", { name: "Save changes" }).click();
    await expect(cardIn(office, "To Do", id)).toContainText("250 × 250 × 100 mm");
    expect(await readOrder(id)).toMatchObject({ quantity: 500, size: "250 × 250 × 100 mm" });

    await context.close();
  });
});

test("a tab in which something is typed is not closed without a question, one in which it is saved is", async ({
  office,
  placeOrder,
}) => {
  const { id } = await placeOrder();
  const questions: string[] = [];
  office.on("dialog", (dialog) => {
    questions.push(dialog.type());
    void dialog.dismiss();
  });
  await office.goto(`/admin/dashboard/orders/${id}`);
  const quantity = office.getByLabel("Quantity");
  await quantity.fill("77");
  const question = office.waitForEvent("dialog");
  await office.close({ runBeforeUnload: true });
  await question;
  await expect(quantity).toHaveValue("77");
  expect(questions).toEqual(["beforeunload"]);

  await office.getByRole("link", { name: "Back without saving" }).click();
  const dialog = office.getByRole("dialog", { name: "Leave without saving?" });
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Stay" }).click();
  await office.getByRole("button", { name: "Save changes" }).click();
  await expect(cardIn(office, "To Do", id)).toContainText("77");
  const closed = office.waitForEvent("close");
  await office.close({ runBeforeUnload: true });
  await closed;
  expect(questions).toEqual(["beforeunload"]);
});
