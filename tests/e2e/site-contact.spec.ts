import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/fixtures";
import { answerMaps, openTakenOver } from "../support/browser/sitePage";

const call = "**/api/public/contact-details";

test.beforeEach(({ page }) => answerMaps(page));

async function fillIn(page: Page, email = "asha@example.com") {
  await page.getByLabel("Name").fill("Asha");
  await page.getByLabel("Phone").fill("+91 80 1234 5678");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Message").fill("500 boxes a month");
}

const send = (page: Page) => page.getByRole("button", { name: "Send enquiry" });

test("an enquiry is sent, thanked for, and the form is empty again", { tag: "@phone" }, async ({
  page,
}) => {
  await openTakenOver(page, "/contact");
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole("status")).toHaveText("Thank you for your message!");
  await expect(page.getByLabel("Name")).toHaveValue("");
});

test("what is missing or wrong is told at its field, and nothing is sent", {
  tag: "@phone",
}, async ({ page }) => {
  let calls = 0;
  await page.route(call, (route) => {
    calls += 1;
    return route.fulfill({ json: {} });
  });
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
  expect(calls).toBe(0);
});

test("a double click sends once, and the button says Sending... meanwhile", async ({ page }) => {
  const bodies: unknown[] = [];
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(call, async (route) => {
    bodies.push(route.request().postDataJSON());
    await released;
    await route.fulfill({ json: { message: "Noted." } });
  });
  await openTakenOver(page, "/contact");
  await fillIn(page);
  await send(page).dblclick();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeDisabled();
  answer();
  await expect(page.getByRole("status")).toHaveText("Noted.");
  expect(bodies).toEqual([
    {
      name: "Asha",
      phone: "+91 80 1234 5678",
      email: "asha@example.com",
      message: "500 boxes a month",
    },
  ]);
});

test("the result is gone after five seconds", async ({ page }) => {
  await page.clock.install();
  await page.route(call, (route) => route.fulfill({ json: { message: "Noted." } }));
  await openTakenOver(page, "/contact");
  await fillIn(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page).click();
  await expect(page.getByRole("status")).toHaveText("Noted.");
  await page.clock.runFor(4900);
  await expect(page.getByRole("status")).toHaveText("Noted.");
  await page.clock.runFor(200);
  await expect(page.getByRole("status")).toHaveText("");
});

test.describe("when sending fails", () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test("the host's word is shown and nothing typed is lost", async ({ page }) => {
    await page.route(call, (route) =>
      route.fulfill({
        status: 400,
        json: { message: "Please look at the form", errors: { phone: "No such number" } },
      }),
    );
    await openTakenOver(page, "/contact");
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole("alert")).toHaveText("Please look at the form");
    await expect(page.locator("#phone-error")).toHaveText("No such number");
    await expect(page.getByLabel("Message")).toHaveValue("500 boxes a month");
  });

  test("without an answer the person is asked to try again", async ({ page }) => {
    await page.route(call, (route) => route.abort());
    await openTakenOver(page, "/contact");
    await fillIn(page);
    await send(page).click();
    await expect(page.getByRole("alert")).toHaveText("An error occurred. Please try again.");
    await expect(page.getByLabel("Name")).toHaveValue("Asha");
  });
});

test("a message that speaks of an error is shown as one", async ({ page }) => {
  await page.route(call, (route) => route.fulfill({ json: { message: "An error, but kept" } }));
  await openTakenOver(page, "/contact");
  await fillIn(page);
  await send(page).click();
  await expect(page.getByRole("alert")).toHaveText("An error, but kept");
});

test("a map is fetched only once it is seen", async ({ page }) => {
  await openTakenOver(page, "/contact");
  await expect(page.locator("iframe")).toHaveCount(0);
  await page.locator("#location").scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "Open Unit 1 on the map" }).scrollIntoViewIfNeeded();
  await expect(page.locator("iframe").first()).toHaveAttribute("src", /openstreetmap\.org/);
});

test("phone, email and chat are links of their kind", async ({ page }) => {
  await openTakenOver(page, "/contact");
  const content = page.getByRole("main");
  await expect(content.getByRole("link", { name: /^\+91/ })).toHaveAttribute("href", /^tel:\+91/);
  await expect(content.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await expect(content.getByRole("link", { name: /WhatsApp/ })).toHaveAttribute(
    "href",
    /^https:\/\/wa\.me\/\d+$/,
  );
});
