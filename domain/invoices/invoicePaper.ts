import { stateText } from "../clients/gstin";
import { amountText } from "../money";
import { unitPriceText } from "../unitPrice";
import { taxesByHsn, taxesByRate } from "./gst";
import type {
  InvoiceAddress,
  InvoiceDocument,
  InvoiceKind,
  InvoiceLine,
  InvoiceParty,
} from "./invoiceDocument";
import { zoneSentence } from "./zones";

// The texts of an invoice's paper, in English. The PDF draws them, and so does the office's page before the posting. A
// part of an address that is not entered yet is "" there, and has no line.

/** The title and the marks of the copies. Source: GST rules 46, 48, 53 and 55. */
export const invoicePapers: Record<InvoiceKind, { title: string; copies: readonly string[] }> = {
  TAX_INVOICE: {
    title: "Tax Invoice",
    copies: ["ORIGINAL FOR RECIPIENT", "DUPLICATE FOR TRANSPORTER", "TRIPLICATE FOR SUPPLIER"],
  },
  CHALLAN: {
    title: "Delivery Challan",
    copies: ["ORIGINAL FOR CONSIGNEE", "DUPLICATE FOR TRANSPORTER", "TRIPLICATE FOR CONSIGNER"],
  },
  CREDIT_NOTE: { title: "Credit Note", copies: ["ORIGINAL FOR RECIPIENT"] },
};

/** A column of a table on the paper. `share` is its part of the table's width. */
interface PaperColumn {
  readonly heading: string;
  readonly share: number;
  readonly align?: "right";
}

/** A row of a table on the paper, with a cell for each column. */
interface PaperRow {
  readonly cells: readonly string[];
  readonly weight?: "bold";
}

/** Formats a date for a paper: `23-11-2026`. */
const dayMonthYear = (date: string) => date.split("-").reverse().join("-");

const filled = (lines: readonly string[]) => lines.filter((line) => line.trim() !== "");

const addressLines = ({ name, address1, address2, place, pin, stateCode }: InvoiceAddress) =>
  filled([
    name,
    address1,
    address2 ?? "",
    `${place} ${pin}`.trim(),
    stateCode === "" ? "" : `State: ${stateText(stateCode)}`,
  ]);

const gstinLine = (gstin: string | undefined) => `GSTIN: ${gstin ?? "not registered"}`;

const clientOrderText = ({ number, date }: NonNullable<InvoiceDocument["clientOrder"]>) =>
  `Client's order: ${number}${date === undefined ? "" : ` of ${dayMonthYear(date)}`}`;

/** The values of a paper that may change after the posting. */
interface PaperMarks {
  readonly vehicleNumber?: string | undefined;
  readonly ewayNumber?: string | undefined;
}

type HeadingFacts = Pick<
  InvoiceDocument,
  "kind" | "date" | "original" | "clientOrder" | "dueDate" | "isReverseCharge"
> & {
  /** Undefined before the posting. */
  readonly serial?: string | undefined;
  /** Undefined until the states of the parties are entered. */
  readonly placeOfSupply?: string | undefined;
};

/** Returns the lines below the paper's title. */
export const headingFacts = (
  { kind, serial, date, placeOfSupply, original, clientOrder, dueDate, ...facts }: HeadingFacts,
  { vehicleNumber = "", ewayNumber = "" }: PaperMarks,
): readonly string[] => [
  ...(serial === undefined ? [] : [`No. ${serial}`]),
  `Date: ${dayMonthYear(date)}`,
  ...(original ? [`For invoice ${original.serial} of ${dayMonthYear(original.date)}`] : []),
  ...(clientOrder ? [clientOrderText(clientOrder)] : []),
  ...(dueDate === undefined ? [] : [`Due date: ${dayMonthYear(dueDate)}`]),
  ...(placeOfSupply === undefined ? [] : [`Place of supply: ${stateText(placeOfSupply)}`]),
  `Reverse charge: ${facts.isReverseCharge ? "yes" : "no"}`,
  ...(kind !== "CREDIT_NOTE" && vehicleNumber !== "" ? [`Vehicle: ${vehicleNumber}`] : []),
  ...(ewayNumber === "" ? [] : [`E-way bill: ${ewayNumber}`]),
];

interface SupplierFacts {
  readonly supplier: InvoiceParty;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** Returns the plant's address, GSTIN and contact, without the name above them. */
export const supplierLines = ({ supplier, phone, email }: SupplierFacts): readonly string[] => [
  ...addressLines(supplier).slice(1),
  gstinLine(supplier.gstin),
  ...(phone === undefined ? [] : [`Phone: ${phone}`]),
  ...(email === undefined ? [] : [`Email: ${email}`]),
];

type Parties = Pick<InvoiceDocument, "kind" | "recipient" | "delivery" | "isToOther">;

/** Returns the recipient and the delivery address, each with its heading. */
export const partyBlocks = ({ kind, recipient, delivery, isToOther }: Parties) =>
  [
    {
      heading: kind === "CHALLAN" ? "Consignee" : "Recipient",
      lines: [...addressLines(recipient), gstinLine(recipient.gstin)],
    },
    {
      heading: "Delivery address",
      lines: [
        ...addressLines(delivery),
        ...(isToOther === true ? [gstinLine(delivery.gstin)] : []),
      ],
    },
  ] as const;

export const figureColumns: readonly PaperColumn[] = [
  { heading: "", share: 0.05 },
  { heading: "Description", share: 0.35 },
  { heading: "HSN", share: 0.12 },
  { heading: "Quantity", share: 0.14, align: "right" },
  { heading: "Price ₹", share: 0.14, align: "right" },
  { heading: "Taxable value ₹", share: 0.2, align: "right" },
];

/** Returns a line's description and quantity. A lower price has no quantity, because the customer keeps the boxes. */
function goodsCells({ description, hsn, quantity, isValueOnly }: InvoiceLine) {
  const boxes = `${quantity.toLocaleString("en-IN")} NOS`;
  return isValueOnly
    ? [`${description}: lower price of ${boxes}, no goods returned`, hsn, "–"]
    : [description, hsn, boxes];
}

type Figures = Pick<InvoiceDocument, "lines" | "totals">;

/** Returns the table's rows: each line, the taxable value, each tax by rate, the round-off unless it is zero, and the total. */
export function figureRows({ lines, totals }: Figures): readonly PaperRow[] {
  const sum = (name: string, paise: number, weight?: "bold"): PaperRow => ({
    cells: ["", name, "", "", "", amountText(paise)],
    ...(weight && { weight }),
  });
  const goods = lines.map((line, index) => ({
    cells: [
      String(index + 1),
      ...goodsCells(line),
      unitPriceText(line.pricePaise),
      amountText(line.taxablePaise),
    ],
  }));
  const taxes = taxesByRate(lines).flatMap(({ ratePercent: rate, ...tax }) => [
    ...(tax.cgstPaise + tax.sgstPaise > 0
      ? [sum(`CGST ${rate / 2} %`, tax.cgstPaise), sum(`SGST ${rate / 2} %`, tax.sgstPaise)]
      : []),
    ...(tax.igstPaise > 0 ? [sum(`IGST ${rate} %`, tax.igstPaise)] : []),
  ]);
  return [
    ...goods,
    sum("Taxable value", totals.taxablePaise, "bold"),
    ...taxes,
    ...(totals.roundOffPaise === 0 ? [] : [sum("Round-off", totals.roundOffPaise)]),
    sum("Total", totals.totalPaise, "bold"),
  ];
}

export const hsnColumns: readonly PaperColumn[] = [
  { heading: "HSN", share: 0.18 },
  { heading: "Rate", share: 0.14, align: "right" },
  { heading: "Taxable value ₹", share: 0.17, align: "right" },
  { heading: "CGST ₹", share: 0.17, align: "right" },
  { heading: "SGST ₹", share: 0.17, align: "right" },
  { heading: "IGST ₹", share: 0.17, align: "right" },
];

/** Returns the taxes by HSN code and rate. Empty for a challan, which has no tax. */
export const hsnRows = ({
  kind,
  lines,
}: Pick<InvoiceDocument, "kind" | "lines">): readonly PaperRow[] =>
  kind === "CHALLAN"
    ? []
    : taxesByHsn(lines).map(({ hsn, ratePercent, ...tax }) => ({
        cells: [
          hsn,
          `${ratePercent} %`,
          ...[tax.taxablePaise, tax.cgstPaise, tax.sgstPaise, tax.igstPaise].map(amountText),
        ],
      }));

type NoteFacts = Pick<InvoiceDocument, "kind" | "zone"> & {
  readonly reason?: string | undefined;
  readonly bank?: string | undefined;
};

/** Returns the sentences below the amount in words. */
export const noteLines = ({ kind, zone, reason, bank }: NoteFacts): readonly string[] => [
  ...(zone === undefined ? [] : [zoneSentence(zone)]),
  ...(reason === undefined ? [] : [`Reason: ${reason}`]),
  ...(kind === "CHALLAN" ? ["Goods for job work: not a sale."] : []),
  ...(bank === undefined ? [] : [`Bank: ${bank}`]),
];

interface SignatureFacts {
  readonly supplier: Pick<InvoiceParty, "name">;
  readonly signatory?: string | undefined;
}

/** Returns the line above the signature and the line below it. */
export const signatureLines = ({ supplier, signatory }: SignatureFacts) => ({
  above: `For ${supplier.name}`,
  below: signatory ?? "Authorised signatory",
});

/** Returns the text below the QR code for payments. */
export const upiText = (upiId: string) => `Pay by UPI: ${upiId}`;
