import { expect, test } from "vitest";
import { invoiceVoucher } from "../../../domain/accounting/vouchers";
import { composeInvoice, type InvoiceEntry } from "../../../domain/invoices/composeInvoice";
import { eInvoiceFaults } from "../../../domain/invoices/eInvoice";
import { defaultGstRows, taxedLine, totalsOf } from "../../../domain/invoices/gst";
import type { InvoiceDocument } from "../../../domain/invoices/invoiceDocument";
import { findZoneSupply, namesZone } from "../../../domain/invoices/zones";
import { englishOf } from "../../support/inEnglish";
import { boxLine, clientParty, invoiceOf } from "../../support/invoiceDocument";
import { ledgerNames } from "../../support/ledgerNames";

const letter = { number: "AD290426000123X", validFrom: "2026-04-01", validTo: "2027-03-31" };
const day = "2026-11-23";

test("the mark and the letters decide the tax of a zone", () => {
  expect(findZoneSupply(null, [letter], day)).toBeUndefined();
  expect(findZoneSupply("WITH_TAX", [letter], day)).toEqual({ tax: "WITH_TAX" });
  expect(findZoneSupply("BY_LETTER", [letter], day)).toEqual({ tax: "UNDERTAKING", letter });
  expect(findZoneSupply("BY_LETTER", [letter], "2027-03-31")).toMatchObject({ letter });
  expect(findZoneSupply("BY_LETTER", [letter], "2027-04-01")).toEqual({ tax: "WITH_TAX" });
  expect(findZoneSupply("BY_LETTER", [], day)).toEqual({ tax: "WITH_TAX" });
  expect(findZoneSupply("UNDERTAKING", [letter], "2026-03-31")).toEqual({ tax: "UNDERTAKING" });
});

const entry: InvoiceEntry = {
  kind: "TAX_INVOICE",
  description: "Box",
  hsn: "48191010",
  price: 17.8,
  recipient: clientParty,
  withTooling: true,
};

const terms = {
  date: day,
  supplierStateCode: "29",
  gstRows: [...defaultGstRows, { hsn: "9989", validFrom: "2017-07-01", ratePercent: 18 }],
  toolingHsn: "998912",
  quantity: 5000,
  tooling: { description: "Plates", pricePaise: 100_000 },
};

test("a zone in the plant's state has IGST or no tax, the tooling charge too", () => {
  expect(composeInvoice(entry, { ...terms, zone: { tax: "WITH_TAX" } })).toMatchObject({
    invoice: {
      placeOfSupply: "29",
      supplyReason: "ZONE",
      zone: { tax: "WITH_TAX" },
      totals: { cgstPaise: 0, sgstPaise: 0, igstPaise: 463_000 },
    },
  });
  const zone = { tax: "UNDERTAKING", letter } as const;
  expect(composeInvoice(entry, { ...terms, zone })).toMatchObject({
    invoice: {
      zone,
      lines: [{ ratePercent: 0 }, { ratePercent: 0 }],
      totals: { igstPaise: 0, totalPaise: 9_000_000 },
    },
  });
});

test("a zone has its own state wherever the goods go, and whatever a person chooses", () => {
  const delivery = { name: "Marina Traders", stateCode: "33" };
  const zone = { tax: "WITH_TAX" } as const;
  for (const sale of [{ delivery }, { delivery, isToOther: false }, { placeOfSupply: "27" }])
    expect(composeInvoice({ ...entry, ...sale }, { ...terms, zone })).toMatchObject({
      invoice: { placeOfSupply: "29", supplyReason: "ZONE" },
    });
});

test("a challan to a zone has no tax and no zone", () => {
  const zone = { tax: "UNDERTAKING" } as const;
  const challan = composeInvoice({ ...entry, kind: "CHALLAN" }, { ...terms, zone });
  expect(challan).toMatchObject({ ok: true, invoice: { supplyReason: "DELIVERY" } });
});

const errorsOf = (sale: Partial<InvoiceEntry>, more: object) => {
  const composed = composeInvoice({ ...entry, ...sale }, { ...terms, ...more });
  return composed.ok
    ? {}
    : Object.fromEntries(
        Object.entries(composed.errors).map(([field, error]) => [field, englishOf(error)]),
      );
};

test("an undertaking without a letter, and a place that is no state, are refused at the field", () => {
  expect(errorsOf({}, { zone: { tax: "UNDERTAKING" } })).toEqual({
    "recipient.name":
      "No letter of undertaking holds on 23 Nov 2026: enter its number and dates in the invoice settings, or sell with tax",
  });
  for (const placeOfSupply of ["96", "97"])
    expect(errorsOf({ placeOfSupply }, {})).toEqual({
      placeOfSupply: `The place of supply ${placeOfSupply} is no state: choose the state in which the buyer is, also for a special economic zone`,
    });
});

const igst = [taxedLine(boxLine, false)];
const taxed = { lines: igst, totals: totalsOf(igst) };
const free = [taxedLine({ ...boxLine, ratePercent: 0 }, false)];
const untaxed = { lines: free, totals: totalsOf(free) };
const inZone = { ...clientParty, address2: "Plot 5, Export SEZ" };

test.each<[string, Partial<InvoiceDocument>, string[]]>([
  ["a zone with tax", { zone: { tax: "WITH_TAX" }, ...taxed }, []],
  ["a zone under a letter", { zone: { tax: "UNDERTAKING", letter }, ...untaxed }, []],
  [
    "a zone with CGST",
    { zone: { tax: "WITH_TAX" } },
    ["placeOfSupply: A supply to a special economic zone has IGST, no CGST and SGST"],
  ],
  [
    "tax under a letter",
    { zone: { tax: "UNDERTAKING", letter }, ...taxed },
    ["placeOfSupply: A supply under a letter of undertaking has no tax"],
  ],
  [
    "a letter without a number",
    { zone: { tax: "UNDERTAKING", letter: { ...letter, number: " " } }, ...untaxed },
    [
      "zone.letter: No letter of undertaking holds on 23 Nov 2026: enter its number and dates in the invoice settings, or sell with tax",
    ],
  ],
  [
    "a letter of the year before",
    {
      zone: {
        tax: "UNDERTAKING",
        letter: { ...letter, validFrom: "2025-04-01", validTo: "2026-03-31" },
      },
      ...untaxed,
    },
    [
      "zone.letter: The letter of undertaking AD290426000123X holds from 1 Apr 2025 to 31 Mar 2026, not on 23 Nov 2026: enter the new one in the invoice settings, or sell with tax",
    ],
  ],
  [
    "an address in a zone without the mark",
    { recipient: inZone, delivery: inZone },
    [
      "zone: The client's name or address is in a special economic zone: mark the zone on the client, and post the invoice again",
    ],
  ],
  [
    "another territory",
    { placeOfSupply: "97", ...taxed },
    [
      "placeOfSupply: The place of supply 97 is no state: choose the state in which the buyer is, also for a special economic zone",
    ],
  ],
])("%s has its faults on the portals", (_what, values, faults) => {
  const found = eInvoiceFaults(invoiceOf(values), day);
  expect(found.map(({ field, message }) => `${field}: ${englishOf(message)}`)).toEqual(faults);
});

test("a credit note needs the letter of its invoice's day", () => {
  const original = { serial: "A/26-27/00001", date: "2026-11-23" };
  const note = invoiceOf({
    kind: "CREDIT_NOTE",
    date: "2027-05-01",
    original,
    zone: { tax: "UNDERTAKING", letter },
    ...untaxed,
  });
  expect(eInvoiceFaults(note, "2027-05-01")).toEqual([]);
});

test("an address beside a zone is not in it, nor is an unregistered party", () => {
  expect(namesZone({ ...clientParty, address1: "12 Road, near Peenya SEZ" })).toBe(false);
  expect(namesZone({ ...clientParty, name: "Special Economic Zone Unit 4" })).toBe(true);
  expect(namesZone({ ...inZone, gstin: undefined })).toBe(false);
});

test("Tally gets IGST of a zone with tax, and no tax line under a letter", () => {
  const voucherOf = (values: Partial<InvoiceDocument>) =>
    invoiceVoucher("6f1c2b4e-0000-4000-8000-000000000001", invoiceOf(values), ledgerNames);
  const amounts = (values: Partial<InvoiceDocument>) =>
    voucherOf(values).entries.map(({ ledger, amountPaise }) => [ledger, amountPaise]);
  expect(amounts({ zone: { tax: "WITH_TAX" }, ...taxed })).toEqual([
    ["Kaveri Weaves", -9_345_000],
    ["Sales", 8_900_000],
    ["IGST", 445_000],
  ]);
  const zone = { tax: "UNDERTAKING", letter } as const;
  expect(amounts({ zone, ...untaxed })).toEqual([
    ["Kaveri Weaves", -8_900_000],
    ["Sales", 8_900_000],
  ]);
  expect(voucherOf({ zone, ...untaxed }).narration).toBe(
    "A/26-27/00001: Supply to SEZ unit or SEZ developer for authorised operations under letter of undertaking without payment of integrated tax: LUT AD290426000123X, dated 01-04-2026, valid until 31-03-2027",
  );
});
