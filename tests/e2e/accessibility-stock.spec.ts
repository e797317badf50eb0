import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/stockReels";

const screens = [
  "admin/inventory",
  "admin/inventory?reel=REEL-000001",
  "reels",
  "reels/create",
  "admin/inventory/reel/REEL-000001",
  "admin/inventory/reel-history/REEL-000001",
  "admin/inventory/in-use",
  "contacts",
  "boxes",
  "boxes/create",
  "industries",
  "industries/create",
];

const findings = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

for (const width of [390, 1440])
  for (const colorScheme of ["light", "dark"] as const)
    test.describe(`at ${width} pixels, ${colorScheme}`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: "reduce" },
      });

      for (const screen of screens)
        test(`axe finds nothing on ${screen}`, async ({ office }) => {
          await office.goto(`/admin/dashboard/${screen}`);
          await office.getByRole("heading", { level: 1 }).waitFor();
          await office.waitForLoadState("networkidle");
          expect(await findings(office)).toEqual([]);
        });
    });

test("axe finds nothing in an open row, nor beside what was refused", async ({ office }) => {
  await office.goto("/admin/dashboard/admin/inventory/in-use");
  await office.getByRole("button", { name: /REEL-/ }).first().click();
  await expect(office.getByRole("table")).toBeVisible();
  expect(await findings(office)).toEqual([]);
  await office.goto("/admin/dashboard/admin/inventory");
  await office.getByRole("button", { name: "Search", exact: true }).click();
  await expect(office.getByRole("alert")).toBeVisible();
  expect(await findings(office)).toEqual([]);
});
