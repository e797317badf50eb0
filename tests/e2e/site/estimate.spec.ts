import { readFileSync } from "node:fs";
import { expect, test } from "../../support/browser/fixtures";
import { openTakenOver } from "../../support/browser/sitePage";

test("a box from the product page is folded by keyboard, its dieline saved, and its price asked for", async ({
  page,
}) => {
  await openTakenOver(page, "/products");
  const entry = page.getByRole("region", { name: "Your box in figures" });
  await entry.getByLabel("Length").fill("500");
  await entry.getByRole("button", { name: "See your box" }).click();
  await expect(page.getByLabel("Length (mm)")).toHaveValue("500");
  await expect(page.getByText("500 × 300 × 200 mm", { exact: true })).toBeVisible();

  const fold = page.getByRole("slider", { name: "Folded" });
  await fold.focus();
  await page.keyboard.press("Home");
  await expect(fold).toHaveAttribute("aria-valuetext", "0 % folded");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.getByRole("button", { name: "Close the box" }).click();
  await expect(fold).toHaveAttribute("aria-valuetext", "100 % folded");

  for (const [format, start] of [
    ["SVG", "<?xml"],
    ["DXF", "0\nSECTION"],
    ["PDF", "%PDF-"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: `Save ${format}` }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`dieline-0201-500x300x200.${format.toLowerCase()}`);
    const text = readFileSync(await file.path(), "latin1").replaceAll("\r", "");
    expect(text.trimStart().slice(0, start.length)).toBe(start);
  }

  await page.getByRole("link", { name: "Ask for a price" }).click();
  await expect(
    page.getByText("Your box of 500 × 300 × 200 mm is sent with your enquiry."),
  ).toBeVisible();
  await page.getByLabel("Name").fill("Meena");
  await page.getByLabel("Phone").fill("080 1234 5678");
  await page.getByLabel("Email").fill("meena@example.com");
  const sent = page.waitForRequest("**/public/contact-details");
  await page.getByRole("button", { name: "Send enquiry" }).click();
  expect((await sent).postDataJSON()).toMatchObject({
    name: "Meena",
    message: expect.stringContaining("500 × 300 × 200 mm"),
    specification: { quantity: 1000, content: { length: 500, ply: 3 } },
  });
  await expect(page.getByText("Thank you for your message!")).toBeVisible();
});
