import type { Page } from "@playwright/test";
import { expect, onEachScreen, test } from "../../support/browser/fixtures";
import { noteWrites } from "../../support/browser/noteWrites";
import { answerMaps, openTakenOver } from "../../support/browser/sitePage";

test.beforeEach(({ page }) => answerMaps(page));

async function fillIn(page: Page) {
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Phone").fill("+91 80 1234 5678");
  await page.getByLabel("Email").fill("asha@example.com");
  await page.getByLabel("Message").fill("500 boxes a month");
}

const send = (page: Page) => page.getByRole("button", { name: "Send enquiry" });

onEachScreen(() => {
  test("wrong fields are named and nothing is sent, and a whole enquiry is sent and thanked for", {
    tag: "@firefox",
  }, async ({ page }) => {
    const writes = noteWrites(page);
    await openTakenOver(page, "/contact");
    await page.getByLabel("Email").fill("asha at example");
    await page.getByLabel("Message").fill("kept");
    await send(page).click();
    await expect(page.getByLabel("Name")).toBeFocused();
    await expect(page.locator("#name-error")).toHaveText("Required");
    await expect(page.locator("#phone-error")).toHaveText("Required");
    await expect(page.locator("#email-error")).toHaveText(
      "Must be an email address, such as name@example.com",
    );
    await expect(page.getByLabel("Email")).toHaveValue("asha at example");
    await expect(page.getByLabel("Message")).toHaveValue("kept");
    expect(writes).toEqual([]);
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole("status")).toHaveText("Thank you for your message!");
    await expect(page.getByLabel("Name")).toHaveValue("");
    expect(writes).toEqual(["POST /api/public/contact-details"]);
  });
});

test("a map is fetched only once it is seen", async ({ page }) => {
  await openTakenOver(page, "/contact");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.locator("#location").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Open Unit 1 on the map" }).scrollIntoViewIfNeeded();
  await expect(page.locator("iframe").first()).toHaveAttribute("src", /openstreetmap\.org/);
});
