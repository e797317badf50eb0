import { expect, test } from "vitest";
import { composeInvoice, type InvoiceEntry } from "../../../domain/invoices/composeInvoice";
import { composeCredit } from "../../../domain/invoices/creditNote";
import { eInvoiceFaults, eInvoiceFile } from "../../../domain/invoices/eInvoice";
import { ewayBillFaults, ewayBillFile } from "../../../domain/invoices/ewayBill";
import { defaultGstRows, isInsideState } from "../../../domain/invoices/gst";
import type { InvoiceDocument, InvoiceParty } from "../../../domain/invoices/invoiceDocument";
import type { ZoneSupply } from "../../../domain/invoices/zones";
import { englishOf } from "../../support/inEnglish";
import { clientParty, plantParty } from "../../support/invoiceDocument";
import { eInvoiceFields, ewayFields, fieldErrors } from "../../support/portalFields";

const date = "2026-11-23";
const lorry = { mode: "ROAD", vehicleNumber: "KA01AB1234", distanceKm: 0 } as const;

/** A buyer in Chennai, who is in another state. */
const chennaiParty: InvoiceParty = {
  name: "Marina Traders",
  gstin: "33AAPFU0939F1Z2",
  address1: "4 Port Road",
  place: "Chennai",
  pin: "600001",
  stateCode: "33",
};

const { gstin: _none, ...chennaiAddress } = chennaiParty;

/** A letter of undertaking for the financial year. */
const letter = { number: "AD290426000123X", validFrom: "2026-04-01", validTo: "2027-03-31" };

interface Sale {
  readonly recipient?: InvoiceParty;
  readonly delivery?: InvoiceParty;
  readonly hsn?: string;
  readonly zone?: ZoneSupply;
}

/** Returns the invoice of 5,000 pieces at ₹17.80 each. */
function sell({ recipient = clientParty, delivery, hsn = "48191010", zone }: Sale) {
  const entry: InvoiceEntry = {
    kind: "TAX_INVOICE",
    description: "Corrugated goods",
    hsn,
    price: 17.8,
    recipient,
    delivery,
    withTooling: false,
  };
  const terms = {
    date,
    supplierStateCode: "29",
    gstRows: defaultGstRows,
    toolingHsn: "998912",
    quantity: 5000,
    zone,
  };
  const composed = composeInvoice(entry, terms);
  if (!composed.ok) throw new Error(JSON.stringify(composed.errors));
  const document: InvoiceDocument = {
    kind: "TAX_INVOICE",
    serial: "A/26-27/00001",
    supplier: plantParty,
    recipient,
    delivery: delivery ?? recipient,
    isReverseCharge: false,
    ...composed.invoice,
  };
  return document;
}

/** Returns the credit note of 100 pieces that came back. */
function creditOf(sale: InvoiceDocument): InvoiceDocument {
  const { serial } = sale;
  const figures = { serial, isInside: isInsideState(sale), lines: sale.lines, totals: sale.totals };
  const credit = composeCredit(figures, [], {
    line: 0,
    quantity: 100,
    price: 17.8,
    isReturn: true,
  });
  if (!credit.ok) throw new Error(JSON.stringify(credit.errors));
  const { lines, totals } = credit;
  const note = { kind: "CREDIT_NOTE", serial: "N/26-27/00001", lines, totals } as const;
  return { ...sale, ...note, original: { serial, date } };
}

/** The bill of the sale inside the plant's state. */
const bill = {
  userGstin: "29AABCB5576G1ZH",
  supplyType: "O",
  subSupplyType: 1,
  subSupplyDesc: "",
  docType: "INV",
  docNo: "A/26-27/00001",
  docDate: "23/11/2026",
  transType: 1,
  fromGstin: "29AABCB5576G1ZH",
  fromTrdName: "Alepet Cartons",
  fromAddr1: "12 Tank Road",
  fromAddr2: "",
  fromPlace: "Chikkabanavara",
  fromPincode: 560090,
  fromStateCode: 29,
  actualFromStateCode: 29,
  toGstin: "29AAGCB7383J1Z4",
  toTrdName: "Kaveri Weaves",
  toAddr1: "7 Mill Street",
  toAddr2: "Peenya",
  toPlace: "Bengaluru",
  toPincode: 560058,
  toStateCode: 29,
  actualToStateCode: 29,
  totalValue: 89_000,
  cgstValue: 2225,
  sgstValue: 2225,
  igstValue: 0,
  cessValue: 0,
  TotNonAdvolVal: 0,
  OthValue: 0,
  totInvValue: 93_450,
  transMode: 1,
  transDistance: 0,
  transporterId: "",
  transporterName: "",
  transDocNo: "",
  transDocDate: "",
  vehicleNo: "KA01AB1234",
  vehicleType: "R",
  mainHsnCode: "48191010",
};

const billItem = {
  itemNo: 1,
  productName: "Corrugated goods",
  productDesc: "Corrugated goods",
  hsnCode: "48191010",
  quantity: 5000,
  qtyUnit: "NOS",
  taxableAmount: 89_000,
  cgstRate: 2.5,
  sgstRate: 2.5,
  igstRate: 0,
  cessRate: 0,
  cessNonAdvol: 0,
};

/** The parts of a bill to Chennai. */
const toChennai = {
  toAddr1: "4 Port Road",
  toAddr2: "",
  toPlace: "Chennai",
  toPincode: 600001,
  actualToStateCode: 33,
};
const igstBill = { cgstValue: 0, sgstValue: 0, igstValue: 4450 };
const igstBillItem = { cgstRate: 0, sgstRate: 0, igstRate: 5 };
const noTaxBill = { cgstValue: 0, sgstValue: 0, igstValue: 0, totInvValue: 89_000 };
const noTaxBillItem = { cgstRate: 0, sgstRate: 0, igstRate: 0 };

const seller = {
  Gstin: "29AABCB5576G1ZH",
  LglNm: "Alepet Cartons",
  TrdNm: "Alepet Cartons",
  Addr1: "12 Tank Road",
  Loc: "Chikkabanavara",
  Pin: 560090,
  Stcd: "29",
};

const buyer = {
  Gstin: "29AAGCB7383J1Z4",
  LglNm: "Kaveri Weaves",
  TrdNm: "Kaveri Weaves",
  Addr1: "7 Mill Street",
  Addr2: "Peenya",
  Loc: "Bengaluru",
  Pin: 560058,
  Stcd: "29",
  Pos: "29",
};

const chennaiBuyer = {
  Gstin: "33AAPFU0939F1Z2",
  LglNm: "Marina Traders",
  TrdNm: "Marina Traders",
  Addr1: "4 Port Road",
  Loc: "Chennai",
  Pin: 600001,
  Stcd: "33",
  Pos: "33",
};

/** The amounts of a line and of the whole document. */
interface Amounts {
  readonly qty: number;
  readonly taxable: number;
  readonly rate: number;
  readonly cgst: number;
  readonly sgst: number;
  readonly igst: number;
  readonly lineTotal: number;
  readonly roundOff: number;
  readonly total: number;
}

interface Form {
  readonly supply: string;
  readonly buyer: object;
  readonly ship?: object;
  readonly hsn: string;
  readonly sale: Amounts;
  readonly credit: Amounts;
}

function formOf(form: Form, amounts: Amounts, isCredit: boolean) {
  return {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: form.supply, RegRev: "N", IgstOnIntra: "N" },
    DocDtls: isCredit
      ? { Typ: "CRN", No: "N/26-27/00001", Dt: "23/11/2026" }
      : { Typ: "INV", No: "A/26-27/00001", Dt: "23/11/2026" },
    SellerDtls: seller,
    BuyerDtls: form.buyer,
    ...(form.ship && { ShipDtls: form.ship }),
    ItemList: [
      {
        SlNo: "1",
        PrdDesc: "Corrugated goods",
        IsServc: "N",
        HsnCd: form.hsn,
        Qty: amounts.qty,
        Unit: "NOS",
        UnitPrice: 17.8,
        TotAmt: amounts.taxable,
        Discount: 0,
        AssAmt: amounts.taxable,
        GstRt: amounts.rate,
        IgstAmt: amounts.igst,
        CgstAmt: amounts.cgst,
        SgstAmt: amounts.sgst,
        TotItemVal: amounts.lineTotal,
      },
    ],
    ValDtls: {
      AssVal: amounts.taxable,
      CgstVal: amounts.cgst,
      SgstVal: amounts.sgst,
      IgstVal: amounts.igst,
      RndOffAmt: amounts.roundOff,
      TotInvVal: amounts.total,
    },
    ...(isCredit && {
      RefDtls: { PrecDocDtls: [{ InvNo: "A/26-27/00001", InvDt: "23/11/2026" }] },
    }),
  };
}

const sold = { qty: 5000, taxable: 89_000, rate: 5, cgst: 0, sgst: 0, igst: 0, roundOff: 0 };
const back = { qty: 100, taxable: 1780, rate: 5, cgst: 0, sgst: 0, igst: 0, roundOff: 0 };
const inside = {
  sale: { ...sold, cgst: 2225, sgst: 2225, lineTotal: 93_450, total: 93_450 },
  credit: { ...back, cgst: 44.5, sgst: 44.5, lineTotal: 1869, total: 1869 },
};
const outside = {
  sale: { ...sold, igst: 4450, lineTotal: 93_450, total: 93_450 },
  credit: { ...back, igst: 89, lineTotal: 1869, total: 1869 },
};
const untaxed = {
  sale: { ...sold, rate: 0, lineTotal: 89_000, total: 89_000 },
  credit: { ...back, rate: 0, lineTotal: 1780, total: 1780 },
};
const ofSheets = {
  sale: { ...sold, rate: 18, cgst: 8010, sgst: 8010, lineTotal: 105_020, total: 105_020 },
  credit: {
    ...back,
    rate: 18,
    cgst: 160.2,
    sgst: 160.2,
    lineTotal: 2100.4,
    roundOff: -0.4,
    total: 2100,
  },
};

const boxes = "48191010";
const regular = { supply: "B2B", buyer, hsn: boxes };

const sales: readonly (readonly [string, Sale, bill: object, item: object, Form])[] = [
  ["own state", {}, {}, {}, { ...regular, ...inside }],
  [
    "other state",
    { recipient: chennaiParty },
    {
      ...toChennai,
      ...igstBill,
      toGstin: "33AAPFU0939F1Z2",
      toTrdName: "Marina Traders",
      toStateCode: 33,
    },
    igstBillItem,
    { supply: "B2B", buyer: chennaiBuyer, hsn: boxes, ...outside },
  ],
  [
    "zone in the own state, with tax",
    { zone: { tax: "WITH_TAX" } },
    { ...igstBill, toStateCode: 99 },
    igstBillItem,
    { supply: "SEZWP", buyer, hsn: boxes, ...outside },
  ],
  [
    "zone in the own state, under undertaking",
    { zone: { tax: "UNDERTAKING", letter } },
    { ...noTaxBill, toStateCode: 99 },
    noTaxBillItem,
    { supply: "SEZWOP", buyer, hsn: boxes, ...untaxed },
  ],
  [
    "zone in another state, under undertaking",
    { recipient: chennaiParty, zone: { tax: "UNDERTAKING", letter } },
    {
      ...toChennai,
      ...noTaxBill,
      toGstin: "33AAPFU0939F1Z2",
      toTrdName: "Marina Traders",
      toStateCode: 99,
    },
    noTaxBillItem,
    { supply: "SEZWOP", buyer: chennaiBuyer, hsn: boxes, ...untaxed },
  ],
  [
    "two addresses of one buyer",
    { delivery: { ...chennaiAddress, name: "Kaveri Weaves" } },
    { ...toChennai, ...igstBill, toStateCode: 33 },
    igstBillItem,
    { supply: "B2B", buyer: { ...buyer, Pos: "33" }, hsn: boxes, ...outside },
  ],
  [
    "delivery to another party",
    { delivery: chennaiParty },
    { ...toChennai, transType: 2 },
    {},
    {
      ...regular,
      ship: {
        Gstin: "33AAPFU0939F1Z2",
        LglNm: "Marina Traders",
        Addr1: "4 Port Road",
        Loc: "Chennai",
        Pin: 600001,
        Stcd: "33",
      },
      ...inside,
    },
  ],
  [
    "sheets",
    { hsn: "48081000" },
    { cgstValue: 8010, sgstValue: 8010, totInvValue: 105_020, mainHsnCode: "48081000" },
    { hsnCode: "48081000", cgstRate: 9, sgstRate: 9 },
    { ...regular, hsn: "48081000", ...ofSheets },
  ],
];

const read = (file: unknown): unknown => JSON.parse(JSON.stringify(file));
const sentences = (faults: ReturnType<typeof eInvoiceFaults>) =>
  faults.map(({ field, message }) => `${field}: ${englishOf(message)}`);

test.each(sales)("the e-way bill of a sale: %s", (_what, sale, changes, itemChanges) => {
  const document = sell(sale);
  expect(sentences(ewayBillFaults(document, lorry, date))).toEqual([]);
  const file = read(ewayBillFile(document, lorry));
  expect(fieldErrors(file, ewayFields)).toEqual([]);
  expect(file).toEqual({
    version: "1.0.0621",
    billLists: [{ ...bill, ...changes, itemList: [{ ...billItem, ...itemChanges }] }],
  });
});

test.each(sales)("the e-invoice of a sale: %s", (_what, sale, _bill, _item, form) => {
  const document = sell(sale);
  expect(sentences(eInvoiceFaults(document, date))).toEqual([]);
  const [file] = eInvoiceFile(document);
  expect(fieldErrors(read(file), eInvoiceFields)).toEqual([]);
  expect(read(file)).toEqual(formOf(form, form.sale, false));
});

test.each(sales)("the credit note of a sale: %s", (_what, sale, _bill, _item, form) => {
  const note = creditOf(sell(sale));
  expect(sentences(eInvoiceFaults(note, date))).toEqual([]);
  const [file] = eInvoiceFile(note);
  expect(fieldErrors(read(file), eInvoiceFields)).toEqual([]);
  expect(read(file)).toEqual(formOf(form, form.credit, true));
  expect(sentences(ewayBillFaults(note, lorry, date))).toEqual([
    "kind: A credit note has no e-way bill",
  ]);
});
