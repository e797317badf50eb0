import { create } from "xmlbuilder2";
import type { Voucher, VoucherEntry } from "../../domain/accounting/vouchers";

const amountText = (paise: number) => (paise / 100).toFixed(2);
const tallyDate = (date: string) => date.replaceAll("-", "");

/** A control character is no part of XML, and Tally stops at one. */
const writeXml = (root: object) =>
  create({ version: "1.0", encoding: "UTF-8", invalidCharReplacement: "" }, root).end({
    prettyPrint: true,
  });

const envelope = (reportName: string, messages: readonly object[]) =>
  writeXml({
    ENVELOPE: {
      HEADER: { TALLYREQUEST: "Import Data" },
      BODY: {
        IMPORTDATA: {
          REQUESTDESC: { REPORTNAME: reportName },
          REQUESTDATA: {
            TALLYMESSAGE: messages.map((message) => ({ "@xmlns:UDF": "TallyUDF", ...message })),
          },
        },
      },
    },
  });

const entryOf = ({ ledger, amountPaise }: VoucherEntry) => ({
  LEDGERNAME: ledger,
  ISDEEMEDPOSITIVE: amountPaise < 0 ? "Yes" : "No",
  AMOUNT: amountText(amountPaise),
});

const voucherOf = ({ id, type, date, number, narration, party, entries }: Voucher) => ({
  VOUCHER: {
    "@REMOTEID": id,
    "@VCHTYPE": type,
    "@ACTION": "Create",
    DATE: tallyDate(date),
    VOUCHERTYPENAME: type,
    VOUCHERNUMBER: number,
    NARRATION: narration,
    ...(party !== undefined && { PARTYLEDGERNAME: party }),
    "ALLLEDGERENTRIES.LIST": entries.map(entryOf),
  },
});

/** Tally's import file of vouchers. A second import alters the vouchers of the first one, by their `REMOTEID`. */
export const vouchersXml = (vouchers: readonly Voucher[]): string =>
  envelope("Vouchers", vouchers.map(voucherOf));

export interface LedgerMaster {
  readonly name: string;
  /** Tally's own group. */
  readonly group: string;
  readonly gstin?: string | undefined;
}

/** Tally's import file of ledgers. Import it before the vouchers. */
export const mastersXml = (masters: readonly LedgerMaster[]): string =>
  envelope(
    "All Masters",
    masters.map(({ name, group, gstin }) => ({
      LEDGER: {
        "@NAME": name,
        "@ACTION": "Create",
        NAME: name,
        PARENT: group,
        ...(gstin !== undefined && { PARTYGSTIN: gstin }),
      },
    })),
  );
