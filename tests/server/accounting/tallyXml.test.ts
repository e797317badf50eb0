import { expect, test } from "vitest";
import { convert } from "xmlbuilder2";
import * as z from "zod/mini";
import { invoiceVoucher } from "../../../domain/accounting/vouchers";
import { mastersXml, vouchersXml } from "../../../server/accounting/tallyXml";
import { invoiceOf } from "../../support/invoiceDocument";
import { ledgerNames } from "../../support/ledgerNames";

const Masters = z.object({
  ENVELOPE: z.object({
    BODY: z.object({
      IMPORTDATA: z.object({
        REQUESTDATA: z.object({
          TALLYMESSAGE: z.array(z.object({ LEDGER: z.record(z.string(), z.unknown()) })),
        }),
      }),
    }),
  }),
});

const id = "6f1c2b4e-0000-4000-8000-000000000001";
const sale = invoiceVoucher(id, invoiceOf(), ledgerNames);

const entry = (ledger: string, isDebit: boolean, amount: string) => ({
  LEDGERNAME: ledger,
  ISDEEMEDPOSITIVE: isDebit ? "Yes" : "No",
  ISPARTYLEDGER: "No",
  AMOUNT: amount,
});

const rate = (head: string, percent: string) => ({
  GSTRATEDUTYHEAD: head,
  GSTRATEVALUATIONTYPE: "Based on Value",
  GSTRATE: percent,
});

test("the worked sale reads back as Tally takes it", () => {
  expect(convert(vouchersXml([sale]), { format: "object" })).toEqual({
    ENVELOPE: {
      HEADER: { TALLYREQUEST: "Import Data" },
      BODY: {
        IMPORTDATA: {
          REQUESTDESC: { REPORTNAME: "Vouchers" },
          REQUESTDATA: {
            TALLYMESSAGE: {
              "@xmlns:UDF": "TallyUDF",
              VOUCHER: {
                "@REMOTEID": id,
                "@VCHTYPE": "Sales",
                "@ACTION": "Create",
                DATE: "20261123",
                VOUCHERTYPENAME: "Sales",
                VOUCHERNUMBER: "A/26-27/00001",
                NARRATION: "A/26-27/00001",
                PARTYLEDGERNAME: "Kaveri Weaves",
                PARTYNAME: "Kaveri Weaves",
                STATENAME: "Karnataka",
                COUNTRYOFRESIDENCE: "India",
                GSTREGISTRATIONTYPE: "Regular",
                PARTYGSTIN: "29AAGCB7383J1Z4",
                PLACEOFSUPPLY: "Karnataka",
                "ALLLEDGERENTRIES.LIST": [
                  {
                    ...entry("Kaveri Weaves", true, "-93450.00"),
                    ISPARTYLEDGER: "Yes",
                    "BILLALLOCATIONS.LIST": {
                      NAME: "A/26-27/00001",
                      BILLTYPE: "New Ref",
                      AMOUNT: "-93450.00",
                    },
                  },
                  {
                    ...entry("Sales", false, "89000.00"),
                    GSTOVRDNTAXABILITY: "Taxable",
                    GSTOVRDNTYPEOFSUPPLY: "Goods",
                    GSTHSNNAME: "48191010",
                    "RATEDETAILS.LIST": [
                      rate("CGST", "2.5"),
                      rate("SGST/UTGST", "2.5"),
                      rate("IGST", "5"),
                    ],
                  },
                  entry("CGST", false, "2225.00"),
                  entry("SGST", false, "2225.00"),
                ],
              },
            },
          },
        },
      },
    },
  });
});

test("a party's ledger follows its bills, and has its state and its registration", () => {
  const party = { gstin: "33AABCB5576G1ZS", state: "Tamil Nadu", pin: "635109" };
  const xml = mastersXml([
    { name: "Hosur Motors", group: "Sundry Debtors", party },
    { name: "Farm Stall", group: "Sundry Debtors", party: { state: "Kerala" } },
    { name: "Output CGST", group: "Duties & Taxes", dutyHead: "CGST" },
    { name: "Sales", group: "Sales Accounts" },
  ]);
  const { ENVELOPE } = Masters.parse(convert(xml, { format: "object" }));
  const ledgers = ENVELOPE.BODY.IMPORTDATA.REQUESTDATA.TALLYMESSAGE.map(({ LEDGER }) => LEDGER);
  expect(ledgers).toMatchObject([
    {
      ISBILLWISEON: "Yes",
      PARTYGSTIN: "33AABCB5576G1ZS",
      LEDSTATENAME: "Tamil Nadu",
      "LEDMAILINGDETAILS.LIST": { STATE: "Tamil Nadu", COUNTRY: "India", PINCODE: "635109" },
      "LEDGSTREGDETAILS.LIST": {
        APPLICABLEFROM: "20170701",
        GSTREGISTRATIONTYPE: "Regular",
        STATE: "Tamil Nadu",
        GSTIN: "33AABCB5576G1ZS",
      },
    },
    {
      ISBILLWISEON: "Yes",
      "LEDGSTREGDETAILS.LIST": { GSTREGISTRATIONTYPE: "Unregistered/Consumer", STATE: "Kerala" },
    },
    { ISBILLWISEON: "No", TAXTYPE: "GST", GSTDUTYHEAD: "CGST" },
    { ISBILLWISEON: "No" },
  ]);
  expect(ledgers[3]).not.toHaveProperty("TAXTYPE");
});

test("names with XML's signs and Kannada letters are kept, without control characters", () => {
  const name = 'Kaveri <& "Sons"> ಕಾವೇರಿ\u0007';
  const xml = mastersXml([{ name, group: "Sundry Debtors" }]);
  expect(xml).toContain(`<NAME>Kaveri &lt;&amp; "Sons"&gt; ಕಾವೇರಿ</NAME>`);
  expect(() => convert(xml, { format: "object" })).not.toThrow();
});

test("a file without vouchers is a file all the same", () => {
  expect(vouchersXml([])).toContain("<REQUESTDATA");
});
