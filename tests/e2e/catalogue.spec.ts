import type { Page } from "@playwright/test";
import { withoutContentRange } from "../support/browser/hostAnswers";
import { noteWrites } from "../support/browser/noteWrites";
import { expect, test } from "../support/browser/officeFixtures";

const boxPath = "/admin/dashboard/admin/box/boxCreate";
const industryPath = "/admin/dashboard/admin/register-industry";

const fillInBox = async (page: Page, box: string) => {
  await page.getByLabel("Box Type").click();
  await page.getByRole("option", { name: "Punching" }).click();
  await page.getByLabel("Box", { exact: false }).and(page.locator("[name='box']")).fill(box);
  await page.getByLabel("Box Description").fill("Folds without glue");
  await page.getByLabel("Box URL").fill("/art/board-3-ply.svg");
};

const fillInIndustry = async (page: Page, name: string) => {
  await page.getByLabel("Industry Name").fill(name);
  await page.getByLabel("Sector").fill("Beverage");
  await page.getByLabel("City").fill("Hosur");
  await page.getByLabel("State").fill("Tamil Nadu");
  await page.getByLabel("Address").fill("Sipcot Phase 1");
};

test("a box is created once, the form empties, and the box is on the list", async ({ office }, {
  testId,
}) => {
  const box = `Mailer ${testId} ${Date.now()}`;
  await office.goto(boxPath);
  await fillInBox(office, box);
  const writes = noteWrites(office);
  await office.getByRole("button", { name: "Create Box" }).dblclick();
  await expect(office.getByRole("alert")).toHaveText("Box created successfully!");
  await expect(office.locator("[name='box']")).toHaveValue("");
  expect(writes).toEqual(["POST /api/admin/box/create-box"]);
  await office.getByRole("link", { name: "To the list" }).click();
  await office.getByLabel("Search").fill(box);
  await expect(office.getByRole("row").nth(1)).toContainText(box);
});

test("all four fields of a box are asked for", async ({ office }) => {
  await office.goto(boxPath);
  const writes = noteWrites(office);
  await office.getByRole("button", { name: "Create Box" }).click();
  await expect(office.getByText("Required")).toHaveCount(4);
  expect(writes).toEqual([]);
});

test("an industry is registered, and the dashboard tells so", async ({ office }, { testId }) => {
  const name = `Brewery ${testId} ${Date.now()}`;
  await office.goto(industryPath);
  await fillInIndustry(office, name);
  await office.getByRole("button", { name: "Register Industry" }).dblclick();
  await expect(office).toHaveURL("/admin/dashboard");
  await expect(office.getByRole("alert")).toHaveText(`Success: ${name} is registered`);
});

test("all five fields of an industry are asked for, and a token", async ({ office }) => {
  await office.goto(industryPath);
  await office.getByRole("button", { name: "Register Industry" }).click();
  await expect(office.getByText("Required")).toHaveCount(5);
  await fillInIndustry(office, "Brewery");
  await office.evaluate(() => localStorage.removeItem("token"));
  await office.getByRole("button", { name: "Register Industry" }).click();
  await expect(office.getByRole("alert")).toHaveText("No token found. Please login first.");
});

test.describe("what the host refuses", () => {
  test.use({ expectedErrors: [/status of (400|409)|ERR_FAILED/] });

  test("of a box is told, and what was typed is still there", async ({ office }) => {
    await office.route("**/api/admin/box/create-box", (route) =>
      route.fulfill({ status: 400, json: { message: "Not valid" } }),
    );
    await office.goto(boxPath);
    await fillInBox(office, "Mailer");
    await office.getByRole("button", { name: "Create Box" }).click();
    await expect(office.getByRole("alert")).toHaveText("Failed to create box. Please try again.");
    await expect(office.locator("[name='box']")).toHaveValue("Mailer");
  });

  test("of an industry is told in its own words, and a missing answer too", async ({ office }) => {
    await office.route("**/api/admin/register-industry", (route) =>
      route.fulfill({ status: 409, body: "Industry already registered" }),
    );
    await office.goto(industryPath);
    await fillInIndustry(office, "Brewery");
    await office.getByRole("button", { name: "Register Industry" }).click();
    await expect(office.getByRole("alert")).toHaveText("Error: Industry already registered");
    await office.unroute("**/api/admin/register-industry");
    await office.route("**/api/admin/register-industry", (route) => route.abort());
    await office.getByRole("button", { name: "Register Industry" }).click();
    await expect(office.getByText("No response from server.")).toBeVisible();
  });
});

test("boxes and industries are listed on a host that knows no Content-Range too", async ({
  office,
}) => {
  await withoutContentRange(office, "/public/box/getAllBoxDetails");
  await withoutContentRange(office, "/public/getAllIndustry");
  await office.goto("/admin/dashboard/boxes");
  await office.getByRole("combobox", { name: "Box Type" }).click();
  await office.getByRole("option", { name: "RSC" }).click();
  await expect(office.getByRole("row").filter({ hasText: "Punching" })).toHaveCount(0);
  await expect(office.getByRole("row").nth(1)).toContainText("RSC");
  await office.goto("/admin/dashboard/industries");
  await office.getByLabel("Search").fill("beverage");
  await expect(office.getByRole("row").nth(1)).toContainText("Beverage");
});
