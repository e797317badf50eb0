import { findings } from "../support/browser/findings";
import { expect, test } from "../support/browser/officeFixtures";
import { countCalls, officeScreens, shortenLists } from "../support/browser/officeScreens";
import { showScreen } from "../support/browser/showScreen";
import { answerMaps, openTakenOver, publicPaths } from "../support/browser/sitePage";

/** The rules whose outcome depends on colours: all that another theme can change. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** A walk is as long as its list of screens; the limit only ends what will never come. */
const walkMs = 600_000;

for (const width of [390, 1440])
  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("axe finds nothing on any screen of the office, light and dark", async ({
      office,
      runInEveryPage,
    }) => {
      test.setTimeout(walkMs);
      await runInEveryPage(shortenLists);
      const callsWaiting = countCalls(office);
      const background = () =>
        office.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await office.goto("/admin");
      for (const [path, heading, row] of officeScreens) {
        await office.emulateMedia({ colorScheme: "light" });
        await showScreen(office, `/admin/dashboard${path}`);
        const title = office.getByRole("heading", { level: 1, name: heading });
        await expect(title, path).not.toBeEmpty();
        if (row) await expect(office.getByRole("main").getByText(row).first(), path).toBeVisible();
        await expect.poll(callsWaiting, path).toBe(0);
        await expect(office.getByRole("progressbar"), path).toHaveCount(0);
        expect.soft(await findings(office), `${path}, light`).toEqual([]);
        const light = await background();
        await office.emulateMedia({ colorScheme: "dark" });
        await expect.poll(background, `${path}, dark`).not.toBe(light);
        expect.soft(await findings(office, colourRules), `${path}, dark`).toEqual([]);
      }
    });
  });

test("axe finds nothing in an open row, nor beside what was refused", async ({ office }) => {
  await office.goto("/admin/dashboard/admin/inventory/in-use");
  await office.getByRole("button", { name: /REEL-/ }).first().click();
  await expect(office.getByRole("table")).toBeVisible();
  expect(await findings(office)).toEqual([]);
  await showScreen(office, "/admin/dashboard/admin/inventory");
  await office.getByRole("button", { name: "Search", exact: true }).click();
  await expect(office.getByRole("alert")).toBeVisible();
  expect(await findings(office)).toEqual([]);
});

test("axe finds nothing in the dialogs that settle an exception and pair a station", async ({
  office,
}) => {
  await office.goto("/admin/dashboard/exceptions");
  await office
    .getByRole("button", { name: /^Settle: / })
    .first()
    .click();
  const settle = office.getByRole("dialog", { name: /^Settle: / });
  await settle.getByRole("button", { name: "Settle" }).click();
  await expect(settle.getByText("Required").first()).toBeVisible();
  expect(await findings(office)).toEqual([]);
  await showScreen(office, "/admin/dashboard/devices/create");
  await office.getByRole("textbox", { name: "Name" }).fill("Looked at");
  await office.getByRole("combobox", { name: "Unit" }).click();
  await office.getByRole("option", { name: "A" }).click();
  await office.getByRole("button", { name: "Create and Show Code" }).click();
  const pairing = office.getByRole("dialog", { name: "Pair Looked at" });
  await expect(pairing.getByRole("img")).toBeVisible();
  expect(await findings(office)).toEqual([]);
});

for (const width of [390, 1440])
  test.describe(`on the site, ${width} pixels wide`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: "reduce" } });

    test("axe finds nothing on any page", async ({ page }) => {
      test.setTimeout(walkMs);
      await answerMaps(page);
      for (const path of [...publicPaths, "/sector/Beverage"]) {
        await openTakenOver(page, path);
        expect.soft(await findings(page), path).toEqual([]);
      }
    });
  });

test("axe finds nothing in the site's open dialog and beside a wrong form", async ({ page }) => {
  await answerMaps(page);
  await openTakenOver(page, "/contact");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  await expect(page.locator("#name-error")).toHaveText("Required");
  await page.keyboard.press("Control+Shift+A");
  await expect(page.getByRole("dialog", { name: "Admin Access" })).toBeVisible();
  expect(await findings(page)).toEqual([]);
});
