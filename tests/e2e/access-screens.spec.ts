import { expect, test } from "../support/browser/office";

const screens: [string, string, string][] = [
  ["/admin/orders", "/admin/dashboard/orders", "Orders Dashboard"],
  ["/admin/dashboard/orders", "/admin/dashboard/orders", "Orders Dashboard"],
  ["/admin/order-create", "/admin/dashboard/admin/order-create", "Create Order"],
  ["/admin/dashboard/admin/order-create", "/admin/dashboard/admin/order-create", "Create Order"],
];

for (const [path, home, title] of screens)
  test(`${path} opens ${title}`, async ({ office }) => {
    await office.goto(path);
    await expect(office.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(office).toHaveURL(home);
    await expect(office).toHaveTitle(`${title} · Admin Portal`);
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

for (const path of ["/admin/no/such/page", "/admin/dashboard/no/such/page"])
  test(`${path} is not found, inside the admin`, async ({ office }) => {
    await office.goto(path);
    await expect(office.getByRole("heading", { name: "404 - Page Not Found" })).toBeVisible();
    await expect(office.getByText("The page you are looking for does not exist.")).toBeVisible();
    await expect(office.getByRole("navigation", { name: "Admin" })).toBeVisible();
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
