import { homeOf } from "../../src/admin/paths";
import { expect, test } from "../support/browser/officeFixtures";
import { showScreen } from "../support/browser/showScreen";

/** The specification's paths, and the heading of the screen that each of them opens. */
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
  "admin/contact/contactDetails": "Contact Requests",
  "admin/order-create": "Create Order",
  "admin/box/boxCreate": "Create New Box",
  "admin/register-industry": "Register Industry",
  orders: "Orders Dashboard",
  "access-denied": "Access Denied",
};

const roots = {
  "below the dashboard": (path: string) => `/admin/dashboard/${path}`,
  "below /admin": (path: string) => `/admin/${path.replace(/^admin\//, "")}`,
};

for (const [place, addressOf] of Object.entries(roots))
  test(`every path of the specification opens its screen ${place}, with its title`, async ({
    office,
    request,
  }) => {
    await office.goto("/admin/dashboard");
    for (const [path, heading] of Object.entries(screens)) {
      const address = addressOf(path);
      expect((await request.get(address)).status(), address).toBe(200);
      await showScreen(office, address);
      const title = office.getByRole("heading", { level: 1, name: heading, exact: true });
      await expect(title, address).toBeVisible();
      await expect(office, address).toHaveURL(homeOf(address));
      await expect(office, address).toHaveTitle(`${heading} · Admin Portal`);
    }
  });

test("a path below /admin opens its screen where one comes to it from outside", async ({
  office,
}) => {
  await office.goto("/admin/orders");
  await expect(office.getByRole("heading", { name: "Orders Dashboard" })).toBeVisible();
  await expect(office).toHaveURL("/admin/dashboard/orders");
});

test("the menu marks where one is, on the screens below its entry too", async ({ office }) => {
  await office.goto("/admin/dashboard/employees");
  const menu = office.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link", { name: "Employee" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expect(menu.locator("[aria-current]")).toHaveCount(1);
});

test("an unknown path is not found, inside the admin", async ({ office }) => {
  await office.goto("/admin/no/such/page");
  for (const path of ["/admin/no/such/page", "/admin/dashboard/no/such/page"]) {
    await showScreen(office, path);
    await expect(office.getByRole("heading", { name: "404 - Page Not Found" })).toBeVisible();
    await expect(office.getByText("The page you are looking for does not exist.")).toBeVisible();
    await expect(office.getByRole("navigation", { name: "Admin" })).toBeVisible();
    await showScreen(office, "/admin/dashboard");
    await expect(office.getByRole("heading", { name: /^Welcome/ })).toBeVisible();
  }
});

test("the owner's menu has every entry", async ({ office }) => {
  await office.goto("/admin/dashboard");
  const menu = office.getByRole("navigation", { name: "Admin" });
  await expect(menu.getByRole("link")).toHaveText([
    "Orders",
    "Employee",
    "Attendance",
    "Inventory",
    "Reel Stocks",
    "Salary",
    "Admins",
    "Enquiries",
    "Industries",
    "Boxes",
  ]);
  await menu.getByRole("link", { name: "Enquiries" }).click();
  await expect(office.getByRole("heading", { name: "Contact Requests" })).toBeVisible();
});

test.describe("whom the host refuses", () => {
  test.use({ expectedErrors: [/status of 403|The orders could not be loaded/] });

  test("the menu offers only what the role may see", async ({ staffOffice }) => {
    const probed = staffOffice.waitForResponse("**/api/admin/get-admins");
    await staffOffice.goto("/admin/dashboard");
    await probed;
    const menu = staffOffice.getByRole("navigation", { name: "Admin" });
    await expect(menu.getByRole("link", { name: "Orders" })).toBeVisible();
    await expect(menu.getByRole("link", { name: "Inventory" })).toBeVisible();
    for (const name of ["Employee", "Attendance", "Salary", "Admins"])
      await expect(menu.getByRole("link", { name })).toHaveCount(0);
  });

  test("the page gives way to Access Denied, and Go Back leads back", async ({ office }) => {
    await office.route("**/api/admin/order/getAllOrders*", (route) =>
      route.fulfill({ status: 403, json: { message: "Not for you" } }),
    );
    await office.goto("/admin/dashboard");
    await office.getByRole("link", { name: "Orders" }).click();
    await expect(office.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await expect(
      office.getByText(
        "We're sorry, but you do not have the required permissions to view this content.",
      ),
    ).toBeVisible();
    await office.getByRole("button", { name: "Go Back" }).click();
    await expect(office).toHaveURL("/admin/dashboard");
    await expect(office.getByRole("heading", { level: 1 })).toHaveText(/^Welcome/);
    await office.getByRole("link", { name: "Orders" }).click();
    await expect(office.getByRole("heading", { name: "Access Denied" })).toBeVisible();
    await office.unrouteAll();
    await office.getByRole("link", { name: "Orders" }).click();
    await expect(office.getByRole("heading", { name: "Orders Dashboard" })).toBeVisible();
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
