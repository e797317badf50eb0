import { expect, test } from "../../support/browser/fixtures";
import {
  holdPrinting,
  printed,
  printingWindow,
  readTypefaces,
} from "../../support/browser/stickerReader";
import { readBarcode } from "../../support/readBarcode";

test("a reel's sticker is 2.9 by 3.9 inches, and a scanner reads it and the host's own picture", {
  tag: ["@typefaces", "@firefox"],
}, async ({ office, runInEveryPage, placeReel, browserName }) => {
  const { barcodeId, reelNo } = await placeReel();
  await runInEveryPage(holdPrinting);
  await office.goto(`/admin/dashboard/admin/inventory?reel=${barcodeId}`);
  await expect(office.getByRole("img", { name: `Barcode of ${barcodeId}` })).toBeVisible();
  const sheet = await printingWindow(office, () =>
    office.getByRole("button", { name: "Print Sticker" }).click(),
  );
  // Firefox names no fonts, and draws most letters of a PDF as outlines.
  if (browserName === "chromium")
    expect(await readTypefaces(sheet, ".sticker *")).toEqual(["Archivo SemiBold"]);
  const [sticker, ...more] = await printed(sheet);
  expect(sticker).toMatchObject({ size: [2.9, 3.9], barcode: barcodeId });
  const words =
    browserName === "chromium" ? sticker?.text : await sheet.locator(".sticker").innerText();
  for (const fact of [barcodeId, String(reelNo), "Kraft", "640.50 Kg", "Kabini Recyclers"])
    expect(words).toContain(fact);
  expect(more).toEqual([]);

  // The host's own picture of the barcode.
  const picture = office.getByRole("img", { name: `Barcode of ${barcodeId}` });
  expect(await readBarcode(await picture.screenshot())).toBe(barcodeId);
});

/** Replaces `fetch` in the page. With `page.route`, the fonts of a window that the page opens would never load. */
function answerUsages() {
  const entry = { client: "Tea House", productType: "5 Ply Box", quantity: 12, size: "30 × 20" };
  const long = (name: string) => `${name} ${"Unreasonably Long Words And Names ".repeat(4).trim()}`;
  const usage = {
    client: long("Client"),
    productType: long("Product"),
    quantity: 12,
    size: long("Size"),
    unit: "A",
    howManyBox: 77,
    weightConsumed: 80.9,
    previousWeight: 622.25,
    usageType: long("Used"),
    courgationIn: "2026-03-01T04:30:00Z",
    courgationOut: "2026-03-01T06:30:00Z",
  };
  const usages = [
    { ...entry, courgationIn: "2026-03-01T04:30:00Z" },
    { ...entry, weightConsumed: 80.9, previousWeight: 622.25 },
    usage,
  ];
  const send = window.fetch;
  window.fetch = async (...call) =>
    String(call[0] instanceof Request ? call[0].url : call[0]).includes("/reel/orderReelUsage/")
      ? Response.json({ barcodeId: "REEL-000001", usages })
      : send(...call);
}

test("every entry of a history has a 2.8 by 4.8 inch sticker with all fields, however long they are", {
  tag: "@typefaces",
}, async ({ office, runInEveryPage }) => {
  await runInEveryPage(holdPrinting);
  await runInEveryPage(answerUsages);
  await office.goto("/admin/dashboard/admin/inventory/reel-history/REEL-000001");
  const sheet = await printingWindow(office, () =>
    office.getByRole("button", { name: "Print Stickers" }).click(),
  );
  const overflows = await sheet.locator(".sticker").evaluateAll((stickers) =>
    stickers.flatMap((sticker) => {
      const bottom = sticker.getBoundingClientRect().bottom;
      return [...sticker.querySelectorAll("dt, dd, footer")]
        .filter((part) => part.getBoundingClientRect().bottom > bottom)
        .map((part) => part.textContent);
    }),
  );
  expect(overflows).toEqual([]);
  expect(await readTypefaces(sheet, ".sticker *")).toEqual(["Archivo SemiBold"]);
  const stickers = await printed(sheet);
  expect(stickers).toMatchObject(
    Array.from({ length: 3 }, () => ({ size: [2.8, 4.8], barcode: "REEL-000001" })),
  );
  for (const [index, words] of ["Entry 1 of 3", "Entry 2 of 3", "Entry 3 of 3"].entries()) {
    expect(stickers[index]?.text).toContain("Reel Usage History");
    expect(stickers[index]?.text).toContain(words);
    expect(stickers[index]?.text).toMatch(/Printed on .*\d/);
  }
  expect(stickers[0]?.text).toContain("Active");
  expect(stickers[1]?.text).toContain("80.90");
  for (const word of ["Client", "Product", "Size", "Used", "77", "80.90", "622.25", "Date Out"])
    expect(stickers[2]?.text).toContain(word);
});
