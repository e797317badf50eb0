import { generatePath } from "react-router-dom";
import type { RecordId } from "../api/readRow";
import type { ResourceName } from "../api/resources";
import { hasFeature } from "../api/session";
import { addressOf, canonicalPaths, dashboardPath } from "./canonicalPaths";

const below = (path: string) => `${dashboardPath}/${path}`;

export const listAddress = (resource: ResourceName, filter: object) =>
  `${below(resource)}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** Returns the address of a record's page. */
export const showAddress = (resource: string, id: RecordId) =>
  below(generatePath(":resource/:id/show", { resource, id: String(id) }));

/** Returns the address of a client's orders: the order list if the host has it, otherwise the board. */
export const clientAddress = (client: string) =>
  hasFeature("order-list")
    ? listAddress("orderList", { client })
    : `${addressOf("orders")}?${new URLSearchParams({ client })}`;

/** Returns the address of the orders that were promised for a day before this one and are not shipped. */
export function lateOrdersAddress(today: string): string {
  if (!hasFeature("order-list")) return addressOf("orders");
  const yesterday = new Date(Date.parse(today) - 86_400_000).toISOString().slice(0, 10);
  const status = ["TODO", "IN_PROGRESS", "COMPLETED"];
  return listAddress("orderList", { status, expectedCompletionDate_lte: yesterday });
}

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
