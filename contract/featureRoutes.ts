import { paperRoutes } from "./paperRoutes";
import { payrollRoutes } from "./payrollRoutes";
import { rowsOf } from "./rowsOf";
import { scanRoutes } from "./scanRoutes";

const accounts = rowsOf("accounts");
const imports = rowsOf("import");
const calendar = rowsOf("calendar");
const live = rowsOf("live");
const statistics = rowsOf("statistics");
const history = rowsOf("history");
const search = rowsOf("search");
const edits = rowsOf("edit");

/** The calls beyond the specification, each with its feature: only a host that has named it is asked. */
export const featureRoutes = {
  changePassword: accounts("PUT", "/admin/account/password", "admin"),
  signOutEverywhere: accounts("PUT", "/admin/account/sign-out", "admin"),
  createPasswordLink: accounts("POST", "/admin/admins/:id/password-link", "super"),

  importEmployees: imports("POST", "/admin/import/employees", "super"),
  importRecords: imports("POST", "/admin/import/:resource", "admin"),

  ...scanRoutes,

  getCalendar: calendar("GET", "/admin/calendar", "super"),
  updateCalendar: calendar("PUT", "/admin/calendar", "super"),
  getLeaves: calendar("GET", "/admin/leaves", "super"),
  createLeave: { ...calendar("POST", "/admin/leaves", "super"), creates: true },
  cancelLeave: calendar("PUT", "/admin/leaves/:id/cancel", "super"),

  getLiveChanges: live("GET", "/admin/live", "admin"),
  getStatistics: statistics("GET", "/admin/statistics", "admin"),
  getHistory: history("GET", "/admin/history/:kind/:id", "admin"),
  getActivity: history("GET", "/admin/activity", "super"),
  getOrder: history("GET", "/admin/orders/:id", "admin"),
  getUndoable: history("GET", "/admin/undoable", "admin"),
  undoChange: history("POST", "/admin/changes/:id/undo", "admin"),
  search: search("GET", "/admin/search", "admin"),

  updateOrder: edits("PUT", "/admin/orders/:id", "admin"),
  cancelOrder: edits("PUT", "/admin/orders/:id/cancel", "admin"),
  updateReel: edits("PUT", "/admin/reels/:id", "admin"),
  updateEmployee: edits("PUT", "/admin/employees/:id", "super"),
  reinstateEmployee: edits("PUT", "/admin/employees/:id/reinstate", "super"),
  updateAdmin: edits("PUT", "/admin/admins/:id", "super"),
  deactivateAdmin: edits("PUT", "/admin/admins/:id/deactivate", "super"),
  reinstateAdmin: edits("PUT", "/admin/admins/:id/reinstate", "super"),
  getIndustry: edits("GET", "/admin/industries/:id", "admin"),
  updateIndustry: edits("PUT", "/admin/industries/:id", "admin"),
  updateBox: edits("PUT", "/admin/boxes/:id", "admin"),

  ...payrollRoutes,
  ...paperRoutes,
} as const;
