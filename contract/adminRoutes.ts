import type { Route } from "./route";

/** The calls of the specification's section 7 that require a session. */
export const adminRoutes = {
  getAdmins: { method: "GET", path: "/admin/get-admins", access: "super" },
  createAdmin: { method: "POST", path: "/admin/create", access: "super", creates: true },

  getEmployees: { method: "GET", path: "/admin/get-employees", access: "super" },
  registerEmployee: {
    method: "POST",
    path: "/admin/register-employee",
    access: "super",
    creates: true,
  },
  deactivateEmployee: {
    method: "PUT",
    path: "/admin/employee/deactivate/:barcodeId",
    access: "super",
  },
  getEmployeeBarcode: {
    method: "GET",
    path: "/admin/employee/barcode/:barcodeId",
    access: "super",
  },
  getEmployeeNameAndUnit: {
    method: "POST",
    path: "/admin/employee/getEmployeeNameAndUnit",
    access: "super",
  },

  addSalary: { method: "POST", path: "/admin/salary/add", access: "super" },
  getMonthlySalaries: { method: "GET", path: "/admin/salary/monthly", access: "super" },
  getAttendance: { method: "GET", path: "/admin/attendance-list", access: "super" },

  getReelStocks: { method: "GET", path: "/admin/inventory/getReelStocks", access: "admin" },
  getInUseReels: {
    method: "GET",
    path: "/admin/inventory/getInUseReelsWithDetails",
    access: "admin",
  },
  getReelBarcode: { method: "GET", path: "/admin/reel/barcode-image/:barcodeId", access: "admin" },
  getReelDetails: {
    method: "GET",
    path: "/admin/reel/details/:barcodeIdOrReelNo",
    access: "admin",
  },
  registerReel: { method: "POST", path: "/admin/register-reel", access: "admin", creates: true },
  getReelHistory: { method: "GET", path: "/admin/reel/orderReelUsage/:barcode", access: "admin" },

  registerIndustry: {
    method: "POST",
    path: "/admin/register-industry",
    access: "admin",
    creates: true,
  },
  createBox: { method: "POST", path: "/admin/box/create-box", access: "admin", creates: true },

  getContacts: { method: "GET", path: "/admin/contact/contactDetails", access: "admin" },
  updateReplyStatus: {
    method: "PUT",
    path: "/admin/contact/updateReplyStatus/:id",
    access: "admin",
  },

  createOrder: {
    method: "POST",
    path: "/admin/order/create-order",
    access: "admin",
    creates: true,
  },
  getAllOrders: { method: "GET", path: "/admin/order/getAllOrders", access: "admin" },
  moveOrder: { method: "PUT", path: "/admin/order/:id/status", access: "admin" },
} as const satisfies Record<string, Route>;
