import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { routes } from "../../contract/routes";
import { lastOpening, requestLastOpening } from "../../src/api/lastOpening";
import { sendCall, setEarlyReads } from "../../src/api/sendCall";
import { endSession, startSession } from "../../src/api/session";

const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };

let sent: string[] = [];

const open = (page: string) => window.history.replaceState(null, "", `/admin/dashboard/${page}`);

/** Reads the admins, and returns the number of requests that this took. */
async function readAdmins() {
  const before = sent.length;
  await (await sendCall(routes.getAdmins)).text();
  return sent.length - before;
}

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  vi.stubGlobal("fetch", async (address: string, { headers }: RequestInit) => {
    sent.push(`${new Headers(headers).get("Authorization")} ${address}`);
    return new Response("[]");
  });
  startSession({ token: "t", admin });
  setEarlyReads(lastOpening);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  lastOpening.drop();
});

/** Opens a page that reads the admins, and ends its opening. */
async function openOnce(page: string) {
  open(page);
  await readAdmins();
  vi.advanceTimersByTime(5000);
  sent = [];
}

test("a page's first reads are requested when the page is opened again, and each is used once", async () => {
  await openOnce("admins?a=1");
  requestLastOpening();
  expect(sent).toEqual(["Bearer t /api/admin/get-admins"]);
  expect(await readAdmins()).toBe(0);
  expect(await readAdmins()).toBe(1);
});

test("a page that was not opened before, and a page outside of the office, request nothing early", async () => {
  await openOnce("admins?a=2");
  open("admins?a=3");
  requestLastOpening();
  window.history.replaceState(null, "", "/admin");
  requestLastOpening();
  expect(sent).toEqual([]);
});

test("a reply from before a write, of an earlier token, or that is old, is not used", async () => {
  await openOnce("admins?a=4");
  requestLastOpening();
  await sendCall(routes.endSession, { id: "this" });
  expect(await readAdmins()).toBe(1);

  requestLastOpening();
  localStorage.setItem("token", "renewed");
  expect(await readAdmins()).toBe(1);

  requestLastOpening();
  vi.advanceTimersByTime(31_000);
  expect(await readAdmins()).toBe(1);
});

test("a read that failed early is made again, and what is stored by another build counts as nothing", async () => {
  await openOnce("admins?a=5");
  const fetched = vi.mocked(window.fetch);
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no network")));
  requestLastOpening();
  vi.stubGlobal("fetch", fetched);
  expect(await readAdmins()).toBe(1);

  const elsewhere = '[["/admin/dashboard/admins?a=5",["https://other.example/api/x"]]]';
  for (const odd of [elsewhere, "[[1]]", '{"a":1}', "no JSON", '[["/admin/dashboard/x",null]]']) {
    localStorage.setItem("lastOpenings", odd);
    requestLastOpening();
  }
  expect(sent).toHaveLength(1);
});

test("the end of the session forgets the pages that were opened", async () => {
  await openOnce("admins?a=6");
  endSession();
  startSession({ token: "t", admin });
  requestLastOpening();
  expect(sent).toEqual([]);
});
