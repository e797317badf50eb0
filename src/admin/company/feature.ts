import Store from "@mui/icons-material/Store";
import { addressOf } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const company: OfficeFeature = {
  resources: [
    {
      name: "company",
      texts: { name: "Company Facts" },
      address: () => addressOf("admin/company"),
    },
  ],
  pages: [
    {
      path: "admin/company",
      isOwn: true,
      resource: "admins",
      load: () => import("./FactsPage"),
      menu: [{ name: "company", icon: Store, group: "plant" }],
    },
  ],
};
