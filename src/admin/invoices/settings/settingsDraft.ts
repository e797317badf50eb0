import type { VersionedInvoiceSettings } from "../../../../contract/invoiceSettings";
import { ledgerKeys } from "../../../../domain/accounting/vouchers";
import type { Draft } from "../../schema/readDraft";

export const supplierNames = [
  "name",
  "gstin",
  "address1",
  "address2",
  "place",
  "pin",
  "stateCode",
] as const;
export const bankNames = [
  "bankName",
  "bankAccount",
  "bankIfsc",
  "upiId",
  "signatory",
  "udyam",
] as const;
export const numberNames = [
  "invoiceSeries",
  "challanSeries",
  "creditNoteSeries",
  "hsn",
  "toolingHsn",
  "paperHsn",
  "tolerancePercent",
  "turnoverCrores",
] as const;

export const portalNames = ["portalKeys"] as const;
export const logoNames = ["logo"] as const;

/** The lists with their columns. All but the mills are dated. */
export const datedColumns = {
  gstRows: ["validFrom", "hsn", "ratePercent"],
  mills: ["name", "gstin"],
  ewayLimits: ["validFrom", "amount"],
  turnoverLimits: ["validFrom", "crores"],
  schemas: ["validFrom", "ewayBill", "eInvoice", "shipTo", "valueOnly"],
  bankRates: ["validFrom", "percent"],
  undertakings: ["validFrom", "validTo", "number"],
} as const;
export type DatedName = keyof typeof datedColumns;
export const datedNames = [
  "gstRows",
  "ewayLimits",
  "turnoverLimits",
  "schemas",
  "undertakings",
  "mills",
  "bankRates",
] as const;

const pick = (values: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(values, name)]));

/** Returns the settings as the form has them, in the order of the page. */
export const draftOf = (settings: VersionedInvoiceSettings): Draft => ({
  supplier: pick(settings.supplier ?? {}, supplierNames),
  ...pick(settings, [...bankNames, ...logoNames, ...numberNames]),
  ...pick(settings, datedNames),
  limitCountsOrders: settings.limitCountsOrders ?? true,
  ...pick(settings, portalNames),
  ledgers: pick(settings.ledgers, ledgerKeys),
  version: settings.version,
});
