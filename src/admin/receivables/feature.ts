import AccountBalance from "@mui/icons-material/AccountBalance";
import Payments from "@mui/icons-material/Payments";
import { showAddress } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const receivables: OfficeFeature = {
  resources: [
    {
      name: "outstanding",
      texts: { name: "Outstanding" },
      icon: AccountBalance,
      menu: { group: "orders" },
      load: async () => (await import("./resources")).outstanding,
      address: ({ recordId }) => showAddress("clients", recordId),
    },
    {
      name: "receipts",
      texts: { name: "Receipt |||| Receipts" },
      icon: Payments,
      menu: { below: "outstanding" },
      load: async () => (await import("./resources")).receipts,
    },
    { name: "openings", texts: { name: "Opening Balance" }, address: () => undefined },
  ],
};
