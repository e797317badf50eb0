import { beforeAll, expect, test } from "vitest";
import { boxContent } from "../../support/goodsExamples";
import { enterSupplier } from "../../support/invoiceSettings";
import { invoicing, of } from "../../support/invoicing";
import { plant } from "../../support/plant";
import { quotationCalls } from "./quotationCalls";

const host = plant();
const { get, send, accept } = quotationCalls(host);
const { dispatchBoxes } = invoicing(host);

beforeAll(() => enterSupplier(host));

/** Sends an enquiry of the site. @returns its id */
async function enquire(name: string, more: object = {}): Promise<number> {
  const body = { name, phone: "+91 98450 12345", email: "asha@example.com", ...more };
  await host.call("visitor", "submitContact", { body });
  return (await host.call("staff", "getContacts")).body.at(-1).id;
}

const quote = (enquiry: number, body: object) =>
  host.call("staff", "quoteEnquiry", of(enquiry, body));

const clientsNamed = async (begin: string) =>
  (await host.call("staff", "getClients")).body.filter(({ name }: { name: string }) =>
    name.startsWith(begin),
  );

const billing = {
  gstin: "29AAGCB7383J1Z4",
  billingStreet: "5 Kiln Road",
  billingTown: "Bengaluru",
  billingStateCode: "29",
  billingPin: "560022",
};

const box = { specification: { content: boxContent, quantity: 500 } };

test("an enquiry becomes one quotation with its box, also if two people press together", async () => {
  const enquiry = await enquire("Asha Rao", {
    specification: { content: boxContent, quantity: 750 },
  });
  const input = of(enquiry, { name: "Asha Rao" });
  const replies = await Promise.all([
    host.call("staff", "quoteEnquiry", input),
    host.call("owner", "quoteEnquiry", input),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(replies[0]?.body.id).toBe(replies[1]?.body.id);
  const quotation = await get(String(replies[0]?.body.id));
  expect(quotation).toMatchObject({ client: "Asha Rao", enquiryId: enquiry });
  expect(quotation.revisions[0].offer.lines).toMatchObject([
    { box: { size: "400 × 300 × 200 mm" }, prices: [{ quantity: 750 }] },
  ]);
  const { body: listed } = await host.call("staff", "getQuotations", {
    query: { enquiryId: enquiry },
  });
  expect(listed).toMatchObject([{ id: quotation.id }]);
});

test("an enquiry without a box becomes a quotation without lines", async () => {
  const { body: made } = await quote(await enquire("Ravi"), { name: "Ravi" });
  expect((await get(String(made.id))).revisions[0].content.lines).toEqual([]);
});

test("the invoice begins with the client that was typed at the enquiry, and its contact is who enquired", async () => {
  const enquiry = await enquire("Meera Iyer", box);
  const { body: made } = await quote(enquiry, { name: "Tunga Tiles", ...billing });
  const id = String(made.id);
  const [client] = await clientsNamed("Tunga Tiles");
  expect(client).toMatchObject({ ...billing, contactName: "Meera Iyer" });
  expect(await get(id)).toMatchObject({ client: "Tunga Tiles", clientId: client.id });
  await send(id);
  const { body: order } = await accept(id, { deliveryAddress: "5 Kiln Road" });
  const dispatch = await dispatchBoxes(500, order.orderId);
  const { body: proposal } = await host.call("staff", "getInvoiceProposal", of(dispatch.id));
  expect(proposal).toMatchObject({
    source: "CLIENT",
    clientId: client.id,
    recipientGstin: billing.gstin,
    recipient: {
      name: "Tunga Tiles",
      address1: "5 Kiln Road",
      place: "Bengaluru",
      pin: "560022",
      stateCode: "29",
    },
  });
  const { body: records } = await host.call("staff", "getClientRecords", of(client.id));
  expect(records.specifications).toMatchObject([{ client: "Tunga Tiles" }]);
});

test("a client's name links that client, in any case of its letters and also if it is inactive", async () => {
  const body = { name: "Bhadra Foods", billingTown: "Shivamogga" };
  const { body: client } = await host.call("staff", "createClient", { body });
  const edit = { ...body, active: false, version: client.version };
  await host.call("staff", "updateClient", of(client.id, edit));
  const { body: made } = await quote(await enquire("Kiran"), { name: "BHADRA foods" });
  expect(await get(String(made.id))).toMatchObject({ client: "Bhadra Foods", clientId: client.id });
  expect(await clientsNamed("Bhadra")).toHaveLength(1);
});

test("particulars that differ from the client's record are refused by their fields", async () => {
  const body = { name: "Hema Glass", billingTown: "Mysuru" };
  await host.call("staff", "createClient", { body });
  const enquiry = await enquire("Latha");
  const reply = await quote(enquiry, { ...body, billingTown: "Hassan", billingPin: "573201" });
  const conflictMessage = expect.stringContaining("Hema Glass says something else");
  expect(reply).toMatchObject({
    status: 409,
    body: { errors: { billingTown: conflictMessage, billingPin: conflictMessage } },
  });
  expect(await quote(enquiry, body)).toMatchObject({ status: 200 });
});

test("a similar name asks, and nothing is made until the admin confirms another client", async () => {
  await host.call("staff", "createClient", { body: { name: "Netravathi Mills Pvt Ltd" } });
  const enquiry = await enquire("Suresh", box);
  const body = { name: "Netravathi Mills" };
  expect(await quote(enquiry, body)).toMatchObject({
    status: 409,
    body: { errors: { isOther: expect.stringContaining("Netravathi Mills Pvt Ltd") } },
  });
  const { body: none } = await host.call("staff", "getQuotations", {
    query: { enquiryId: enquiry },
  });
  expect(none).toEqual([]);
  expect(await quote(enquiry, { ...body, isOther: true })).toMatchObject({ status: 200 });
  expect(await clientsNamed("Netravathi")).toHaveLength(2);
});

test("the GSTIN of another client, a wrong PIN code and a missing name are refused by their fields", async () => {
  const gstin = "27AAPFU0939F1ZV";
  await host.call("staff", "createClient", { body: { name: "Peenya Motors", gstin } });
  const enquiry = await enquire("Vani");
  expect(await quote(enquiry, { name: "Vani Motors", gstin })).toMatchObject({
    status: 409,
    body: { errors: { gstin: "Another client has this GSTIN" } },
  });
  const elsewhere = { name: "Vani Motors", billingStateCode: "33", billingPin: "560058" };
  expect(await quote(enquiry, elsewhere)).toMatchObject({
    status: 400,
    body: { errors: { billingPin: expect.stringContaining("Karnataka") } },
  });
  expect(await quote(enquiry, {})).toMatchObject({
    status: 400,
    body: { errors: { name: expect.any(String) } },
  });
});

test("two simultaneous enquiries with one new name make one client", async () => {
  const enquiries = [await enquire("Anil"), await enquire("Anil's partner")];
  const replies = await Promise.all(enquiries.map((id) => quote(id, { name: "Kabini Agro" })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await clientsNamed("Kabini Agro")).toHaveLength(1);
});
