import { rowsOf } from "./rowsOf";

const stations = rowsOf("stations");
const corrections = rowsOf("corrections");

/** The calls of the scan stations, about them, and about what their scans leave open. */
export const scanRoutes = {
  getDevices: stations("GET", "/admin/devices", "super"),
  createDevice: { ...stations("POST", "/admin/devices", "super"), creates: true },
  renewPairingCode: stations("PUT", "/admin/devices/:id/pairing-code", "super"),
  revokeDevice: stations("PUT", "/admin/devices/:id/revoke", "super"),
  pairDevice: stations("POST", "/station/pair", "public"),
  getStationData: stations("GET", "/station/data", "device"),
  getOpenUsages: stations("GET", "/station/open-usages", "device"),
  punch: stations("POST", "/station/punch", "device"),
  issueReel: stations("POST", "/station/issue-reel", "device"),
  returnReel: stations("POST", "/station/return-reel", "device"),

  getExceptions: corrections("GET", "/admin/attendance/exceptions", "admin"),
  getCorrections: corrections("GET", "/admin/attendance/corrections", "admin"),
  proposeCorrection: {
    ...corrections("POST", "/admin/attendance/corrections", "admin"),
    creates: true,
  },
  decideCorrection: corrections("PUT", "/admin/attendance/corrections/:id", "super"),
} as const;
