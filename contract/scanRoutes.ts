import { featureRoute } from "./featureRoute";

const stations = featureRoute("stations");
const corrections = featureRoute("corrections");

/** The calls of the scan stations, about them, and about what their scans leave open. */
export const scanRoutes = {
  getDevices: stations("/admin/devices", "GET", "super"),
  createDevice: { ...stations("/admin/devices", "POST", "super"), creates: true },
  renewPairingCode: stations("/admin/devices/:id/pairing-code", "PUT", "super"),
  revokeDevice: stations("/admin/devices/:id/revoke", "PUT", "super"),
  pairDevice: stations("/station/pair", "POST", "public"),
  getStationData: stations("/station/data", "GET", "device"),
  getOpenUsages: stations("/station/open-usages", "GET", "device"),
  punch: stations("/station/punch", "POST", "device"),
  issueReel: stations("/station/issue-reel", "POST", "device"),
  returnReel: stations("/station/return-reel", "POST", "device"),
  dismissScan: stations("/station/dismiss-scan", "POST", "device"),

  getExceptions: corrections("/admin/attendance/exceptions", "GET", "admin"),
  getCorrections: corrections("/admin/attendance/corrections", "GET", "admin"),
  proposeCorrection: {
    ...corrections("/admin/attendance/corrections", "POST", "admin"),
    creates: true,
  },
  decideCorrection: corrections("/admin/attendance/corrections/:id", "PUT", "super"),
  settleExceptions: {
    ...corrections("/admin/attendance/settlements", "POST", "admin"),
    creates: true,
  },
  decideCorrections: corrections("/admin/attendance/decisions", "PUT", "super"),
} as const;
