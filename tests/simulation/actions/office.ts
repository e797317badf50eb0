import { orderForm } from "../../support/newOrder";
import { defineAction, pickFrom, withKey } from "../plant";
import { changeListed, expectOutcome, numbered } from "./requests";

/** An order under another name of a client is linked to the client later. */
const linkName = defineAction({
  name: "linkName",
  weight: 1,
  choose(random, { clients }) {
    const client = pickFrom(random, clients);
    return client && { client: client.key, quantity: random.integer(1, 40) * 100 };
  },
  async act({ client: clientKey, quantity }, plant, key) {
    const client = withKey(plant.clients, clientKey);
    if (!client) return;
    const { call, now } = plant.host;
    const at = new Date(now()).toISOString();
    const times = { createdAt: at, updatedAt: at, expectedCompletionDate: at };
    const name = `Shop ${key}`;
    const form = { ...orderForm(name), quantity, ...times };
    const body = { ...form, status: "TODO", createdBy: "staff@example.com" };
    const reply = await call("staff", "createOrder", { body });
    if (!expectOutcome(reply, "accepted", `An order of ${name}`)) return;
    const linked = await call("staff", "linkClientNames", numbered(client.id, { names: [name] }));
    expectOutcome(linked, "accepted", `Linking ${name} to ${client.name}`);
    const { id } = reply.body;
    plant.orders.push({ key, id, client, quantity, status: "TODO", dispatched: 0 });
  },
});

/** A row of the waste gets another percentage. */
const changeWaste = changeListed({
  name: "changeWaste",
  weight: 0.5,
  by: "staff",
  list: "getWasteRows",
  change({ id, uptoQuantity, setupSheets, runPercent, validFrom, source, version }, draw) {
    const body = { uptoQuantity, setupSheets, validFrom, source, version };
    const percent = Math.round(draw * 80) / 10;
    const other = percent === runPercent ? percent + 1 : percent;
    return ["updateWasteRow", numbered(id, { ...body, runPercent: other })];
  },
});

/** The first paid month may be entered until a month is locked. */
const enterOpening = defineAction({
  name: "enterOpening",
  weight: 0.5,
  choose: (random) => ({ isGiven: random.chance(0.7) }),
  async act({ isGiven }, { host }) {
    const { body: present } = await host.call("owner", "getPayOpening");
    const month = isGiven && { firstMonth: "2027-01" };
    const body = { ...month, balances: [], version: present.version };
    const reply = await host.call("owner", "updatePayOpening", { body });
    const outcome = present.lastLockedMonth === undefined ? "accepted" : "opening.locked";
    expectOutcome(reply, outcome, `The opening of pay ${JSON.stringify(body)}`);
  },
});

export const officeActions = [linkName, changeWaste, enterOpening];
