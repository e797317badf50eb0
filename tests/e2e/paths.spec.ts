import { expect, test } from "../support/browser/office";

/** The specification's paths, and the heading of the screen that each of them opens. */
const screens: Record<string, string> = {
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
  "admin/contact/contactDetails": "Contact Requests",
  "admin/order-create": "Create Order",
  "admin/box/boxCreate": "Create New Box",
  "admin/register-industry": "Register Industry",
  orders: "Orders Dashboard",
  "access-denied": "Access Denied",
};

for (const [path, heading] of Object.entries(screens))
  test(`${path} opens its screen below the dashboard and below /admin`, async ({ office }) => {
    for (const address of [`/admin/dashboard/${path}`, `/admin/${path.replace(/^admin\//, "")}`]) {
      await office.goto(address);
      await expect(
        office.getByRole("heading", { level: 1, name: heading, exact: true }),
      ).toBeVisible();
    }
  });
