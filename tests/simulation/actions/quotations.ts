import type { Joint } from "../../../domain/quotations/rates";
import type { SeededRandom } from "../../../server/demo/plantHistory";
import { orderForm } from "../../support/newOrder";
import { smallBox } from "../../support/specifiedOrder";
import type { Host } from "../host";
import { defineAction, type KnownQuotation, type Plant, pickFrom, withKey } from "../plant";
import type { Reply } from "../server";

const numbered = (id: number, body: object) => ({ params: { id: String(id) }, body });

const daysAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

/** The works and papers that have a rate. */
const rateForms = [
  { kind: "PAPER", toGsm: 400, per: "KILOGRAM" },
  { kind: "CONVERSION", per: "KILOGRAM" },
  { kind: "PRINT", per: "BOX" },
  { kind: "JOINING", joint: "GLUED", per: "BOX" },
  { kind: "PLATE", per: "PIECE" },
  { kind: "FREIGHT", per: "BOX" },
] as const;

const source = "Price list";

/** Enters a rate of each kind and a table of waste, so that a box has a price. */
export async function enterRates({ call, today }: Host) {
  const dated = { validFrom: daysAfter(today(), -40), source };
  for (const form of rateForms)
    await call("staff", "createRate", { body: { ...form, ...dated, rate: 12.5 } });
  const waste = { uptoQuantity: 1_000_000, setupSheets: 50, runPercent: 3 };
  await call("staff", "createWasteRow", { body: { ...waste, ...dated } });
}

/** Rates change from a day on: a past one, today or a later one. */
const changeRate = defineAction({
  name: "changeRate",
  weight: 4,
  leavesPast: true,
  choose: (random, { host }) => ({
    ...random.pick(rateForms),
    rate: random.integer(1, 9000) / 100,
    validFrom: daysAfter(host.today(), random.integer(-20, 10)),
  }),
  async act(form, { host }) {
    await host.call("staff", "createRate", { body: { ...form, source } });
  },
});

const changeRateSettings = defineAction({
  name: "changeRateSettings",
  weight: 1,
  leavesPast: true,
  choose: (random) => ({
    validityDays: random.integer(1, 30),
    markupPercent: random.integer(0, 40),
    setupSheets: random.integer(0, 300),
    daysAhead: random.integer(-5, 5),
  }),
  async act({ setupSheets, daysAhead, ...changed }, { host }) {
    const { body } = await host.call("owner", "getRateSettings");
    await host.call("owner", "updateRateSettings", { body: { ...body, ...changed } });
    const waste = { uptoQuantity: 1_000_000, setupSheets, runPercent: 4, source };
    const validFrom = daysAfter(host.today(), daysAhead);
    await host.call("staff", "createWasteRow", { body: { ...waste, validFrom } });
  },
});

const boxContent = (isPrinted: boolean, length: number) => ({
  ...smallBox,
  length,
  printColours: isPrinted ? 2 : 0,
});

const addBox = defineAction({
  name: "addBox",
  weight: 2,
  choose(random, { clients, boxes }) {
    const client = pickFrom(random, clients);
    const isPrinted = random.chance(0.5);
    return client && boxes.length < 15
      ? { client: client.key, isPrinted, length: random.integer(200, 500) }
      : undefined;
  },
  async act({ client: clientKey, isPrinted, length }, plant, key) {
    const client = withKey(plant.clients, clientKey);
    if (!client) return;
    const content = boxContent(isPrinted, length);
    const body = { client: client.name, name: `Box ${key}`, content };
    const reply = await plant.host.call("staff", "createSpecification", { body });
    if (reply.status !== 200) return;
    const { id } = reply.body;
    const { latestVersionId: versionId } = (
      await plant.host.call("staff", "getSpecification", { params: { id: String(id) } })
    ).body;
    plant.boxes.push({ key, id, client, isPrinted, number: 1, versionId });
  },
});

const changeBox = defineAction({
  name: "changeBox",
  weight: 1,
  choose(random, { boxes }) {
    const box = pickFrom(random, boxes);
    return box && { box: box.key, length: random.integer(200, 500) };
  },
  async act({ box: boxKey, length }, plant) {
    const box = withKey(plant.boxes, boxKey);
    if (!box) return;
    const body = { content: boxContent(box.isPrinted, length), basedOnVersion: box.number };
    const sent = numbered(box.id, body);
    const reply = await plant.host.call("staff", "createSpecificationVersion", sent);
    if (reply.status !== 200) return;
    box.number = reply.body.number;
    box.versionId = reply.body.id;
  },
});

const drawLine = (random: SeededRandom) => ({
  quantities: [random.integer(1, 9) * 100, random.integer(10, 50) * 100],
  markupPercent: random.integer(0, 40),
  toolingTerms: random.pick(["once", "spread", "free"] as const),
  toolingBoxes: 10_000,
  isToolingApart: random.chance(0.3),
  joint: "GLUED" satisfies Joint,
  hasDie: false,
  isDelivered: random.chance(0.5),
});

const quote = defineAction({
  name: "quote",
  weight: 5,
  choose(random, { boxes }) {
    const box = pickFrom(random, boxes);
    const lines = [drawLine(random), ...(random.chance(0.4) ? [drawLine(random)] : [])];
    return box && { box: box.key, lines };
  },
  async act({ box: boxKey, lines }, plant, key) {
    const box = withKey(plant.boxes, boxKey);
    if (!box) return;
    const { client, versionId: specificationVersionId } = box;
    const boxed = lines.map((line) => ({ ...line, specificationVersionId }));
    const body = { client: client.name, lines: boxed, terms: `Terms ${key}` };
    const reply = await plant.host.call("staff", "createQuotation", { body });
    if (reply.status !== 200) return;
    const made = {
      key,
      id: reply.body.id,
      client,
      state: "DRAFT",
      revision: 1,
      version: 1,
    } as const;
    plant.quotations.push({ ...made, sent: new Map(), offered: [], accepted: [] });
  },
});

/** Takes the state of a quotation from a reply. A revision that is sent is known as text from then on. */
function follow(quotation: KnownQuotation, { status, body }: Reply) {
  if (status !== 200) return;
  quotation.version = body.version;
  quotation.revision = body.revision;
  quotation.state = body.state;
  for (const revision of body.revisions)
    if (revision.sentAt !== undefined && !quotation.sent.has(revision.number)) {
      quotation.sent.set(revision.number, JSON.stringify(revision));
      quotation.offered = revision.offer.lines.map(({ prices }: { prices: object[] }) => prices);
    }
}

const withState = (plant: Plant, ...states: readonly KnownQuotation["state"][]) =>
  plant.quotations.filter(({ state }) => states.includes(state));

const editQuotation = defineAction({
  name: "editQuotation",
  weight: 2,
  choose(random, plant) {
    const quotation = pickFrom(random, withState(plant, "DRAFT"));
    const box = pickFrom(random, plant.boxes);
    return quotation && box && { quotation: quotation.key, box: box.key, line: drawLine(random) };
  },
  async act({ quotation: quotationKey, box: boxKey, line }, plant) {
    const quotation = withKey(plant.quotations, quotationKey);
    const box = withKey(plant.boxes, boxKey);
    if (!quotation || !box) return;
    const lines = [{ ...line, specificationVersionId: box.versionId }];
    const body = { client: quotation.client.name, lines, version: quotation.version };
    const sent = numbered(quotation.id, body);
    follow(quotation, await plant.host.call("staff", "updateQuotation", sent));
  },
});

const sendQuotation = defineAction({
  name: "sendQuotation",
  weight: 5,
  choose(random, plant) {
    const quotation = pickFrom(random, withState(plant, "DRAFT"));
    return quotation && { quotation: quotation.key };
  },
  async act({ quotation: quotationKey }, plant) {
    const quotation = withKey(plant.quotations, quotationKey);
    if (!quotation) return;
    const sent = numbered(quotation.id, { version: quotation.version });
    follow(quotation, await plant.host.call("staff", "sendQuotation", sent));
  },
});

const reviseQuotation = defineAction({
  name: "reviseQuotation",
  weight: 2,
  choose(random, plant) {
    const quotation = pickFrom(random, withState(plant, "SENT", "LOST"));
    return quotation && { quotation: quotation.key };
  },
  async act({ quotation: quotationKey }, plant) {
    const quotation = withKey(plant.quotations, quotationKey);
    if (!quotation) return;
    const sent = numbered(quotation.id, { version: quotation.version });
    follow(quotation, await plant.host.call("staff", "reviseQuotation", sent));
  },
});

const loseQuotation = defineAction({
  name: "loseQuotation",
  weight: 1,
  choose(random, plant) {
    const quotation = pickFrom(random, withState(plant, "DRAFT", "SENT"));
    return quotation && { quotation: quotation.key };
  },
  async act({ quotation: quotationKey }, plant) {
    const quotation = withKey(plant.quotations, quotationKey);
    if (!quotation) return;
    const sent = numbered(quotation.id, { reason: "Too dear" });
    follow(quotation, await plant.host.call("staff", "loseQuotation", sent));
  },
});

const acceptQuotation = defineAction({
  name: "acceptQuotation",
  weight: 4,
  choose(random, plant) {
    const quotation = pickFrom(random, withState(plant, "SENT", "ACCEPTED"));
    if (!quotation) return undefined;
    const line = random.integer(0, Math.max(0, quotation.offered.length - 1));
    const price = pickFrom(random, quotation.offered[line] ?? []);
    return price && { quotation: quotation.key, line, quantity: price.quantity };
  },
  async act({ quotation: quotationKey, line, quantity }, plant, key) {
    const quotation = withKey(plant.quotations, quotationKey);
    if (!quotation) return;
    const { productType, deliveryAddress } = orderForm(quotation.client.name);
    const promisedDate = daysAfter(plant.host.today(), 14);
    const order = { productType, deliveryAddress, unit: "A", promisedDate };
    const body = { ...order, line, quantity, revision: quotation.revision };
    const reply = await plant.host.call("staff", "acceptQuotation", numbered(quotation.id, body));
    if (reply.status !== 200) return;
    const { orderId: id } = reply.body;
    quotation.state = "ACCEPTED";
    quotation.version += 1;
    // The same line again gives the same order.
    if (plant.orders.some((known) => known.id === id)) return;
    const price = quotation.offered[line]?.find((one) => one.quantity === quantity);
    quotation.accepted.push(`${id} ${line} ${quantity} ${price?.pricePaise}`);
    const { client } = quotation;
    plant.orders.push({ key, id, client, quantity, status: "TODO", dispatched: 0 });
  },
});

export const quotationActions = [
  changeRate,
  changeRateSettings,
  addBox,
  changeBox,
  quote,
  editQuotation,
  sendQuotation,
  reviseQuotation,
  loseQuotation,
  acceptQuotation,
];
