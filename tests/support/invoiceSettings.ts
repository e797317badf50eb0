import { defaultInvoiceSettings } from "../../server/company/plantSettings";
import { plantParty } from "./invoiceDocument";
import type { plant } from "./plant";

/** The settings of a plant that may post invoices. */
export const invoiceSettings = {
  ...defaultInvoiceSettings,
  supplier: plantParty,
  udyam: "UDYAM-KR-03-0012345",
};

/** Fills in the plant's own particulars, without which no invoice is posted. */
export async function enterSupplier(host: ReturnType<typeof plant>, more: object = {}) {
  const { body } = await host.call("owner", "getInvoiceSettings");
  const settings = { ...body, supplier: plantParty, ...more };
  const reply = await host.call("owner", "updateInvoiceSettings", { body: settings });
  if (reply.status !== 200) throw new Error(`The settings answered ${reply.status}: ${reply.text}`);
}
