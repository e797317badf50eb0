import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import * as z from "zod/mini";
import { dateAfter, indiaDate } from "../../domain/indiaTime";
import { expect, test } from "../support/browser/fixtures";
import { addClient, enterSupplier, runReel } from "../support/browser/sellingPlant";
import { openTakenOver } from "../support/browser/sitePage";
import { pdfText } from "../support/readPdf";

/** Presses a button that saves a file. */
async function save(page: Page, button: Locator) {
  const download = page.waitForEvent("download");
  await button.click();
  return readFileSync(await (await download).path());
}

const saveText = async (page: Page, button: Locator) =>
  (await pdfText(await save(page, button))).replace(/\s+/g, " ");

const money = (amount: number) =>
  amount.toLocaleString("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Rounds an amount to the paisa. */
const rounded = (amount: number) => Math.round(amount * 100) / 100;

const rupeesIn = (text: string) => Number(text.replace(/[^0-9.]/g, ""));

/** Returns the amounts of a voucher by its ledgers. */
function amountsIn(tally: string, serial: string) {
  const voucher = tally.split("<VOUCHER ").find((one) => one.includes(`>${serial}<`)) ?? "";
  const entries = voucher.matchAll(/<LEDGERNAME>(.*?)<\/LEDGERNAME>.*?<AMOUNT>(.*?)<\/AMOUNT>/gs);
  return Object.fromEntries(
    [...entries].map(([, ledger = "", amount]) => [ledger, Number(amount)]),
  );
}

test("a visitor's estimate becomes an order, a lorry's papers and a voucher, with no number typed twice", async ({
  browser,
  office,
  ownerRequest,
  placeReel,
}) => {
  const client = `Kaveri Looms ${randomUUID().slice(0, 8)}`;
  const [size, boxes] = ["450 × 300 × 200 mm", "5,000"];
  await enterSupplier(ownerRequest);
  const { id: clientId, gstin } = await addClient(ownerRequest, client);
  const { barcodeId } = await placeReel();
  const dialog = office.getByRole("dialog");
  const field = (name: string) => dialog.locator(`[name="${name}"]`);
  const button = (name: string | RegExp) => office.getByRole("button", { name });

  await test.step("the visitor estimates a box and asks for its price", async () => {
    await openTakenOver(office, "/estimate");
    await office.getByLabel("Length (mm)").fill("450");
    await office.getByLabel("Quantity").fill("5000");
    await office.getByLabel("Colours").selectOption("1");
    await office.getByRole("link", { name: "Ask for a price" }).click();
    await office.getByLabel("Name").fill(client);
    await office.getByLabel("Phone").fill("080 1234 5678");
    await office.getByLabel("Email").fill("stores@example.com");
    await button("Send enquiry").click();
    await expect(office.getByText("Thank you for your message!")).toBeVisible();
  });

  const { price, tooling } =
    await test.step("one press makes the quotation, which goes out as a PDF", async () => {
      await office.goto("/admin/dashboard/admin/contact/contactDetails");
      await office.getByLabel("Search").fill(client);
      // The search leaves the heading and one row. Until then the rows move, and a press may miss the cell.
      await expect(office.getByRole("row")).toHaveCount(2);
      await office.getByRole("cell", { name: client, exact: true }).click();
      await button("Make quotation…").click();
      await dialog.getByRole("button", { name: "Make quotation" }).click();
      await office.getByRole("link", { name: "Edit" }).click();
      await office.getByRole("switch", { name: "Charge the tooling separately" }).click();
      await button("Save Quotation").click();
      const draft = await saveText(office, button("Save draft"));
      for (const part of ["DRAFT", client, size]) expect(draft).toContain(part);
      await button("Finish and send").click();
      await expect(dialog.getByLabel("Letter")).toHaveValue(new RegExp(`${boxes} boxes at ₹`));
      await dialog.getByRole("button", { name: "Close" }).click();
      const paper = await saveText(office, button("Save PDF"));
      const figure = async (name: RegExp) =>
        rupeesIn(await office.getByRole("row", { name }).getByRole("cell").last().innerText());
      const price = await figure(/^Price of a box/);
      const tooling = await figure(/^Tooling charged separately/);
      for (const part of [client, size, boxes, money(price), money(tooling)])
        expect(paper).toContain(part);
      return { price, tooling };
    });

  const orderId =
    await test.step("the accepted quantity is an order with its job card", async () => {
      await button(`Accept ${boxes}…`).first().click();
      await dialog.getByLabel("Promised").fill(dateAfter(indiaDate(new Date()), 14));
      await dialog.getByRole("button", { name: "Create order" }).click();
      await expect(office.getByRole("heading", { name: /^Order #/ })).toBeVisible();
      await expect(office.getByText(`₹${money(price)} a box`)).toBeVisible();
      const jobCard = await saveText(office, button("Save job card"));
      for (const part of [client, size, `${boxes} ×`]) expect(jobCard).toContain(part);
      return Number(/\d+/.exec(new URL(office.url()).pathname)?.[0]);
    });

  await test.step("a reel runs, the boxes are counted, and the lorry takes them", async () => {
    await runReel(ownerRequest, { barcodeId, orderId, weight: 66.5, boxes: 5060 });
    await expect(office.getByRole("table", { name: "Reels used" })).toContainText("574.00 Kg");
    await button("Dispatch boxes").click();
    await expect(field("quantity")).toHaveValue("5000");
    await dialog.getByLabel("Vehicle or transport number").fill("KA 01 AB 1234");
    await dialog.getByLabel("Boxes made so far").fill("5060");
    await dialog.getByRole("button", { name: "Dispatch" }).click();
    await expect(office.getByText("5,060 made, 60 in store.")).toBeVisible();
  });

  const serial = await test.step("the invoice has the accepted price and the tooling", async () => {
    await office.getByRole("link", { name: "Make invoice" }).first().click();
    await expect(office.getByLabel("Price a box without tax (₹)")).toHaveValue(String(price));
    const paper = office.getByRole("group", { name: "The document as it will be" });
    await expect(paper).toContainText(`GSTIN: ${gstin}`);
    await button("Post").click();
    const goods = office.getByRole("table", { name: "Goods and charges" });
    await expect(goods.getByRole("row").nth(1)).toContainText(`₹${money(price)}`);
    await expect(goods.getByRole("row").nth(2)).toContainText(`₹${money(tooling)}`);
    const title = await office.getByRole("heading", { level: 1 }).innerText();
    return /\S+$/.exec(title)?.[0] ?? "";
  });

  await test.step("the portals' and Tally's files have the same figures", async () => {
    const fileOf = async (region: string): Promise<unknown> => {
      const press = office.getByRole("region", { name: region }).getByRole("button");
      const file = await save(office, press.filter({ hasText: "Check and download" }));
      return JSON.parse(file.toString());
    };
    const taxable = 5000 * price;
    expect(await fileOf("E-way bill")).toMatchObject({
      billLists: [
        {
          docNo: serial,
          toGstin: gstin,
          toTrdName: client,
          vehicleNo: "KA01AB1234",
          totalValue: rounded(taxable + tooling),
          itemList: [
            { quantity: 5000, taxableAmount: rounded(taxable), cgstRate: 2.5 },
            { quantity: 1, taxableAmount: tooling, cgstRate: 9 },
          ],
        },
      ],
    });
    expect(await fileOf("E-invoice")).toMatchObject([
      {
        DocDtls: { No: serial },
        BuyerDtls: { Gstin: gstin },
        ItemList: [
          { Qty: 5000, UnitPrice: price, TotAmt: rounded(taxable), IsServc: "N" },
          { UnitPrice: tooling, IsServc: "Y" },
        ],
      },
    ]);
    const paper = await saveText(office, button("Save PDF"));
    for (const part of [serial, client, gstin, size, money(taxable), money(tooling)])
      expect(paper).toContain(part);
    await office.context().grantPermissions(["clipboard-write"]);
    const sent = office.getByRole("dialog", { name: /^Send / });
    /** Copies the link of the paper in the dialog. */
    const copyLink = async () => {
      const made = office.waitForResponse(/\/paper-links$/);
      await sent.getByRole("button", { name: "Copy link" }).click();
      const { path } = z.object({ path: z.string() }).parse(await (await made).json());
      return `/api${path}`;
    };
    const visitor = await browser.newContext({ baseURL: new URL(office.url()).origin });
    const open = async (path: string) =>
      (await pdfText(await (await visitor.request.get(path)).body())).replace(/\s+/g, " ");
    await test.step("a link opens the invoice in a fresh browser until it is revoked", async () => {
      await button("Send…").click();
      const path = await copyLink();
      expect(await open(path)).toContain(serial);
      await sent.getByRole("button", { name: "Revoke" }).click();
      await expect(sent.getByText(/^Revoked on .* · opened once/)).toBeVisible();
      const page = await visitor.newPage();
      await page.goto(path);
      await expect(page.getByRole("main")).toHaveText(/^\s*This link is no longer good/);
      await sent.getByRole("button", { name: "Close" }).click();
    });
    await test.step("a receipt pays a part, and a link opens the statement with the rest", async () => {
      await button("Enter a receipt").click();
      await field("amount").fill("1000");
      await field("reference").fill("UTR 4711");
      await dialog.getByRole("button", { name: "Save the receipt" }).click();
      await expect(office.getByText(/^R-\d{6} is saved$/)).toBeVisible();
      await office.goto(`/admin/dashboard/clients/${clientId}/show`);
      const papers = office.getByRole("table", { name: "Open invoices" });
      const amounts = papers.getByRole("row").filter({ hasText: serial }).getByText(/^₹/);
      await expect(amounts).toHaveCount(2);
      const [total = 0, rest = 0] = (await amounts.allInnerTexts()).map(rupeesIn);
      expect(rest).toBe(rounded(total - 1000));
      await button("Statement").click();
      await button("Send…").click();
      const statement = await open(await copyLink());
      for (const part of [client, serial, "UTR 4711", money(1000), money(rest)])
        expect(statement).toContain(part);
      await visitor.close();
    });
    await office.goto("/admin/dashboard/dispatch/tally");
    const tally = (await save(office, button("Save vouchers"))).toString();
    const amounts = amountsIn(tally, serial);
    expect(amounts).toMatchObject({ Sales: rounded(taxable), "Tooling Charges": tooling });
    expect(rounded(Object.values(amounts).reduce((sum, amount) => sum + amount, 0))).toBe(0);
  });
});
