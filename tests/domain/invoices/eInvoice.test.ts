import { expect, test } from "vitest";
import { eInvoiceFaults, eInvoiceFile } from "../../../domain/invoices/eInvoice";
import type { InvoiceDocument } from "../../../domain/invoices/invoiceDocument";
import { englishOf } from "../../support/inEnglish";
import { clientParty, invoiceOf, plantParty } from "../../support/invoiceDocument";
import { eInvoiceFields, fieldErrors } from "../../support/portalFields";

const marina = { ...clientParty, name: "Marina Traders", gstin: "33AAPFU0939F1Z2" };

const fieldsOf = (values: Partial<InvoiceDocument>) =>
  eInvoiceFaults(invoiceOf(values), "2026-11-23").map(({ field }) => field);

const read = (document: InvoiceDocument): unknown[] => {
  const file: unknown = JSON.parse(JSON.stringify(eInvoiceFile(document)));
  return Array.isArray(file) ? file : [];
};

test("the file reads back with all fields of form INV-01, and with the worked figures", () => {
  const [form, ...more] = read(invoiceOf());
  expect(more).toEqual([]);
  expect(fieldErrors(form, eInvoiceFields)).toEqual([]);
  expect(form).toMatchObject({
    Version: "1.1",
    DocDtls: { Typ: "INV", No: "A/26-27/00001", Dt: "23/11/2026" },
    BuyerDtls: { Gstin: "29AAGCB7383J1Z4", Pos: "29", Pin: 560058 },
    ItemList: [{ SlNo: "1", Qty: 5000, UnitPrice: 17.8, AssAmt: 89_000, TotItemVal: 93_450 }],
    ValDtls: { AssVal: 89_000, CgstVal: 2225, SgstVal: 2225, IgstVal: 0, TotInvVal: 93_450 },
  });
});

test("a credit note names its invoice, and a shipment to another party has its address", () => {
  const [form] = read(
    invoiceOf({
      kind: "CREDIT_NOTE",
      serial: "C/26-27/00001",
      original: { serial: "A/26-27/00001", date: "2026-11-20" },
      delivery: { ...marina, place: "Hosur", pin: "635109", stateCode: "33" },
    }),
  );
  expect(fieldErrors(form, eInvoiceFields)).toEqual([]);
  expect(form).toMatchObject({
    DocDtls: { Typ: "CRN" },
    ShipDtls: { Loc: "Hosur", Stcd: "33" },
    RefDtls: { PrecDocDtls: [{ InvNo: "A/26-27/00001", InvDt: "20/11/2026" }] },
  });
});

const lowered = invoiceOf({
  kind: "CREDIT_NOTE",
  serial: "C/26-27/00001",
  original: { serial: "A/26-27/00001", date: "2026-11-20" },
  lines: invoiceOf().lines.map((line) => ({ ...line, isValueOnly: true })),
});

test("a credit note of a rate alone has quantity 0 in the portal's file, because no boxes come back", () => {
  expect(fieldErrors(read(lowered)[0], eInvoiceFields)).toEqual([]);
  expect(read(lowered)).toMatchObject([
    { ItemList: [{ Qty: 0, Unit: "NOS", UnitPrice: 17.8, TotAmt: 89_000, AssAmt: 89_000 }] },
  ]);
  expect(eInvoiceFaults(lowered, "2026-11-23")).toEqual([]);
});

test("a setting sends the boxes of a credit note of a rate alone", () => {
  expect(eInvoiceFile(lowered, { valueOnly: "BOXES" })).toMatchObject([
    { ItemList: [{ Qty: 5000, UnitPrice: 17.8, TotAmt: 89_000 }] },
  ]);
});

test("a credit note for returned boxes has their quantity in the portal's file", () => {
  const lines = invoiceOf().lines;
  expect(eInvoiceFile({ ...lowered, lines }, { valueOnly: "ZERO" })).toMatchObject([
    { ItemList: [{ Qty: 5000 }] },
  ]);
});

test.each<[string, Partial<InvoiceDocument>, string[]]>([
  ["the worked invoice", {}, []],
  [
    "a client without a GSTIN",
    { recipient: { ...clientParty, gstin: undefined } },
    ["recipient.gstin"],
  ],
  ["a challan", { kind: "CHALLAN" }, ["kind"]],
  ["a serial that begins with 0", { serial: "0/26-27/00001" }, ["serial"]],
  [
    "a name of two letters",
    { recipient: { ...clientParty, name: "KW" }, delivery: clientParty },
    ["recipient.name"],
  ],
  ["a credit note without its invoice", { kind: "CREDIT_NOTE" }, ["original"]],
])("%s has the faults %s", (_name, values, fields) => {
  expect(fieldsOf(values)).toEqual(fields);
});

const worked = invoiceOf();
const lineWith = (values: object) => worked.lines.map((line) => ({ ...line, ...values }));

test.each<[string, Partial<InvoiceDocument>, Record<string, string>]>([
  [
    "a second address line of two letters",
    { recipient: { ...clientParty, address2: "5B" }, delivery: { ...clientParty, address2: "5B" } },
    {
      "recipient.address2": "Recipient: the second address line “5B” needs at least 3 characters",
    },
  ],
  [
    "an address of 101 letters",
    { supplier: { ...plantParty, address1: "A".repeat(101) } },
    {
      "supplier.address1": "Supplier: the address has 101 characters, the portal takes at most 100",
    },
  ],
  [
    "another party's place of 51 letters",
    { delivery: { ...marina, place: "A".repeat(51) } },
    { "delivery.place": "Delivery: the place has 51 characters, the portal takes at most 50" },
  ],
  [
    "a description of 301 letters",
    { lines: lineWith({ description: "A".repeat(301) }) },
    {
      "lines.0.description":
        "Line 1: the description has 301 characters, the portal takes at most 300",
    },
  ],
  [
    "a round-off of a hundred rupees",
    { totals: { ...worked.totals, roundOffPaise: -100_00, totalPaise: 93_350_00 } },
    { "totals.roundOffPaise": "The round-off of ₹-100 is not between −₹99.99 and ₹99.99" },
  ],
  [
    "a price with four decimals",
    { lines: lineWith({ pricePaise: 1780.55 }) },
    { "lines.0.pricePaise": "The price ₹17.8055 has more than three decimals" },
  ],
])("%s is beyond the portal's limits", (_name, values, faults) => {
  const found = eInvoiceFaults(invoiceOf(values), "2026-11-23");
  expect(
    Object.fromEntries(found.map(({ field, message }) => [field, englishOf(message)])),
  ).toEqual(faults);
});

test("texts at the portal's limits have no faults, and its unit has three letters", () => {
  const party = { ...clientParty, address1: "A".repeat(100), address2: "abc", place: "Goa" };
  const values = { recipient: party, delivery: party };
  expect(fieldsOf(values)).toEqual([]);
  expect(read(invoiceOf(values))[0]).toMatchObject({
    BuyerDtls: { Addr2: "abc" },
    ItemList: [{ Unit: "NOS" }],
  });
});
