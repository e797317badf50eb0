import { beforeEach, expect, test, vi } from "vitest";
import { HostError } from "../../src/api/hostErrors";
import { endSession, readSession, startSession } from "../../src/api/session";
import { authProvider, forgetDeniedPage, readDeniedPage } from "../../src/authProvider";
import { fakeHost, json } from "../support/fakeHost";

const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };
let sessions = 0;

beforeEach(async () => {
  sessions += 1;
  startSession({ token: `token-${sessions}`, admin });
  window.history.replaceState(null, "", "/admin/dashboard/orders?page=2");
  await authProvider.checkAuth();
});

const toLogin = {
  redirectTo: "/admin?next=%2Fadmin%2Fdashboard%2Forders%3Fpage%3D2",
  message: false,
};

const may = (resource: string) => authProvider.canAccess({ resource, action: "list" });

test("a login keeps the token and the admin's details", async () => {
  endSession();
  const requests = fakeHost({ "POST /admin/login": () => json({ token: "new", admin }) });
  await authProvider.login({ email: admin.email, password: "secret" });
  expect(requests[0]?.body).toEqual({ email: admin.email, password: "secret" });
  expect(readSession()).toEqual({ token: "new", admin });
});

test("a login's answer without a token is no session", async () => {
  endSession();
  fakeHost({ "POST /admin/login": () => json({ admin }) });
  await expect(authProvider.login({ email: "", password: "" })).rejects.toThrow(
    "could not be read",
  );
  expect(readSession()).toBeUndefined();
});

test("without a session the page opens the login and returns afterwards", async () => {
  await expect(authProvider.checkAuth()).resolves.toBeUndefined();
  endSession();
  await expect(authProvider.checkAuth()).rejects.toEqual(toLogin);
});

test("a 401 ends the session, opens the login and returns afterwards", async () => {
  await expect(authProvider.checkError(new HostError(401, {}))).rejects.toEqual(toLogin);
  expect(readSession()).toBeUndefined();
});

test("a 401 to the token of an earlier session leaves the present one alone", async () => {
  const late = new HostError(401, {}, { token: "token-of-yesterday" });
  await expect(authProvider.checkError(late)).resolves.toBeUndefined();
  expect(readSession()).toEqual({ token: `token-${sessions}`, admin });
  const presentError = new HostError(401, {}, { token: `token-${sessions}` });
  await expect(authProvider.checkError(presentError)).rejects.toEqual(toLogin);
  await expect(authProvider.checkError(late)).rejects.toEqual(toLogin);
});

test("the end of a session opens the same place, even if it is noticed several times", async () => {
  await expect(authProvider.checkError(new HostError(401, {}))).rejects.toEqual(toLogin);
  window.history.replaceState(null, "", "/admin");
  expect(await authProvider.logout()).toBe(toLogin.redirectTo);
  await expect(authProvider.checkAuth()).rejects.toEqual(toLogin);
});

test("a 403 denies the page and keeps the session, until a page is opened, be it the same", async () => {
  await authProvider.checkError(new HostError(403, {}));
  expect(readDeniedPage()).toBe("/admin/dashboard/orders");
  expect(readSession()).toBeDefined();
  forgetDeniedPage();
  expect(readDeniedPage()).toBeUndefined();
});

test("other errors are the page's own affair", async () => {
  await expect(authProvider.checkError(new HostError(500, {}))).resolves.toBeUndefined();
  await expect(authProvider.checkError(new Error("odd"))).resolves.toBeUndefined();
});

test("a logout forgets the session and opens the login", async () => {
  expect(await authProvider.logout()).toBe("/admin");
  expect(readSession()).toBeUndefined();
  expect(await authProvider.logout()).toBe("/admin");
});

test("a logout ends the session on our own host alone, with its own token, and needs no network", async () => {
  const ended = fakeHost({ "PUT /admin/account/sessions/this/end": () => json({ sessions: [] }) });
  startSession({ token: "token-here", admin }, true);
  await authProvider.logout();
  expect(readSession()).toBeUndefined();
  expect(ended.map(({ headers }) => headers.get("Authorization"))).toEqual(["Bearer token-here"]);

  startSession({ token: "token-ended", admin }, true);
  await authProvider.logout({ isEnded: true });
  startSession({ token: "token-elsewhere", admin });
  await authProvider.logout();
  expect(ended).toHaveLength(1);

  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("No network")));
  startSession({ token: "token-offline", admin }, true);
  expect(await authProvider.logout()).toBe("/admin");
  expect(readSession()).toBeUndefined();
});

test("an admin who may list the admins may manage people, by one request a session", async () => {
  const requests = fakeHost({ "GET /admin/get-admins": () => json([]) });
  expect(await Promise.all([may("admins"), may("employees"), may("salaries")])).toEqual([
    true,
    true,
    true,
  ]);
  expect(requests).toHaveLength(1);
});

test("an admin who may not list the admins still has orders and reels", async () => {
  const requests = fakeHost({
    "GET /admin/get-admins": () => json({ message: "No" }, { status: 403 }),
  });
  expect(await may("attendance")).toBe(false);
  expect(await may("orders")).toBe(true);
  expect(await may("reels")).toBe(true);
  expect(requests).toHaveLength(1);
});

test("a failed probe is repeated", async () => {
  fakeHost({});
  await expect(may("admins")).rejects.toThrow("no answer to GET /admin/get-admins");
  fakeHost({ "GET /admin/get-admins": () => json([]) });
  expect(await may("admins")).toBe(true);
});
