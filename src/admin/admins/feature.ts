import Person from "@mui/icons-material/Person";
import type { OfficeFeature } from "../schema/officeFeature";

export const admins: OfficeFeature = {
  resources: [
    {
      name: "admins",
      texts: { name: "Admin |||| Admins", create: { title: "Register New Admin" } },
      icon: Person,
      menu: { group: "plant", to: "admin/admins", isPinned: true },
      load: async () => (await import("./resource")).admins,
    },
  ],
  pages: [
    {
      path: "admin/admins",
      resource: "admins",
      load: async () => ({ default: (await import("./resource")).AdminsPage }),
    },
  ],
};
