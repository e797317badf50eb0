import { findings } from "../../support/browser/findings";
import { expect, test } from "../../support/browser/fixtures";
import { openTakenOver, untilTakenOver } from "../../support/browser/sitePage";

test("a visitor reads the page in Hindi, goes on in Hindi, and comes to the same page in Kannada", async ({
  page,
}) => {
  await openTakenOver(page, "/about");
  await page.getByRole("link", { name: "हिन्दी" }).click();
  await expect(page).toHaveURL("/hi/about");
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await untilTakenOver(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("हमारे बारे में");
  expect(await findings(page)).toEqual([]);
  const bar = page.getByRole("navigation", { name: "मुख्य मेनू" });
  await bar.getByRole("link", { name: "संपर्क करें" }).click();
  await expect(page).toHaveURL("/hi/contact");
  await page.getByRole("button", { name: "पूछताछ भेजें" }).click();
  await expect(page.getByText("भरना ज़रूरी है").first()).toBeVisible();
  await page.getByRole("link", { name: "ಕನ್ನಡ" }).click();
  await expect(page).toHaveURL("/kn/contact");
  await untilTakenOver(page);
  expect(await findings(page)).toEqual([]);
});

test("an unknown path and a form without JavaScript are answered in the language", async ({
  request,
}) => {
  const missing = await request.get("/kn/no/such/page");
  expect(missing.status()).toBe(404);
  expect(await missing.text()).toContain("ಪುಟ ಸಿಗಲಿಲ್ಲ");
  const sent = await request.post("/api/public/contact-details?language=hi", {
    form: { name: "Ravi", phone: "080 1234 5678", email: "ravi@example.com" },
  });
  expect(await sent.text()).toContain("आपके संदेश के लिए धन्यवाद!");
});
