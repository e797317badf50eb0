import fc from "fast-check";
import { expect, test } from "vitest";
import { canonicalPath } from "../../src/admin/addresses";

const readings: [string, string][] = [
  ["/admin/dashboard/admin/employee", "/admin/dashboard/admin/employee"],
  ["/admin/employee", "/admin/dashboard/admin/employee"],
  ["/admin/dashboard/employee/register", "/admin/dashboard/employees/create"],
  ["/admin/employee/register", "/admin/dashboard/employees/create"],
  ["/admin/employee/get-all-employees", "/admin/dashboard/employees"],
  ["/admin/dashboard/employee/get-all-employees", "/admin/dashboard/employees"],
  ["/admin/dashboard/salary/register/17", "/admin/dashboard/salary/register/17"],
  ["/admin/salary/register/17", "/admin/dashboard/salary/register/17"],
  ["/admin/admins", "/admin/dashboard/admin/admins"],
  ["/admin/dashboard/admin/admins", "/admin/dashboard/admin/admins"],
  ["/admin/admins/register", "/admin/dashboard/admins/create"],
  ["/admin/admins/get-all-admins", "/admin/dashboard/admins"],
  ["/admin/attendance", "/admin/dashboard/admin/attendance"],
  ["/admin/salary", "/admin/dashboard/salaries"],
  ["/admin/inventory", "/admin/dashboard/admin/inventory"],
  [
    "/admin/inventory/reel-history/REEL-000042",
    "/admin/dashboard/admin/inventory/reel-history/REEL-000042",
  ],
  ["/admin/contact/contactDetails", "/admin/dashboard/contacts"],
  ["/admin/dashboard/admin/contact/contactDetails", "/admin/dashboard/contacts"],
  ["/admin/order-create", "/admin/dashboard/admin/order-create"],
  ["/admin/box/boxCreate", "/admin/dashboard/boxes/create"],
  ["/admin/register-industry", "/admin/dashboard/industries/create"],
  ["/admin/orders", "/admin/dashboard/orders"],
];

test.each(readings)("%s is read as %s", (path, home) => {
  expect(canonicalPath(path)).toBe(home);
});

test("a parameter stays encoded as it came", () => {
  expect(canonicalPath("/admin/inventory/reel-history/A%2FB")).toBe(
    "/admin/dashboard/admin/inventory/reel-history/A%2FB",
  );
});

test("react-admin's own paths stay as they are", () => {
  for (const path of ["/admin/dashboard", "/admin/dashboard/employees/17/show"])
    expect(canonicalPath(path)).toBe(path);
});

test("an unknown path is looked for below the dashboard", () => {
  expect(canonicalPath("/admin/no/such/page")).toBe("/admin/dashboard/no/such/page");
});

test.each([
  "REEL%20000042",
  "REEL+000042",
  "%52EEL-000042",
  "A%2FB",
  "50%25",
  "%E0%A4%A",
  "%E0%A4%B0",
])("a guard that redirects to the home of a path with %s comes to rest", (parameter) => {
  for (const path of ["inventory/reel-history", "inventory/reel", "salary/register"])
    for (const root of ["/admin/dashboard/admin", "/admin/dashboard", "/admin"]) {
      const home = canonicalPath(`${root}/${path}/${parameter}`);
      expect(canonicalPath(home)).toBe(home);
    }
});

test("the home of a home is itself, with any parameter", () => {
  fc.assert(
    fc.property(fc.webSegment(), (parameter) => {
      const home = canonicalPath(`/admin/inventory/reel-history/${parameter}`);
      expect(canonicalPath(home)).toBe(home);
    }),
  );
});
