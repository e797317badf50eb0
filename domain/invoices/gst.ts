import { valuePaise } from "../unitPrice";
import type { InvoiceDocument, InvoiceLine, InvoiceTotals, TaxPaise } from "./invoiceDocument";

/** The rate of goods from a date on. A longer code wins over a shorter one. */
export interface GstRow {
  /** The first digits of the HSN code. */
  readonly hsn: string;
  /** `yyyy-MM-dd`. */
  readonly validFrom: string;
  readonly ratePercent: number;
}

/**
 * Source of the rates: CBIC notification 9/2025, in force since 2025-09-22; paper, and corrugated sheets and rolls, by
 * chapter 48 and the letter of the Indian Corrugated Case Manufacturers' Association. A plant's own settings keep their
 * rows.
 */
export const defaultGstRows: readonly GstRow[] = [
  { hsn: "481910", validFrom: "2025-09-22", ratePercent: 5 },
  { hsn: "481920", validFrom: "2025-09-22", ratePercent: 5 },
  { hsn: "4804", validFrom: "2025-09-22", ratePercent: 18 },
  { hsn: "4805", validFrom: "2025-09-22", ratePercent: 18 },
  { hsn: "4808", validFrom: "2025-09-22", ratePercent: 18 },
];

/** The HSN code of corrugated paper and paperboard in rolls or sheets, whether or not perforated. */
export const sheetHsn = "48081000";

/** True for a product that is sold as corrugated sheets or rolls. A box made of sheets is a box. */
export const isSheetProduct = (productType: string): boolean =>
  /\b(sheets?|rolls?)\b/i.test(productType) &&
  !/\b(box|boxes|cartons?|trays?)\b/i.test(productType);

/** Returns the HSN code of an order's product: 4808 for sheets and rolls, or else the plant's code of boxes. */
export const hsnOfProduct = (productType: string, boxHsn: string): string =>
  isSheetProduct(productType) ? sheetHsn : boxHsn;

/** The HSN code of uncoated kraft paper in rolls. */
export const defaultPaperHsn = "4804";

/**
 * The SAC of printing services, which include plate-making. Source: the scheme of classification of services, group
 * 99891.
 */
export const defaultToolingHsn = "998912";

/**
 * The GST rate of the tooling charge. Source: CBIC notification 11/2017, services of heading 9989 without a rate of
 * their own.
 */
export const toolingGstRow: GstRow = { hsn: "9989", validFrom: "2017-07-01", ratePercent: 18 };

/** Returns the latest value that is valid on a date. Undefined before the first one. */
export const validOn = <Row extends { readonly validFrom: string }>(
  rows: readonly Row[],
  date: string,
): Row | undefined =>
  rows
    .filter(({ validFrom }) => validFrom <= date)
    .reduce<Row | undefined>(
      (latest, row) => (latest && latest.validFrom >= row.validFrom ? latest : row),
      undefined,
    );

/** Returns the rate of an HSN code on a date, in percent. Undefined if no row has it. */
export function gstRateOn(rows: readonly GstRow[], hsn: string, date: string): number | undefined {
  const matching = rows.filter((row) => hsn.startsWith(row.hsn) && row.validFrom <= date);
  const longest = Math.max(...matching.map((row) => row.hsn.length));
  return validOn(
    matching.filter((row) => row.hsn.length === longest),
    date,
  )?.ratePercent;
}

/** Returns a percentage of an amount, to the whole paisa. Rates have at most two decimals. */
const percentOf = (paise: number, percent: number) =>
  Math.round((paise * Math.round(percent * 100)) / 10_000);

/** Returns half of a percentage of an amount, to the whole paisa. */
const halfPercentOf = (paise: number, percent: number) =>
  Math.round((paise * Math.round(percent * 100)) / 20_000);

/**
 * Returns the taxes of an amount: CGST and SGST, half each, inside the supplier's state, otherwise IGST. Source:
 * docs/trade/dispatch-and-tax.md#tax-of-a-line.
 */
export function taxesOf(
  taxablePaise: number,
  ratePercent: number,
  isInsideState: boolean,
): TaxPaise {
  const half = isInsideState ? halfPercentOf(taxablePaise, ratePercent) : 0;
  return {
    taxablePaise,
    cgstPaise: half,
    sgstPaise: half,
    igstPaise: isInsideState ? 0 : percentOf(taxablePaise, ratePercent),
  };
}

/** Computes the taxes of an invoice's line from its quantity and its price. */
export const taxedLine = (
  line: Omit<InvoiceLine, keyof TaxPaise>,
  isInsideState: boolean,
): InvoiceLine => ({
  ...line,
  ...taxesOf(valuePaise(line.quantity, line.pricePaise), line.ratePercent, isInsideState),
});

/** True if a supply has CGST and SGST. A supply to a special economic zone never has. Source: IGST Act s. 7(5)(b). */
export const isInsideState = ({
  zone,
  supplier,
  placeOfSupply,
}: Pick<InvoiceDocument, "zone" | "placeOfSupply"> & {
  readonly supplier: { readonly stateCode: string };
}) => zone === undefined && supplier.stateCode === placeOfSupply;

export const taxPaise = ({ cgstPaise, sgstPaise, igstPaise }: TaxPaise) =>
  cgstPaise + sgstPaise + igstPaise;

const sumOf = (lines: readonly TaxPaise[], field: keyof TaxPaise) =>
  lines.reduce((sum, line) => sum + line[field], 0);

/**
 * Returns the sums of an invoice's lines, the total rounded to the rupee, and the round-off. Source:
 * docs/trade/dispatch-and-tax.md#tax-of-a-line.
 */
export function totalsOf(lines: readonly TaxPaise[]): InvoiceTotals {
  const sums = {
    taxablePaise: sumOf(lines, "taxablePaise"),
    cgstPaise: sumOf(lines, "cgstPaise"),
    sgstPaise: sumOf(lines, "sgstPaise"),
    igstPaise: sumOf(lines, "igstPaise"),
  };
  const exact = sums.taxablePaise + taxPaise(sums);
  const totalPaise = Math.round(exact / 100) * 100;
  return { ...sums, roundOffPaise: totalPaise - exact, totalPaise };
}

/** Returns the sums of the lines by their rate of tax, the lowest rate first. */
export const taxesByRate = (lines: readonly InvoiceLine[]) =>
  [...new Set(lines.map(({ ratePercent }) => ratePercent))]
    .toSorted((one, other) => one - other)
    .map((ratePercent) => ({
      ratePercent,
      ...totalsOf(lines.filter((line) => line.ratePercent === ratePercent)),
    }));

/** Returns the sums of the lines by their HSN code and rate, in the order of the lines. */
export function taxesByHsn(lines: readonly InvoiceLine[]) {
  const keyOf = ({ hsn, ratePercent }: InvoiceLine) => `${hsn} ${ratePercent}`;
  const first = new Map(lines.toReversed().map((line) => [keyOf(line), line]));
  return [...new Set(lines.map(keyOf))].flatMap((key) => {
    const line = first.get(key);
    if (!line) return [];
    const { hsn, ratePercent } = line;
    return [{ hsn, ratePercent, ...totalsOf(lines.filter((one) => keyOf(one) === key)) }];
  });
}

/**
 * The largest total of an invoice or a credit note: 100 crore rupees. The sums of 90,000 such papers are whole numbers
 * that JavaScript keeps exactly.
 */
export const largestTotalPaise = 100_000_000_000;

/** Returns the boxes of an invoice. The tooling charge is no box. */
export const boxesOf = (lines: readonly InvoiceLine[]) =>
  lines.filter(({ isTooling }) => !isTooling).reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * True if the goods need an e-way bill: their value with tax is above the limit. Source:
 * docs/trade/dispatch-and-tax.md#e-way-bill.
 */
export const needsEwayBill = (totals: TaxPaise, limitPaise: number) =>
  totals.taxablePaise + taxPaise(totals) > limitPaise;
