import Backup from "@mui/icons-material/Backup";
import type { OfficeFeature } from "../schema/officeFeature";

export const operations: OfficeFeature = {
  pages: [
    {
      path: "admin/operations",
      isOwn: true,
      resource: "admins",
      load: () => import("./OperationsPage"),
      menu: [{ name: "operations", texts: { name: "Backups" }, icon: Backup, group: "plant" }],
    },
  ],
};
