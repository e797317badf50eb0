import * as z from "zod/mini";
import { ledgerKeys } from "../domain/accounting/vouchers";
import { longestSeries } from "../domain/invoices/serials";
import { schemaError } from "../domain/messages/say";
import { call } from "./call";
import { enteredDate, line, lines, optional, rupees, settingsVersion } from "./fields";
import { hsn, Party } from "./invoiceFields";
import { routes } from "./routes";

const series = () =>
  z
    .string()
    .check(
      z.trim(),
      z.toUpperCase(),
      z.maxLength(longestSeries),
      z.regex(/^[A-Z1-9][A-Z0-9]*$/, schemaError("form.series")),
    );

const dated = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) =>
  z.array(z.object({ validFrom: enteredDate(), ...shape })).check(z.maxLength(100));

const versionText = () => line(20);

/** The settings of invoices, portal files and Tally files. Settings that a law can change are dated. */
export const InvoiceSettings = z
  .object({
    /** The plant as the supplier. Invoices wait until it is filled in. */
    supplier: z.optional(Party),
    signatory: optional(line(100)),
    bankName: optional(line(100)),
    bankAccount: optional(line(40)),
    bankIfsc: optional(line(11)),
    /** The tolerance of a dispatch above the ordered quantity, in percent. */
    tolerancePercent: z.number().check(z.nonnegative(), z.maximum(50)),
    invoiceSeries: series(),
    challanSeries: series(),
    creditNoteSeries: series(),
    /** The HSN code that a new invoice begins with. */
    hsn: hsn(),
    /** The HSN or SAC of a tooling charge. */
    toolingHsn: hsn(),
    gstRows: dated({
      hsn: z.string().check(z.trim(), z.regex(/^\d{2,8}$/, schemaError("form.hsnBeginning"))),
      ratePercent: z.number().check(z.nonnegative(), z.maximum(100)),
    }),
    /** The value with tax above which goods need an e-way bill. */
    ewayLimits: dated({ amount: rupees() }),
    /** The year's turnover in crores of rupees, by which the plant must register e-invoices. */
    turnoverCrores: z.optional(z.number().check(z.nonnegative(), z.maximum(100_000))),
    turnoverLimits: dated({ crores: z.number().check(z.nonnegative(), z.maximum(100_000)) }),
    schemas: dated({ ewayBill: versionText(), eInvoice: versionText() }),
    /** The public keys or certificates of the e-invoice portal, as PEM text. */
    portalKeys: optional(lines(20_000)),
    ledgers: z.record(z.enum(ledgerKeys), line(100)),
  })
  .check(
    z.refine(
      ({ invoiceSeries, challanSeries, creditNoteSeries }) =>
        new Set([invoiceSeries, challanSeries, creditNoteSeries]).size === 3,
      { path: ["invoiceSeries"], message: schemaError("invoice.ownSeries") },
    ),
  );
export type InvoiceSettings = z.infer<typeof InvoiceSettings>;

/** 0 before the first edit. */
export const VersionedInvoiceSettings = z.extend(InvoiceSettings, { version: settingsVersion() });
export type VersionedInvoiceSettings = z.infer<typeof VersionedInvoiceSettings>;

export const invoiceSettingsCalls = {
  getInvoiceSettings: call(routes.getInvoiceSettings, { reply: VersionedInvoiceSettings }),
  updateInvoiceSettings: call(routes.updateInvoiceSettings, {
    body: VersionedInvoiceSettings,
    reply: VersionedInvoiceSettings,
  }),
};
