import RequestQuote from "@mui/icons-material/RequestQuote";
import { quotationAddress } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const quotations: OfficeFeature = {
  resources: [
    {
      name: "quotations",
      texts: { name: "Quotation |||| Quotations" },
      load: async () => (await import("./resource")).quotations,
      address: ({ recordId }) => quotationAddress(recordId),
    },
  ],
  pages: [
    {
      path: "quotations/*",
      isOwn: true,
      resource: "orders",
      load: () => import("./QuotationScreens"),
      menu: [{ name: "quotations", icon: RequestQuote, group: "orders", to: "quotations" }],
    },
  ],
};
