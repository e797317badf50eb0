import { findings } from "../support/browser/findings";
import { expect, test } from "../support/browser/fixtures";

test("the keyboard finds a reel by barcode, a client by name and a screen, without faults of axe", async ({
  office,
}) => {
  await office.goto("/admin/dashboard/employees");
  await expect(office.getByRole("heading", { name: "Employee List" })).toBeVisible();
  await office.keyboard.press("Control+k");
  const input = office.getByRole("dialog").locator("input");
  await expect(input).toBeFocused();
  await office.keyboard.type("REEL-000012\n");
  await expect(office).toHaveURL(/\/reel\/REEL-000012$/);

  await office.keyboard.press("Control+k");
  await office.keyboard.type("traders");
  await expect(office.getByRole("option", { name: /^#\d+ .*Traders/ }).first()).toBeVisible();
  expect(await findings(office)).toEqual([]);
  await office.keyboard.press("Escape");
  await expect(office.getByRole("dialog")).toHaveCount(0);

  await office.keyboard.press("Control+k");
  await office.keyboard.type("enquir");
  await office.keyboard.press("Enter");
  await expect(office).toHaveURL(/\/contacts$/);
});
