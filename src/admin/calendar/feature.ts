import CalendarMonth from "@mui/icons-material/CalendarMonth";
import { addressOf } from "../addresses";
import type { OfficeFeature } from "../schema/officeFeature";

export const calendar: OfficeFeature = {
  resources: [
    {
      name: "calendar",
      texts: { name: "Leave & holidays" },
      address: () => addressOf("admin/calendar"),
    },
    {
      name: "leaves",
      texts: { name: "Leave |||| Leave", create: { title: "Enter Leave" } },
      menu: { below: "calendar" },
      load: async () => (await import("./leaves")).leaves,
      address: () => addressOf("leaves"),
    },
    {
      name: "leaveBalances",
      texts: { name: "Leave Balance |||| Leave Balances" },
      menu: { below: "calendar" },
      load: async () => (await import("./leaves")).leaveBalances,
    },
    {
      name: "leaveEntries",
      texts: {
        name: "Leave Entry |||| Leave Entries",
        create: { title: "Enter Days of Leave" },
      },
      menu: { below: "calendar" },
      load: async () => (await import("./leaves")).leaveEntries,
    },
    {
      name: "leaveRules",
      texts: { name: "Leave Rule |||| Leave Rules", create: { title: "New Leave Rule" } },
      menu: { below: "calendar" },
      load: async () => (await import("./leaves")).leaveRules,
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
