import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { type CallName, callNames } from "../../../contract/routes";
import { exampleOf, sent } from "../../support/examples";
import { provingCalls } from "../../support/peopleExamples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant({ checksReplies: true });

beforeAll(() => seed(host));

const ask = (name: CallName, n = 1) => host.call("owner", name, sent(exampleOf(name, n)));

/** True for the media type and the first bytes of a PNG. */
const isPng = (text: string) => text.slice(1, 4) === "PNG";

const answered = callNames.filter((name) => !provingCalls.includes(name));

test.each(answered)("%s answers a right request in the contract's own shape", async (name) => {
  const { reply: schema }: Call = calls[name];
  const reply = await ask(name);
  expect(reply.status).toBe(200);
  const type = reply.headers["content-type"];
  if (schema === "png") {
    expect(type).toBe("image/png");
    expect(isPng(reply.text)).toBe(true);
  } else if (schema === "webp") {
    expect(type).toBe("image/webp");
    expect(reply.bytes.subarray(8, 12).toString("latin1")).toBe("WEBP");
  } else if (schema === "backup") {
    expect(type).toBe("application/octet-stream");
    expect([...reply.bytes.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
  } else if (schema === "file") {
    expect(type).toBe("application/octet-stream");
    expect(reply.text).toMatch(/^999\nDrawing/);
  } else if (schema === "pdf") {
    expect(type).toBe("application/pdf");
    expect(reply.text).toMatch(/^%PDF-/);
  } else if (schema === "csv") {
    expect(type).toBe("text/csv; charset=utf-8");
    expect(reply.text).toMatch(/\r\n$/);
  } else if (schema === "txt") {
    expect(type).toBe("text/plain; charset=utf-8");
    // No employee has a provident fund in the example's month, so its file has no header either.
    expect(reply.text).toMatch(name.startsWith("getTally") ? /^<\?xml .*<\/ENVELOPE>\s*$/s : /^$/);
  } else if (schema === "text") {
    expect(type).toBe("text/plain; charset=utf-8");
    expect(reply.text).not.toBe("");
  } else if (schema === "ndjson") {
    expect(type).toBe("application/x-ndjson");
    expect(() => JSON.parse(reply.text.split("\n")[0] ?? "")).not.toThrow();
  } else {
    expect(type).toBe("application/json; charset=utf-8");
    const strict = schema instanceof z.ZodMiniObject ? z.strictObject(schema.shape) : schema;
    // A message has its code, for the browser's translation.
    const { code, ...body } = reply.body;
    const isTold = typeof body.message === "string" && typeof code === "string";
    expect(strict.safeParse(isTold ? body : reply.body).error).toBeUndefined();
  }
});

test("the messages that the specification shows are the host's own words", async () => {
  expect((await ask("submitContact")).body.message).toBe("Thank you for your message!");
  expect((await ask("createOrder")).body.message).toBe("Order created successfully!");
  expect((await ask("createBox")).body.message).toBe("Box created successfully!");
});

test("an employee's barcode carries unit and running number, and comes as a picture too", async () => {
  const { body } = await ask("registerEmployee", 77);
  expect(body.barcodeId).toBe(`EMP-A-${String(body.employeeId).padStart(5, "0")}`);
  expect(isPng(Buffer.from(body.barcodeImageBase64, "base64").toString("latin1"))).toBe(true);
});

test("a deactivated employee is known no more to the scanner, and only once deactivated", async () => {
  const { barcodeId } = (await ask("registerEmployee", 78)).body;
  const params = { barcodeId };
  const first = await host.call("owner", "deactivateEmployee", { params });
  expect(first).toMatchObject({ status: 200, text: "Employee deactivated successfully" });
  expect(await host.call("owner", "deactivateEmployee", { params })).toMatchObject({
    status: 409,
    text: `Employee ${barcodeId} is already deactivated`,
  });
  expect(await host.call("owner", "getEmployeeBarcode", { params })).toMatchObject({ status: 404 });
  const { body } = await host.call("owner", "getEmployees", { query: { filter: { barcodeId } } });
  expect(body).toMatchObject([{ active: false }]);
});

test("a former employee's email is free for one other, in any capitals", async () => {
  const { body } = exampleOf("registerEmployee", 79);
  const { barcodeId } = (await ask("registerEmployee", 79)).body;
  const register = (email: unknown) =>
    host.call("owner", "registerEmployee", { body: { ...body, email } });
  const capitals = String(body?.email).toUpperCase();
  expect((await register(capitals)).status).toBe(409);
  await host.call("owner", "deactivateEmployee", { params: { barcodeId } });
  expect((await register(capitals)).status).toBe(200);
  expect(await register(body?.email)).toMatchObject({
    status: 409,
    body: { errors: { email: "There is an employee with this email" } },
  });
});

test("a reel is found by its barcode and by its number, unused so far", async () => {
  const { barcodeId } = (await ask("registerReel", 90)).body;
  const byBarcode = await host.call("staff", "getReelDetails", {
    params: { barcodeIdOrReelNo: barcodeId },
  });
  const byNumber = await host.call("staff", "getReelDetails", {
    params: { barcodeIdOrReelNo: "50090" },
  });
  expect(byBarcode.body).toEqual(byNumber.body);
  expect(byNumber.body).toMatchObject({
    barcodeId,
    initialWeight: 612.5,
    currentWeight: 612.5,
    status: "AVAILABLE",
    createdBy: "owner@example.com",
  });
  const history = await host.call("staff", "getReelHistory", { params: { barcode: barcodeId } });
  expect(history.body).toEqual({ barcodeId, usages: [] });
});

test("a new enquiry stands among the others, not yet replied to, until it is", async () => {
  await host.call("visitor", "submitContact", sent(exampleOf("submitContact", 1)));
  const { body } = await host.call("staff", "getContacts", { query: { sort: ["id", "DESC"] } });
  expect(body[0]).toMatchObject({ name: "Asha", message: "Hello", replyStatus: false });
  const params = { id: String(body[0].id) };
  for (const replyStatus of [true, false]) {
    const reply = await host.call("staff", "updateReplyStatus", { params, body: { replyStatus } });
    expect(reply).toMatchObject({ status: 200, body: { id: body[0].id, replyStatus } });
  }
});

test("an enquiry with the hidden field filled in is thanked and dropped", async () => {
  const before = (await ask("getContacts")).body.length;
  const { body } = exampleOf("submitContact", 1);
  const trap = { ...body, website: "http://spam.example" };
  const reply = await host.call("visitor", "submitContact", { body: trap });
  expect(reply).toMatchObject({ status: 200, body: { message: "Thank you for your message!" } });
  expect((await ask("getContacts")).body).toHaveLength(before);
});

test("an admin who was made can sign in, with the rights of the role", async () => {
  const { body } = exampleOf("createAdmin", 55);
  expect((await ask("createAdmin", 55)).body).toEqual({ firstName: "Meena" });
  const { email, password } = z.object({ email: z.string(), password: z.string() }).parse(body);
  const reply = await host.call("visitor", "login", { body: { email, password } });
  expect(reply.body.admin).toEqual({ firstName: "Meena", lastName: "Rao", email });
  const headers = { authorization: `Bearer ${reply.body.token}` };
  expect(await host.call("visitor", "getAllOrders", { headers })).toMatchObject({ status: 200 });
  expect(await host.call("visitor", "getAdmins", { headers })).toMatchObject({ status: 403 });
});

test("the reels at machines have the usages that the API document publishes", async () => {
  const { barcodeId } = (await ask("registerReel", 91)).body;
  const scan = exampleOf("issueReel", 91);
  const issued = { ...scan, body: { ...scan.body, barcodeId } };
  expect(await host.call("owner", "issueReel", issued)).toMatchObject({ status: 200 });
  const { body } = await host.call("owner", "getInUseReels", { query: { filter: { barcodeId } } });
  expect(body).toMatchObject([{ barcodeId, orderUsages: [{ unit: "A" }] }]);
});

test("a login and a public list say that this host has all calls, and no other reply does", async () => {
  expect((await ask("login")).headers["plant-calls"]).toBe("all");
  expect((await ask("getAllIndustry")).headers["plant-calls"]).toBe("all");
  expect((await ask("getAllOrders")).headers).not.toHaveProperty("plant-calls");
});
