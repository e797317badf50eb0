import { orderStatuses } from "../../../contract/orders";
import { clientParty } from "../../support/invoiceDocument";
import { orderForm } from "../../support/newOrder";
import { defineAction, paise, pickFrom, withKey } from "../plant";
import { expectOutcome } from "./requests";

/** Recipients inside and outside of the plant's state. */
const recipients = {
  inside: clientParty,
  outside: {
    ...clientParty,
    gstin: "33AAPFU0939F1Z2",
    place: "Chennai",
    pin: "600058",
    stateCode: "33",
  },
} as const;

const of = (id: number, body?: object) => ({
  params: { id: String(id) },
  ...(body && { body }),
});

const addClient = defineAction({
  name: "addClient",
  weight: 1,
  choose: (random, { clients }) =>
    clients.length < 12 ? { paymentDays: random.pick([0, 7, 30, 45, 60]) } : undefined,
  async act({ paymentDays }, plant, key) {
    const name = `Client ${key}`;
    const body = {
      name,
      billingStreet: "Plot 12, Peenya",
      billingTown: "Bengaluru",
      billingStateCode: "29",
      billingPin: "560058",
      contactName: "Asha Rao",
      paymentDays,
    };
    const reply = await plant.host.call("staff", "createClient", { body });
    if (reply.status === 200) plant.clients.push({ key, id: reply.body.id, name });
  },
});

const createOrder = defineAction({
  name: "createOrder",
  weight: 12,
  choose(random, { clients }) {
    const client = pickFrom(random, clients);
    return client && { client: client.key, quantity: random.integer(1, 40) * 100 };
  },
  async act({ client: clientKey, quantity }, plant, key) {
    const client = withKey(plant.clients, clientKey);
    if (!client) return;
    const now = new Date(plant.host.now()).toISOString();
    const body = {
      ...orderForm(client.name),
      quantity,
      expectedCompletionDate: new Date(plant.host.now() + 14 * 86_400_000).toISOString(),
      status: "TODO",
      createdBy: "staff@example.com",
      createdAt: now,
      updatedAt: now,
    };
    const reply = await plant.host.call("staff", "createOrder", { body });
    if (reply.status === 200)
      plant.orders.push({
        key,
        id: reply.body.id,
        client,
        quantity,
        status: "TODO",
        dispatched: 0,
      });
  },
});

const moveOrder = defineAction({
  name: "moveOrder",
  weight: 10,
  choose(random, { orders }) {
    const order = pickFrom(random, orders, ({ status }) => status !== "CANCELLED");
    return order && { order: order.key, status: random.pick(orderStatuses) };
  },
  async act({ order: orderKey, status }, plant) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const transport = status === "SHIPPED" ? { transportNumber: "KA 01 AB 1234" } : {};
    const body = { status, ...transport };
    const reply = await plant.host.call("staff", "moveOrder", of(order.id, body));
    if (reply.status !== 200) return;
    order.status = status;
    // The boxes that have not left by dispatches leave with the move.
    if (status === "SHIPPED") order.dispatched = Math.max(order.dispatched, order.quantity);
  },
});

const cancelOrder = defineAction({
  name: "cancelOrder",
  weight: 1,
  choose(random, { orders }) {
    const order = pickFrom(random, orders, ({ status }) => status !== "CANCELLED");
    return order && { order: order.key };
  },
  async act({ order: orderKey }, plant) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const body = { reason: "Ordered twice" };
    const reply = await plant.host.call("staff", "cancelOrder", of(order.id, body));
    if (reply.status === 200) order.status = "CANCELLED";
  },
});

const restoreOrder = defineAction({
  name: "restoreOrder",
  weight: 1,
  choose(random, { orders }) {
    const order = pickFrom(random, orders, ({ status }) => status === "CANCELLED");
    return order && { order: order.key };
  },
  async act({ order: orderKey }, plant) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const reply = await plant.host.call("staff", "restoreOrder", of(order.id));
    if (reply.status === 200) order.status = reply.body.status ?? "TODO";
  },
});

const createDispatch = defineAction({
  name: "createDispatch",
  weight: 12,
  choose(random, { orders }) {
    const order = pickFrom(random, orders, ({ status }) => status !== "CANCELLED");
    if (!order) return undefined;
    const rest = Math.max(1, order.quantity - order.dispatched);
    return { order: order.key, quantity: random.chance(0.5) ? rest : random.integer(1, rest) };
  },
  async act({ order: orderKey, quantity }, plant, key) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const body = { orderId: order.id, quantity, transportNumber: "KA 01 AB 1234" };
    const reply = await plant.host.call("staff", "createDispatch", { body });
    if (reply.status !== 200) return;
    order.dispatched += quantity;
    plant.dispatches.push({ key, id: reply.body.id, order, quantity, isCancelled: false });
  },
});

/** Mostly a dispatch without an invoice: another one cannot be cancelled. */
const cancelDispatch = defineAction({
  name: "cancelDispatch",
  weight: 2,
  choose(random, { dispatches }) {
    const isBilledToo = random.chance(0.2);
    const dispatch = pickFrom(
      random,
      dispatches,
      ({ isCancelled, invoice }) => !isCancelled && (isBilledToo || invoice === undefined),
    );
    return dispatch && { dispatch: dispatch.key };
  },
  async act({ dispatch: dispatchKey }, plant) {
    const dispatch = withKey(plant.dispatches, dispatchKey);
    if (!dispatch) return;
    const body = { reason: "Counted again" };
    const reply = await plant.host.call("staff", "cancelDispatch", of(dispatch.id, body));
    if (reply.status !== 200) return;
    dispatch.isCancelled = true;
    dispatch.order.dispatched -= dispatch.quantity;
  },
});

const postInvoice = defineAction({
  name: "postInvoice",
  weight: 10,
  choose(random, { dispatches }) {
    const isOpen = ({ isCancelled, invoice }: (typeof dispatches)[number]) =>
      !isCancelled && !invoice;
    const dispatch = pickFrom(random, dispatches, isOpen);
    return (
      dispatch && {
        dispatch: dispatch.key,
        price: random.integer(200, 9000) / 100,
        recipient: random.chance(0.7) ? ("inside" as const) : ("outside" as const),
        hsn: random.chance(0.8) ? "48191010" : "48081000",
      }
    );
  },
  async act({ dispatch: dispatchKey, price, recipient: place, hsn }, plant, key) {
    const dispatch = withKey(plant.dispatches, dispatchKey);
    if (!dispatch) return;
    const { client } = dispatch.order;
    const body = {
      kind: "TAX_INVOICE",
      dispatchId: dispatch.id,
      description: "Corrugated box",
      hsn,
      price,
      recipient: { ...recipients[place], name: client.name },
      transport: { mode: "ROAD", vehicleNumber: "KA01AB1234", distanceKm: 0 },
      withTooling: true,
    };
    const reply = await plant.host.call("staff", "createInvoice", { body });
    if (reply.status !== 200) return;
    const { id, date, total } = reply.body;
    const invoice = { key, id, client, dispatch, price, isCancelled: false };
    const { stateCode } = recipients[place];
    const known = { ...invoice, stateCode, hsn, creditable: dispatch.quantity };
    dispatch.invoice = known;
    plant.invoices.push(known);
    plant.ledger.push({ client, date, paise: paise(total) });
  },
});

const creditNote = defineAction({
  name: "creditNote",
  weight: 2,
  choose(random, { invoices }) {
    const invoice = pickFrom(random, invoices, (one) => !one.isCancelled && one.creditable > 0);
    return (
      invoice && {
        invoice: invoice.key,
        quantity: random.integer(1, Math.max(1, invoice.creditable)),
      }
    );
  },
  async act({ invoice: invoiceKey, quantity }, plant, key) {
    const invoice = withKey(plant.invoices, invoiceKey);
    if (!invoice) return;
    const body = { invoiceId: invoice.id, quantity, price: invoice.price, reason: "Damaged" };
    const reply = await plant.host.call("staff", "createCreditNote", { body });
    if (reply.status !== 200) return;
    const { id, date, total } = reply.body;
    invoice.creditable -= quantity;
    plant.credits.push({ key, id, invoice });
    plant.ledger.push({ client: invoice.client, date, paise: -paise(total) });
    const tooMany = { ...body, quantity: invoice.creditable + 1 };
    const further = await plant.host.call("staff", "createCreditNote", { body: tooMany });
    const request = `A credit of ${tooMany.quantity} boxes of the invoice ${invoice.id}`;
    expectOutcome(further, "invoice.aboveCreditable", request);
  },
});

const cancelInvoice = defineAction({
  name: "cancelInvoice",
  weight: 1,
  choose(random, { invoices }) {
    const invoice = pickFrom(random, invoices, ({ isCancelled }) => !isCancelled);
    return invoice && { invoice: invoice.key };
  },
  async act({ invoice: invoiceKey }, plant) {
    const invoice = withKey(plant.invoices, invoiceKey);
    if (!invoice) return;
    const body = { reason: "Wrong client" };
    const reply = await plant.host.call("staff", "cancelInvoice", of(invoice.id, body));
    if (reply.status !== 200) return;
    invoice.isCancelled = true;
    invoice.dispatch.invoice = undefined;
    const { total } = reply.body;
    const date = plant.host.today();
    plant.ledger.push({ client: invoice.client, date, paise: -paise(total) });
  },
});

export const salesActions = [
  addClient,
  createOrder,
  moveOrder,
  cancelOrder,
  restoreOrder,
  createDispatch,
  cancelDispatch,
  postInvoice,
  creditNote,
  cancelInvoice,
];
