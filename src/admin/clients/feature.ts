import Groups from "@mui/icons-material/Groups";
import type { OfficeFeature } from "../schema/officeFeature";

export const clients: OfficeFeature = {
  resources: [
    {
      name: "clients",
      texts: { name: "Client |||| Clients", create: { title: "New Client" } },
      icon: Groups,
      menu: { group: "orders" },
      load: async () => (await import("./resource")).clients,
    },
  ],
};
