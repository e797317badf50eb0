import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  defaultGstRows,
  gstRateOn,
  hsnOfProduct,
  needsEwayBill,
  taxedLine,
  taxesByHsn,
  taxPaise,
  totalsOf,
} from "../../../domain/invoices/gst";
import { boxLine, invoiceOf } from "../../support/invoiceDocument";

test("5,000 boxes at ₹17.80 are ₹89,000.00, ₹2,225.00 of CGST, ₹2,225.00 of SGST and ₹93,450.00", () => {
  expect(invoiceOf().totals).toEqual({
    taxablePaise: 8_900_000,
    cgstPaise: 222_500,
    sgstPaise: 222_500,
    igstPaise: 0,
    roundOffPaise: 0,
    totalPaise: 9_345_000,
  });
});

test("a sale to another state has IGST in place of CGST and SGST", () => {
  expect(taxedLine(boxLine, false)).toMatchObject({
    cgstPaise: 0,
    sgstPaise: 0,
    igstPaise: 445_000,
  });
});

test("taxes are whole paise per line, and the total is rounded to the rupee", () => {
  // 333 × 7.77 = 2,587.41; 2.5 % = 64.68525
  const line = taxedLine({ ...boxLine, quantity: 333, pricePaise: 777 }, true);
  expect(line).toMatchObject({ taxablePaise: 258_741, cgstPaise: 6469, sgstPaise: 6469 });
  expect(totalsOf([line])).toMatchObject({ roundOffPaise: 21, totalPaise: 271_700 });
});

test("goods above the limit need an e-way bill, goods at the limit do not", () => {
  const { totals } = invoiceOf();
  expect(needsEwayBill(totals, 5_000_000)).toBe(true);
  expect(needsEwayBill(totals, 9_345_000)).toBe(false);
  expect(needsEwayBill(totals, 9_344_999)).toBe(true);
});

test.each([
  ["48191010", "2025-09-22", 5],
  ["481920", "2026-11-23", 5],
  ["48191010", "2025-09-21", undefined],
  ["48043100", "2026-11-23", 18],
  ["48081000", "2026-11-23", 18],
  ["48193000", "2026-11-23", undefined],
])("%s has on %s the rate %s", (hsn, date, rate) => {
  expect(gstRateOn(defaultGstRows, hsn, date)).toBe(rate);
});

test.each([
  ["Corrugated Roll", "48081000"],
  ["3 Ply Rolls, 48 inch", "48081000"],
  ["5 Ply Sheet", "48081000"],
  ["3 Ply RSC Box", "48191010"],
  ["Box of 5 ply sheets", "48191010"],
  ["Die-cut tray", "48191010"],
])("the product %s has the HSN %s", (product, hsn) => {
  expect(hsnOfProduct(product, "48191010")).toBe(hsn);
});

test("a later row and a longer code replace what came before", () => {
  const rows = [
    { hsn: "4819", validFrom: "2026-01-01", ratePercent: 12 },
    { hsn: "481910", validFrom: "2025-01-01", ratePercent: 5 },
    { hsn: "481910", validFrom: "2026-06-01", ratePercent: 8 },
  ];
  expect(gstRateOn(rows, "48191010", "2026-05-31")).toBe(5);
  expect(gstRateOn(rows, "48191010", "2026-06-01")).toBe(8);
  expect(gstRateOn(rows, "48193000", "2026-06-01")).toBe(12);
});

const anyLine = fc.record({
  quantity: fc.integer({ min: 1, max: 1_000_000 }),
  pricePaise: fc.integer({ min: 1, max: 100_000 }),
  ratePercent: fc.constantFrom(0, 0.25, 5, 12, 18, 28, 40),
});

test("an invoice sums to its values, taxes and round-off", () => {
  const invoices = fc.tuple(fc.array(anyLine, { minLength: 1, maxLength: 20 }), fc.boolean());
  return fc.assert(
    fc.property(invoices, ([lines, isInside]) => {
      const taxed = lines.map((line) => taxedLine({ ...boxLine, ...line }, isInside));
      const totals = totalsOf(taxed);
      const sum = taxed.reduce((all, line) => all + line.taxablePaise + taxPaise(line), 0);
      expect(sum + totals.roundOffPaise).toBe(totals.totalPaise);
      expect(totals.totalPaise % 100).toBe(0);
      expect(Math.abs(totals.roundOffPaise)).toBeLessThanOrEqual(50);
      for (const line of taxed) {
        const exact = (line.taxablePaise * line.ratePercent) / 100;
        expect(Math.abs(taxPaise(line) - exact)).toBeLessThanOrEqual(1);
        expect(line.cgstPaise).toBe(line.sgstPaise);
      }
    }),
  );
});

test("the HSN summary has one row for each code and rate, and its sums are the totals", () => {
  const box = {
    description: "Box",
    hsn: "48191010",
    quantity: 10,
    pricePaise: 1005,
    ratePercent: 5,
  };
  const lines = [
    taxedLine(box, true),
    taxedLine({ ...box, hsn: "998912", ratePercent: 18, quantity: 1, isTooling: true }, true),
    taxedLine({ ...box, quantity: 3 }, true),
  ];
  const rows = taxesByHsn(lines);
  expect(rows.map(({ hsn, ratePercent }) => [hsn, ratePercent])).toEqual([
    ["48191010", 5],
    ["998912", 18],
  ]);
  const { taxablePaise, cgstPaise } = totalsOf(lines);
  expect(rows.reduce((sum, row) => sum + row.taxablePaise, 0)).toBe(taxablePaise);
  expect(rows.reduce((sum, row) => sum + row.cgstPaise, 0)).toBe(cgstPaise);
});
