import CalendarMonth from "@mui/icons-material/CalendarMonth";
import { addressOf } from "../canonicalPaths";
import type { OfficeFeature } from "../schema/officeFeature";

export const calendar: OfficeFeature = {
  resources: [
    {
      name: "calendar",
      texts: { name: "Calendar" },
      address: () => addressOf("admin/calendar"),
    },
    {
      name: "leaves",
      texts: { name: "Leave |||| Leave", create: { title: "Enter Leave" } },
      menu: { below: "calendar" },
      load: async () => (await import("./leaves")).leaves,
      address: () => addressOf("leaves"),
    },
  ],
  pages: [
    {
      path: "admin/calendar",
      resource: "leaves",
      load: () => import("./CalendarPage"),
      menu: [{ name: "calendar", icon: CalendarMonth, group: "people" }],
    },
  ],
};
