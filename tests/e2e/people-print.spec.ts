import { expect, test } from "./peopleOffice";
import { decode, pageSizeOf, pagesOf, withoutPrinter } from "./printedSticker";

const path = "/admin/dashboard/admin/employee";

test("the sticker is 2.9 by 3.9 inches, printed by itself, and a scanner reads its barcode", async ({
  office,
  hire,
  context,
}) => {
  const { name, barcodeId } = await hire("B");
  await withoutPrinter(context);
  await office.goto(path);
  await office.getByLabel("Barcode ID").fill(barcodeId);
  await office.keyboard.press("Enter");
  await expect(office.getByText(name)).toBeVisible();
  const opened = office.waitForEvent("popup");
  await office.getByRole("button", { name: "Print Sticker" }).click();
  const sheet = await opened;
  await expect(sheet.getByText(name)).toBeVisible();
  await expect(sheet).toHaveTitle(`Sticker ${barcodeId}`);
  await expect(sheet.locator("html")).toHaveAttribute("data-printed", "yes");

  const copy = await context.newPage();
  await copy.setContent(await sheet.content());
  const pdf = await copy.pdf({ preferCSSPageSize: true });
  const { width, height } = pageSizeOf(pdf);
  expect(width).toBeCloseTo(2.9, 1);
  expect(height).toBeCloseTo(3.9, 1);
  expect(pagesOf(pdf)).toBe(1);

  const picture = await sheet.locator(".sticker").screenshot();
  expect(await decode(office, picture)).toBe(barcodeId);

  const closed = sheet.waitForEvent("close");
  await sheet.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await closed;
});

test("a blocked printing window says what to do", async ({ office, hire }) => {
  const { id } = await hire();
  await office.addInitScript(() => {
    window.open = () => null;
  });
  await office.goto(`/admin/dashboard/employees/${id}/show`);
  await office.getByRole("button", { name: "Print Sticker" }).click();
  await expect(office.getByRole("alert")).toHaveText(
    "The printing window was blocked. Allow pop-up windows for this site and print again.",
  );
});
