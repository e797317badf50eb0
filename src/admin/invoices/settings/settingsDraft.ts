import * as z from "zod/mini";
import type { Validation } from "../../../../contract/errors";
import {
  InvoiceSettingsEdit,
  type VersionedInvoiceSettings,
} from "../../../../contract/invoiceSettings";
import { ledgerKeys } from "../../../../domain/accounting/vouchers";
import type { DraftParts } from "../../schema/ConflictView";
import { isFilledIn, readFigure, validateForm } from "../../schema/readDraft";

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

const numeric: ReadonlySet<string> = new Set([
  "tolerancePercent",
  "turnoverCrores",
  "ratePercent",
  "amount",
  "crores",
  "percent",
]);

const Texts = z.record(z.string(), z.string());
const Rows = z.array(Texts);

/** The settings while they are filled in, as typed texts. */
export const SettingsDraft = z.object({
  supplier: Texts,
  plain: Texts,
  ledgers: Texts,
  gstRows: Rows,
  ewayLimits: Rows,
  turnoverLimits: Rows,
  schemas: Rows,
  mills: Rows,
  bankRates: Rows,
  undertakings: Rows,
  /** True if the free credit counts undelivered orders. */
  limitCountsOrders: z.boolean(),
  version: z.string(),
});
export type SettingsDraft = Readonly<z.infer<typeof SettingsDraft>>;

const textsOf = (values: Readonly<Record<string, unknown>>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, String(values[name] ?? "")]));

export function draftOf(settings: VersionedInvoiceSettings): SettingsDraft {
  const { supplier = {}, ledgers, version } = settings;
  const rowsOf = (name: DatedName) =>
    (settings[name] ?? []).map((row) => textsOf(row, datedColumns[name]));
  return {
    supplier: textsOf({ ...supplier }, supplierNames),
    plain: textsOf(settings, [...bankNames, ...numberNames, ...portalNames, ...logoNames]),
    ledgers: textsOf(ledgers, ledgerKeys),
    gstRows: rowsOf("gstRows"),
    ewayLimits: rowsOf("ewayLimits"),
    turnoverLimits: rowsOf("turnoverLimits"),
    schemas: rowsOf("schemas"),
    mills: rowsOf("mills"),
    bankRates: rowsOf("bankRates"),
    undertakings: rowsOf("undertakings"),
    limitCountsOrders: settings.limitCountsOrders ?? true,
    version: String(version),
  };
}

const read = (texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(texts)
      .filter(([, value]) => isFilledIn(value))
      .map(([name, value]) => [name, numeric.has(name) ? readFigure(value) : value]),
  );

export function readSettingsDraft(draft: SettingsDraft): Validation<VersionedInvoiceSettings> {
  const supplier = read(draft.supplier);
  return validateForm(InvoiceSettingsEdit, {
    ...read(draft.plain),
    ...(Object.keys(supplier).length > 0 && { supplier }),
    ledgers: read(draft.ledgers),
    ...Object.fromEntries(datedNames.map((name) => [name, draft[name].map(read)])),
    limitCountsOrders: draft.limitCountsOrders,
    version: Number(draft.version),
  });
}

/** Returns the parts of the settings as texts, by which two edits are compared. */
export const partsOf = (draft: SettingsDraft): DraftParts => ({
  ...draft.supplier,
  ...draft.plain,
  ...draft.ledgers,
  ...Object.fromEntries(datedNames.map((name) => [name, JSON.stringify(draft[name])])),
  limitCountsOrders: String(draft.limitCountsOrders),
});

/** Reads the rows of a list's part. Without a part they are `rows`. */
export const rowsIn = (text: string | undefined, rows: SettingsDraft["gstRows"] = []) => {
  if (text === undefined) return rows;
  const parsed = Rows.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : rows;
};

export function withParts(draft: SettingsDraft, parts: DraftParts): SettingsDraft {
  const chosen = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.keys(texts).map((name) => [name, parts[name] ?? ""]));
  return {
    ...draft,
    supplier: chosen(draft.supplier),
    plain: chosen(draft.plain),
    ledgers: chosen(draft.ledgers),
    gstRows: rowsIn(parts.gstRows, draft.gstRows),
    ewayLimits: rowsIn(parts.ewayLimits, draft.ewayLimits),
    turnoverLimits: rowsIn(parts.turnoverLimits, draft.turnoverLimits),
    schemas: rowsIn(parts.schemas, draft.schemas),
    mills: rowsIn(parts.mills, draft.mills),
    bankRates: rowsIn(parts.bankRates, draft.bankRates),
    undertakings: rowsIn(parts.undertakings, draft.undertakings),
    limitCountsOrders: (parts.limitCountsOrders ?? String(draft.limitCountsOrders)) === "true",
  };
}
