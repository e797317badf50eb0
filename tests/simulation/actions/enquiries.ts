import { smallBox } from "../../support/specifiedOrder";
import { defineAction, pickFrom, withKey } from "../plant";
import { atPart, changeListed, expectOutcome, numbered } from "./requests";

/** Returns a drawing as a file. No two steps have the same content. */
export const drawingOf = (key: string) =>
  Buffer.from(`999\nDrawing ${key}\n0\nSECTION\n2\nENTITIES\n0\nENDSEC\n0\nEOF\n`);

/** A visitor estimates a box and writes. The enquiry takes one file. */
const enquire = defineAction({
  name: "enquire",
  weight: 2,
  choose: (random) => ({
    quantity: random.integer(1, 50) * 100,
    hasBox: random.chance(0.7),
    withFile: random.chance(0.5),
  }),
  async act({ quantity, hasBox, withFile }, { host }, key) {
    const prices = { body: { content: smallBox, quantities: [quantity] } };
    await host.call("visitor", "getPriceBands", prices);
    const contact = { name: `Visitor ${key}`, phone: "+91 98450 00000" };
    const box = hasBox && { specification: { content: smallBox, quantity } };
    const body = { ...contact, email: `visitor.${key}@example.com`, withFile, ...box };
    const reply = await host.call("visitor", "submitContact", { body });
    expectOutcome(reply, "accepted", `The enquiry ${key}`);
    if (!withFile) return;
    const params = { token: String(reply.body.fileToken) };
    const sent = { params, query: { name: "box.dxf" }, file: drawingOf(key) };
    const added = await host.call("visitor", "sendEnquiryFile", sent);
    expectOutcome(added, "accepted", `The file of the enquiry ${key}`);
    const again = await host.call("visitor", "sendEnquiryFile", sent);
    expectOutcome(again, "file.enquiryOver", `The second file of the enquiry ${key}`);
  },
});

const answerEnquiry = changeListed({
  name: "answerEnquiry",
  weight: 2,
  by: "staff",
  list: "getContacts",
  change: ({ id, replyStatus }) => [
    "updateReplyStatus",
    numbered(id, { replyStatus: !replyStatus }),
  ],
  outcome: () => "accepted",
});

/** An enquiry has one quotation, however often it is quoted. */
const quoteEnquiry = defineAction({
  name: "quoteEnquiry",
  weight: 2,
  choose(random, { clients }) {
    const client = pickFrom(random, clients);
    return client && { client: client.key, part: random.next() };
  },
  async act({ client: clientKey, part }, plant, key) {
    const { call } = plant.host;
    const client = withKey(plant.clients, clientKey);
    const enquiry = atPart<{ id: number }>((await call("staff", "getContacts")).body, part);
    if (!client || !enquiry) return;
    const sent = numbered(enquiry.id, { name: client.name });
    const reply = await call("staff", "quoteEnquiry", sent);
    if (reply.status !== 200) return;
    const again = await call("staff", "quoteEnquiry", sent);
    expectOutcome(again, "accepted", `The second quotation of the enquiry ${enquiry.id}`);
    const { id } = reply.body;
    if (again.body.id !== id) throw new Error(`The enquiry ${enquiry.id} has two quotations`);
    if (plant.quotations.some((known) => known.id === id)) return;
    const made = { key, id, client, state: "DRAFT", revision: 1, version: 1 } as const;
    plant.quotations.push({ ...made, sent: new Map(), offered: [], accepted: [] });
  },
});

export const enquiryActions = [enquire, answerEnquiry, quoteEnquiry];
