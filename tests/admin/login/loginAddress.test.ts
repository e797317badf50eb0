import { expect, test } from "vitest";
import { loginAddress, pageAfterLogin } from "../../../src/api/signIn";

test("the login leads back to the page that was asked for", () => {
  const here = "/admin/dashboard/orders?unit=A&size=1";
  const next = new URL(loginAddress(here), "http://plant.test").searchParams.get("next");
  expect(pageAfterLogin(next)).toBe(here);
});

test.each([
  null,
  "",
  "/",
  "/admin",
  "/admin/dashboardx",
  "https://example.org/admin/dashboard",
  "//example.org/admin/dashboard/x",
  "/\\example.org/admin/dashboard",
  "javascript:alert(1)",
  "/admin/dashboard/../../contact",
  "http://[",
])("anything but a page of the dashboard leads to the dashboard: %s", (next) => {
  expect(pageAfterLogin(next)).toBe("/admin/dashboard");
});
