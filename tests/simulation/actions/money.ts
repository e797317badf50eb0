import { defineAction, paise, pickFrom, withKey } from "../plant";

const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

const createReceipt = defineAction({
  name: "createReceipt",
  weight: 10,
  choose(random, { clients, ledger, host }) {
    const client = pickFrom(random, clients, (one) => ledger.some((entry) => entry.client === one));
    if (!client) return undefined;
    return {
      client: client.key,
      date: daysBefore(host.today(), random.chance(0.8) ? 0 : random.integer(1, 9)),
      amount: random.integer(1, 5_000_000) / 100,
      tds: random.chance(0.2) ? random.integer(1, 10_000) / 100 : 0,
      allocates: random.chance(0.7),
    };
  },
  async act({ client: clientKey, date, amount, tds, allocates }, plant, key) {
    const client = withKey(plant.clients, clientKey);
    if (!client) return;
    const params = { id: String(client.id) };
    const account = await plant.host.call("staff", "getClientAccount", { params });
    let rest = paise(amount) + paise(tds);
    const allocations = [];
    const debts = account.body.papers.filter((paper: { kind: string }) =>
      ["INVOICE", "OPENING"].includes(paper.kind),
    );
    for (const { kind, paperId, open } of allocates ? debts : []) {
      const part = Math.min(rest, paise(open));
      if (part > 0) allocations.push({ kind, paperId, amount: part / 100 });
      rest -= Math.max(0, part);
    }
    const reference = `UTR ${key}`;
    const body = { clientId: client.id, date, mode: "BANK", reference, amount, tds, allocations };
    const reply = await plant.host.call("staff", "createReceipt", { body });
    if (reply.status !== 200) return;
    const total = paise(amount) + paise(tds);
    plant.receipts.push({
      key,
      id: reply.body.id,
      client,
      paise: total,
      isAllocated: allocations.length > 0,
      isReversed: false,
    });
    plant.ledger.push({ client, date, paise: -total });
  },
});

const clearAllocations = defineAction({
  name: "clearAllocations",
  weight: 1,
  choose(random, { receipts }) {
    const receipt = pickFrom(random, receipts, (one) => one.isAllocated && !one.isReversed);
    return receipt && { receipt: receipt.key };
  },
  async act({ receipt: receiptKey }, plant) {
    const receipt = withKey(plant.receipts, receiptKey);
    if (!receipt) return;
    const params = { id: String(receipt.id) };
    const sent = { params, body: { allocations: [] } };
    const reply = await plant.host.call("staff", "allocateReceipt", sent);
    if (reply.status === 200) receipt.isAllocated = false;
  },
});

const reverseReceipt = defineAction({
  name: "reverseReceipt",
  weight: 1,
  choose(random, { receipts, host }) {
    const receipt = pickFrom(random, receipts, ({ isReversed }) => !isReversed);
    return receipt && { receipt: receipt.key, date: host.today() };
  },
  async act({ receipt: receiptKey, date }, plant) {
    const receipt = withKey(plant.receipts, receiptKey);
    if (!receipt) return;
    const sent = { params: { id: String(receipt.id) }, body: { date, reason: "Bounced" } };
    const reply = await plant.host.call("owner", "reverseReceipt", sent);
    if (reply.status !== 200) return;
    receipt.isReversed = true;
    plant.ledger.push({ client: receipt.client, date, paise: receipt.paise });
  },
});

const createOpening = defineAction({
  name: "createOpening",
  weight: 1,
  choose(random, { clients, host }) {
    const client = pickFrom(random, clients);
    const date = daysBefore(host.today(), random.integer(30, 300));
    return client && { client: client.key, date, amount: random.integer(100, 9_000_000) / 100 };
  },
  async act({ client: clientKey, date, amount }, plant, key) {
    const client = withKey(plant.clients, clientKey);
    if (!client) return;
    const body = { clientId: client.id, date, reference: `Old ${key}`, amount };
    const reply = await plant.host.call("owner", "createOpening", { body });
    if (reply.status !== 200) return;
    plant.ledger.push({ client, date, paise: paise(amount) });
    const { id } = reply.body.openings.find(
      ({ reference }: { reference?: string }) => reference === body.reference,
    );
    plant.openings.push({ key, id, client, paise: paise(amount), isReversed: false });
  },
});

const reverseOpening = defineAction({
  name: "reverseOpening",
  weight: 1,
  choose(random, { openings, host }) {
    const opening = pickFrom(random, openings, ({ isReversed }) => !isReversed);
    return opening && { opening: opening.key, date: host.today() };
  },
  async act({ opening: openingKey, date }, plant) {
    const opening = withKey(plant.openings, openingKey);
    if (!opening) return;
    const sent = { params: { id: String(opening.id) }, body: { date, reason: "Entered twice" } };
    const reply = await plant.host.call("owner", "reverseOpening", sent);
    if (reply.status !== 200) return;
    opening.isReversed = true;
    plant.ledger.push({ client: opening.client, date, paise: -opening.paise });
  },
});

export const moneyActions = [
  createReceipt,
  clearAllocations,
  reverseReceipt,
  createOpening,
  reverseOpening,
];
