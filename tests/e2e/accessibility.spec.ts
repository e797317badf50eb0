import type { Page, Request } from "@playwright/test";
import { indiaDate } from "../../domain/indiaTime";
import { findings } from "../support/browser/findings";
import { expect, test } from "../support/browser/officeFixtures";
import { showScreen } from "../support/browser/showScreen";
import { answerMaps, openTakenOver, publicPaths } from "../support/browser/sitePage";

/** The screens below the dashboard, with a word that stands on it once its rows have come. */
const screens: readonly (readonly [path: string, heading: string, row?: RegExp])[] = [
  ["", "Welcome"],
  ["/orders", "Orders Dashboard", /Order #|#\d/],
  ["/admin/order-create", "Create Order"],
  ["/admin/employee", "Employee"],
  ["/employees", "Employee List", /EMP-/],
  ["/employees/create", "Register New Employee"],
  ["/employees/1/show", "", /EMP-/],
  ["/salary/register/1", "Salary Setup"],
  ["/salaries", "Monthly Salary", /EMP-/],
  [`/salary/${indiaDate(new Date()).slice(0, 7)}/1`, "Payslip", /Calculation/],
  ["/admin/attendance", "Attendance"],
  ["/admin/admins", "Admins"],
  ["/admins", "Admin List", /owner@example/],
  ["/admins/create", "Register New Admin"],
  ["/admin/inventory", "Inventory"],
  ["/admin/inventory?reel=REEL-000001", "Inventory", /REEL-000001/],
  ["/orderList", "Order List", /#\d+/],
  ["/reels", "Reel Stocks", /REEL-/],
  ["/reels/create", "Create Reel"],
  ["/admin/inventory/reel/REEL-000001", "Reel REEL-000001"],
  ["/admin/inventory/reel-history/REEL-000001", "Reel Usage History: REEL-000001"],
  ["/admin/inventory/in-use", "In-Use Reels with Usage Details", /REEL-/],
  ["/contacts", "Contact Requests"],
  ["/clients", "Clients"],
  ["/boxes", "Boxes", /RSC/],
  ["/boxes/create", "Create New Box"],
  ["/industries", "Industries", /Textiles/],
  ["/industries/create", "Register Industry"],
  ["/devices", "Scan Stations", /Gate/],
  ["/devices/create", "Create Scan Station"],
  ["/exceptions", "Exceptions", /Settle/],
  ["/corrections", "Corrections", /Approve/],
  ["/corrections/create", "Correct a Day"],
  ["/admin/calendar", "Calendar", /Half day/],
  ["/leaves", "Leave"],
  ["/leaves/create", "Enter Leave"],
  ["/adjustments", "Adjustments", /Night allowance/],
  ["/adjustments/create", "Enter Addition or Deduction"],
  ["/advances", "Advances", /School fees/],
  ["/advances/1/show", "", /School fees/],
  ["/statutoryRates", "Statutory Rates", /Provident fund/],
  ["/statutoryRates/1", "Edit Provident fund"],
  ["/orders/1/show", "Order #1", /Steps/],
  ["/paper/specifications", "Box Specifications", /papers/],
  ["/paper/specifications/1", "", /Drawing/],
  ["/paper/specifications/create", "Create Specification", /Layers|Papers/],
  ["/paper/stock", "Paper in the Store", /GSM · BF/],
  ["/paper/waste", "Expected & Actual", /By mill/],
  ["/paper/settings", "Board Settings", /Save/],
  ["/admin/activity", "Activity"],
  ["/account", "My Account", /Signed in as/],
  ["/import/orders", "Import Orders", /Client \(needed for new records\)/],
];

/** The rules whose outcome depends on colours: all that another theme can change. */
const colourRules = ["color-contrast", "link-in-text-block"];

/** A call that is answered; the stream of changes lasts. */
const isAnswered = (address: string) =>
  new URL(address).pathname.startsWith("/api/") && !address.includes("/api/admin/live");

/** Counts the calls that the page still waits for. */
function countCalls(page: Page) {
  const waiting = new Set<Request>();
  page.on("request", (request) => {
    if (isAnswered(request.url())) waiting.add(request);
  });
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
  return () => waiting.size;
}

/** Has every list come with at most eight of its rows, from its first to its last: axe looks at each cell. */
function shortenLists() {
  const ask = window.fetch;
  window.fetch = async (...asked) => {
    const response = await ask(...asked);
    if (!response.headers.get("content-type")?.startsWith("application/json")) return response;
    const body: unknown = await response.clone().json();
    if (!Array.isArray(body)) return response;
    const step = Math.ceil(body.length / 8);
    const rows = body.filter((_, index) => index % step === 0);
    return new Response(JSON.stringify(rows), response);
  };
}

/** A walk is as long as its list of screens; the limit only ends what will never come. */
const walkMs = 600_000;

for (const colorScheme of ["light", "dark"] as const)
  for (const width of [390, 1440])
    test.describe(`in the ${colorScheme} theme, ${width} pixels wide`, () => {
      test.use({
        viewport: { width, height: 900 },
        colorScheme,
        contextOptions: { reducedMotion: "reduce" },
      });

      test("axe finds nothing on any screen of the office", async ({ office, runInEveryPage }) => {
        test.setTimeout(walkMs);
        await runInEveryPage(shortenLists);
        const callsWaiting = countCalls(office);
        await office.goto("/admin");
        for (const [path, heading, row] of screens) {
          await showScreen(office, `/admin/dashboard${path}`);
          const title = office.getByRole("heading", { level: 1, name: heading });
          await expect(title, path).not.toBeEmpty();
          if (row)
            await expect(office.getByRole("main").getByText(row).first(), path).toBeVisible();
          await expect.poll(callsWaiting, path).toBe(0);
          await expect(office.getByRole("progressbar"), path).toHaveCount(0);
          const found = await findings(office, colorScheme === "dark" ? colourRules : undefined);
          expect.soft(found, path).toEqual([]);
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
