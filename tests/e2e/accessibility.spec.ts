import { choose } from "../support/browser/choose";
import { findings } from "../support/browser/findings";
import { expect, test } from "../support/browser/fixtures";
import { countCalls, officeScreens, shortenLists } from "../support/browser/officeScreens";
import { showScreen } from "../support/browser/showScreen";
import { answerMaps, openTakenOver, publicPaths } from "../support/browser/sitePage";

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const looks = [
  { size: desk, colorScheme: "light" },
  { size: phone, colorScheme: "dark" },
] as const;

test.describe("on every screen", () => {
  test.use({ viewport: desk, contextOptions: { reducedMotion: "reduce" } });

  /** The number of tests with some of the screens each. One test of all would take too long on a busy machine. */
  const parts = 6;
  const length = Math.ceil(officeScreens.length / parts);
  for (let first = 0; first < officeScreens.length; first += length) {
    const screens = officeScreens.slice(first, first + length);
    // One test checks both looks of a screen, because opening a screen takes as long as axe's check.
    test(`axe finds nothing in the office from "${screens[0]?.[1]}" on: light at a desk, dark on a phone`, async ({
      office,
      runInEveryPage,
    }) => {
      await runInEveryPage(shortenLists);
      const callsWaiting = countCalls(office);
      const background = () =>
        office.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await office.goto("/admin");
      let present: (typeof looks)[number] = looks[0];
      for (const [index, [path, heading, row]] of screens.entries()) {
        const shown = office.getByRole("heading", { level: 1 });
        const earlier = index === 0 ? "" : await shown.innerText();
        await showScreen(office, `/admin/dashboard${path}`);
        // The title of a record's page is not known here. Until the title changes, the page shows the earlier screen.
        if (heading === "") await expect(shown, path).not.toHaveText(earlier);
        // Every second screen is checked on the phone first, so that the size changes only once for each screen.
        for (const look of index % 2 === 0 ? looks : looks.toReversed()) {
          if (look !== present) {
            const before = await background();
            await office.setViewportSize(look.size);
            await office.emulateMedia({ colorScheme: look.colorScheme });
            await expect.poll(background, { message: path, intervals: [50] }).not.toBe(before);
            present = look;
          }
          const title = office.getByRole("heading", { level: 1, name: heading });
          await expect(title, path).not.toBeEmpty();
          if (row)
            await expect(office.getByRole("main").getByText(row).first(), path).toBeVisible();
          await expect.poll(callsWaiting, { message: path, intervals: [50] }).toBe(0);
          await expect(office.getByRole("progressbar"), path).toHaveCount(0);
          expect.soft(await findings(office), `${path}, ${look.colorScheme}`).toEqual([]);
        }
      }
    });
  }

  test("axe finds nothing on the site, at a desk and on a phone", async ({ page }) => {
    await answerMaps(page);
    for (const path of [...publicPaths, "/sector/Beverage"]) {
      await page.setViewportSize(desk);
      await openTakenOver(page, path);
      expect.soft(await findings(page), `${path}, at a desk`).toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await findings(page), `${path}, on a phone`).toEqual([]);
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
  await choose(office, "Unit", "A");
  await office.getByRole("button", { name: "Create and Show Code" }).click();
  const pairing = office.getByRole("dialog", { name: "Pair Looked at" });
  await expect(pairing.getByRole("img")).toBeVisible();
  expect(await findings(office)).toEqual([]);
});

test("axe finds nothing in the dialogs of a receipt, its papers and its reversal", async ({
  office,
}) => {
  const dialogs = [
    ["/receipts/1/show", "Change the invoices", /^Invoices of R-/],
    ["/receipts/1/show", "Reverse", /^Reverse R-/],
    ["/outstanding", "Enter a receipt", /^Receipt of /],
  ] as const;
  await office.goto("/admin");
  for (const [path, button, title] of dialogs) {
    await showScreen(office, `/admin/dashboard${path}`);
    if (path === "/outstanding") {
      // The table of the page before has links too.
      await expect(office.getByRole("heading", { level: 1, name: "Outstanding" })).toBeVisible();
      await office.getByRole("cell").getByRole("link").first().click();
    }
    await office.getByRole("button", { name: button, exact: true }).click();
    const dialog = office.getByRole("dialog", { name: title });
    await expect(dialog.getByRole("textbox").first()).toBeVisible();
    expect.soft(await findings(office), button).toEqual([]);
    await office.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  }
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
