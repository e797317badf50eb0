import ViewTimeline from "@mui/icons-material/ViewTimeline";
import { addressOf } from "../canonicalPaths";
import type { OfficeFeature } from "../schema/officeFeature";

export const schedule: OfficeFeature = {
  pages: [
    {
      path: "admin/schedule",
      feature: "schedule",
      load: () => import("./SchedulePage"),
      menu: [
        {
          name: "schedule",
          texts: { name: "Promise Board" },
          icon: ViewTimeline,
          group: "paper",
          to: addressOf("admin/schedule"),
        },
      ],
    },
  ],
};
