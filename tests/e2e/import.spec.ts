import { writeXlsx } from "hucre/xlsx";
import { findings } from "../support/browser/findings";
import { expect, test } from "../support/browser/fixtures";

test("a chosen workbook is checked, corrected, imported once, and listed", async ({ office }, {
  testId,
}) => {
  const name = `Weaves ${testId}`;
  const headings = ["Industry Name", "Sector", "City", "State", "Address"];
  const fileOf = async (...rows: string[][]) => ({
    name: "industries.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(await writeXlsx({ sheets: [{ name: "List", rows: [headings, ...rows] }] })),
  });
  const right = [name, "Textiles", "Mysuru", "Karnataka", "Plot 12, Peenya"];
  await office.goto("/admin/dashboard/industries");
  await office.getByRole("link", { name: "Import" }).click();
  await expect(office.getByRole("heading", { name: "Import Industries" })).toBeVisible();

  const check = office.getByRole("button", { name: "Check" });
  const input = office.locator("input[type='file']");
  await input.setInputFiles(await fileOf(right, ["Second", "", "Mysuru", "Karnataka", "Plot 2"]));
  await check.click();
  await expect(office.getByRole("alert")).toContainText("1 of 2 rows has an error");
  await expect(office.getByRole("row", { name: /^3 Error Second/ })).toContainText("Required");
  expect(await findings(office)).toEqual([]);

  await input.setInputFiles(await fileOf(right));
  await check.click();
  await office.getByRole("button", { name: "Import 1 row" }).click();
  await expect(office.getByText("1 row is imported.")).toBeVisible();
  await check.click();
  await expect(office.getByText("The file has nothing new.")).toBeVisible();
  await office.getByRole("link", { name: "To the list" }).click();
  await office.getByLabel("Search").fill(name);
  await expect(office.getByRole("row", { name: new RegExp(name) })).toHaveCount(1);
});
