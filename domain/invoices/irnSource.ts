import { financialYearOf } from "./serials";

/** The document types of the registration portal: invoice, credit note and debit note. */
export type IrnType = "INV" | "CRN" | "DBN";

export const irnTypes = { TAX_INVOICE: "INV", CREDIT_NOTE: "CRN" } as const;

interface Registered {
  readonly supplierGstin: string;
  /** The date of the document in India, `yyyy-MM-dd`. */
  readonly date: string;
  readonly type: IrnType;
  readonly serial: string;
}

/**
 * Returns the text whose SHA-256 in small hexadecimal letters is the IRN of a document: GSTIN, financial year such as
 * `2026-27`, type and number. Source: the signed replies in india-compliance's test data.
 */
export const irnSource = ({ supplierGstin, date, type, serial }: Registered): string =>
  `${supplierGstin}20${financialYearOf(date)}${type}${serial}`;
