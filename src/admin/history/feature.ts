import History from "@mui/icons-material/History";
import type { OfficeFeature } from "../schema/officeFeature";

export const history: OfficeFeature = {
  pages: [
    {
      path: "admin/activity",
      isOwn: true,
      resource: "admins",
      load: () => import("./ActivityPage"),
      menu: [{ name: "activity", texts: { name: "Activity" }, icon: History, group: "plant" }],
    },
  ],
};
