import { creating, specifiedRoute as row } from "./route";

/** The calls of the specification's section 7 that require a session. */
export const adminRoutes = {
  getAdmins: row("/admin/get-admins", "GET", "super"),
  createAdmin: creating(row("/admin/create", "POST", "super")),

  getEmployees: row("/admin/get-employees", "GET", "super"),
  registerEmployee: creating(row("/admin/register-employee", "POST", "super")),
  deactivateEmployee: row("/admin/employee/deactivate/:barcodeId", "PUT", "super"),
  getEmployeeBarcode: row("/admin/employee/barcode/:barcodeId", "GET", "super"),
  getEmployeeNameAndUnit: row("/admin/employee/getEmployeeNameAndUnit", "POST", "super"),

  addSalary: row("/admin/salary/add", "POST", "super"),
  getMonthlySalaries: row("/admin/salary/monthly", "GET", "super"),
  getAttendance: row("/admin/attendance-list", "GET", "super"),

  getReelStocks: row("/admin/inventory/getReelStocks", "GET", "admin"),
  getInUseReels: row("/admin/inventory/getInUseReelsWithDetails", "GET", "admin"),
  getReelBarcode: row("/admin/reel/barcode-image/:barcodeId", "GET", "admin"),
  getReelDetails: row("/admin/reel/details/:barcodeIdOrReelNo", "GET", "admin"),
  registerReel: creating(row("/admin/register-reel", "POST", "admin")),
  getReelHistory: row("/admin/reel/orderReelUsage/:barcode", "GET", "admin"),

  registerIndustry: creating(row("/admin/register-industry", "POST", "admin")),
  createBox: creating(row("/admin/box/create-box", "POST", "admin")),

  getContacts: row("/admin/contact/contactDetails", "GET", "admin"),
  updateReplyStatus: row("/admin/contact/updateReplyStatus/:id", "PUT", "admin"),

  createOrder: creating(row("/admin/order/create-order", "POST", "admin")),
  getAllOrders: row("/admin/order/getAllOrders", "GET", "admin"),
  moveOrder: row("/admin/order/:id/status", "PUT", "admin"),
} as const;
