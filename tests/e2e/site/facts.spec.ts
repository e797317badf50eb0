import { expect, test } from "../../support/browser/fixtures";
import { openTakenOver } from "../../support/browser/sitePage";

const hours = "Monday to Saturday, 9:00 to 18:00";

test("facts that the owner edits are in the HTML, and React takes the page over without a mismatch", async ({
  page,
  ownerRequest,
}) => {
  const facts = async () => (await ownerRequest.get("/api/public/company")).json();
  const before = await facts();
  const save = async (openingHours: { en: string; hi: string; kn: string }) => {
    const data = { ...(await facts()), openingHours };
    expect((await ownerRequest.put("/api/admin/company", { data })).status()).toBe(200);
  };
  await save({ en: hours, hi: "", kn: "" });
  try {
    const html = async () => (await ownerRequest.get("/contact")).text();
    await expect.poll(html).toContain(hours);
    // A console error, such as a mismatch of the hydration, fails the test.
    await openTakenOver(page, "/contact");
    await expect(page.getByRole("main")).toContainText(hours);
    await page.getByRole("link", { name: "About Us" }).first().click();
    await expect(page.getByRole("heading", { level: 1, name: "About Us" })).toBeVisible();
    await expect(page.getByRole("contentinfo")).toContainText(hours);
  } finally {
    await save(before.openingHours);
  }
});
