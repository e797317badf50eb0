import { expect, test } from "vitest";
import { composeInvoice, type InvoiceEntry } from "../../../domain/invoices/composeInvoice";
import { eInvoiceFile } from "../../../domain/invoices/eInvoice";
import { ewayBillFaults, ewayBillFile, ewayBillVersion } from "../../../domain/invoices/ewayBill";
import { defaultGstRows } from "../../../domain/invoices/gst";
import type { InvoiceParty } from "../../../domain/invoices/invoiceDocument";
import { clientParty, invoiceOf } from "../../support/invoiceDocument";
import { eInvoiceFields, ewayFields, fieldErrors } from "../../support/portalFields";

const chennai = { address1: "4 Port Road", place: "Chennai", pin: "600001", stateCode: "33" };
const other = { ...chennai, name: "Marina Traders" };
const site = { ...chennai, name: clientParty.name };

const terms = {
  date: "2026-11-24",
  supplierStateCode: "29",
  gstRows: defaultGstRows,
  toolingHsn: "998912",
  quantity: 5000,
};

function compose(entry: Partial<InvoiceEntry>) {
  const composed = composeInvoice(
    {
      kind: "TAX_INVOICE",
      description: "Box",
      hsn: "48191010",
      price: 17.8,
      recipient: clientParty,
      withTooling: false,
      ...entry,
    },
    terms,
  );
  if (!composed.ok) throw new Error("No rate");
  return composed.invoice;
}

test.each([
  ["another name in Chennai", { delivery: other }, "29", "BUYER", true],
  ["the buyer's own site in Chennai", { delivery: site }, "33", "DELIVERY", false],
  ["the buyer's address", {}, "29", "DELIVERY", false],
  [
    "another registration under the same name",
    { delivery: { ...site, gstin: "33AAPFU0939F1Z2" } },
    "29",
    "BUYER",
    true,
  ],
  [
    "a site that has a name of its own",
    { delivery: other, isToOther: false },
    "33",
    "DELIVERY",
    false,
  ],
  [
    "the same name in capitals",
    { delivery: { ...site, name: "KAVERI  WEAVES." } },
    "33",
    "DELIVERY",
    false,
  ],
] as const)("delivery to %s has its place of supply", (_what, entry, state, reason, isToOther) => {
  const { totals, ...invoice } = compose(entry);
  expect(invoice).toMatchObject({ placeOfSupply: state, supplyReason: reason, isToOther });
  expect(totals).toMatchObject(
    state === "29"
      ? { cgstPaise: 222_500, sgstPaise: 222_500, igstPaise: 0 }
      : { cgstPaise: 0, sgstPaise: 0, igstPaise: 445_000 },
  );
});

test("a chosen state replaces the law's, and one equal to it is no choice", () => {
  expect(compose({ delivery: other, placeOfSupply: "33" })).toMatchObject({
    placeOfSupply: "33",
    supplyReason: "CHOSEN",
    totals: { igstPaise: 445_000 },
  });
  expect(compose({ delivery: other, placeOfSupply: "29" })).toMatchObject({
    supplyReason: "BUYER",
  });
});

test("a challan charges no tooling, and has no tax", () => {
  const tooling = { description: "Plates", pricePaise: 575_000 };
  const entry: InvoiceEntry = {
    kind: "CHALLAN",
    description: "Box",
    hsn: "48191010",
    price: 17.8,
    recipient: clientParty,
    withTooling: true,
  };
  expect(composeInvoice(entry, { ...terms, gstRows: [], tooling })).toMatchObject({
    ok: true,
    invoice: { lines: [{ description: "Box", ratePercent: 0 }], totals: { totalPaise: 8_900_000 } },
  });
});

const lorry = { mode: "ROAD", vehicleNumber: "KA01AB1234", distanceKm: 0 } as const;

test.each([
  ["no GSTIN", other, "URP"],
  ["a GSTIN", { ...other, gstin: "33AAPFU0939F1Z2" }, "33AAPFU0939F1Z2"],
])("the portals' files name a receiver with %s", (_what, delivery, gstin) => {
  const document = invoiceOf({ delivery, ...compose({ delivery }) });
  expect(ewayBillFaults(document, lorry, terms.date)).toEqual([]);
  const eway: unknown = JSON.parse(
    JSON.stringify(ewayBillFile(document, lorry, ewayBillVersion, true)),
  );
  expect(fieldErrors(eway, ewayFields)).toEqual([]);
  expect(eway).toMatchObject({
    billLists: [
      {
        transType: 2,
        toGstin: clientParty.gstin,
        toStateCode: 29,
        actualToStateCode: 33,
        shipToGSTIN: gstin,
        shipToTradeName: "Marina Traders",
        toPincode: 600001,
        cgstValue: 2225,
        igstValue: 0,
      },
    ],
  });
  const [register] = eInvoiceFile(document);
  expect(fieldErrors(register, eInvoiceFields)).toEqual([]);
  expect(register).toMatchObject({
    BuyerDtls: { Gstin: clientParty.gstin, Pos: "29" },
    ShipDtls: { Gstin: gstin, LglNm: "Marina Traders", Stcd: "33" },
  });
});

test("a delivery to the recipient's own address has no receiver", () => {
  const [bill] = ewayBillFile(invoiceOf(), lorry).billLists;
  expect(bill).toMatchObject({ transType: 1 });
  expect(bill).not.toHaveProperty("shipToGSTIN");
  expect(eInvoiceFile(invoiceOf())[0]).not.toHaveProperty("ShipDtls");
});

test.each([
  ["the buyer's own site", site],
  ["the buyer's own GSTIN under another name", { ...other, gstin: clientParty.gstin }],
])("%s is a regular transaction, which has no receiver", (_what, delivery) => {
  const document = invoiceOf({ delivery, ...compose({ delivery: site }) });
  const [bill] = ewayBillFile(document, lorry, ewayBillVersion, true).billLists;
  expect(bill).toMatchObject({
    transType: 1,
    toPincode: 600001,
    toStateCode: 33,
    actualToStateCode: 33,
    igstValue: 4450,
    cgstValue: 0,
  });
  expect(bill).not.toHaveProperty("shipToGSTIN");
  const [register] = eInvoiceFile(document);
  expect(register).toMatchObject({ BuyerDtls: { Pos: "33" } });
  expect(register).not.toHaveProperty("ShipDtls");
});

test("a document of an earlier version is to another party by its name or GSTIN", () => {
  const typeOf = (delivery: InvoiceParty) =>
    ewayBillFile(invoiceOf({ delivery }), lorry).billLists[0]?.transType;
  expect([typeOf(site), typeOf(other), typeOf({ ...site, gstin: "33AAPFU0939F1Z2" })]).toEqual([
    1, 2, 2,
  ]);
});

test("the receiver's keys are in the file only while the setting sends them", () => {
  const document = invoiceOf({ delivery: other, ...compose({ delivery: other }) });
  const [bill] = ewayBillFile(document, lorry).billLists;
  expect(bill).toMatchObject({ transType: 2 });
  expect(bill).not.toHaveProperty("shipToGSTIN");
  expect(bill).not.toHaveProperty("shipToTradeName");
});
