import { act, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { canonicalPath } from "../../../src/admin/addresses";
import { json } from "../../support/fakeHost";
import { address, openOffice, screenTitled } from "../../support/openOffice";

/** The paths of docs/another-host.md#paths-of-the-screens, each with the heading of its screen. */
const screens = {
  "admin/employee": "Employee",
  "employee/register": "Register New Employee",
  "employee/get-all-employees": "Employee List",
  "salary/register/1": "Salary Setup",
  "admin/admins": "Admins",
  "admins/register": "Register New Admin",
  "admins/get-all-admins": "Admin List",
  "admin/attendance": "Attendance",
  "admin/salary": "Monthly Salary",
  "admin/inventory": "Inventory",
  "admin/inventory/reel": "Reel Stocks",
  "admin/inventory/create-reel": "Create Reel",
  "admin/inventory/reel-history/REEL-000001": "Reel Usage History: REEL-000001",
  "admin/inventory/in-use": "In-Use Reels with Usage Details",
  "admin/contact/contactDetails": "Enquiries",
  "admin/order-create": "Create Order",
  "admin/box/boxCreate": "Create New Box",
  "admin/register-industry": "Register Industry",
  orders: "Orders Dashboard",
  "access-denied": "Access Denied",
};

/** The paths of the other screens, on a host that has them. */
const screensBeyond = {
  orderList: "Order List",
  devices: "Scan Stations",
  "devices/create": "Create Scan Station",
  exceptions: "Exceptions",
  corrections: "Corrections",
  "corrections/create": "Correct a Day",
  "admin/calendar": "Leave & holidays",
  leaves: "Leave",
  "leaves/create": "Enter Leave",
  leaveBalances: "Leave Balances",
  leaveEntries: "Leave Entries",
  "leaveEntries/create": "Enter Days of Leave",
  leaveRules: "Leave Rules",
  "leaveRules/create": "New Leave Rule",
  shifts: "Shifts",
  "shifts/create": "New Shift",
  "admin/rotation": "Enter Rotation",
  payTerms: "Terms of Pay",
  adjustments: "Adjustments",
  "adjustments/create": "Enter Addition or Deduction",
  advances: "Advances",
  "advances/create": "Give Advance",
  payComponents: "Pay Components",
  "payComponents/create": "New Pay Component",
  pieceRates: "Piece Rates",
  "pieceRates/create": "New Piece Rate",
  bonuses: "Bonus",
  gratuities: "Gratuity",
  benefitRules: "Bonus and Gratuity Rules",
  "benefitRules/create": "New Bonus and Gratuity Rule",
  statutoryRates: "Statutory Rates",
  "statutoryRates/create": "New Statutory Rate",
  "import/reels": "Import Reels",
  // The last screen asks for nothing that would come after the test.
  account: "My Account",
};

test("every screen beyond the specification opens below /admin too, with its title", async () => {
  const none = () => json([]);
  const { goTo } = openOffice("/admin/dashboard", {
    isOwnHost: true,
    answers: {
      "GET /admin/account": () =>
        json({ firstName: "Asha", lastName: "Rao", email: "asha@example.com", version: 1 }),
      "GET /admin/orders": none,
      "GET /admin/devices": none,
      "GET /admin/attendance/exceptions": none,
      "GET /admin/attendance/corrections": none,
      "GET /admin/attendance/missing": none,
      "GET /admin/leaves": none,
      "GET /admin/leave-balances": none,
      "GET /admin/leave-entries": none,
      "GET /admin/leave-rules": none,
      "GET /admin/shifts": none,
      "GET /admin/roster": none,
      "GET /admin/pay-terms": none,
      "GET /admin/adjustments": none,
      "GET /admin/advances": none,
      "GET /admin/pay-components": none,
      "GET /admin/piece-rates": none,
      "GET /admin/statutory-rates": none,
      "GET /admin/statutory-rates/changes": none,
      "GET /admin/bonuses": none,
      "GET /admin/gratuities": none,
      "GET /admin/benefit-rules": none,
      "GET /admin/payroll/opening": () => json({ balances: [], version: 0 }),
      "GET /admin/get-employees": none,
      "GET /admin/import/reels/last": () => json({}),
      "GET /admin/calendar": () =>
        json({
          weeklyOffs: [],
          holidays: [],
          shortestSpanSeconds: 60,
          longestSpanHours: 14,
          longSpanHours: 12,
          workDayLeadHours: 4,
          earlyMinutes: 30,
          halfDayHours: 4,
          version: 0,
        }),
    },
  });
  await screenTitled(/^Welcome/);
  for (const [path, heading] of Object.entries(screensBeyond)) {
    await act(() => goTo(`/admin/${path.replace(/^admin\//, "")}`));
    expect(address(), path).toBe(`/admin/dashboard/${path}`);
    await screenTitled(heading);
    await waitFor(() => expect(document.title).toBe(`${heading} · Admin Portal`));
  }
});

test("every path of the specification opens its screen with its title, below /admin and the dashboard", async () => {
  const employee = { id: 1, name: "Asha", barcodeId: "EMP-A-00001", unit: "A", active: true };
  const unpaid = { ...employee, employeeId: 1, month: 11 };
  const { goTo } = openOffice("/admin/dashboard", {
    answers: {
      "GET /admin/get-employees": () => json([employee]),
      "GET /admin/salary/monthly": () => json([{ ...unpaid, monthlyBaseSalary: 0 }]),
      "GET /admin/inventory/getInUseReelsWithDetails": () => json([]),
      "GET /admin/reel/orderReelUsage/REEL-000001": () =>
        json({ barcodeId: "REEL-000001", usages: [] }),
    },
  });
  await screenTitled(/^Welcome/);
  for (const [path, heading] of Object.entries(screens)) {
    const place = `/admin/${path.replace(/^admin\//, "")}`;
    await act(() => goTo(place));
    expect(address(), place).toBe(canonicalPath(`/admin/dashboard/${path}`));
    await screenTitled(heading);
    await waitFor(() => expect(document.title).toBe(`${heading} · Admin Portal`));
  }
});
