import LocalShipping from "@mui/icons-material/LocalShipping";
import { dispatchAddress } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const dispatches: OfficeFeature = {
  resources: [
    {
      name: "dispatches",
      texts: { name: "Dispatch" },
      load: async () => (await import("./resource")).dispatches,
      address: () => dispatchAddress("list"),
    },
  ],
  pages: [
    {
      path: "dispatch/*",
      isOwn: true,
      resource: "orders",
      load: () => import("./DispatchScreens"),
      menu: [{ name: "dispatches", icon: LocalShipping, group: "orders", to: "dispatch/list" }],
    },
  ],
};
