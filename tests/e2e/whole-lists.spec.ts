import type { Page } from "@playwright/test";
import { choose } from "../support/browser/choose";
import { expect, test } from "../support/browser/officeFixtures";

/** Stands in for a host that knows no list dialect: it answers all rows, without Content-Range. */
const wholeLists = (page: Page) =>
  page.route(
    /\/api\/admin\/(get-employees|get-admins|salary\/monthly|attendance-list)/,
    async (route) => {
      const url = new URL(route.request().url());
      for (const part of ["sort", "range", "filter"]) url.searchParams.delete(part);
      const response = await route.fetch({ url: url.href });
      const { "content-range": _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );

test("employees are filtered, sorted and paged all the same", async ({ office, hire }) => {
  const { name } = await hire("B");
  await wholeLists(office);
  await office.goto("/admin/dashboard/employees");
  await expect(office.getByRole("row")).toHaveCount(26);
  await office.getByRole("button", { name: /^Sort by barcode/i }).click();
  await expect(office.getByRole("row").nth(1)).toContainText("EMP-A-00001");
  await office.getByLabel("Search").fill(name);
  await expect(office.getByRole("row")).toHaveCount(2);
  await choose(office, "Unit", "A");
  await expect(office.getByText("Nothing matches these filters")).toBeVisible();
  await office.getByRole("button", { name: "Clear filters" }).click();
  await expect(office.getByRole("row")).toHaveCount(26);
});

test("an employee's page opens all the same", async ({ office, hire }) => {
  const { id, name } = await hire();
  await wholeLists(office);
  await office.goto(`/admin/dashboard/employees/${id}/show`);
  await expect(office.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("salaries, attendance and admins are listed all the same", async ({ office }) => {
  await wholeLists(office);
  for (const path of ["salaries", "admin/attendance", "admins"]) {
    await office.goto(`/admin/dashboard/${path}`);
    await expect(office.getByRole("row").nth(1)).toBeVisible();
  }
});
