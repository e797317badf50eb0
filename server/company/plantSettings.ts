import { CompanyFacts, type VersionedCompanyFacts } from "../../contract/companyFacts";
import { InvoiceSettings, type Party } from "../../contract/invoiceSettings";
import { ledgerKeys, ledgers } from "../../domain/accounting/vouchers";
import { defaultFacts } from "../../domain/companyFacts";
import { defaultTolerancePercent } from "../../domain/dispatches/dispatchLimit";
import { eInvoiceVersion } from "../../domain/invoices/eInvoice";
import { ewayBillVersion } from "../../domain/invoices/ewayBill";
import { defaultGstRows, defaultToolingHsn, toolingGstRow } from "../../domain/invoices/gst";
import type { Database, Reader } from "../db/connect";
import { companyFacts, invoiceSettings } from "../db/schema";
import { defineSettings } from "../records/settings";
import { storedSchema } from "../storedSchema";

/** Returns the stored facts. Undefined before the first edit. */
export async function readStoredFacts(
  db: Pick<Database, "select">,
): Promise<VersionedCompanyFacts | undefined> {
  const [row] = await db.select().from(companyFacts);
  if (!row) return undefined;
  const { id: _, ...facts } = row;
  return facts;
}

export const versionedDefaults: VersionedCompanyFacts = {
  ...CompanyFacts.parse(defaultFacts),
  version: 0,
};

/** Returns the facts that the site shows. The version is 0 before the first edit. */
export const readCompanyFacts = async (db: Pick<Database, "select">) =>
  (await readStoredFacts(db)) ?? versionedDefaults;

/** Returns the company's name and address in English for the head of a paper. */
export async function readLetterhead(db: Pick<Database, "select">) {
  const { name, town, units } = await readCompanyFacts(db);
  const [unit] = units;
  return { name: name.en, address: `${unit?.town.en || town.en} ${unit?.postalCode ?? ""}`.trim() };
}

export type Letterhead = Awaited<ReturnType<typeof readLetterhead>>;

const ledgerNames = Object.fromEntries(ledgerKeys.map((key) => [key, ledgers[key].name]));

export const settingsSchema = storedSchema("A row of invoice settings", 3, (stored) =>
  InvoiceSettings.parse(stored),
);

/** The settings until the first edit. Source of the limits: CGST rule 138, and CBIC notification 10/2023 on e-invoices. */
export const defaultInvoiceSettings: InvoiceSettings = InvoiceSettings.parse({
  tolerancePercent: defaultTolerancePercent,
  invoiceSeries: "A",
  challanSeries: "C",
  creditNoteSeries: "N",
  hsn: "48191010",
  toolingHsn: defaultToolingHsn,
  gstRows: [...defaultGstRows, toolingGstRow],
  ewayLimits: [{ validFrom: "2018-04-01", amount: 50_000 }],
  turnoverLimits: [{ validFrom: "2023-08-01", crores: 5 }],
  schemas: [{ validFrom: "2021-06-01", ewayBill: ewayBillVersion, eInvoice: eInvoiceVersion }],
  ledgers: ledgerNames,
});

/** The settings that decide the figures of a posting. */
export type PostingSettings = Pick<
  InvoiceSettings,
  "supplier" | "gstRows" | "toolingHsn" | "undertakings"
>;

export const storedInvoiceSettings = defineSettings<InvoiceSettings>({
  kind: "invoicing",
  table: invoiceSettings,
  schema: settingsSchema,
  defaults: defaultInvoiceSettings,
});

export const readInvoiceSettings = storedInvoiceSettings.read;

/** Returns the plant's bank in one line. Empty without a bank. */
const bankText = ({ bankName, bankAccount, bankIfsc }: InvoiceSettings) =>
  [bankName, bankAccount && `A/c ${bankAccount}`, bankIfsc && `IFSC ${bankIfsc}`]
    .filter(Boolean)
    .join(", ");

/** Reads the plant's particulars on the papers of a sale. Unknown particulars are absent. */
export async function readPlantDetails(db: Reader, settings: InvoiceSettings) {
  const { phone, email } = await readCompanyFacts(db);
  const { signatory, upiId, logo } = settings;
  const bank = bankText(settings);
  return {
    ...(phone !== "" && { phone }),
    ...(email !== "" && { email }),
    ...(bank !== "" && { bank }),
    ...(upiId !== undefined && { upiId }),
    ...(signatory !== undefined && { signatory }),
    ...(logo !== undefined && { logo }),
  };
}

/** Writes the address in the form of invoices. */
const supplierAddress = ({ address1, address2, place, pin }: Party) =>
  [address1, address2, `${place} ${pin}`].filter(Boolean).join(", ");

/** Reads the plant as the papers of a sale name it: by the settings of invoices, or by the company's facts. */
export async function readPlantLetterhead(db: Reader, settings: InvoiceSettings) {
  const { name, address } = await readLetterhead(db);
  const { supplier } = settings;
  return {
    companyName: supplier?.name ?? name,
    companyAddress: supplier ? supplierAddress(supplier) : address,
    ...(supplier?.gstin !== undefined && { gstin: supplier.gstin }),
    ...(await readPlantDetails(db, settings)),
  };
}
