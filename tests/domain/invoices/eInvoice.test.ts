import { expect, test } from "vitest";
import { eInvoiceFaults, eInvoiceFile } from "../../../domain/invoices/eInvoice";
import type { InvoiceDocument } from "../../../domain/invoices/invoiceDocument";
import { clientParty, invoiceOf } from "../../support/invoiceDocument";
import { eInvoiceFields, fieldErrors } from "../../support/portalFields";

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

test("a credit note names its invoice, and a shipment to another place has its address", () => {
  const [form] = read(
    invoiceOf({
      kind: "CREDIT_NOTE",
      serial: "C/26-27/00001",
      original: { serial: "A/26-27/00001", date: "2026-11-20" },
      delivery: { ...clientParty, place: "Hosur", pin: "635109", stateCode: "33" },
    }),
  );
  expect(fieldErrors(form, eInvoiceFields)).toEqual([]);
  expect(form).toMatchObject({
    DocDtls: { Typ: "CRN" },
    ShipDtls: { Loc: "Hosur", Stcd: "33" },
    RefDtls: { PrecDocDtls: [{ InvNo: "A/26-27/00001", InvDt: "20/11/2026" }] },
  });
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
