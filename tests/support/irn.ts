import { createHash } from "node:crypto";
import { indiaDate } from "../../domain/indiaTime";
import { type IrnType, irnSource } from "../../domain/invoices/portalReplies";
import { plantParty } from "./invoiceDocument";

export const digestOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Returns the IRN of a document that the plant posted today. */
export const irnOf = (serial: string, type: IrnType = "INV") =>
  digestOf(
    irnSource({ supplierGstin: plantParty.gstin, date: indiaDate(new Date()), type, serial }),
  );
