import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { choose } from "../support/browser/choose";
import { expect, test } from "../support/browser/fixtures";

const board = "/admin/dashboard/admin/schedule";
const box = /Honey 12 × 500 g/;
const question = "When will it be ready?";

/** Opens the question, fills it in and sends it. @returns its dialog */
async function ask(page: Page, fill: (dialog: ReturnType<Page["getByRole"]>) => Promise<void>) {
  await page.getByRole("button", { name: question }).click();
  const dialog = page.getByRole("dialog", { name: question });
  await fill(dialog);
  await dialog.getByRole("button", { name: "Ask" }).click();
  await expect(dialog.getByText(/^Ready .+ the wanted day$/).first()).toBeVisible();
  return dialog;
}

const factOf = (page: Page, label: string) =>
  page
    .getByRole("region", { name: "Plan and promise" })
    .locator("dl > div")
    .filter({ has: page.getByText(label, { exact: true }) })
    .locator("dd");

/** Pairs an order with another order of its board, and accepts their run. @returns the accepted run */
async function acceptRun(page: Page, orderId: number) {
  const row = page.getByRole("row", { name: new RegExp(`#${orderId} `) });
  if (!(await row.isVisible()))
    await page
      .getByRole("group")
      .filter({ has: page.getByText(`#${orderId} `, { exact: false }) })
      .locator("summary")
      .click();
  await row.getByRole("combobox", { name: "Runs with" }).press("ArrowDown");
  await page.getByRole("option", { name: /^#/ }).first().click();
  const offer = page.getByRole("button", {
    name: new RegExp(`^Accept the run of .*#${orderId}\\b`),
  });
  await offer.click();
  await expect(page.getByText(/^Accepted\. \d+ reels? (is|are) reserved\.$/)).toBeVisible();
  await expect(offer).toHaveCount(0);
  return page
    .getByRole("article", { name: /^Combined run \d+$/ })
    .filter({ hasText: `#${orderId}` });
}

test("a question on the phone becomes an order with a promise, which runs beside another and moves its day", async ({
  office,
  ownerRequest,
}) => {
  const wanted = dateAfter(indiaDate(new Date()), 60);
  await office.goto(board);
  const phone = await ask(office, async (dialog) => {
    await office.getByRole("combobox", { name: "Specification" }).press("ArrowDown");
    await office.getByRole("option", { name: box }).click();
    await dialog.getByLabel("Quantity").fill("2400");
    await dialog.getByLabel("Wanted day").fill(wanted);
  });
  await expect(phone.getByText("Behind all open orders")).toBeVisible();
  await expect(phone.getByText("No other order ends later").first()).toBeVisible();
  await phone.getByRole("button", { name: "Close" }).click();

  await office.goto("/admin/dashboard/admin/order-create");
  await office.getByRole("combobox", { name: "Client" }).fill("Talacauvery Honey");
  await office.getByRole("combobox", { name: "Specification" }).press("ArrowDown");
  await office.getByRole("option", { name: box }).click();
  await office.getByLabel("Add as a new client").check();
  await office.getByLabel("Product Type").fill("3 Ply Box");
  await office.getByLabel("Quantity").fill("2400");
  await office.getByLabel("Delivery Address").fill("Madikeri");
  await choose(office, "Unit", "A");
  const typed = await ask(office, async (dialog) => {
    await expect(dialog.getByLabel("Quantity")).toHaveValue("2400");
    await expect(dialog.getByRole("combobox", { name: "Specification" })).toHaveText(box);
  });
  await typed
    .getByRole("button", { name: /^Expect the order on / })
    .first()
    .click();
  await expect(office.getByLabel("Expected Completion Date")).toHaveValue(/^\d+ \w+ \d{4}$/);
  const expected = await office.getByLabel("Expected Completion Date").inputValue();
  await office.getByRole("button", { name: "Create Order" }).click();
  await office.getByRole("link", { name: /^Open order #/ }).click();

  await office.getByRole("button", { name: "Promise a day" }).click();
  const promise = office.getByRole("dialog", { name: /^Promise of order/ });
  await promise.getByLabel("Promised").fill(expected);
  await promise.getByRole("button", { name: "Save the promise" }).click();
  await expect(factOf(office, "Promised")).toContainText("owner@example.com");
  await expect(factOf(office, "Paper")).toHaveText("in stock");

  const orderId = Number(/orders\/(\d+)/.exec(office.url())?.[1]);
  const page = office.url();
  await office.goto("/admin/dashboard/paper/combine");
  const run = await acceptRun(office, orderId);
  const download = office.waitForEvent("download");
  await run.getByRole("button", { name: "Save job card" }).click();
  expect((await download).suggestedFilename()).toMatch(/^combined-run-\d+\.pdf$/);
  await run.getByRole("button", { name: /^Undo combined run/ }).click();
  await office.getByRole("button", { name: "Undo the run" }).click();
  await expect(run).toHaveCount(0);
  const again = await acceptRun(office, orderId);

  await office.goto(page);
  const before = await factOf(office, "Ready").innerText();
  for (const machineId of [1, 2, 3]) {
    const data = { entryId: randomUUID(), machineId, orderId, good: 2400, waste: 0 };
    const reply = await ownerRequest.post("/api/admin/stage-entries", { data });
    expect(reply.status(), await reply.text()).toBe(200);
  }
  // The page follows the plan by itself.
  await expect(factOf(office, "Ready")).not.toHaveText(before);
  await expect(factOf(office, "Paper")).toHaveText("not compared with the stock");
  await office.goto("/admin/dashboard/paper/combine");
  await expect(again).toContainText("Reels or machines have run: no undo");
});
