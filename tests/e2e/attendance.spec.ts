import { findings } from "../support/browser/findings";
import { expect, test } from "../support/browser/fixtures";

test("another date is in the address, stays over a reload, and opens a calendar without a finding of axe", async ({
  office,
}) => {
  const path = "/admin/dashboard/admin/attendance";
  await office.goto(path);
  const date = office.getByRole("textbox", { name: "Date" });
  await date.fill("2/3/2026");
  await expect(office).toHaveURL(`${path}?date=2026-03-02`);
  await office.reload();
  await expect(date).toHaveValue("2 Mar 2026");
  await date.press("Alt+ArrowDown");
  await expect(office.getByRole("gridcell", { name: "Mon, 2 Mar" })).toBeFocused();
  expect(await findings(office)).toEqual([]);
  await office.keyboard.press("ArrowRight");
  await office.keyboard.press("Enter");
  await expect(office).toHaveURL(`${path}?date=2026-03-03`);
  await expect(date).toBeFocused();
});
