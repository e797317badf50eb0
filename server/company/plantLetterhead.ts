import type { Party } from "../../contract/invoiceFields";
import type { InvoiceSettings } from "../../contract/invoiceSettings";
import type { Reader } from "../db/connect";
import { readPlantDetails } from "./invoiceSettings";
import { readLetterhead } from "./readFacts";

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
