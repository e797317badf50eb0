import { beforeEach, expect, test, vi } from "vitest";
import { routes } from "../../contract/routes";
import { sendCall } from "../../src/api/sendCall";
import { endSession, startSession } from "../../src/api/session";
import { fakeHost, json } from "../support/fakeHost";

const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };

beforeEach(() => startSession({ token: "a-token", admin }));

test("a call of the office carries the bearer token and JSON", async () => {
  const requests = fakeHost({ "PUT /admin/order/7/status": () => json({ id: 7 }) });
  await sendCall(routes.moveOrder, { id: "7" }, { body: { status: "COMPLETED" } });
  expect(requests[0]?.headers.get("Authorization")).toBe("Bearer a-token");
  expect(requests[0]?.headers.get("Content-Type")).toBe("application/json");
  expect(requests[0]?.body).toEqual({ status: "COMPLETED" });
});

const move = (transportNumber: string) =>
  sendCall(routes.moveOrder, { id: "7" }, { body: { status: "SHIPPED", transportNumber } });

test("a write outlives its page, and a read does not", async () => {
  const requests = fakeHost({
    "PUT /admin/order/7/status": () => json({ id: 7 }),
    "GET /admin/order/getAllOrders": () => json([]),
  });
  await move("KA-04");
  await sendCall(routes.getAllOrders);
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, false]);
});

test("no more text at once outlives its page than a browser keeps", async () => {
  const requests = fakeHost({ "PUT /admin/order/7/status": () => json({ id: 7 }) });
  const long = "ಕ".repeat(9_900);
  await Promise.all([move(long), move(long), move(long), move("KA-04")]);
  await move(long);
  expect(requests.map(({ keepalive }) => keepalive)).toEqual([true, true, false, true, true]);
});

test("a public call carries no token", async () => {
  const requests = fakeHost({ "GET /public/getAllIndustry": () => json([]) });
  await sendCall(routes.getAllIndustry, {});
  expect(requests[0]?.headers.has("Authorization")).toBe(false);
});

test("without a token nothing is sent", async () => {
  endSession();
  const requests = fakeHost({});
  await expect(sendCall(routes.getAllOrders, {})).rejects.toThrow("Authentication token missing");
  expect(requests).toEqual([]);
});

test("a form-encoded body travels as a form", async () => {
  const requests = fakeHost({ "POST /admin/employee/getEmployeeNameAndUnit": () => json({}) });
  const body = new URLSearchParams({ barcodeId: "EMP-A-1" });
  await sendCall(routes.getEmployeeNameAndUnit, {}, { body });
  expect(requests[0]?.body).toBe("barcodeId=EMP-A-1");
});

test("parameters are encoded into path and query", async () => {
  const requests = fakeHost({ "GET /admin/reel/details/A%2F%201": () => json({}) });
  await sendCall(
    routes.getReelDetails,
    { barcodeIdOrReelNo: "A/ 1" },
    { query: { date: "2026-01-31" } },
  );
  expect(requests[0]?.query.get("date")).toBe("2026-01-31");
});

test("a 401 to a token that the same person has renewed meanwhile makes the call again", async () => {
  const requests = fakeHost({
    "PUT /admin/order/7/status": ({ headers }) => {
      if (headers.get("Authorization") === "Bearer b-token") return json({ id: 7 });
      startSession({ token: "b-token", admin });
      return json({ message: "Expired" }, { status: 401 });
    },
  });
  await sendCall(routes.moveOrder, { id: "7" }, { body: { status: "COMPLETED" } });
  expect(requests.map(({ body }) => body)).toEqual([
    { status: "COMPLETED" },
    { status: "COMPLETED" },
  ]);
});

test("one person's request is never repeated as another person", async () => {
  const requests = fakeHost({
    "PUT /admin/order/7/status": () => {
      startSession({ token: "b-token", admin: { ...admin, email: "bala@example.com" } });
      return json({ message: "Expired" }, { status: 401 });
    },
  });
  await expect(sendCall(routes.moveOrder, { id: "7" }, { body: {} })).rejects.toMatchObject({
    status: 401,
    token: "a-token",
  });
  expect(requests).toHaveLength(1);
});

test("a 401 to the present token is not sent again", async () => {
  const requests = fakeHost({
    "GET /admin/order/getAllOrders": () => json({ message: "Expired" }, { status: 401 }),
  });
  await expect(sendCall(routes.getAllOrders, {})).rejects.toMatchObject({ status: 401 });
  expect(requests).toHaveLength(1);
});

test("an error carries the host's message and its field errors", async () => {
  fakeHost({
    "POST /admin/order/create-order": () =>
      json({ message: "Not valid", errors: { client: "Required" } }, { status: 400 }),
  });
  await expect(sendCall(routes.createOrder, {}, { body: {} })).rejects.toMatchObject({
    name: "HostError",
    status: 400,
    message: "Not valid",
    body: { message: "Not valid", errors: { client: "Required" } },
  });
});

test("an error in plain text is its message", async () => {
  fakeHost({ "POST /admin/salary/add": () => new Response("No such employee", { status: 404 }) });
  await expect(sendCall(routes.addSalary, {}, { body: {} })).rejects.toThrow("No such employee");
});

test("a proxy's page of HTML is no message", async () => {
  fakeHost({ "GET /admin/order/getAllOrders": () => new Response("<html>", { status: 502 }) });
  await expect(sendCall(routes.getAllOrders, {})).rejects.toMatchObject({
    message: "The host answered with status 502",
    body: {},
  });
});

test("no answer at all is a separate case", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(sendCall(routes.getAllOrders, {})).rejects.toMatchObject({
    name: "HostUnreachable",
  });
});

test("an aborted call ends with the signal's reason", async () => {
  const controller = new AbortController();
  vi.stubGlobal("fetch", () => Promise.reject(controller.signal.reason));
  controller.abort();
  await expect(
    sendCall(routes.getAllOrders, {}, { signal: controller.signal }),
  ).rejects.toMatchObject({
    name: "AbortError",
  });
});
