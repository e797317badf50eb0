import * as z from "zod/mini";
import { ledgerKeys } from "../domain/accounting/vouchers";
import { udyamPattern } from "../domain/company";
import { isPinOfState } from "../domain/invoices/bothPortals";
import { valueOnlyQuantities } from "../domain/invoices/eInvoice";
import { longestSeries } from "../domain/invoices/serials";
import { say } from "../domain/messages/say";
import { issueError, schemaError } from "../domain/messages/schemaError";
import { storedPicture } from "../domain/pictures";
import { ownCall } from "./call";
import { gstin, pinCode, stateCode } from "./clients";
import {
  enteredDate,
  ifsc,
  instant,
  line,
  lines,
  optional,
  rupees,
  settingsVersion,
} from "./fields";

export const hsn = () =>
  z.string().check(z.trim(), z.regex(/^([0-9]{4}|[0-9]{6}|[0-9]{8})$/, schemaError("form.hsn")));

/** An address on an invoice. */
export const Address = z.object({
  name: line(100),
  address1: line(100),
  address2: optional(line(100)),
  place: line(50),
  pin: pinCode(),
  stateCode: stateCode(),
});

/** A party without a GSTIN is not registered. The GSTIN begins with the code of the party's state. */
export const Party = z.extend(Address, { gstin: optional(gstin()) }).check(
  z.refine(
    ({ gstin: number, stateCode: state }) => number === undefined || number.startsWith(state),
    {
      path: ["stateCode"],
      message: schemaError("gstin.ofOtherState"),
    },
  ),
);
export type Party = z.infer<typeof Party>;

/** A receiver of goods on a posted document. */
export const Receiver = z.extend(Address, { gstin: z.optional(z.string()) });

/** A party of a new document. A posted document and the settings may have a PIN code that was not checked. */
export const PostedParty = Party.check(
  z.refine(({ pin, stateCode: state }) => isPinOfState(pin, state), {
    path: ["pin"],
    message: schemaError("pin.ofOtherState"),
  }),
);

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

export const shipToStates = ["OFF", "ON"] as const;

/** The settings of invoices, portal files and Tally files. Settings that a law can change are dated. */
const settingsFields = {
  /** The plant as the supplier. Invoices wait until it is filled in. */
  supplier: z.optional(Party),
  signatory: optional(line(100)),
  bankName: optional(line(100)),
  bankAccount: optional(line(40)),
  /** The code of the bank's branch. Earlier versions stored any text, but an edit takes only an IFSC. */
  bankIfsc: optional(line(11)),
  /** The UPI address for payments, such as `plant@bank`. */
  upiId: optional(
    line(100).check(
      z.regex(/^[A-Za-z0-9._-]{2,64}@[A-Za-z][A-Za-z0-9.-]{1,32}$/, schemaError("form.upi")),
    ),
  ),
  /** The plant's registration as a micro or small enterprise. */
  udyam: optional(line(20).check(z.regex(udyamPattern, schemaError("form.udyam")))),
  /** The bank rate by which a late payment bears interest, in percent a year. */
  bankRates: z.optional(dated({ percent: z.number().check(z.nonnegative(), z.maximum(30)) })),
  /** False leaves undelivered orders out of a client's free credit. */
  limitCountsOrders: z.optional(z.boolean()),
  /** The address of an uploaded picture, which is printed on quotations and invoices. */
  logo: optional(line(200).check(z.regex(storedPicture, schemaError("form.logo")))),
  /** The tolerance of a dispatch above the ordered quantity, in percent. */
  tolerancePercent: z.number().check(z.nonnegative(), z.maximum(50)),
  invoiceSeries: series(),
  challanSeries: series(),
  creditNoteSeries: series(),
  /** The HSN code that a new invoice begins with. */
  hsn: hsn(),
  /** The HSN or SAC of a tooling charge. */
  toolingHsn: hsn(),
  /** The HSN code of the paper that mills sell. Kraft paper by default. */
  paperHsn: z.optional(hsn()),
  /** The mills with the names of their reels, and with their registrations. */
  mills: z.optional(
    z.array(z.object({ name: line(), gstin: gstin() })).check(
      z.maxLength(200),
      z.refine(
        (rows) => new Set(rows.map(({ name }) => name.toLowerCase())).size === rows.length,
        schemaError("rows.sameName"),
      ),
    ),
  ),
  gstRows: dated({
    hsn: z.string().check(z.trim(), z.regex(/^\d{2,8}$/, schemaError("form.hsnBeginning"))),
    ratePercent: z.number().check(z.nonnegative(), z.maximum(100)),
  }),
  /** The value with tax above which goods need an e-way bill. */
  ewayLimits: dated({ amount: rupees() }),
  /** The year's turnover in crores of rupees, by which the plant must register e-invoices. */
  turnoverCrores: z.optional(z.number().check(z.nonnegative(), z.maximum(100_000))),
  turnoverLimits: dated({ crores: z.number().check(z.nonnegative(), z.maximum(100_000)) }),
  schemas: dated({
    ewayBill: versionText(),
    eInvoice: versionText(),
    /** `ON` sends the receiver's GSTIN and name in the e-way bill's file. Off by default. */
    shipTo: z.optional(z.enum(shipToStates)),
    /** The quantity of a credit note for a lower price in the e-invoice's file. `ZERO` by default. */
    valueOnly: z.optional(z.enum(valueOnlyQuantities)),
  }),
  /** The plant's letters of undertaking (LUT), by which supplies to special economic zones have no tax. */
  undertakings: z.optional(
    dated({ validTo: enteredDate(), number: line(30) }).check(
      z.superRefine((rows, context) => {
        for (const [index, { validFrom, validTo }] of rows.entries())
          if (validTo < validFrom)
            context.addIssue({
              code: "custom",
              path: [index, "validTo"],
              ...issueError(say("date.beforeFirst")),
            });
      }),
    ),
  ),
  /** The public keys or certificates of the e-invoice portal, as PEM text. */
  portalKeys: optional(lines(20_000)),
  ledgers: z.record(z.enum(ledgerKeys), line(100)),
};

const hasOwnSeries = z.refine<{
  readonly invoiceSeries: string;
  readonly challanSeries: string;
  readonly creditNoteSeries: string;
}>(
  ({ invoiceSeries, challanSeries, creditNoteSeries }) =>
    new Set([invoiceSeries, challanSeries, creditNoteSeries]).size === 3,
  { path: ["invoiceSeries"], message: schemaError("invoice.ownSeries") },
);

export const InvoiceSettings = z.object(settingsFields).check(hasOwnSeries);
export type InvoiceSettings = z.infer<typeof InvoiceSettings>;

/** The settings with their version, which is 0 before the first edit. */
export const VersionedInvoiceSettings = z.extend(InvoiceSettings, { version: settingsVersion() });
export type VersionedInvoiceSettings = z.infer<typeof VersionedInvoiceSettings>;

export const InvoiceSettingsEdit = z
  .object({ ...settingsFields, bankIfsc: optional(ifsc()), version: settingsVersion() })
  .check(hasOwnSeries);

export const invoiceSettingsCalls = {
  getInvoiceSettings: ownCall("/admin/invoice-settings", "GET", "super", {
    reply: VersionedInvoiceSettings,
  }),
  updateInvoiceSettings: ownCall("/admin/invoice-settings", "PUT", "super", {
    changes: ["invoiceSettings"],
    body: InvoiceSettingsEdit,
    reply: VersionedInvoiceSettings,
  }),
};

/** A month with a filed return. Its invoices, challans and credit notes can be neither posted nor cancelled. */
export const FiledMonth = z.object({
  month: z.string(),
  lockedAt: instant(),
  lockedBy: z.string(),
});
export type FiledMonth = z.infer<typeof FiledMonth>;

const FiledMonths = z.object({ months: z.array(FiledMonth) });

export const filedMonthCalls = {
  getFiledMonths: ownCall("/admin/filed-months", "GET", "admin", { reply: FiledMonths }),
  lockFiledMonth: ownCall("/admin/filed-months/:month/lock", "PUT", "super", {
    changes: ["filedMonths"],
    reply: FiledMonths,
  }),
  unlockFiledMonth: ownCall("/admin/filed-months/:month/unlock", "PUT", "super", {
    changes: ["filedMonths"],
    body: z.object({ reason: line(300) }),
    reply: FiledMonths,
  }),
};
