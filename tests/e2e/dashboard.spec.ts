import { expect, test } from "../support/browser/officeFixtures";

const tile = (name: string) => new RegExp(`^${name}`);

test("the dashboard shows the morning's figures, each with the way to its screen: present today to the attendance, unanswered enquiries to those alone", async ({
  office,
}) => {
  await office.goto("/admin/dashboard");
  await expect(office.getByRole("link", { name: tile("Present today") })).toContainText(
    /\d+ of \d+/,
  );
  await expect(office.getByRole("link", { name: tile("Reels in use") })).toContainText(/\d/);
  await expect(office.getByRole("link", { name: tile("Unanswered enquiries") })).toContainText(
    /\d/,
  );
  const board = office.getByRole("link", { name: tile("On the board") });
  await expect(board).toContainText(/\d+ To Do\s*\d+ In Progress\s*\d+ Done\s*\d+ Shipped/);
  await board.click();
  await expect(office.getByRole("heading", { name: "Orders Dashboard" })).toBeVisible();
  await office.goBack();
  await office.getByRole("link", { name: tile("Present today") }).click();
  await expect(office.getByRole("heading", { name: "Attendance" })).toBeVisible();
  await office.goBack();
  await office.getByRole("link", { name: tile("Unanswered enquiries") }).click();
  await expect(office.getByRole("combobox", { name: "Replied" })).toHaveText("No");
  await expect(office.getByRole("checkbox").first()).toBeVisible();
  await expect(office.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("a window that becomes as narrow as a phone's shows its page, and no menu lies over it", async ({
  office,
}) => {
  await office.goto("/admin/dashboard/account");
  await expect(office.getByRole("navigation", { name: "Admin" })).toBeVisible();
  await office.setViewportSize({ width: 390, height: 844 });
  await expect(office.getByRole("navigation", { name: "Admin" })).toHaveCount(0);
  await office.getByRole("button", { name: "Open menu" }).click();
  await office.getByRole("link", { name: "Order List" }).click();
  await expect(office.getByRole("heading", { name: "Order List" })).toBeVisible();
});
