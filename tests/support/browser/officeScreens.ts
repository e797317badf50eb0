import type { Page, Request } from "@playwright/test";
import { indiaDate } from "../../../domain/indiaTime";

/** The screens below the dashboard, each with a word that appears when its rows have loaded. */
export const officeScreens: readonly (readonly [path: string, heading: string, row?: RegExp])[] = [
  ["", "Welcome"],
  ["/orders", "Orders Dashboard", /Order #|#\d/],
  ["/admin/order-create", "Create Order"],
  ["/admin/employee", "Employee"],
  ["/employees", "Employee List", /EMP-/],
  ["/employees/create", "Register New Employee"],
  ["/employees/1/show", "", /EMP-/],
  ["/salary/register/1", "Salary Setup"],
  ["/salaries", "Monthly Salary", /EMP-/],
  [`/salary/${indiaDate(new Date()).slice(0, 7)}/1`, "Payslip", /Calculation/],
  ["/admin/attendance", "Attendance"],
  ["/admin/admins", "Admins"],
  ["/admins", "Admin List", /owner@example/],
  ["/admins/create", "Register New Admin"],
  ["/admin/inventory", "Inventory"],
  ["/admin/inventory?reel=REEL-000001", "Inventory", /REEL-000001/],
  ["/orderList", "Order List", /#\d+/],
  ["/reels", "Reel Stocks", /REEL-/],
  ["/reels/create", "Create Reel"],
  ["/admin/inventory/reel/REEL-000001", "Reel REEL-000001"],
  ["/admin/inventory/reel-history/REEL-000001", "Reel Usage History: REEL-000001"],
  ["/admin/inventory/in-use", "In-Use Reels with Usage Details", /REEL-/],
  ["/contacts", "Enquiries"],
  ["/clients", "Clients"],
  ["/outstanding", "Outstanding", /₹/],
  ["/receipts", "Receipts", /R-\d/],
  ["/receipts/1/show", "", /R-000001/],
  ["/boxes", "Boxes", /RSC/],
  ["/boxes/create", "Create New Box"],
  ["/industries", "Industries", /Textiles/],
  ["/industries/create", "Register Industry"],
  ["/devices", "Scan Stations", /Gate/],
  ["/devices/create", "Create Scan Station"],
  ["/exceptions", "Exceptions", /Settle/],
  ["/corrections", "Corrections", /Approve/],
  ["/corrections/create", "Correct a Day"],
  ["/admin/calendar", "Leave & holidays", /Half day/],
  ["/leaves", "Leave"],
  ["/leaves/create", "Enter Leave"],
  ["/leaveBalances", "Leave Balances", /EMP-|Earned/],
  ["/leaveEntries", "Leave Entries", /Opening/],
  ["/leaveEntries/create", "Enter Days of Leave"],
  ["/leaveRules", "Leave Rules", /By days worked/],
  ["/leaveRules/create", "New Leave Rule"],
  ["/payTerms", "Terms of Pay", /₹\d/],
  ["/adjustments", "Adjustments", /₹/],
  ["/adjustments/create", "Enter Addition or Deduction"],
  ["/advances", "Advances", /School fees/],
  ["/advances/1/show", "", /School fees/],
  ["/payComponents", "Pay Components", /Canteen/],
  ["/payComponents/create", "New Pay Component"],
  ["/pieceRates", "Piece Rates", /₹\d/],
  ["/pieceRates/create", "New Piece Rate"],
  ["/bonuses", "Bonus", /Year not over/],
  ["/gratuities", "Gratuity", /Service too short/],
  ["/settlement/58", "Final Settlement", /Gratuity/],
  ["/benefitRules", "Bonus and Gratuity Rules", /8\.33/],
  ["/benefitRules/create", "New Bonus and Gratuity Rule"],
  ["/statutoryRates", "Statutory Rates", /Provident fund/],
  ["/statutoryRates/1", "Edit Provident fund"],
  ["/orders/1/show", "Order #1", /Steps/],
  ["/paper/specifications", "Box Specifications", /GSM/],
  ["/paper/specifications/1", "", /Drawing/],
  ["/paper/specifications/create", "Create Specification", /Layers|Papers/],
  ["/paper/stock", "Stock", /GSM · BF/],
  ["/paper/combine", "Combined Runs", /Deckle/],
  ["/paper/waste", "Waste", /By mill/],
  ["/paper/settings", "Board Settings", /Save/],
  ["/admin/schedule", "Promise Board", /Corrugator/],
  ["/machines", "Machines", /Corrugator/],
  ["/machines/create", "New Machine"],
  ["/machines/1/show", "", /Corrugator/],
  ["/stageEntries", "Production", /Corrugator|Printer/],
  ["/machineStops", "Stops"],
  ["/tools", "Tools", /P-/],
  ["/tools/create", "New Tool"],
  ["/tools/1/show", "", /Life/],
  ["/admin/activity", "Activity"],
  ["/account", "My Account", /Signed in as/],
  ["/import/receipts", "Import a Bank Statement", /Narration/],
  ["/import/orders", "Import Orders", /Client \(needed for new records\)/],
];

/** True for a call whose reply ends. The stream of changes stays open. */
const isAnswered = (address: string) =>
  new URL(address).pathname.startsWith("/api/") && !address.includes("/api/admin/live");

/** Counts the calls that the page still waits for. */
export function countCalls(page: Page) {
  const waiting = new Set<Request>();
  page.on("request", (request) => {
    if (isAnswered(request.url())) waiting.add(request);
  });
  page.on("requestfinished", (request) => waiting.delete(request));
  page.on("requestfailed", (request) => waiting.delete(request));
  return () => waiting.size;
}

/**
 * Cuts every list to at most eight rows, from its first to its last, because a test that visits the screens looks at
 * each cell.
 */
export function shortenLists() {
  const ask = window.fetch;
  window.fetch = async (...parameters) => {
    const response = await ask(...parameters);
    if (!response.headers.get("content-type")?.startsWith("application/json")) return response;
    const body: unknown = await response.clone().json();
    if (!Array.isArray(body)) return response;
    const step = Math.ceil(body.length / 8);
    const rows = body.filter((_, index) => index % step === 0);
    return new Response(JSON.stringify(rows), response);
  };
}
