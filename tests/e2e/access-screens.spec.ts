import { expect, test } from "../support/browser/fixtures";

/** The office's paths of docs/another-host.md#paths-of-the-screens. */
const screens = [
  "admin/employee",
  "employee/register",
  "employee/get-all-employees",
  "salary/register/1",
  "admin/admins",
  "admins/register",
  "admins/get-all-admins",
  "admin/attendance",
  "admin/salary",
  "admin/inventory",
  "admin/inventory/reel",
  "admin/inventory/create-reel",
  "admin/inventory/reel-history/REEL-000001",
  "admin/inventory/in-use",
  "admin/contact/contactDetails",
  "admin/order-create",
  "admin/box/boxCreate",
  "admin/register-industry",
  "orders",
  "access-denied",
];

test("every path of the specification is answered, and one below /admin opens its screen from outside", async ({
  office,
  request,
}) => {
  for (const path of screens)
    for (const address of [`/admin/dashboard/${path}`, `/admin/${path.replace(/^admin\//, "")}`])
      expect((await request.get(address)).status(), address).toBe(200);
  await office.goto("/admin/orders");
  await expect(office.getByRole("heading", { name: "Orders Dashboard" })).toBeVisible();
  await expect(office).toHaveURL("/admin/dashboard/orders");
});

test.describe("whom the host refuses", () => {
  test.use({ expectedErrors: [/status of 403/] });

  test("the menu offers what the role may see, other screens are Access Denied, and allowed figures show", async ({
    staffOffice,
  }) => {
    const probed = staffOffice.waitForResponse("**/api/admin/get-admins");
    await staffOffice.goto("/admin/dashboard");
    await probed;
    const menu = staffOffice.getByRole("navigation", { name: "Admin" });
    await expect(menu.getByRole("link", { name: "Orders" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Inventory" })).toBeVisible();
    for (const name of ["Employee", "Attendance", "Salary", "Admins"])
      await expect(menu.getByRole("link", { name })).toHaveCount(0);
    await expect(staffOffice.getByRole("link", { name: /^On the board/ })).toContainText("To Do");
    await expect(staffOffice.getByText("Present today")).toHaveCount(0);
    await staffOffice.goto("/admin/dashboard/employees");
    await expect(staffOffice.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  });
});

test.describe("a screen whose code does not load", () => {
  test.use({ expectedErrors: [/ERR_FAILED|dynamically imported module/] });

  test("says so, and stands after a reload", async ({ office }) => {
    await office.route(/EmployeePage.*\.js/, (route) => route.abort());
    await office.goto("/admin/dashboard");
    await office.getByRole("link", { name: "Employee", exact: true }).click();
    await expect(office.getByRole("alert")).toContainText("A part of the office did not load.");
    await office.unrouteAll();
    await office.getByRole("button", { name: "Reload" }).click();
    await expect(office.getByRole("heading", { level: 1, name: "Employee" })).toBeVisible();
  });
});
