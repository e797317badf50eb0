import { beforeAll, expect, test } from "vitest";
import { boxContent } from "../../support/goodsExamples";
import { newOrder, orderForm } from "../../support/newOrder";
import { plant } from "../../support/plant";
import { undoCalls } from "../history/undoCalls";

const host = plant();
const { undo, latest } = undoCalls(host);

const create = async (body: object) => {
  const reply = await host.call("staff", "createClient", { body: { ...body } });
  return { ...reply, id: String(reply.body.id) };
};

const order = async (client: string, changes: object = {}) => {
  const reply = await host.call("staff", "createOrder", {
    body: { ...newOrder(client), ...changes },
  });
  return reply;
};

const clientOf = async (orderId: number) =>
  (await host.call("staff", "getOrder", { params: { id: String(orderId) } })).body.clientId;

const unlinked = async () => (await host.call("staff", "getUnlinkedNames")).body.names;

const spellings = ["M/s. Cauvery Silks", "CAUVERY SILKS PVT. LTD.", "Cauvery  Silks (P) Limited"];

let cauvery = "";

beforeAll(async () => {
  for (const name of spellings) await order(name);
  await host.call("staff", "createSpecification", {
    body: { client: "cauvery silks private limited", name: "Saree box", content: boxContent },
  });
  cauvery = (await create({ name: "Cauvery Silks Pvt Ltd", gstin: "29AABCB5576G1ZH" })).id;
});

test("a client has its GSTIN's PAN, and the GSTIN is stored in capitals without blanks", async () => {
  const { body } = await create({ name: "Peenya Motors", gstin: " 27 aapfu0939f 1zv" });
  expect(body).toMatchObject({ gstin: "27AAPFU0939F1ZV", pan: "AAPFU0939F", active: true });
});

test.each([
  [{ gstin: "27AAPFU0939F1ZX" }, { gstin: "Character 15 must be V" }],
  [
    { gstin: "05AAACG2115R1ZN", billingStateCode: "29" },
    { billingStateCode: "The GSTIN is of state 05" },
  ],
  [{ billingPin: "56005" }, { billingPin: "A PIN code has 6 digits" }],
  [{ billingStateCode: "28" }, { billingStateCode: "Choose a state" }],
  [
    { billingStateCode: "33", billingPin: "560058" },
    { billingPin: "This PIN code is of Karnataka, and the state is another one" },
  ],
])("wrong input %j is refused by its field", async (wrong, errors) => {
  const reply = await create({ name: "Wrong", ...wrong });
  expect(reply).toMatchObject({ status: 400, body: { errors } });
});

test("no two clients have one name or one GSTIN", async () => {
  expect(await create({ name: "CAUVERY silks pvt ltd" })).toMatchObject({
    status: 409,
    body: { errors: { name: "Another client has this name" } },
  });
  expect(await create({ name: "Another", gstin: "29AABCB5576G1ZH" })).toMatchObject({
    status: 409,
    body: { errors: { gstin: "Another client has this GSTIN" } },
  });
});

test("names that differ in case, blanks, punctuation and legal form are offered with their client", async () => {
  const names = (await unlinked()).filter((name: { clientId?: number }) => name.clientId);
  expect(names.map(({ name }: { name: string }) => name).sort()).toEqual(
    [...spellings, "cauvery silks private limited"].sort(),
  );
  expect(new Set(names.map(({ key }: { key: string }) => key))).toEqual(new Set(["cauverysilks"]));
  const { body } = await host.call("staff", "getClientRecords", { params: { id: cauvery } });
  expect(body).toMatchObject({ orders: [], specifications: [] });
  expect(body.names).toHaveLength(4);
});

test("a name in Kannada has a different key", async () => {
  await order("ಕಾವೇರಿ ರೇಷ್ಮೆ");
  await order("ತುಂಗಾ ಕಾಗದ");
  const keys = (await unlinked()).map(({ key }: { key: string }) => key);
  expect(new Set(keys).size).toBe(3);
});

test("one press links all names, and undo takes the links back", async () => {
  const names = [...spellings, "cauvery silks private limited"];
  const linked = await host.call("staff", "linkClientNames", {
    params: { id: cauvery },
    body: { names },
  });
  expect(linked).toMatchObject({ status: 200, body: { orders: 3, specifications: 1 } });
  const records = await host.call("staff", "getClientRecords", { params: { id: cauvery } });
  expect(records.body).toMatchObject({
    orders: [{ client: spellings[2] }, { client: spellings[1] }, { client: spellings[0] }],
    specifications: [{ name: "Saree box" }],
    names: [],
  });
  expect(await undo((await latest()).id)).toMatchObject({ status: 200 });
  const after = await host.call("staff", "getClientRecords", { params: { id: cauvery } });
  expect(after.body).toMatchObject({ orders: [], specifications: [] });
  expect(after.body.names).toHaveLength(4);
});

test("a new order gets the client with its name, or the given one, and keeps its text", async () => {
  const { body: byName } = await order("cauvery silks");
  expect(await clientOf(byName.id)).toBe(Number(cauvery));
  const { body: given } = await order("Cauvery's stores", { clientId: Number(cauvery) });
  expect(await clientOf(given.id)).toBe(Number(cauvery));
  const { body: unknown } = await order("Somebody else");
  expect(await clientOf(unknown.id)).toBeUndefined();
  expect(await order("Cauvery", { clientId: 999_999 })).toMatchObject({
    status: 400,
    body: { errors: { clientId: "There is no such client" } },
  });
});

test("an edited order gets the client of the new name, and keeps the client of an unchanged name", async () => {
  const { body } = await order("Cauvery's stores", { clientId: Number(cauvery) });
  const params = { id: String(body.id) };
  const edit = (client: string, version: number, quantity = 500) =>
    host.call("staff", "updateOrder", {
      params,
      body: { ...orderForm(client), quantity, version },
    });
  expect(await edit("Cauvery's stores", 1, 700)).toMatchObject({
    body: { clientId: Number(cauvery) },
  });
  const { body: renamed } = await edit("Somebody else", 2);
  expect(renamed.clientId).toBeUndefined();
  expect(await edit("CAUVERY SILKS", 3)).toMatchObject({ body: { clientId: Number(cauvery) } });
});

test("the name of an inactive client links no order", async () => {
  const { id } = await create({ name: "Closed Mills" });
  await host.call("staff", "updateClient", {
    params: { id },
    body: { name: "Closed Mills", active: false, version: 1 },
  });
  const { body } = await order("Closed Mills");
  expect(await clientOf(body.id)).toBeUndefined();
});

test("of two clients with like names the active one gets the orders with a third spelling", async () => {
  const { id: inactive } = await create({ name: "Hemavathi Foods" });
  const { id: active } = await create({ name: "Hemavathi Foods Pvt Ltd", isOther: true });
  expect(await clientOf((await order("M/s Hemavathi Foods")).body.id)).toBeUndefined();
  await host.call("staff", "updateClient", {
    params: { id: inactive },
    body: { name: "Hemavathi Foods", active: false, version: 1 },
  });
  expect(await clientOf((await order("M/s Hemavathi Foods")).body.id)).toBe(Number(active));
});

test("if two people edit one client together the second gets the first one's client", async () => {
  const { id } = await create({ name: "Two People" });
  const edit = (paymentDays: number) =>
    host.call("staff", "updateClient", {
      params: { id },
      body: { name: "Two People", paymentDays, version: 1 },
    });
  const replies = await Promise.all([edit(30), edit(45)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const refused = replies.find(({ status }) => status === 409);
  expect(refused?.body.current).toMatchObject({ version: 2 });
});

test("a repeated creation makes one client", async () => {
  const headers = { "idempotency-key": "a-client-sent-twice" };
  const body = { name: "Sent Twice" };
  const first = await host.call("staff", "createClient", { body, headers });
  const second = await host.call("staff", "createClient", { body, headers });
  expect(second.body).toEqual(first.body);
});

test.each(["\0", "\ud800"])(
  "names that cannot be stored are refused by the field: %j",
  async (name) => {
    const sent = { params: { id: cauvery }, body: { names: [name] } };
    const { status, body } = await host.call("staff", "linkClientNames", sent);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual(["names.0"]);
  },
);

test("a link and a simultaneous edit of one order both happen", async () => {
  const { id } = await create({ name: "Busy Foods" });
  const { body } = await order("Busy Foods - stores");
  const [linked, edited] = await Promise.all([
    host.call("staff", "linkClientNames", {
      params: { id },
      body: { names: ["Busy Foods - stores"] },
    }),
    host.call("staff", "updateOrder", {
      params: { id: String(body.id) },
      body: { ...orderForm("Busy Foods - stores"), quantity: 70, version: 1 },
    }),
  ]);
  expect([linked.status, edited.status]).toEqual([200, 200]);
  expect(await clientOf(body.id)).toBe(Number(id));
});

test("a name that is like another client's asks before it makes a client", async () => {
  const similar = await create({ name: "M/s Cauvery Silks" });
  const message =
    "There is a client with a similar name: Cauvery Silks Pvt Ltd. Open that one, or mark this as another client.";
  expect(similar).toMatchObject({ status: 409, body: { message, errors: { isOther: message } } });
  const names = async () =>
    (await host.call("staff", "getClients")).body.map(({ name }: { name: string }) => name);
  expect(await names()).not.toContain("M/s Cauvery Silks");
  const other = await create({ name: "Narmada Mills", isOther: true });
  const twins = await Promise.all([
    create({ name: "Sharavathi Agro" }),
    create({ name: "Sharavathi Agro Ltd" }),
  ]);
  expect([other, ...twins].map(({ status }) => status).sort()).toEqual([200, 200, 409]);
});

test("a like client's name never takes an exact client's orders", async () => {
  const exact = await create({ name: "Tunga Foods" });
  const [before] = [(await order("tunga foods")).body.id];
  const similarClient = await create({ name: "Tunga Foods Pvt Ltd", isOther: true });
  expect(similarClient.status).toBe(200);
  const after = (await order("Tunga Foods")).body.id;
  const ofLike = (await order("TUNGA FOODS PVT LTD")).body.id;
  const ofNobody = (await order("M/s Tunga Foods")).body.id;
  expect(await Promise.all([before, after, ofLike, ofNobody].map(clientOf))).toEqual([
    Number(exact.id),
    Number(exact.id),
    Number(similarClient.id),
    undefined,
  ]);
  const specification = await host.call("staff", "createSpecification", {
    body: { client: "Tunga Foods", name: "Tray", content: boxContent },
  });
  expect(specification.status).toBe(200);
  await host.call("staff", "updateClient", {
    params: { id: exact.id },
    body: { name: "Tunga Foods", active: false, version: 1 },
  });
  expect(await clientOf((await order("Tunga Foods")).body.id)).toBeUndefined();
});

test("an order adds its client with a phone number, refuses an unknown name, and takes any name if nothing is said", async () => {
  const name = "Deccan Toys";
  const refused = await order(name, { addsClient: false });
  expect(refused).toMatchObject({
    status: 400,
    body: {
      errors: { addsClient: `No client is called ${name}. Choose a client, or add this one.` },
    },
  });
  const added = await order(name, { addsClient: true, clientPhone: "98450 00000" });
  expect(added.status).toBe(200);
  const clientId = await clientOf(Number(added.body.id));
  const { body: client } = await host.call("staff", "getClient", {
    params: { id: String(clientId) },
  });
  expect(client).toMatchObject({ name, contactPhone: "98450 00000", active: true });
  // A second order, and a second person who adds the same client, find it.
  for (const addsClient of [false, true]) {
    const again = await order(name.toUpperCase(), { addsClient });
    expect(await clientOf(Number(again.body.id))).toBe(clientId);
  }
  expect((await order("Deccan Toy Works")).status).toBe(200);
});

test("an order's new client with a similar name is asked about, and nothing is stored until then", async () => {
  await create({ name: "Malnad Coffee Pvt Ltd" });
  const name = "Malnad Coffee";
  const asked = await order(name, { addsClient: true });
  expect(asked).toMatchObject({
    status: 409,
    body: { errors: { isOther: expect.stringContaining("Malnad Coffee Pvt Ltd") } },
  });
  const orders = await host.call("staff", "getAllOrders");
  expect(orders.body.filter(({ client }: { client: string }) => client === name)).toEqual([]);
  const other = await order(name, { addsClient: true, isOther: true });
  expect(other.status).toBe(200);
  expect(await clientOf(Number(other.body.id))).not.toBeUndefined();
});
