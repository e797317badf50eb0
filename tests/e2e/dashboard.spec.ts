import { answer } from "../support/browser/hostAnswers";
import { expect, test } from "../support/browser/officeFixtures";

const tile = (name: string) => new RegExp(`^${name}`);

test("the dashboard shows the morning's figures, each with the way to its screen", async ({
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
});

test("present today leads to the attendance, and unanswered enquiries to those alone", async ({
  office,
}) => {
  await office.goto("/admin/dashboard");
  await office.getByRole("link", { name: tile("Present today") }).click();
  await expect(office.getByRole("heading", { name: "Attendance" })).toBeVisible();
  await office.goBack();
  await office.getByRole("link", { name: tile("Unanswered enquiries") }).click();
  await expect(office.getByRole("combobox", { name: "Replied" })).toHaveText("No");
  await expect(office.getByRole("checkbox").first()).toBeVisible();
  await expect(office.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test.describe("what a role may not see", () => {
  test.use({ expectedErrors: [/status of (403|500)/] });

  test("is left out, and the other figures stand", async ({ staffOffice }) => {
    await staffOffice.goto("/admin/dashboard");
    await expect(staffOffice.getByRole("link", { name: tile("On the board") })).toContainText(
      "To Do",
    );
    await expect(staffOffice.getByText("Present today")).toHaveCount(0);
  });

  test("one figure that fails leaves the others alone", async ({ office }) => {
    await answer(office, "/admin/contact/contactDetails?*", 500, { message: "Down" });
    await office.goto("/admin/dashboard");
    await expect(office.getByRole("link", { name: tile("Unanswered enquiries") })).toContainText(
      "Could not be loaded",
    );
    await expect(office.getByRole("link", { name: tile("Present today") })).toContainText("of");
  });
});
