import type { RecordId } from "../../api/readRow";
import { dashboardPath } from "../canonicalPaths";

/** The address of a screen about dispatches and invoices. */
export const dispatchAddress = (screen: string) => `${dashboardPath}/dispatch/${screen}`;

export const invoiceAddress = (id: RecordId) =>
  dispatchAddress(`invoices/${encodeURIComponent(String(id))}`);
