import Badge from "@mui/icons-material/Badge";
import type { OfficeFeature } from "../schema/officeFeature";

export const employees: OfficeFeature = {
  resources: [
    {
      name: "employees",
      texts: {
        name: "Employee |||| Employees",
        menu: "Employee",
        create: { title: "Register New Employee" },
      },
      icon: Badge,
      menu: { group: "people", to: "admin/employee", isPinned: true },
      load: async () => (await import("./resource")).employees,
    },
  ],
  pages: [
    { path: "admin/employee", resource: "employees", load: () => import("./EmployeePage") },
    {
      path: "admin/employee/barcode/:barcodeId",
      isOwn: true,
      resource: "employees",
      load: async () => ({ default: (await import("./EmployeePage")).EmployeeByBarcode }),
    },
  ],
};
