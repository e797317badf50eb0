import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/fixtures";
import { keepNotices } from "../support/browser/keepNotices";

// The browser asks for files of the old build, which the host no longer has.
test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

/** Opens the office as if an earlier build had made it: its first script has another name, and a screen's code is gone. */
async function openOldBuild(page: Page, path: string) {
  await page.addInitScript(keepNotices);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
  // The part of the office that asks for a newer build loads together with the region of the offer to undo.
  await expect(page.getByRole("region", { name: "Undo" })).toBeAttached();
  await page.evaluate(() =>
    document
      .querySelector("script[type=module][src]")
      ?.setAttribute("src", "/assets/main-0000000.js"),
  );
  await page.route(/EmployeePage.*\.js/, (route) => route.abort(), { times: 1 });
}

test("a screen whose code the new build has replaced opens in the new build by itself", async ({
  office,
}) => {
  await openOldBuild(office, "/admin/dashboard");
  const loadedAgain = office.waitForEvent("load");
  await office.getByRole("link", { name: "Employee", exact: true }).click();
  await loadedAgain;
  await expect(office.getByRole("heading", { level: 1, name: "Employee" })).toBeVisible();
});

test("input that is not saved keeps the old build, with a sentence, until the form is left", async ({
  office,
}) => {
  await openOldBuild(office, "/admin/dashboard/boxes/create");
  const name = office.locator("[name='box']");
  await name.fill("Tray");
  await office.evaluate(() =>
    window.dispatchEvent(Object.assign(new Event("vite:preloadError"), { payload: new Error() })),
  );
  await expect(office.getByRole("alert")).toContainText("A new version of the office is ready.");
  await expect(name).toHaveValue("Tray");
  const loadedAgain = office.waitForEvent("load");
  await office.getByRole("link", { name: "Inventory", exact: true }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await loadedAgain;
  await expect(office.getByRole("heading", { level: 1, name: "Inventory" })).toBeVisible();
});
