import { beforeEach, describe, expect, test } from "vitest";
import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { loadCall } from "../../contract/loadCall";
import { callNames, routes } from "../../contract/routes";
import { type HostCallName, host } from "../../src/api/host";
import { UnreadableReply } from "../../src/api/hostErrors";
import { startSession } from "../../src/api/session";
import { odd } from "../support/checkedReplies";
import { type JsonOf, orderRow } from "../support/exampleReplies";
import { fakeHost, json } from "../support/fakeHost";

const admin = { firstName: "Asha", lastName: "Rao", email: "asha@example.com" };

beforeEach(() => startSession({ token: "a-token", admin }, true));

const isHostCall = (name: keyof typeof routes): name is HostCallName =>
  routes[name].access !== "device" && name !== "getLiveChanges";

test.each(callNames.filter(isHostCall))("%s is loaded with its schemas", async (name) => {
  expect(await loadCall(name)).toBe(calls[name]);
});

test.each(callNames)("%s has one meaning for each name of its input", (name) => {
  const { path, query, body }: Call = calls[name];
  const names = [
    ...[...path.matchAll(/:(\w+)/g)].map(([, param]) => param),
    ...Object.keys(query?.shape ?? {}),
    ...Object.keys(body?.shape ?? {}),
  ];
  expect(new Set(names).size).toBe(names.length);
});

test("a stream and the stations' calls alone have no schemas in the office", () => {
  const others = callNames.filter((name) => !isHostCall(name));
  expect(others.sort()).toEqual([
    "dismissScan",
    "dispatchOrder",
    "enterStage",
    "getLiveChanges",
    "getOpenUsages",
    "getStationData",
    "getWall",
    "issueReel",
    "punch",
    "returnReel",
    "reverseStage",
    "scanCrew",
    "scanTool",
    "startMachine",
    "stopMachine",
  ]);
});

describe("the input of a call", () => {
  test("goes into the path and the body by its names, and nothing else is sent", async () => {
    const paper: JsonOf<"reserveReel"> = { isOpen: true, reserved: [], lost: [] };
    const requests = fakeHost({ "PUT /admin/orders/A%2F%201/reserve-reel": () => json(paper) });
    const plan = { reelId: 3, layer: 0, ups: 2, extra: 1 };
    await host.call("reserveReel", { id: "A/ 1", ...plan });
    expect(requests[0]?.body).toEqual({ reelId: 3, layer: 0, ups: 2 });
    expect(requests[0]?.query.size).toBe(0);
  });

  test("goes into the query of a call that reads", async () => {
    const requests = fakeHost({ "GET /admin/roster": () => json([]) });
    expect(await host.call("getRoster", { date: "2026-01-31" })).toEqual([]);
    expect([...(requests[0]?.query ?? [])]).toEqual([["date", "2026-01-31"]]);
    expect(requests[0]?.body).toBeUndefined();
  });

  test("is left out where it has no value", async () => {
    const requests = fakeHost({
      "GET /admin/paper/report": () => odd("no report", new Response("")),
    });
    const report = host.call("getPaperReport", { from: "2026-01-01", to: undefined });
    await expect(report).rejects.toThrow();
    expect([...(requests[0]?.query.keys() ?? [])]).toEqual(["from"]);
  });

  test("travels as a form where the call says so", async () => {
    const person = { employeeName: "Asha", unit: "A" };
    const requests = fakeHost({
      "POST /admin/employee/getEmployeeNameAndUnit": () => json(person),
    });
    expect(await host.call("getEmployeeNameAndUnit", { barcodeId: "EMP-A-1" })).toEqual(person);
    expect(requests[0]?.body).toBe("barcodeId=EMP-A-1");
  });

  test("may be a file beside the query", async () => {
    const requests = fakeHost({ "POST /admin/import/reels": () => odd("no result", json({})) });
    const sent = host.call("importRecords", { resource: "reels", file: "a,b", dryRun: "true" });
    await expect(sent).rejects.toBeInstanceOf(UnreadableReply);
    expect(requests[0]?.headers.get("Content-Type")).toBe("text/csv");
    expect(requests[0]?.body).toBe("a,b");
    expect(requests[0]?.query.get("dryRun")).toBe("true");
  });
});

describe("the reply to a call", () => {
  test("of the specification is read generously", async () => {
    fakeHost({
      "GET /admin/reel/details/R1": () =>
        odd("values of another host", json({ id: "7f3a", gsm: "120", status: null })),
    });
    const reel = await host.call("getReelDetails", { barcodeIdOrReelNo: "R1" });
    expect(reel).toEqual({ id: "7f3a", gsm: 120 });
  });

  test("that is a list of the specification has an id in each row", async () => {
    const reels = [{ barcodeId: "REEL-1" }, "odd", { barcodeId: "REEL-1" }];
    const requests = fakeHost({
      "GET /admin/inventory/getInUseReelsWithDetails": () =>
        odd("values of another host", json(reels)),
    });
    const read = await host.call("getInUseReels", {});
    expect(read.map(({ id }) => id)).toEqual(["REEL-1", "REEL-1 (2)"]);
    expect(requests[0]?.query.size).toBe(0);
  });

  test("beyond the specification is worth nothing where a part is missing", async () => {
    fakeHost({ "GET /admin/specifications": () => odd("a part is missing", json([{ id: 1 }])) });
    await expect(host.call("getSpecifications", {})).rejects.toBeInstanceOf(UnreadableReply);
  });

  test.each([
    ["its record", json(orderRow)],
    ["nothing", odd("cut by a proxy", new Response(null, { status: 204 }))],
    ["a page", odd("a proxy's page", new Response("<html>ok</html>"))],
  ])("counts by its status where the browser reads the record again: %s", async (_, reply) => {
    fakeHost({
      "PUT /admin/orders/7/cancel": () => reply,
      "PUT /admin/order/7/status": () => reply,
    });
    expect(await host.call("cancelOrder", { id: 7, reason: "Twice" })).toBeUndefined();
    expect(await host.call("moveOrder", { id: 7, status: "TODO" })).toBeUndefined();
  });

  test.each([
    ["a text", new Response(" Left today "), "Left today"],
    ["a message", odd("a text as JSON", json({ message: "Left today" })), "Left today"],
    ["a page", new Response("<html>ok</html>"), ""],
  ])("that is a text is %s of the host", async (_, reply, replyText) => {
    fakeHost({ "PUT /admin/employee/deactivate/E1": () => reply });
    expect(await host.call("deactivateEmployee", { barcodeId: "E1" })).toBe(replyText);
  });

  test("that cannot be read still means that a write is done", async () => {
    fakeHost({
      "PUT /admin/orders/3/restore": () => odd("a proxy's page", new Response("<html>busy</html>")),
      "POST /admin/changes/7/undo": () => odd("cut by a proxy", new Response("")),
    });
    expect(await host.call("restoreOrder", { id: 3 })).toEqual({ message: "" });
    expect(await host.call("undoChange", { id: 7 })).toEqual({});
  });

  test("that is a file is kept to the byte", async () => {
    const file = " 100#~#Asha \n";
    fakeHost({ "GET /admin/payroll/2026-01/epf.txt": () => new Response(file) });
    const blob = await host.call("getEpfReturn", { month: "2026-01" });
    expect(await blob.text()).toBe(file);
  });
});

test("a call that creates and was not answered goes out again with the same key", async () => {
  const requests = fakeHost({
    "POST /admin/rotations": () =>
      requests.length === 1
        ? Promise.reject(new TypeError("Failed to fetch"))
        : json({ people: 1 }),
  });
  const rotation = { firstDate: "2026-01-05", people: [{ employeeId: 1, shiftId: 2 }] };
  const send = () => host.call("createRotation", rotation);
  await expect(send()).rejects.toThrow("No response from server.");
  expect(await send()).toEqual({ people: 1 });
  const keys = requests.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys[0]).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(keys[1]).toBe(keys[0]);
});
