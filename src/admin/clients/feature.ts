import Group from "@mui/icons-material/Group";
import type { OfficeFeature } from "../schema/officeFeature";

export const clients: OfficeFeature = {
  resources: [
    {
      name: "clients",
      texts: { name: "Client |||| Clients", create: { title: "New Client" } },
      icon: Group,
      menu: { group: "orders" },
      load: async () => (await import("./resource")).clients,
    },
  ],
};
