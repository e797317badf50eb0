import { create } from "xmlbuilder2";
import type { Voucher, VoucherEntry, VoucherParty } from "../../domain/accounting/vouchers";

const amountText = (paise: number) => (paise / 100).toFixed(2);
const tallyDate = (date: string) => date.replaceAll("-", "");

/** Writes XML without control characters. They are no part of XML, and Tally stops at one. */
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

const registrationType = (gstin: string | undefined) =>
  gstin === undefined ? "Unregistered/Consumer" : "Regular";

/** Returns the tax heads of a rate in the form that Tally reads. */
const ratesOf = (percent: number) =>
  [
    ["CGST", percent / 2],
    ["SGST/UTGST", percent / 2],
    ["IGST", percent],
  ].map(([head, rate]) => ({
    GSTRATEDUTYHEAD: head,
    GSTRATEVALUATIONTYPE: "Based on Value",
    GSTRATE: rate,
  }));

const goodsOf = ({ hsn, ratePercent, isService }: NonNullable<VoucherEntry["goods"]>) => ({
  GSTOVRDNTAXABILITY: "Taxable",
  GSTOVRDNTYPEOFSUPPLY: isService ? "Services" : "Goods",
  GSTHSNNAME: hsn,
  "RATEDETAILS.LIST": ratesOf(ratePercent),
});

type Bill = NonNullable<VoucherEntry["bills"]>[number];

const billOf = ({ name, kind, creditDays, amountPaise }: Bill) => ({
  ...(name !== undefined && { NAME: name }),
  ...(creditDays !== undefined && { BILLCREDITPERIOD: `${creditDays} Days` }),
  BILLTYPE: kind,
  AMOUNT: amountText(amountPaise),
});

const entryOf = ({ ledger, amountPaise, bill, bills, goods }: VoucherEntry) => ({
  LEDGERNAME: ledger,
  ...(goods && goodsOf(goods)),
  ISDEEMEDPOSITIVE: amountPaise < 0 ? "Yes" : "No",
  ISPARTYLEDGER: bill || bills ? "Yes" : "No",
  AMOUNT: amountText(amountPaise),
  ...(bill && { "BILLALLOCATIONS.LIST": billOf({ ...bill, amountPaise }) }),
  ...(bills && { "BILLALLOCATIONS.LIST": bills.map(billOf) }),
});

/** Returns the other party as it was on the day of the voucher. */
const partyOf = ({ name, gstin, state }: VoucherParty) => ({
  PARTYLEDGERNAME: name,
  PARTYNAME: name,
  ...(state !== undefined && {
    STATENAME: state,
    COUNTRYOFRESIDENCE: "India",
    GSTREGISTRATIONTYPE: registrationType(gstin),
  }),
  ...(gstin !== undefined && { PARTYGSTIN: gstin }),
});

const voucherOf = (voucher: Voucher) => {
  const { id, type, date, number, narration, party, placeOfSupply, reference, entries } = voucher;
  const { isCancelled = false } = voucher;
  return {
    VOUCHER: {
      "@REMOTEID": id,
      "@VCHTYPE": type,
      "@ACTION": "Create",
      DATE: tallyDate(date),
      VOUCHERTYPENAME: type,
      VOUCHERNUMBER: number,
      ...(reference && { REFERENCE: reference.number }),
      ...(reference?.date !== undefined && { REFERENCEDATE: tallyDate(reference.date) }),
      NARRATION: narration,
      ...(isCancelled && { ISCANCELLED: "Yes" }),
      ...(party && partyOf(party)),
      ...(placeOfSupply !== undefined && { PLACEOFSUPPLY: placeOfSupply }),
      "ALLLEDGERENTRIES.LIST": entries.map(entryOf),
    },
  };
};

/**
 * Writes Tally's import file of vouchers. A second import alters the vouchers of the first one, by their `REMOTEID`.
 */
export const vouchersXml = (vouchers: readonly Voucher[]): string =>
  envelope("Vouchers", vouchers.map(voucherOf));

export interface LedgerMaster {
  readonly name: string;
  /** The name of a group that Tally has by itself. */
  readonly group: string;
  /** The tax that a ledger of duties has, such as `CGST`. */
  readonly dutyHead?: string | undefined;
  /** The client or the mill of the ledger. Tally then follows each bill separately. */
  readonly party?: {
    readonly gstin?: string | undefined;
    readonly state?: string | undefined;
    readonly pin?: string | undefined;
    readonly addressLines?: readonly string[] | undefined;
  };
}

/** Registrations and addresses are dated in Tally: they hold from the first day of GST. */
const gstBegan = "20170701";

const mailingOf = (name: string, { state, pin, addressLines = [] }: Party) => ({
  "LEDMAILINGDETAILS.LIST": {
    ...(addressLines.length > 0 && {
      "ADDRESS.LIST": { "@TYPE": "String", ADDRESS: [...addressLines] },
    }),
    APPLICABLEFROM: gstBegan,
    ...(pin !== undefined && { PINCODE: pin }),
    MAILINGNAME: name,
    STATE: state,
    COUNTRY: "India",
  },
});

const registrationOf = ({ gstin, state }: Party) => ({
  "LEDGSTREGDETAILS.LIST": {
    APPLICABLEFROM: gstBegan,
    GSTREGISTRATIONTYPE: registrationType(gstin),
    STATE: state,
    PLACEOFSUPPLY: state,
    ...(gstin !== undefined && { GSTIN: gstin }),
  },
});

type Party = NonNullable<LedgerMaster["party"]>;

const masterOf = ({ name, group, dutyHead, party }: LedgerMaster) => ({
  LEDGER: {
    "@NAME": name,
    "@ACTION": "Create",
    NAME: name,
    PARENT: group,
    ...(dutyHead !== undefined && { TAXTYPE: "GST", GSTDUTYHEAD: dutyHead }),
    ISBILLWISEON: party ? "Yes" : "No",
    ...(party?.gstin !== undefined && { PARTYGSTIN: party.gstin }),
    ...(party?.state !== undefined && {
      COUNTRYOFRESIDENCE: "India",
      LEDSTATENAME: party.state,
      GSTREGISTRATIONTYPE: registrationType(party.gstin),
      ...mailingOf(name, party),
      ...registrationOf(party),
    }),
  },
});

/** Writes Tally's import file of ledgers. Import it before the vouchers. */
export const mastersXml = (masters: readonly LedgerMaster[]): string =>
  envelope("All Masters", masters.map(masterOf));
