import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  invoiceVoucher,
  type MillBill,
  millVoucher,
  payVoucher,
  reelVoucher,
} from "../../../domain/accounting/vouchers";
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
    party: { name: "Kaveri Weaves", gstin: "29AAGCB7383J1Z4", state: "Karnataka" },
    placeOfSupply: "Karnataka",
    entries: [
      {
        ledger: "Kaveri Weaves",
        amountPaise: -9_345_000,
        bill: { name: "A/26-27/00001", kind: "New Ref" },
      },
      {
        ledger: "Sales",
        amountPaise: 8_900_000,
        goods: { hsn: "48191010", ratePercent: 5, isService: false },
      },
      { ledger: "CGST", amountPaise: 222_500 },
      { ledger: "SGST", amountPaise: 222_500 },
    ],
  });
});

test("lines of one code with two rates are two entries", () => {
  const lines = [5, 12, 5].map((ratePercent) => taxedLine({ ...boxLine, ratePercent }, true));
  const { entries } = invoiceVoucher(
    id,
    invoiceOf({ lines, totals: totalsOf(lines) }),
    ledgerNames,
  );
  expect(entries.filter(({ goods }) => goods)).toMatchObject([
    { ledger: "Sales", amountPaise: 17_800_000, goods: { ratePercent: 5 } },
    { ledger: "Sales", amountPaise: 8_900_000, goods: { ratePercent: 12 } },
  ]);
});

test("a credit note turns a sale's amounts round, and takes from the invoice's bill", () => {
  const original = { serial: "A/26-27/00001", date: "2026-11-20" };
  const sale = invoiceVoucher(id, invoiceOf(), ledgerNames);
  const note = invoiceVoucher(
    id,
    invoiceOf({ kind: "CREDIT_NOTE", serial: "N/26-27/00001", original }),
    ledgerNames,
  );
  expect(note).toMatchObject({
    type: "Credit Note",
    reference: { number: original.serial, date: original.date },
  });
  expect(note.entries[0]?.bill).toEqual({ name: "A/26-27/00001", kind: "Agst Ref" });
  const amounts = (entries: typeof note.entries) => entries.map(({ amountPaise }) => amountPaise);
  expect(amounts(note.entries)).toEqual(amounts(sale.entries).map((amount) => -amount));
});

test("the voucher of a lower price says that no goods come back, and of returned boxes does not", () => {
  const original = { serial: "A/26-27/00001", date: "2026-11-20" };
  const note = invoiceOf({ kind: "CREDIT_NOTE", serial: "N/26-27/00001", original });
  const lines = note.lines.map((line) => ({ ...line, isValueOnly: true }));
  expect(invoiceVoucher(id, { ...note, lines }, ledgerNames).narration).toBe(
    "N/26-27/00001: difference of rate, no goods returned",
  );
  expect(invoiceVoucher(id, note, ledgerNames).narration).toBe("N/26-27/00001");
});

test("a sale has the client's order and the days to its due date", () => {
  const clientOrder = { number: "PO-77", date: "2026-11-02" };
  const sale = invoiceVoucher(id, invoiceOf({ clientOrder, dueDate: "2026-12-23" }), ledgerNames);
  expect(sale.reference).toEqual(clientOrder);
  expect(sale.entries[0]?.bill).toMatchObject({ kind: "New Ref", creditDays: 30 });
});

const bill: MillBill = {
  id,
  number: "TP/1182",
  date: "2026-11-02",
  supplierName: "Tungabhadra Papers",
  gstin: "29AABCB5576G1ZH",
  hsn: "4804",
  ratePercent: 18,
  isInside: true,
  reels: [
    { barcodeId: "REEL-000042", valuePaise: 2_450_000 },
    { barcodeId: "REEL-000043", valuePaise: 1_550_050 },
  ],
};
const entriesOf = (more: Partial<MillBill> = {}) =>
  millVoucher({ ...bill, ...more }, ledgerNames).entries.map(({ ledger, amountPaise }) => [
    ledger,
    amountPaise,
  ]);

test("a mill's bill is one purchase of all its reels with its GST", () => {
  expect(millVoucher(bill, ledgerNames)).toMatchObject({
    type: "Purchase",
    number: "TP/1182",
    reference: { number: "TP/1182", date: "2026-11-02" },
    narration: "TP/1182: REEL-000042, REEL-000043",
  });
  expect(entriesOf()).toEqual([
    ["Tungabhadra Papers", 4_720_060],
    ["Paper", -4_000_050],
    ["CGST", -360_005],
    ["SGST", -360_005],
  ]);
  expect(entriesOf({ isInside: false })).toEqual([
    ["Tungabhadra Papers", 4_720_059],
    ["Paper", -4_000_050],
    ["IGST", -720_009],
  ]);
  // A mill without a registration charges no GST.
  expect(entriesOf({ gstin: undefined })).toEqual([
    ["Tungabhadra Papers", 4_000_050],
    ["Paper", -4_000_050],
  ]);
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
    {
      ledger: "Tungabhadra Papers",
      amountPaise: 2_450_000,
      bill: { name: "REEL-000042", kind: "New Ref" },
    },
    { ledger: "Paper", amountPaise: -2_450_000 },
  ]);
});

test("every voucher sums to 0", () => {
  const paise = fc.integer({ min: 0, max: 10_000_000 });
  const payrollSums = fc.record({
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
  return fc.assert(
    fc.property(payrollSums, sale, (sums, { isInside, ...line }) => {
      const gross = Object.values(sums).reduce((sum, amount) => sum + amount, 0);
      const run = { id, month: "2026-10", date: "2026-10-31" };
      expect(sumOfEntries(payVoucher(run, { gross, ...sums }, ledgerNames).entries)).toBe(0);
      const lines = [taxedLine({ ...boxLine, ...line }, isInside)];
      const document = invoiceOf({ lines, totals: totalsOf(lines) });
      expect(sumOfEntries(invoiceVoucher(id, document, ledgerNames).entries)).toBe(0);
    }),
  );
});

test("a tooling charge is credited to a separate ledger", () => {
  const charge = { description: "Tooling charge", hsn: "998912", quantity: 1, ratePercent: 18 };
  const lines = [
    taxedLine(boxLine, true),
    taxedLine({ ...charge, pricePaise: 575_000, isTooling: true }, true),
  ];
  const { entries } = invoiceVoucher(id, invoiceOf({ lines }), ledgerNames);
  expect(entries.slice(1, 3)).toMatchObject([
    { ledger: "Sales", amountPaise: 8_900_000, goods: { hsn: "48191010", isService: false } },
    { ledger: "Tooling", amountPaise: 575_000, goods: { hsn: "998912", isService: true } },
  ]);
  expect(sumOfEntries(entries)).toBe(0);
});
