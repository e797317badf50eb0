import { afterEach, expect, test, vi } from "vitest";
import { callsHeader } from "../../contract/route";
import { endSession, isOwnHost, readSession, startSession } from "../../src/api/session";
import { subscribeToSession } from "../../src/api/sessionChanges";
import { signIn } from "../../src/api/signIn";
import { fakeHost, json } from "../support/fakeHost";

const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };

afterEach(() => localStorage.clear());

test("a started session is read back, and is gone after its end", () => {
  startSession({ token: "a-token", admin });
  expect(readSession()).toEqual({ token: "a-token", admin });
  endSession();
  expect(readSession()).toBeUndefined();
  expect(localStorage).toHaveLength(0);
});

test("the same object is read until the session changes", () => {
  startSession({ token: "a-token", admin });
  expect(readSession()).toBe(readSession());
});

test.each(["{", "null", "[]", '"text"', "7"])(
  "garbage in the storage is no session: %s",
  (garbage) => {
    localStorage.setItem("token", "a-token");
    localStorage.setItem("adminDetails", garbage);
    expect(readSession()).toBeUndefined();
  },
);

test("a token without details is no session", () => {
  localStorage.setItem("token", "a-token");
  expect(readSession()).toBeUndefined();
});

test("listeners hear of this tab and of others until they stop", () => {
  const heard = vi.fn();
  const stop = subscribeToSession(heard);
  startSession({ token: "a-token", admin });
  window.dispatchEvent(new StorageEvent("storage", { key: "token" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "something else" }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  endSession();
  expect(heard).toHaveBeenCalledTimes(2);
});

const credentials = { email: "asha@example.com", password: "a password" };

async function signInAtHost(headers: HeadersInit) {
  fakeHost({ "POST /admin/login": () => json({ token: "a-token", admin }, { headers }) });
  await signIn(credentials);
}

test("a host that says at the login that it has all calls is our own, until the session ends", async () => {
  await signInAtHost({ [callsHeader]: "all" });
  expect(isOwnHost()).toBe(true);
  endSession();
  expect(isOwnHost()).toBe(false);
});

test.each(["", "ALL", "all, all", "all,wall", "28", "true", "1", "list-query, paper"])(
  "a host whose login reply says %j of its calls is another one",
  async (value) => {
    startSession({ token: "earlier", admin }, true);
    await signInAtHost({ [callsHeader]: value });
    expect(readSession()?.token).toBe("a-token");
    expect(isOwnHost()).toBe(false);
  },
);

test("an upgrade takes no screen from an admin whose session began before it", () => {
  startSession({ token: "a-token", admin });
  localStorage.setItem("hostFeatures", "list-query, idempotency-key, edit, payroll");
  expect(isOwnHost()).toBe(true);
  // Another host whose lists have a `Content-Range`.
  localStorage.setItem("hostFeatures", "list-query");
  expect(isOwnHost()).toBe(false);
  localStorage.setItem("hostFeatures", "list-query, edit");
  endSession();
  expect(localStorage).toHaveLength(0);
});

test("a host whose login reply says nothing of its calls is another one", async () => {
  startSession({ token: "earlier", admin }, true);
  await signInAtHost({ "Plant-Features": "list-query, paper" });
  expect(isOwnHost()).toBe(false);
});
