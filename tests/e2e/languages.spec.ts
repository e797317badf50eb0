import type { APIRequestContext, Page } from "@playwright/test";
import { findings } from "../support/browser/findings";
import { expect, test } from "../support/browser/fixtures";
import { keepNotices } from "../support/browser/keepNotices";
import { readLayout } from "../support/browser/layoutFaults";
import { countCalls, shortenLists } from "../support/browser/officeScreens";
import { showScreen } from "../support/browser/showScreen";
import { scanKeys } from "../support/browser/station";
import { untranslatedFinder } from "../support/browser/untranslated";

const size = { width: 390, height: 844 };
test.use({ viewport: size, contextOptions: { reducedMotion: "reduce" } });

const untranslated = untranslatedFinder();

/** The screens that axe looks at in each language: the dashboard, a create form and a list. */
const looked = ["", "/admin/order-create", "/orderList"];

/** A screen of each entry of the menu and of each kind, below the dashboard. */
const walked = [
  ...looked,
  "/orders",
  "/dispatch/list",
  "/dispatch/to-invoice",
  "/dispatch/invoices",
  "/dispatch/invoices/2",
  "/dispatch/sales",
  "/dispatch/settings",
  "/quotations",
  "/quotations/19",
  "/quotations/create",
  "/clients",
  "/clients/1/show",
  "/rates",
  "/admin/employee",
  "/employees",
  "/admin/attendance",
  "/exceptions",
  "/corrections",
  "/admin/calendar",
  "/leaves",
  "/leaves/create",
  "/leaveBalances",
  "/leaveEntries",
  "/leaveRules",
  "/leaveRules/create",
  "/bonuses",
  "/gratuities",
  "/settlement/58",
  "/benefitRules",
  "/payComponents",
  "/payComponents/create",
  "/shifts",
  "/admin/inventory",
  "/paper/combine",
  "/paper/specifications",
  "/paper/waste",
  "/paper/settings",
  "/admin/schedule",
  "/machines",
  "/machines/1/show",
  "/stageEntries",
  "/machineStops",
  "/tools",
  "/tools/1/show",
  "/contacts",
  "/admins",
  "/devices",
  "/admin/company",
  "/admin/activity",
  "/admin/operations",
];

/** Opens screens of the office one after the other. Yields each when it has its own title and no call waits for a reply. */
async function* walkOffice(office: Page, paths: readonly string[]) {
  const callsWaiting = countCalls(office);
  const title = office.getByRole("heading", { level: 1 });
  await office.goto("/admin/dashboard/account");
  for (const path of paths) {
    await expect(title).not.toBeEmpty();
    const before = await title.innerText();
    await showScreen(office, `/admin/dashboard${path}`);
    await expect(title, path).not.toHaveText(before);
    await expect(title, path).not.toBeEmpty();
    await expect.poll(callsWaiting, { message: path, intervals: [50] }).toBe(0);
    await expect(office.getByRole("progressbar"), path).toHaveCount(0);
    yield path;
  }
}

/** Expects a page in Kannada, no wider than the phone, with the whole text of all buttons in sight. */
async function expectKannada(page: Page, screen: string) {
  const { texts, cut, overflow } = await readLayout(page);
  expect.soft(texts.join(" "), screen).toMatch(/\p{Script=Kannada}/u);
  expect.soft(untranslated.find(texts), `English on ${screen}`).toEqual([]);
  expect.soft(cut, `cut on ${screen}`).toEqual([]);
  expect.soft(overflow, `too wide: ${screen}`).toBeLessThanOrEqual(0);
}

/** The screens in two halves. On a busy machine a test of all screens would exceed its time. */
const halves = [walked.slice(0, walked.length / 2), walked.slice(walked.length / 2)];

for (const [index, paths] of halves.entries())
  test(`the office in Kannada fits a phone and is wholly in Kannada, half ${index + 1}`, async ({
    office,
    store,
    runInEveryPage,
  }) => {
    expect(untranslated.count).toBeGreaterThan(500);
    await store({ language: "kn" });
    await runInEveryPage(shortenLists);
    for await (const path of walkOffice(office, paths)) {
      await expectKannada(office, path);
      if (looked.includes(path)) expect.soft(await findings(office), path).toEqual([]);
    }
  });

test("the office's menu in Kannada fits a phone and is wholly in Kannada", async ({
  office,
  store,
}) => {
  await store({ language: "kn" });
  await office.goto("/admin/dashboard/account");
  const menu = office.getByRole("navigation", { name: "ಅಡ್ಮಿನ್" });
  await office.getByRole("button", { name: "ಮೆನು ತೆರೆಯಿರಿ" }).click();
  for (const group of await menu.locator("[aria-expanded]").all()) {
    if ((await group.getAttribute("aria-expanded")) === "false") await group.click();
    await expectKannada(office, "the menu");
  }
});

test("axe finds nothing in the office in Hindi", async ({ office, store, runInEveryPage }) => {
  await store({ language: "hi" });
  await runInEveryPage(shortenLists);
  for await (const path of walkOffice(office, looked))
    expect.soft(await findings(office), path).toEqual([]);
});

/** Creates a station or a wall and returns the code that pairs it. */
async function newDevice(request: APIRequestContext, kind: "STATION" | "WALL") {
  const data = { name: "ದ್ವಾರ", unit: "A", kind };
  const reply = await request.post("/api/admin/devices", { data });
  const { pairingCode }: { pairingCode: string } = await reply.json();
  return pairingCode;
}

for (const language of ["kn", "hi"] as const)
  test(`axe finds nothing on the station and the wall in ${language}, and Kannada fits them`, async ({
    browser,
    ownerRequest,
    hire,
  }) => {
    const { barcodeId, name } = await hire();
    const context = await browser.newContext({ viewport: size, reducedMotion: "reduce" });
    const page = await context.newPage();
    const look = async (screen: string) => {
      if (language === "kn") await expectKannada(page, screen);
      expect.soft(await findings(page), screen).toEqual([]);
    };
    await page.addInitScript((chosen) => localStorage.setItem("language", chosen), language);
    await page.addInitScript(keepNotices);

    await page.goto("/scan");
    await expect(page.getByRole("textbox")).toBeFocused();
    await look("the station's pairing");
    await scanKeys(page, await newDevice(ownerRequest, "STATION"));
    await expect(page.getByRole("heading", { level: 2 })).toBeVisible();
    await look("the station");
    await scanKeys(page, barcodeId);
    await expect(page.getByRole("alert").filter({ hasText: name })).toBeVisible();
    await look("the station's answer");

    await page.goto("/wall");
    await page.getByRole("textbox").fill(await newDevice(ownerRequest, "WALL"));
    await look("the wall's pairing");
    await page.getByRole("textbox").press("Enter");
    await expect(page.getByRole("definition").first()).toBeVisible();
    await look("the wall");
    // The clock chose the colours of the day or of the night.
    await page.getByRole("main").evaluate((main) => main.toggleAttribute("data-night"));
    await look("the wall in its other colours");
    await context.close();
  });
