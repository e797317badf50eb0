import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { findings } from "../support/browser/findings";
import { expect, test } from "../support/browser/fixtures";
import { placeOrder } from "../support/browser/placeOrder";
import { addClient, enterSupplier } from "../support/browser/sellingPlant";
import { pdfText } from "../support/readPdf";

test("a shipped order is invoiced in two presses on a page of its own, as its paper will be printed", async ({
  office,
  ownerRequest,
}) => {
  const client = `Kaveri Looms ${randomUUID().slice(0, 8)}`;
  await enterSupplier(ownerRequest);
  const { gstin } = await addClient(ownerRequest, client);
  const { id } = await placeOrder(ownerRequest, client, "SHIPPED");
  const order = `/admin/dashboard/orders/${id}/show`;
  await office.goto(order);
  await office.getByRole("link", { name: "Make invoice" }).first().click();
  const title = office.getByRole("heading", { name: `Invoice for 1,200 boxes of order #${id}` });
  await expect(title).toBeVisible();
  const address = office.url();
  await office.goBack();
  await expect(office).toHaveURL(new RegExp(`${order}$`));
  await office.goForward();
  await office.reload();
  await expect(title).toBeVisible();
  expect(office.url()).toBe(address);

  const price = office.getByLabel("Price a box without tax (₹)");
  await price.fill("17.80");
  const paper = office.getByRole("group", { name: "The document as it will be" });
  for (const text of [`GSTIN: ${gstin}`, "1,200 NOS", "21,360.00", "Vehicle: KA04"])
    await expect(paper).toContainText(text);
  await expect(office.getByText("the order's product is boxes")).toBeVisible();
  expect(await findings(office)).toEqual([]);

  await office.setViewportSize({ width: 390, height: 844 });
  const total = office.getByRole("definition").filter({ hasText: /^₹22,428/ });
  await expect(total).toBeInViewport();
  await price.scrollIntoViewIfNeeded();
  await expect(total).toBeInViewport();
  await expect(office.getByRole("button", { name: "Post" })).toBeInViewport();
  const overflow = await office.evaluate(
    () => (document.scrollingElement?.scrollWidth ?? 0) - innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await findings(office)).toEqual([]);
  const words = (await paper.innerText()).split(/\s+/);

  await office.getByRole("button", { name: "Post" }).click();
  await expect(office.getByRole("heading", { name: /^Tax Invoice A\// })).toBeVisible();
  const download = office.waitForEvent("download");
  await office.getByRole("button", { name: "Save PDF" }).click();
  const printed = await pdfText(readFileSync(await (await download).path()));
  expect(words.filter((word) => !printed.includes(word))).toEqual([]);
});
