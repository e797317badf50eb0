import { expect, test } from "../support/browser/fixtures";

test("another date is in the address, and stays over a reload", async ({ office }) => {
  const path = "/admin/dashboard/admin/attendance";
  await office.goto(path);
  await office.getByRole("textbox", { name: "Date" }).fill("2026-03-02");
  await expect(office).toHaveURL(`${path}?date=2026-03-02`);
  await office.reload();
  await expect(office.getByRole("textbox", { name: "Date" })).toHaveValue("2026-03-02");
});
