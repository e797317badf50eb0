import { beforeAll, expect, test } from "vitest";
import { type CallName, callNames, routes } from "../../../contract/routes";
import { contentOf } from "../../support/contentOf";
import { form } from "../../support/exampleRequest";
import { exampleOf, sent } from "../../support/examples";
import { plant } from "../../support/plant";
import { seed } from "../../support/seed";
import { beginSpan } from "../../support/timeSpan";

const host = plant();
const expectNow = beginSpan();

beforeAll(() => seed(host));

const fragments = [
  "'; drop table orders; --",
  '" or 1=1 --',
  "<script>alert(1)</script>",
  "{{7*7}} %s \\x00",
  "कागज़ 纸板 📦 كرتون",
];

test.each(fragments)("%s is a text like any other: stored and returned unchanged", async (text) => {
  const { body } = exampleOf("createOrder", 1);
  const made = await host.call("staff", "createOrder", { body: { ...body, client: text } });
  expect(made.status).toBe(200);
  const filter = { client: text };
  const { body: found } = await host.call("staff", "getAllOrders", { query: { filter } });
  expect(found.at(-1)).toMatchObject({ id: made.body.id, client: text });
  const searched = await host.call("staff", "getAllOrders", { query: { filter: { q: text } } });
  expect(searched.body).toEqual(found);
});

/** The values that the server alone decides, although a request claims them. */
const claims = {
  id: 4_711,
  role: "ROLE_SUPER_ADMIN",
  active: false,
  deactivatedAt: "2020-01-01T00:00:00Z",
  status: "CONSUMED",
  currentWeight: 1,
  barcodeId: "EMP-A-99999",
  tokenVersion: 9,
  passwordHash: "x",
  replyStatus: true,
  shippedAt: "2020-01-01T00:00:00Z",
  adminEmail: "somebody.else@example.com",
  constructor: "x",
};

test("an employee is registered as active, with the server's own number, despite other claims", async () => {
  const { body } = exampleOf("registerEmployee", 300);
  const made = await host.call("owner", "registerEmployee", { body: { ...body, ...claims } });
  expect(made.body.employeeId).toBeLessThan(100);
  const filter = { id: made.body.employeeId };
  const { body: rows } = await host.call("owner", "getEmployees", { query: { filter } });
  expect(rows).toMatchObject([{ active: true, barcodeId: made.body.barcodeId }]);
  expect(made.body.barcodeId).not.toBe(claims.barcodeId);
});

test("a monthly salary tells the terms that were set up, and none before", async () => {
  const { body: employee } = await host.call("owner", "registerEmployee", {
    body: exampleOf("registerEmployee", 301).body,
  });
  const { employeeId } = employee;
  const row = async () => {
    const query = { filter: { employeeId } };
    return (await host.call("owner", "getMonthlySalaries", { query })).body[0];
  };
  expect(await row()).not.toHaveProperty("workingDays");
  const terms = { monthlyBaseSalary: 26_000, otMultiplierFactor: 1.5, workingDays: 25.5 };
  await host.call("owner", "addSalary", { body: { employeeId, ...terms } });
  expect(await row()).toMatchObject(terms);
});

test("a reel is registered whole and available, despite other claims", async () => {
  const { body } = exampleOf("registerReel", 300);
  const made = await host.call("staff", "registerReel", { body: { ...body, ...claims } });
  const params = { barcodeIdOrReelNo: made.body.barcodeId };
  expect((await host.call("staff", "getReelDetails", { params })).body).toMatchObject({
    status: "AVAILABLE",
    currentWeight: 612.5,
    createdBy: "staff@example.com",
  });
});

test("an enquiry is unanswered and of today, and an order not shipped, despite other claims", async () => {
  const enquiry = { ...exampleOf("submitContact", 1).body, ...claims };
  expect(await host.call("visitor", "submitContact", { body: enquiry })).toMatchObject({
    status: 200,
  });
  const { body: contacts } = await host.call("staff", "getContacts");
  expect(contacts.every((row: { replyStatus: boolean }) => !row.replyStatus)).toBe(true);
  for (const { createdAt } of contacts) expectNow(createdAt);
  const order = { ...claims, ...exampleOf("createOrder", 1).body };
  const { body: made } = await host.call("staff", "createOrder", { body: order });
  const { body: rows } = await host.call("staff", "getAllOrders", {
    query: { filter: { id: made.id } },
  });
  expect(rows[0]).not.toHaveProperty("shippedAt");
});

const byBarcode = callNames.filter((name) => /:barcode/.test(routes[name].path));

test.each(byBarcode)(
  "%s answers 404 to a barcode that is empty, strange or unknown",
  async (name) => {
    const before = await contentOf(host.db);
    const strange = ["", " ", "%", "\u0000", "..", "रील", "📦", "' or 1=1 --", "REEL-999999", "0"];
    for (const barcode of [...strange, "9".repeat(99), "A".repeat(90)]) {
      const params = { barcodeId: barcode, barcode, barcodeIdOrReelNo: barcode };
      expect([barcode, (await host.call("owner", name, { params })).status]).toEqual([
        barcode,
        404,
      ]);
    }
    expect(await contentOf(host.db)).toEqual(before);
  },
);

test.each(["", " ", "रील", "emp-a-00001", "' or 1=1 --", "A".repeat(41)])(
  "the scanner's form refuses the barcode «%s» by its field",
  async (barcodeId) => {
    const request = sent({ body: { barcodeId }, headers: form });
    const reply = await host.call("owner", "getEmployeeNameAndUnit", request);
    expect(reply).toMatchObject({
      status: 400,
      body: { errors: { barcodeId: expect.any(String) } },
    });
  },
);

const unknown: readonly (readonly [CallName, object])[] = [
  ["getEmployeeNameAndUnit", { body: "barcodeId=EMP-A-99999", headers: form }],
  ["addSalary", { body: { ...exampleOf("addSalary", 1).body, employeeId: 99_999 } }],
  ["updateReplyStatus", { params: { id: "99999" }, body: { replyStatus: true } }],
  ["updateReplyStatus", { params: { id: "1e3" }, body: { replyStatus: true } }],
  ["moveOrder", { params: { id: "-1" }, body: { status: "TODO" } }],
  ["createPasswordLink", { params: { id: "99999" } }],
  ["createPasswordLink", { params: { id: "1e3" } }],
  ["importRecords", { params: { resource: "admins" }, file: "a" }],
  ["importRecords", { params: { resource: "constructor" }, file: "a" }],
];

test.each(unknown)("%s of a record that is not there answers 404: %j", async (name, request) => {
  const before = await contentOf(host.db);
  expect(await host.call("owner", name, request)).toMatchObject({ status: 404 });
  expect(await contentOf(host.db)).toEqual(before);
});

const duplicates: readonly (readonly [CallName, string, object])[] = [
  ["createAdmin", "email", { email: "OWNER@example.com" }],
  ["registerEmployee", "email", { email: "Chaitra0@Example.com" }],
  ["registerReel", "reelNo", { reelNo: 50_000 }],
];

test.each(duplicates)("%s with a used %s names the field", async (name, field, duplicate) => {
  const before = await contentOf(host.db);
  const reply = await host.call("owner", name, {
    body: { ...exampleOf(name, 7).body, ...duplicate },
  });
  expect(reply.status).toBe(409);
  expect(Object.keys(reply.body.errors)).toEqual([field]);
  expect(reply.body.message).toContain(field === "email" ? "email" : "number");
  expect(await contentOf(host.db)).toEqual(before);
});

test("one of eight simultaneous registrations of a reel number succeeds, the others get the reason", async () => {
  const request = { body: exampleOf("registerReel", 777).body };
  const replies = await Promise.all(
    Array.from({ length: 8 }, () => host.call("staff", "registerReel", request)),
  );
  expect(replies.map((reply) => reply.status).sort()).toEqual([200, ...Array(7).fill(409)]);
});
