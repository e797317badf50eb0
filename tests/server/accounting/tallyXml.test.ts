import { expect, test } from "vitest";
import { convert } from "xmlbuilder2";
import { invoiceVoucher } from "../../../domain/accounting/vouchers";
import { mastersXml, vouchersXml } from "../../../server/accounting/tallyXml";
import { invoiceOf } from "../../support/invoiceDocument";
import { ledgerNames } from "../../support/ledgerNames";

const id = "6f1c2b4e-0000-4000-8000-000000000001";
const sale = invoiceVoucher(id, invoiceOf(), ledgerNames);

const entry = (ledger: string, isDebit: boolean, amount: string) => ({
  LEDGERNAME: ledger,
  ISDEEMEDPOSITIVE: isDebit ? "Yes" : "No",
  AMOUNT: amount,
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
                "ALLLEDGERENTRIES.LIST": [
                  entry("Kaveri Weaves", true, "-93450.00"),
                  entry("Sales", false, "89000.00"),
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

test("names with signs of XML, Kannada letters and control characters are kept or left out", () => {
  const name = 'Kaveri <& "Sons"> ಕಾವೇರಿ\u0007';
  const xml = mastersXml([{ name, group: "Sundry Debtors" }]);
  expect(xml).toContain(`<NAME>Kaveri &lt;&amp; "Sons"&gt; ಕಾವೇರಿ</NAME>`);
  expect(() => convert(xml, { format: "object" })).not.toThrow();
});

test("a file without vouchers is a file all the same", () => {
  expect(vouchersXml([])).toContain("<REQUESTDATA");
});
