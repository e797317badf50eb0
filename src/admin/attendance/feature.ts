import CalendarToday from "@mui/icons-material/CalendarToday";
import type { OfficeFeature } from "../schema/officeFeature";

export const attendance: OfficeFeature = {
  resources: [
    {
      name: "attendance",
      texts: { name: "Attendance |||| Attendance", record: "Scan" },
      load: async () => (await import("./resource")).attendance,
      address: () => undefined,
    },
  ],
  pages: [
    {
      path: "admin/attendance",
      resource: "attendance",
      load: () => import("./AttendancePage"),
      menu: [{ name: "attendance", icon: CalendarToday, group: "people", isPinned: true }],
    },
    {
      path: "admin/attendance/:month/:barcodeId",
      isOwn: true,
      resource: "attendance",
      load: () => import("./AttendanceMonthPage"),
    },
  ],
};
