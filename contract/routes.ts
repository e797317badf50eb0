import { publicRoutes } from "./publicRoutes";
import { fillPath, type Route } from "./route";

/** What can be imported; who may create one may import many. */
export const importableResources = ["employees", "reels", "orders", "boxes", "industries"] as const;
export type ImportableResource = (typeof importableResources)[number];

export const isImportable = (name: string): name is ImportableResource =>
  importableResources.some((one) => one === name);

/**
 * The plain part of the call table, without a validator: method, path and access of every call of the
 * specification's section 7. Those beyond it follow at the end, each with its feature.
 */
export const routes = {
  ...publicRoutes,

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

  // Beyond the specification.

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
} as const satisfies Record<string, Route>;

export type CallName = keyof typeof routes;

export const isCallName = (name: string): name is CallName => name in routes;

export const callNames = /* @__PURE__ */ Object.keys(routes).filter(isCallName);

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters that a call's path asks for, by name. */
export type PathParams<N extends CallName> = Record<NamesIn<(typeof routes)[N]["path"]>, string>;

/** The path of a call with its parameters filled in. */
export const pathOf = <N extends CallName>(name: N, params: PathParams<N>): string =>
  fillPath(routes[name].path, params);
