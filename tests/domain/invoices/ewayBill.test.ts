import { expect, test } from "vitest";
import { ewayBillFaults, ewayBillFile } from "../../../domain/invoices/ewayBill";
import { taxedLine, totalsOf } from "../../../domain/invoices/gst";
import type { InvoiceDocument, Transport } from "../../../domain/invoices/invoiceDocument";
import { englishOf } from "../../support/inEnglish";
import { boxLine, clientParty, invoiceOf, plantParty } from "../../support/invoiceDocument";
import { ewayFields, fieldErrors } from "../../support/portalFields";

const today = "2026-11-23";
const lorry: Transport = { mode: "ROAD", vehicleNumber: "KA01AB1234", distanceKm: 0 };

const faultsOf = (values: Partial<InvoiceDocument>, transport: Partial<Transport> = {}) =>
  ewayBillFaults(invoiceOf(values), { ...lorry, ...transport }, today).map(
    ({ field, message }) => `${field}: ${englishOf(message)}`,
  );

test("the worked invoice has no faults", () => {
  expect(faultsOf({})).toEqual([]);
});

test("the file reads back with all fields of the portal, and with the worked figures", () => {
  const file: unknown = JSON.parse(JSON.stringify(ewayBillFile(invoiceOf(), lorry)));
  expect(fieldErrors(file, ewayFields)).toEqual([]);
  expect(file).toMatchObject({
    version: "1.0.0621",
    billLists: [
      {
        supplyType: "O",
        subSupplyType: 1,
        docType: "INV",
        docNo: "A/26-27/00001",
        docDate: "23/11/2026",
        transType: 1,
        fromPincode: 560090,
        toStateCode: 29,
        totalValue: 89_000,
        cgstValue: 2225,
        sgstValue: 2225,
        igstValue: 0,
        OthValue: 0,
        totInvValue: 93_450,
        transMode: 1,
        vehicleNo: "KA01AB1234",
        mainHsnCode: "48191010",
        itemList: [{ itemNo: 1, quantity: 5000, qtyUnit: "NOS", cgstRate: 2.5, igstRate: 0 }],
      },
    ],
  });
});

test("job work goes on a challan, to a party that may be unregistered", () => {
  const { gstin: _none, ...recipient } = clientParty;
  const challan = invoiceOf({ kind: "CHALLAN", recipient });
  expect(ewayBillFile(challan, lorry).billLists).toMatchObject([
    { supplyType: "O", subSupplyType: 4, docType: "CHL", toGstin: "URP" },
  ]);
});

test("another place of delivery of the buyer is a regular transaction", () => {
  const delivery = { ...clientParty, place: "Hosur", pin: "635109", stateCode: "33" };
  expect(ewayBillFile(invoiceOf({ delivery }), lorry).billLists).toMatchObject([
    { transType: 1, toPincode: 635109, toStateCode: 29, actualToStateCode: 33 },
  ]);
});

test("a transporter's id alone is a transport by road, without a vehicle", () => {
  const { vehicleNumber: _none, ...rest } = lorry;
  const transport = { ...rest, transporterId: "29AAACT0001A1Z5", mode: "RAIL" } as const;
  expect(ewayBillFaults(invoiceOf(), transport, today)).toEqual([]);
  expect(ewayBillFile(invoiceOf(), transport).billLists).toMatchObject([
    { transMode: 1, vehicleType: "R", vehicleNo: "" },
  ]);
});

const cents = invoiceOf();

test.each<[string, Partial<InvoiceDocument>, Partial<Transport>, string]>([
  [
    "a vehicle number with blanks",
    {},
    { vehicleNumber: "KA 01 AB 1234" },
    "transport.vehicleNumber: The vehicle number “KA 01 AB 1234” may only have capital letters and digits: write KA01AB1234",
  ],
  [
    "no vehicle on the road",
    {},
    { vehicleNumber: undefined },
    "transport.vehicleNumber: Enter the vehicle number, or a transporter's id alone",
  ],
  [
    "rail without a receipt",
    {},
    { mode: "RAIL" },
    "transport.lrNumber: Enter the number of the receipt by rail, air or ship",
  ],
  [
    "a date 181 days old",
    { date: "2026-05-26" },
    {},
    "date: The document is 181 days old: the portal takes at most 180",
  ],
  ["a date in the future", { date: "2026-11-24" }, {}, "date: The date is in the future"],
  [
    "a name in Kannada",
    { recipient: { ...clientParty, name: "ಕಾವೇರಿ" }, delivery: clientParty },
    {},
    "recipient.name: Recipient: the name “ಕಾವೇರಿ” has no Latin letter, write it in Latin letters for the portal",
  ],
  [
    "equal PIN codes and no distance",
    { delivery: { ...clientParty, pin: "560090" } },
    {},
    "transport.distanceKm: Both PIN codes are the same: enter a distance of 1 to 100 km",
  ],
  [
    "equal PIN codes and a distance of 101 km",
    { delivery: { ...clientParty, pin: "560090" } },
    { distanceKm: 101 },
    "transport.distanceKm: Both PIN codes are the same: enter a distance of 1 to 100 km",
  ],
  [
    "a PIN code of another state",
    { delivery: { ...clientParty, pin: "600001" } },
    {},
    "delivery.pin: Delivery: the PIN code 600001 is not in the state 29",
  ],
  [
    "lines that are a paisa off",
    { totals: { ...cents.totals, taxablePaise: 8_899_999, roundOffPaise: 1 } },
    {},
    "totals.taxablePaise: The lines' taxable value is ₹89,000.00, the total says ₹88,999.99",
  ],
  [
    "an HSN code of 5 digits",
    { lines: [taxedLine({ ...boxLine, hsn: "48191" }, true)] },
    {},
    "lines.0.hsn: Line 1: an HSN code has 4, 6 or 8 digits, not “48191”",
  ],
  ["no lines", { lines: [] }, {}, "lines: An e-way bill has 1 to 250 lines, not 0"],
  [
    "IGST inside the state",
    { lines: [taxedLine(boxLine, false)] },
    {},
    "placeOfSupply: A supply inside the state has CGST and SGST, no IGST",
  ],
  [
    "a plant without a GSTIN",
    { supplier: { ...plantParty, gstin: undefined } },
    {},
    "supplier.gstin: The plant's own GSTIN is missing",
  ],
  [
    "a serial with a blank",
    { serial: "A 1" },
    {},
    "serial: The number “A 1” must have at most 16 letters, digits, hyphens and slashes",
  ],
])("%s is one sentence", (_name, values, transport, sentence) => {
  expect(faultsOf(values, transport)).toEqual([sentence]);
});

test("251 lines are too many, and 250 are not", () => {
  const lines = Array.from({ length: 251 }, () => taxedLine(boxLine, true));
  const some = lines.slice(1);
  expect(faultsOf({ lines, totals: totalsOf(lines) })).toHaveLength(1);
  expect(faultsOf({ lines: some, totals: totalsOf(some) })).toEqual([]);
});

test("a round-off goes to the other value", () => {
  const lines = [taxedLine({ ...boxLine, quantity: 333, pricePaise: 777 }, true)];
  const [bill] = ewayBillFile(invoiceOf({ lines, totals: totalsOf(lines) }), lorry).billLists;
  expect(bill).toMatchObject({ OthValue: 0.21, totInvValue: 2717, totalValue: 2587.41 });
});

test("texts keep only what the portal takes", () => {
  const recipient = {
    ...clientParty,
    name: "Kāveri & Söhne (ಕಾ) *",
    address1: "7/2, Mill\nStreet",
  };
  expect(ewayBillFile(invoiceOf({ recipient }), lorry).billLists).toMatchObject([
    { toTrdName: "Kaveri & Sohne", toAddr1: "7/2, Mill Street" },
  ]);
});

test("the size of a box keeps its signs, as a letter that the portal takes", () => {
  const [bill] = ewayBillFile(invoiceOf(), lorry).billLists;
  expect(bill?.itemList[0]?.productName).toBe("Corrugated box 400 x 300 x 200 mm");
});
