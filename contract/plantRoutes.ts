import { creates, featureRoute, lists, proven } from "./route";

const accounts = featureRoute("accounts", "accounts");
const secondFactor = featureRoute("second-factor", "secondFactors");
const imports = featureRoute("import", "imports");
const devices = featureRoute("stations", "devices");
const scans = featureRoute("stations", "scans");
const wall = featureRoute("wall", "wall");
const live = featureRoute("live", "live");
const statistics = featureRoute("statistics", "statistics");
const history = featureRoute("history", "history");
const orderDetails = featureRoute("history", "orderDetails");
const search = featureRoute("search", "search");
const company = featureRoute("company", "companyFacts");
const pictures = featureRoute("pictures", "pictures");
const operations = featureRoute("operations", "operations");

/** The calls about accounts, devices and the plant itself, each with its feature. */
export const plantRoutes = {
  getAccount: accounts("/admin/account", "GET", "admin"),
  updateAccount: accounts("/admin/account", "PUT", "admin"),
  changePassword: accounts("/admin/account/password", "PUT", "admin"),
  changeLanguage: accounts("/admin/account/language", "PUT", "admin"),
  signOutEverywhere: accounts("/admin/account/sign-out", "PUT", "admin"),
  createPasswordLink: proven(accounts("/admin/admins/:id/password-link", "POST", "super")),

  // An admin's second factors, the proof of one, and the sessions. Bodies of `second-factor` calls have secrets.
  getSecondFactors: secondFactor("/admin/account/factors", "GET", "admin"),
  beginApp: secondFactor("/admin/account/second-factor/app/begin", "POST", "admin"),
  finishApp: secondFactor("/admin/account/second-factor/app", "POST", "admin"),
  beginPasskey: secondFactor("/admin/account/second-factor/passkey/begin", "POST", "admin"),
  finishPasskey: secondFactor("/admin/account/second-factor/passkey", "POST", "admin"),
  renewRecoveryCodes: proven(
    secondFactor("/admin/account/second-factor/recovery-codes", "POST", "admin"),
  ),
  beginProof: secondFactor("/admin/account/second-factor/proof/begin", "POST", "admin"),
  finishProof: secondFactor("/admin/account/second-factor/proof", "POST", "admin"),
  removeFactor: proven(secondFactor("/admin/account/factors/:id/remove", "PUT", "admin")),
  getSessions: secondFactor("/admin/account/sessions", "GET", "admin"),
  endSession: secondFactor("/admin/account/sessions/:id/end", "PUT", "admin"),
  getAdminSessions: secondFactor("/admin/admins/:id/sessions", "GET", "super"),
  endAdminSession: secondFactor("/admin/admins/:id/sessions/:sessionId/end", "PUT", "super"),
  resetSecondFactor: proven(secondFactor("/admin/admins/:id/reset-second-factor", "PUT", "super")),
  updateSignInRules: proven(secondFactor("/admin/sign-in-rules", "PUT", "super")),

  importEmployees: imports("/admin/import/employees", "POST", "super"),
  importRecords: imports("/admin/import/:resource", "POST", "admin"),
  getLastImport: imports("/admin/import/:resource/last", "GET", "admin"),
  undoImport: imports("/admin/import/:id/undo", "POST", "admin"),

  // The calls of the scan stations, about them, and about what their scans leave open.
  getDevices: lists("devices", devices("/admin/devices", "GET", "super")),
  createDevice: creates("devices", devices("/admin/devices", "POST", "super")),
  renewPairingCode: devices("/admin/devices/:id/pairing-code", "PUT", "super"),
  revokeDevice: devices("/admin/devices/:id/revoke", "PUT", "super"),
  pairDevice: devices("/station/pair", "POST", "public"),
  getStationData: scans("/station/data", "GET", "device"),
  getOpenUsages: scans("/station/open-usages", "GET", "device"),
  punch: scans("/station/punch", "POST", "device"),
  issueReel: scans("/station/issue-reel", "POST", "device"),
  returnReel: scans("/station/return-reel", "POST", "device"),
  dispatchOrder: scans("/station/dispatch-order", "POST", "device"),
  dismissScan: scans("/station/dismiss-scan", "POST", "device"),
  getWall: wall("/wall", "GET", "device"),

  getLiveChanges: live("/admin/live", "GET", "admin"),
  getStatistics: statistics("/admin/statistics", "GET", "admin"),
  getHistory: history("/admin/history/:kind/:id", "GET", "admin"),
  getActivity: history("/admin/activity", "GET", "super"),
  getOrder: orderDetails("/admin/orders/:id", "GET", "admin"),
  getUndoable: history("/admin/undoable", "GET", "admin"),
  undoChange: history("/admin/changes/:id/undo", "POST", "admin"),
  search: search("/admin/search", "GET", "admin"),

  // The facts of the company that the public pages show.
  getCompanyFacts: company("/public/company", "GET", "public"),
  updateCompanyFacts: company("/admin/company", "PUT", "super"),

  // The pictures of industries and boxes.
  uploadPicture: pictures("/admin/pictures", "POST", "admin"),
  getPicture: pictures("/public/pictures/:sha256/:width", "GET", "public"),

  // The backups of the plant, and restores.
  getOperations: operations("/admin/operations", "GET", "super"),
  startBackup: operations("/admin/operations/backup", "PUT", "super"),
  startDrill: operations("/admin/operations/drill", "PUT", "super"),
  restoreBackup: proven(operations("/admin/operations/restore", "PUT", "super")),
  getBackup: proven(operations("/admin/operations/backups/:name", "GET", "super")),
} as const;
