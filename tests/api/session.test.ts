import { afterEach, expect, test, vi } from "vitest";
import { endSession, readSession, startSession } from "../../src/api/session";
import { subscribeToSession } from "../../src/api/sessionChanges";

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
