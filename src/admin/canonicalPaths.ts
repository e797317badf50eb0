import { generatePath, matchPath } from "react-router-dom";

/** The admin's base path. Every screen has its canonical path below it. */
export const dashboardPath = "/admin/dashboard";

/**
 * The specification's path of every screen, or a similar one for a screen beyond it, with the screen's home below the
 * dashboard. Generated screens are at react-admin's paths, all others at the specification's path.
 */
export const canonicalPaths = {
  "admin/employee": "admin/employee",
  "admin/employee/barcode/:barcodeId": "admin/employee/barcode/:barcodeId",
  "employee/register": "employees/create",
  "employee/get-all-employees": "employees",
  "salary/register/:employeeId": "salary/register/:employeeId",
  "salary/:month/:employeeId": "salary/:month/:employeeId",
  "settlement/:employeeId": "settlement/:employeeId",
  "admin/admins": "admin/admins",
  "admins/register": "admins/create",
  "admins/get-all-admins": "admins",
  "admin/attendance": "admin/attendance",
  "admin/attendance/:month/:barcodeId": "admin/attendance/:month/:barcodeId",
  "admin/salary": "salaries",
  "admin/inventory": "admin/inventory",
  "admin/inventory/reel": "reels",
  "admin/inventory/reel/:barcodeId": "admin/inventory/reel/:barcodeId",
  "admin/inventory/create-reel": "reels/create",
  "admin/inventory/reel-history/:barcodeId": "admin/inventory/reel-history/:barcodeId",
  "admin/inventory/in-use": "admin/inventory/in-use",
  "admin/contact/contactDetails": "contacts",
  "admin/order-create": "admin/order-create",
  "admin/box/boxCreate": "boxes/create",
  "admin/register-industry": "industries/create",
  orders: "orders",
  "orders/list": "orderList",
  devices: "devices",
  exceptions: "exceptions",
  corrections: "corrections",
  "admin/calendar": "admin/calendar",
  leaves: "leaves",
  account: "account",
  "import/:resource": "import/:resource",
  "admin/rotation": "admin/rotation",
  "admin/schedule": "admin/schedule",
  "admin/activity": "admin/activity",
  "admin/company": "admin/company",
  "admin/operations": "admin/operations",
  "access-denied": "access-denied",
} as const;

export type ScreenPath = keyof typeof canonicalPaths;

export const addressOf = (screen: ScreenPath) => `${dashboardPath}/${canonicalPaths[screen]}`;

export const importAddress = (resource: string) => `${dashboardPath}/import/${resource}`;

const belowAdmin = (path: string) => (path.startsWith("admin/") ? `/${path}` : `/admin/${path}`);

const readings = Object.entries(canonicalPaths).flatMap(([path, home]) => [
  { reading: `${dashboardPath}/${path}`, home },
  { reading: belowAdmin(path), home },
]);

/** Decodes a part of a path. Returns a malformed part unchanged. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const isSamePath = (one: string, other: string) =>
  one === other ||
  one.split("/").map(decoded).join("/") === other.split("/").map(decoded).join("/");

/**
 * Returns the canonical address of a path's screen. Accepts the specification's paths below the dashboard and
 * below `/admin`. A path without a screen stays unchanged, below the dashboard. A canonical address maps to
 * itself, letter for letter, so that a guard may redirect without a loop.
 */
export function canonicalPath(pathname: string): string {
  for (const { reading, home } of readings) {
    const match = matchPath({ path: reading, end: true }, pathname);
    if (!match) continue;
    // matchPath returns the parameters as encoded in the address, and generatePath would encode them again.
    const params = Object.fromEntries(
      Object.entries(match.params).map(([name, value]) => [name, decoded(value ?? "")]),
    );
    const address = generatePath(`${dashboardPath}/${home}`, params);
    return isSamePath(address, pathname) ? pathname : address;
  }
  if (pathname === dashboardPath || pathname.startsWith(`${dashboardPath}/`)) return pathname;
  return pathname.replace(/^\/admin/, dashboardPath);
}
