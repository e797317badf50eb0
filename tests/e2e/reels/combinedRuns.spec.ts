import { expect, test } from "../../support/browser/fixtures";

test("a combined run is accepted, its job card is a PDF, and it is undone", async ({ office }) => {
  await office.goto("/admin/dashboard/paper/combine");
  const offered = office.getByRole("button", { name: /^Accept the run of/ });
  const runs = office.getByRole("article", { name: /^Combined run \d+$/ });
  // The demo plant has accepted one run.
  await expect(runs).toHaveCount(1);
  const name = (await offered.first().getAttribute("aria-label")) ?? "";
  await office.getByRole("button", { name, exact: true }).click();
  await expect(office.getByText(/^Accepted\. \d+ reels? (is|are) reserved\.$/)).toBeVisible();
  await expect(runs).toHaveCount(2);
  await expect(office.getByRole("button", { name, exact: true })).toHaveCount(0);
  const accepted = runs.first();
  for (const order of name.match(/#\d+/g) ?? []) await expect(accepted).toContainText(order);
  const download = office.waitForEvent("download");
  await accepted.getByRole("button", { name: "Save job card" }).click();
  expect((await download).suggestedFilename()).toMatch(/^combined-run-\d+\.pdf$/);
  await accepted.getByRole("button", { name: /^Undo combined run/ }).click();
  await office.getByRole("button", { name: "Undo the run" }).click();
  await expect(runs).toHaveCount(1);
  await expect(office.getByRole("button", { name, exact: true })).toBeVisible();
});
