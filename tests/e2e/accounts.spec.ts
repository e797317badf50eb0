import { expect, test } from "../support/browser/fixtures";

test("an admin sets a password by a link once, signs in, and is signed out by a deactivation", async ({
  office,
  ownerRequest,
  browser,
  baseURL,
}, { testId }) => {
  const email = `link-${testId}@example.com`;
  const name = `Lata ${testId}`;
  const created = await ownerRequest.post("/api/admin/create", {
    data: {
      userName: "link",
      firstName: "Lata",
      lastName: testId,
      email,
      password: "nobody-knows-this-1",
      phoneNumber: "+91 80 1234 5678",
      gender: "female",
      role: "ROLE_ADMIN",
    },
  });
  expect(created.status()).toBe(200);
  await office.goto("/admin/dashboard/admins");
  await office.getByRole("button", { name: `Password link: ${name}` }).click();
  await office.getByRole("button", { name: "Create Link" }).click();
  const link = await office.getByRole("textbox", { name: "Link" }).inputValue();
  await office.getByRole("button", { name: "Close" }).click();

  const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
  const page = await context.newPage();
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("three-wet-reels-9");
  await page.getByRole("button", { name: "Set password" }).click();
  await expect(page.getByRole("status")).toHaveText("Your password is set.");
  await page.getByRole("link", { name: "To the login" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("three-wet-reels-9");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("heading", { name: /^Welcome/ })).toBeVisible();

  await office.getByRole("button", { name: `Deactivate: ${name}` }).click();
  await office.getByRole("dialog").getByRole("button", { name: "Deactivate" }).click();
  await expect(office.getByRole("row", { name: new RegExp(email) })).toHaveCount(0);
  // The stream of changes ends with the session, so the page needs no click.
  await expect(page).toHaveURL(/\/admin\?next=/);
  await context.close();
});
