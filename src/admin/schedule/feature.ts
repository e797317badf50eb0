import Schedule from "@mui/icons-material/Schedule";
import type { OfficeFeature } from "../schema/officeFeature";

export const schedule: OfficeFeature = {
  pages: [
    {
      path: "admin/schedule",
      isOwn: true,
      load: () => import("./SchedulePage"),
      menu: [
        {
          name: "schedule",
          texts: { name: "Promise Board" },
          icon: Schedule,
          group: "paper",
        },
      ],
    },
  ],
};
