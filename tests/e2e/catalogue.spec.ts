import type { Page } from "@playwright/test";
import { choose } from "../support/browser/choose";
import { expect, test } from "../support/browser/fixtures";
import { keepNotices } from "../support/browser/keepNotices";
import { noteWrites } from "../support/browser/noteWrites";

const boxPath = "/admin/dashboard/admin/box/boxCreate";

const fillInBox = async (page: Page, box: string) => {
  await choose(page, "Box Type", "Punching");
  await page.getByLabel("Box", { exact: false }).and(page.locator("[name='box']")).fill(box);
  await page.getByLabel("Box Description").fill("Folds without glue");
  await page.getByLabel("Box URL").fill("/art/board-3-ply.svg");
};

test("a box is created once, the form empties, and the box is on the list", async ({ office }, {
  testId,
}) => {
  const box = `Mailer ${testId} ${Date.now()}`;
  await office.addInitScript(keepNotices);
  await office.goto(boxPath);
  await fillInBox(office, box);
  const writes = noteWrites(office);
  await office.getByRole("button", { name: "Create Box" }).dblclick();
  await expect(office.getByRole("alert")).toHaveText("Box created successfully!");
  await expect(office.locator("[name='box']")).toHaveValue("");
  expect(writes).toEqual(["POST /api/admin/box/create-box"]);
  await office.getByRole("link", { name: "To the list" }).click();
  await office.getByLabel("Search").fill(box);
  await expect(office.getByRole("row").nth(1)).toContainText(box);
});
