import { expect, test } from "../support/browser/fixtures";
import { withoutContentRange } from "../support/browser/hostAnswers";

test("on a host without Content-Range employees are filtered, sorted and paged, and their pages open", async ({
  office,
  hire,
}) => {
  const { name } = await hire("B");
  await withoutContentRange(office, "/admin/get-employees");
  await office.goto("/admin/dashboard/employees");
  await expect(office.getByRole("row")).toHaveCount(26);
  await office.getByRole("button", { name: /^Sort by barcode/i }).click();
  await expect(office.getByRole("row").nth(1)).toContainText("EMP-A-00001");
  await office.getByLabel("Search").fill(name);
  await expect(office.getByRole("row")).toHaveCount(2);
  await office.getByRole("button", { name: "Unit A", exact: true }).click();
  await expect(office.getByText("Nothing matches these filters")).toBeVisible();
  await office.getByRole("button", { name: "Clear filters" }).click();
  await expect(office.getByRole("row")).toHaveCount(26);
  await office.getByLabel("Search").fill(name);
  await office.getByRole("link", { name }).click();
  await expect(office.getByRole("heading", { level: 1, name })).toBeVisible();
});
