import { expect, test } from "../support/browser/fixtures";
import { exampleOf } from "../support/examples";

test("an admin adds a passkey, signs in by it, and confirms an important change by it", async ({
  browser,
  baseURL,
  ownerRequest,
}, { testId }) => {
  const email = `passkey-${testId}@example.com`;
  const password = "three-wet-reels-9";
  const data = { ...exampleOf("createAdmin", 0).body, email, password, role: "ROLE_SUPER_ADMIN" };
  expect((await ownerRequest.post("/api/admin/create", { data })).status()).toBe(200);
  // Passkeys belong to a host name, and not to an IP address.
  const named = (baseURL ?? "").replace("127.0.0.1", "localhost");
  const context = await browser.newContext({ baseURL: named });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  await cdp.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      automaticPresenceSimulation: true,
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const signIn = async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
  };

  await page.goto("/admin?next=/admin/dashboard/account");
  await signIn();
  await page.getByRole("button", { name: "Add Passkey" }).click();
  await page.getByRole("dialog").getByLabel("Current password").fill(password);
  await page.getByRole("dialog").getByLabel("Name").fill("Office laptop");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(10);
  await page.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("Passkey: Office laptop")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/admin?next=/admin/dashboard/account");
  await signIn();
  await page.getByRole("button", { name: "Use passkey" }).click();
  await expect(page.getByText("Passkey: Office laptop")).toBeVisible();

  // As if ten minutes had passed: the host refuses the first call for want of a proof.
  const refusal = { message: "Confirm", code: "factor.prove", reason: "secondFactor" };
  await page.route("**/recovery-codes", (route) => route.fulfill({ status: 409, json: refusal }), {
    times: 1,
  });
  await page.getByRole("button", { name: "New Recovery Codes" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "New Recovery Codes" }).click();
  await page.getByRole("button", { name: "Use Passkey" }).click();
  await expect(page.getByRole("dialog").getByRole("listitem")).toHaveCount(10);
  await context.close();
});
