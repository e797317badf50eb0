import { beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { Found } from "../../../contract/search";
import { employees, invoices } from "../../../server/db/schema";
import { newOrder } from "../../support/newOrder";
import { plant, type Who } from "../../support/plant";
import { seed } from "../../support/seed";

const host = plant();

beforeAll(async () => {
  await seed(host);
  for (const client of ["100 % Tea_House", "100 5 Teas House", "Nilgiri Exports"])
    await host.call("owner", "createOrder", { body: newOrder(client) });
});

async function search(text: string, who: Who = "owner") {
  const { status, body } = await host.call(who, "search", { query: { text } });
  expect(status).toBe(200);
  return z.array(Found).parse(body);
}

test("a reel, an employee and an order are found exactly by barcode or number, however it is typed", async () => {
  expect((await search("reel-000001"))[0]).toMatchObject({ kind: "reel", isExact: true });
  expect(await search("emp-a-00001")).toMatchObject([
    { kind: "employee", key: "1", isExact: true },
  ]);
  const [order] = (await search("Nilgiri")).filter(({ kind }) => kind === "order");
  expect((await search(`#${order?.key}`))[0]).toEqual({ ...order, isExact: true });
  expect((await search(String(order?.key))).find(({ isExact }) => isExact)).toMatchObject({
    kind: "order",
    title: `#${order?.key} Nilgiri Exports`,
  });
});

test("a client is found besides its orders, in any case, and a sign is a plain character", async () => {
  await host.call("staff", "createClient", { body: { name: "Nilgiri Exports" } });
  expect(await search("nilgiri EXP")).toMatchObject([
    { kind: "order" },
    { kind: "client", title: "Nilgiri Exports", isExact: false },
  ]);
  expect((await search("% tea_h")).map(({ title }) => title)).toEqual([
    expect.stringContaining("100 % Tea_House"),
  ]);
});

test("a quotation is found by number and client, and an invoice by serial, even if cancelled", async () => {
  const { body: made } = await host.call("staff", "createQuotation", {
    body: { client: "Tunga Quarries", lines: [] },
  });
  const number = `Q-${String(made.id).padStart(6, "0")}`;
  expect((await search(number.toLowerCase()))[0]).toMatchObject({
    kind: "quotation",
    key: String(made.id),
    isExact: true,
    title: `${number} Tunga Quarries`,
  });
  expect(await search("tunga quar")).toMatchObject([{ kind: "quotation", isExact: false }]);
  const [invoice] = await host.db.select().from(invoices).limit(1);
  if (!invoice) throw new Error("The seed has no invoice");
  const found = (await search(invoice.serial)).find(({ kind }) => kind === "invoice");
  expect(found).toMatchObject({ key: String(invoice.id), isExact: true });
  expect((await search(invoice.client)).map(({ kind }) => kind)).toContain("invoice");
});

test("the newest five of each kind are found", async () => {
  for (let n = 1; n <= 7; n += 1)
    await host.call("owner", "createOrder", { body: newOrder(`Many ${n}`) });
  const orders = (await search("many")).filter(({ kind }) => kind === "order");
  expect(orders.map(({ title }) => title.replace(/#\d+ /, ""))).toEqual(
    [7, 6, 5, 4, 3].map((n) => `Many ${n}`),
  );
});

test("an admin who may not see the people does not find them", async () => {
  expect((await search("EMP-", "owner")).some(({ kind }) => kind === "employee")).toBe(true);
  expect((await search("EMP-", "staff")).some(({ kind }) => kind === "employee")).toBe(false);
});

test("a caller is found by the telephone number, however it is written: an enquiry, a client, a person", async () => {
  const enquiry = { name: "Latha Hegde", phone: "+91 98860 12345", email: "latha@example.com" };
  await host.call("visitor", "submitContact", { body: { ...enquiry, message: "Boxes" } });
  const client = { name: "Hegde Spices", contactName: "Latha", contactPhone: "+91-98860-12345" };
  const { body: made } = await host.call("staff", "createClient", { body: client });
  const contacts = [{ name: "Store", phone: "080 2345 6789" }];
  const lists = { contacts, deliveryAddresses: [], version: made.version };
  const params = { id: String(made.id) };
  await host.call("staff", "updateClientLists", { params, body: lists });
  expect(await search("2345 6789", "staff")).toMatchObject([{ title: "Hegde Spices" }]);
  for (const text of ["9886012345", "098860 12345", "+91 98860-12345", "98860", "+91 98860"])
    expect(await search(text, "staff"), text).toMatchObject([
      { kind: "client", title: "Hegde Spices" },
      { kind: "enquiry", title: "Latha Hegde", detail: "+91 98860 12345 · latha@example.com" },
    ]);
  const [person] = await host.db.select().from(employees).limit(1);
  const digits = person?.phoneNumber.replace(/\D/g, "").slice(-10) ?? "";
  expect((await search(digits)).map(({ key }) => key)).toContain(String(person?.id));
  expect(await search("LATHA@", "staff")).toMatchObject([{ kind: "enquiry" }]);
});

test("three digits are no telephone number, and neither are zeros before them", async () => {
  for (const text of ["00000", "000000886"])
    expect((await search(text, "staff")).map(({ kind }) => kind)).not.toContain("enquiry");
  expect((await search("886", "staff")).map(({ kind }) => kind)).not.toContain("enquiry");
});

test("nothing is found of what is nowhere, and a blank text is refused", async () => {
  expect(await search("zzzzzz")).toEqual([]);
  expect((await host.call("owner", "search", { query: { text: " " } })).status).toBe(400);
});

test("a cancelled order and a former employee are found and marked as such", async () => {
  const [order] = (await search("Nilgiri")).filter(({ kind }) => kind === "order");
  expect(order?.mark).toBeUndefined();
  const params = { id: order?.key ?? "" };
  const cancelled = await host.call("staff", "cancelOrder", {
    params,
    body: { reason: "The client has closed" },
  });
  expect(cancelled.status).toBe(200);
  expect((await search("Nilgiri")).find(({ kind }) => kind === "order")).toEqual({
    ...order,
    mark: "CANCELLED",
  });
  const leaving = { params: { barcodeId: "EMP-A-00001" } };
  expect((await host.call("owner", "deactivateEmployee", leaving)).status).toBe(200);
  expect(await search("emp-a-00001")).toMatchObject([{ kind: "employee", mark: "LEFT" }]);
});
