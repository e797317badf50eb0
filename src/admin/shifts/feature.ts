import Schedule from "@mui/icons-material/Schedule";
import type { OfficeFeature } from "../schema/officeFeature";

export const shifts: OfficeFeature = {
  resources: [
    {
      name: "shifts",
      texts: { name: "Shift |||| Shifts", create: { title: "New Shift" } },
      icon: Schedule,
      menu: { group: "people", homes: ["admin/rotation"] },
      load: async () => (await import("./resource")).shifts,
    },
  ],
  pages: [
    {
      path: "admin/rotation",
      isOwn: true,
      resource: "shifts",
      load: () => import("./RotationPage"),
    },
  ],
};
