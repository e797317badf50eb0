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

/** Returns the IRN of a posted tax invoice. */
export const irnOfDocument = ({
  date,
  serial,
}: {
  readonly date: string;
  readonly serial: string;
}) => digestOf(irnSource({ supplierGstin: plantParty.gstin, date, type: "INV", serial }));
