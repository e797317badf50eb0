import { generatePath, matchPath } from "react-router-dom";
import type { RecordId } from "../api/readRow";
import type { ResourceName } from "../api/resources";
import { isOwnHost } from "../api/session";

/** The admin's base path. Every screen has its canonical path below it. */
export const dashboardPath = "/admin/dashboard";

/**
 * The path of every screen (docs/another-host.md#paths-of-the-screens, and similar paths for the other screens), with
 * the screen's canonical path below the dashboard. The canonical path of a generated screen is react-admin's.
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
 * Returns the canonical address of a path's screen. Accepts the keys of `canonicalPaths` below the dashboard and
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

const below = (path: string) => `${dashboardPath}/${path}`;

export const listAddress = (resource: ResourceName, filter: object) =>
  `${below(resource)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Returns the address of a record's page. */
export const showAddress = (resource: string, id: RecordId) =>
  below(generatePath(":resource/:id/show", { resource, id: String(id) }));

/** Returns the address of a client's orders: the order list if the host has it, otherwise the board. */
export const clientAddress = (client: string) =>
  isOwnHost()
    ? listAddress("orderList", { client })
    : `${addressOf("orders")}?${new URLSearchParams({ client })}`;

/** Returns the address of the late orders, the latest ones first. It has no date, so it is the same on a later day. */
export const lateOrdersAddress = () =>
  isOwnHost()
    ? `${listAddress("orderList", { isLate: true })}&sort=expectedCompletionDate&order=ASC`
    : addressOf("orders");

export const employeeAddress = (barcodeId: string) =>
  below(generatePath(canonicalPaths["admin/employee/barcode/:barcodeId"], { barcodeId }));

export const orderBoxAddress = (versionId: RecordId) =>
  `${below(canonicalPaths["admin/order-create"])}?${new URLSearchParams({ specification: String(versionId) })}`;

/** Returns the address of a new order's form with this client and delivery address filled in. */
export const clientOrderAddress = (values: { client: string; deliveryAddress: string }) =>
  `${below(canonicalPaths["admin/order-create"])}?${new URLSearchParams(values)}`;

export const paperAddress = (screen: string) => below(`paper/${screen}`);

export const quotationsAddress = below("quotations");

export const quotationAddress = (id: RecordId, screen = "") =>
  `${quotationsAddress}/${encodeURIComponent(String(id))}${screen}`;

/** Returns the address of a screen about dispatches, invoices and sales. */
export const dispatchAddress = (screen: string) => below(`dispatch/${screen}`);

export const invoiceAddress = (id: RecordId) =>
  dispatchAddress(`invoices/${encodeURIComponent(String(id))}`);

/** Returns the address of the page on which a dispatch gets its invoice. */
export const dispatchInvoiceAddress = (dispatchId: RecordId) =>
  dispatchAddress(`to-invoice/${encodeURIComponent(String(dispatchId))}`);

/** Returns the address of the attendance of a date, `yyyy-MM-dd`. */
export const attendanceAddress = (date: string) =>
  `${addressOf("admin/attendance")}?${new URLSearchParams({ date })}`;

export const attendanceMonthAddress = (month: string, barcodeId: string) =>
  below(generatePath(canonicalPaths["admin/attendance/:month/:barcodeId"], { month, barcodeId }));

export const payslipAddress = (month: string, employeeId: RecordId) =>
  below(
    generatePath(canonicalPaths["salary/:month/:employeeId"], {
      month,
      employeeId: String(employeeId),
    }),
  );

export const salarySetupAddress = (employeeId: RecordId) =>
  below(
    generatePath(canonicalPaths["salary/register/:employeeId"], { employeeId: String(employeeId) }),
  );

export const reelAddress = (barcodeId: string) =>
  below(generatePath(canonicalPaths["admin/inventory/reel/:barcodeId"], { barcodeId }));

export const reelHistoryAddress = (barcodeId: string) =>
  below(generatePath(canonicalPaths["admin/inventory/reel-history/:barcodeId"], { barcodeId }));

/** The table of a delivery of reels. */
export const deliveryAddress = below("admin/inventory/delivery");

/** Returns the address of the final settlement of a leaver. */
export const settlementAddress = (employeeId: RecordId) =>
  below(generatePath(canonicalPaths["settlement/:employeeId"], { employeeId: String(employeeId) }));
