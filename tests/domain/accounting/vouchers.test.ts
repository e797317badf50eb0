import * as fc from "fast-check";
import { expect, test } from "vitest";
import { invoiceVoucher, payVoucher, reelVoucher } from "../../../domain/accounting/vouchers";
import { taxedLine, totalsOf } from "../../../domain/invoices/gst";
import { boxLine, invoiceOf } from "../../support/invoiceDocument";
import { ledgerNames, sumOfEntries } from "../../support/ledgerNames";

const id = "6f1c2b4e-0000-4000-8000-000000000001";

test("the worked sale is −93,450.00, 89,000.00, 2,225.00 and 2,225.00", () => {
  expect(invoiceVoucher(id, invoiceOf(), ledgerNames)).toEqual({
    id,
    type: "Sales",
    date: "2026-11-23",
    number: "A/26-27/00001",
    narration: "A/26-27/00001",
    party: "Kaveri Weaves",
    entries: [
      { ledger: "Kaveri Weaves", amountPaise: -9_345_000 },
      { ledger: "Sales", amountPaise: 8_900_000 },
      { ledger: "CGST", amountPaise: 222_500 },
      { ledger: "SGST", amountPaise: 222_500 },
    ],
  });
});

test("a credit note turns a sale's amounts round", () => {
  const sale = invoiceVoucher(id, invoiceOf(), ledgerNames);
  const note = invoiceVoucher(id, invoiceOf({ kind: "CREDIT_NOTE" }), ledgerNames);
  expect(note.type).toBe("Credit Note");
  expect(note.entries).toEqual(
    sale.entries.map(({ ledger, amountPaise }) => ({ ledger, amountPaise: -amountPaise })),
  );
});

test("a reel debits the purchases and credits its supplier", () => {
  const reel = {
    id,
    barcodeId: "REEL-000042",
    reelNo: 4711,
    date: "2026-11-02",
    supplierName: "Tungabhadra Papers",
    valuePaise: 2_450_000,
  };
  expect(reelVoucher(reel, ledgerNames).entries).toEqual([
    { ledger: "Tungabhadra Papers", amountPaise: 2_450_000 },
    { ledger: "Paper", amountPaise: -2_450_000 },
  ]);
});

test("every voucher sums to 0", () => {
  const paise = fc.integer({ min: 0, max: 10_000_000 });
  const kept = fc.record({
    providentFund: paise,
    stateInsurance: paise,
    professionalTax: paise,
    advances: paise,
    deductions: paise,
    net: paise,
  });
  const sale = fc.record({
    quantity: fc.integer({ min: 1, max: 100_000 }),
    pricePaise: fc.integer({ min: 1, max: 50_000 }),
    isInside: fc.boolean(),
  });
  fc.assert(
    fc.property(kept, sale, (sums, { isInside, ...line }) => {
      const gross = Object.values(sums).reduce((sum, amount) => sum + amount, 0);
      const run = { id, month: "2026-10", date: "2026-10-31" };
      expect(sumOfEntries(payVoucher(run, { gross, ...sums }, ledgerNames).entries)).toBe(0);
      const lines = [taxedLine({ ...boxLine, ...line }, isInside)];
      const document = invoiceOf({ lines, totals: totalsOf(lines) });
      expect(sumOfEntries(invoiceVoucher(id, document, ledgerNames).entries)).toBe(0);
    }),
  );
});

test("a tooling charge is credited to a ledger of its own", () => {
  const charge = { description: "Tooling charge", hsn: "998912", quantity: 1, ratePercent: 18 };
  const lines = [
    taxedLine(boxLine, true),
    taxedLine({ ...charge, pricePaise: 575_000, isTooling: true }, true),
  ];
  const { entries } = invoiceVoucher(id, invoiceOf({ lines }), ledgerNames);
  expect(entries).toContainEqual({ ledger: "Sales", amountPaise: 8_900_000 });
  expect(entries).toContainEqual({ ledger: "Tooling", amountPaise: 575_000 });
  expect(sumOfEntries(entries)).toBe(0);
});
