import type { Route } from "./route";

/** The calls beyond the specification, each with its feature: only a host that has named it is asked. */
export const featureRoutes = {
  changePassword: {
    method: "PUT",
    path: "/admin/account/password",
    access: "admin",
    feature: "accounts",
  },
  signOutEverywhere: {
    method: "PUT",
    path: "/admin/account/sign-out",
    access: "admin",
    feature: "accounts",
  },
  createPasswordLink: {
    method: "POST",
    path: "/admin/admins/:id/password-link",
    access: "super",
    feature: "accounts",
  },

  importEmployees: {
    method: "POST",
    path: "/admin/import/employees",
    access: "super",
    feature: "import",
  },
  importRecords: {
    method: "POST",
    path: "/admin/import/:resource",
    access: "admin",
    feature: "import",
  },

  getDevices: { method: "GET", path: "/admin/devices", access: "super", feature: "stations" },
  createDevice: {
    method: "POST",
    path: "/admin/devices",
    access: "super",
    creates: true,
    feature: "stations",
  },
  renewPairingCode: {
    method: "PUT",
    path: "/admin/devices/:id/pairing-code",
    access: "super",
    feature: "stations",
  },
  revokeDevice: {
    method: "PUT",
    path: "/admin/devices/:id/revoke",
    access: "super",
    feature: "stations",
  },
  pairDevice: { method: "POST", path: "/station/pair", access: "public", feature: "stations" },
  getStationData: { method: "GET", path: "/station/data", access: "device", feature: "stations" },
  getOpenUsages: {
    method: "GET",
    path: "/station/open-usages",
    access: "device",
    feature: "stations",
  },
  punch: { method: "POST", path: "/station/punch", access: "device", feature: "stations" },
  issueReel: { method: "POST", path: "/station/issue-reel", access: "device", feature: "stations" },
  returnReel: {
    method: "POST",
    path: "/station/return-reel",
    access: "device",
    feature: "stations",
  },

  getExceptions: {
    method: "GET",
    path: "/admin/attendance/exceptions",
    access: "admin",
    feature: "corrections",
  },
  getCorrections: {
    method: "GET",
    path: "/admin/attendance/corrections",
    access: "admin",
    feature: "corrections",
  },
  proposeCorrection: {
    method: "POST",
    path: "/admin/attendance/corrections",
    access: "admin",
    creates: true,
    feature: "corrections",
  },
  decideCorrection: {
    method: "PUT",
    path: "/admin/attendance/corrections/:id",
    access: "super",
    feature: "corrections",
  },

  getCalendar: { method: "GET", path: "/admin/calendar", access: "super", feature: "calendar" },
  updateCalendar: { method: "PUT", path: "/admin/calendar", access: "super", feature: "calendar" },
  getLeaves: { method: "GET", path: "/admin/leaves", access: "super", feature: "calendar" },
  createLeave: {
    method: "POST",
    path: "/admin/leaves",
    access: "super",
    creates: true,
    feature: "calendar",
  },
  cancelLeave: {
    method: "PUT",
    path: "/admin/leaves/:id/cancel",
    access: "super",
    feature: "calendar",
  },

  getLiveChanges: { method: "GET", path: "/admin/live", access: "admin", feature: "live" },
  getStatistics: {
    method: "GET",
    path: "/admin/statistics",
    access: "admin",
    feature: "statistics",
  },
  getHistory: {
    method: "GET",
    path: "/admin/history/:kind/:id",
    access: "admin",
    feature: "history",
  },
  getActivity: { method: "GET", path: "/admin/activity", access: "super", feature: "history" },
  getOrder: { method: "GET", path: "/admin/orders/:id", access: "admin", feature: "history" },
  getUndoable: { method: "GET", path: "/admin/undoable", access: "admin", feature: "history" },
  undoChange: {
    method: "POST",
    path: "/admin/changes/:id/undo",
    access: "admin",
    feature: "history",
  },
  search: { method: "GET", path: "/admin/search", access: "admin", feature: "search" },

  updateOrder: { method: "PUT", path: "/admin/orders/:id", access: "admin", feature: "edit" },
  cancelOrder: {
    method: "PUT",
    path: "/admin/orders/:id/cancel",
    access: "admin",
    feature: "edit",
  },
  updateReel: { method: "PUT", path: "/admin/reels/:id", access: "admin", feature: "edit" },
  updateEmployee: { method: "PUT", path: "/admin/employees/:id", access: "super", feature: "edit" },
  reinstateEmployee: {
    method: "PUT",
    path: "/admin/employees/:id/reinstate",
    access: "super",
    feature: "edit",
  },
  updateAdmin: { method: "PUT", path: "/admin/admins/:id", access: "super", feature: "edit" },
  deactivateAdmin: {
    method: "PUT",
    path: "/admin/admins/:id/deactivate",
    access: "super",
    feature: "edit",
  },
  reinstateAdmin: {
    method: "PUT",
    path: "/admin/admins/:id/reinstate",
    access: "super",
    feature: "edit",
  },
  getIndustry: { method: "GET", path: "/admin/industries/:id", access: "admin", feature: "edit" },
  updateIndustry: {
    method: "PUT",
    path: "/admin/industries/:id",
    access: "admin",
    feature: "edit",
  },
  updateBox: { method: "PUT", path: "/admin/boxes/:id", access: "admin", feature: "edit" },

  getPayslip: {
    method: "GET",
    path: "/admin/payroll/:month/payslips/:employeeId",
    access: "super",
    feature: "payroll",
  },
} as const satisfies Record<string, Route>;
