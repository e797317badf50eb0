import type { InvoiceDetails } from "../../contract/invoices";
import { invoiceOf } from "./invoiceDocument";

/** Returns the reply about the worked invoice, changed by `values`. Nothing of it is credited by default. */
export const invoiceDetails = (values: Partial<InvoiceDetails> = {}): InvoiceDetails => ({
  id: 3,
  kind: "TAX_INVOICE",
  state: "POSTED",
  serial: "A/26-27/00001",
  date: "2026-11-23",
  client: "Kaveri Weaves",
  gstin: "29AAGCB7383J1Z4",
  orderId: 7,
  dispatchId: 5,
  taxable: 89_000,
  tax: 4450,
  total: 93_450,
  invoiced: 93_450,
  createdBy: "asha@example.com",
  createdAt: "2026-11-23T05:00:00.000Z",
  version: 1,
  document: { ...invoiceOf(), lines: [...invoiceOf().lines] },
  transport: { mode: "ROAD", vehicleNumber: "KA01AB1234", distanceKm: 0 },
  amountInWords: "Ninety-three thousand four hundred and fifty rupees",
  ewayNeeded: true,
  eInvoiceNeeded: false,
  hasQr: false,
  creditableQuantity: 5000,
  creditable: [{ line: 0, description: "Corrugated box", boxes: 5000, value: 89_000 }],
  creditNotes: [],
  ...values,
});
