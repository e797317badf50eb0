import { featureRoute } from "./featureRoute";
import { paperRoutes } from "./paperRoutes";
import { payrollRoutes } from "./payrollRoutes";
import { scanRoutes } from "./scanRoutes";
import { shiftRoutes } from "./shiftRoutes";

const accounts = featureRoute("accounts");
const imports = featureRoute("import");
const calendar = featureRoute("calendar");
const live = featureRoute("live");
const statistics = featureRoute("statistics");
const history = featureRoute("history");
const search = featureRoute("search");
const edits = featureRoute("edit");
const onSite = featureRoute("on-site");
const orderList = featureRoute("order-list");

/** The calls beyond the specification, each with its feature. A client calls only hosts with the feature. */
export const featureRoutes = {
  getAccount: accounts("/admin/account", "GET", "admin"),
  updateAccount: accounts("/admin/account", "PUT", "admin"),
  changePassword: accounts("/admin/account/password", "PUT", "admin"),
  changeLanguage: accounts("/admin/account/language", "PUT", "admin"),
  signOutEverywhere: accounts("/admin/account/sign-out", "PUT", "admin"),
  createPasswordLink: accounts("/admin/admins/:id/password-link", "POST", "super"),

  importEmployees: imports("/admin/import/employees", "POST", "super"),
  importRecords: imports("/admin/import/:resource", "POST", "admin"),
  getLastImport: imports("/admin/import/:resource/last", "GET", "admin"),
  undoImport: imports("/admin/import/:id/undo", "POST", "admin"),

  ...scanRoutes,

  getCalendar: calendar("/admin/calendar", "GET", "super"),
  updateCalendar: calendar("/admin/calendar", "PUT", "super"),
  getLeaves: calendar("/admin/leaves", "GET", "super"),
  createLeave: { ...calendar("/admin/leaves", "POST", "super"), creates: true },
  cancelLeave: calendar("/admin/leaves/:id/cancel", "PUT", "super"),
  getAttendanceMonth: calendar("/admin/attendance/people/:barcodeId/:month", "GET", "super"),
  getMissingPeople: calendar("/admin/attendance/missing", "GET", "super"),

  getLiveChanges: live("/admin/live", "GET", "admin"),
  getStatistics: statistics("/admin/statistics", "GET", "admin"),
  getHistory: history("/admin/history/:kind/:id", "GET", "admin"),
  getActivity: history("/admin/activity", "GET", "super"),
  getOrder: history("/admin/orders/:id", "GET", "admin"),
  getUndoable: history("/admin/undoable", "GET", "admin"),
  undoChange: history("/admin/changes/:id/undo", "POST", "admin"),
  search: search("/admin/search", "GET", "admin"),

  getOrders: orderList("/admin/orders", "GET", "admin"),
  updateOrder: edits("/admin/orders/:id", "PUT", "admin"),
  cancelOrder: edits("/admin/orders/:id/cancel", "PUT", "admin"),
  restoreOrder: edits("/admin/orders/:id/restore", "PUT", "admin"),
  updateReel: edits("/admin/reels/:id", "PUT", "admin"),
  updateEmployee: edits("/admin/employees/:id", "PUT", "super"),
  reinstateEmployee: edits("/admin/employees/:id/reinstate", "PUT", "super"),
  updateAdmin: edits("/admin/admins/:id", "PUT", "super"),
  deactivateAdmin: edits("/admin/admins/:id/deactivate", "PUT", "super"),
  reinstateAdmin: edits("/admin/admins/:id/reinstate", "PUT", "super"),
  getIndustry: edits("/admin/industries/:id", "GET", "admin"),
  updateIndustry: edits("/admin/industries/:id", "PUT", "admin"),
  updateBox: edits("/admin/boxes/:id", "PUT", "admin"),

  getIndustries: onSite("/admin/industries", "GET", "admin"),
  getBoxes: onSite("/admin/boxes", "GET", "admin"),

  ...payrollRoutes,
  ...paperRoutes,
  ...shiftRoutes,
} as const;
