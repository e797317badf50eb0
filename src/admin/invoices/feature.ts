import { dispatchAddress, invoiceAddress } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const invoices: OfficeFeature = {
  resources: [
    {
      name: "invoices",
      texts: { name: "Invoice |||| Invoices" },
      load: async () => (await import("./resource")).invoices,
      address: ({ recordId }) => invoiceAddress(recordId),
    },
    {
      name: "filedMonths",
      texts: { name: "Filed Month" },
      address: () => dispatchAddress("invoices"),
    },
    {
      name: "invoiceSettings",
      texts: { name: "Invoice Settings" },
      address: () => dispatchAddress("settings"),
    },
  ],
};
