import { isDeepStrictEqual } from "node:util";
import type { CallName } from "../../../contract/routes";
import type { Who } from "../host";
import { defineAction, type KnownPerson, type Plant, pickFrom, withKey } from "../plant";
import type { Reply, Sent } from "../server";
import { Violation } from "../violation";

type Named = readonly [call: CallName, sent: Sent];

/**
 * A call that shows a record, and the compared part of the reply. The default is the whole reply. `other` is the reply on
 * the other side of the change.
 */
type View = readonly [...Named, compared?: (body: Reply["body"], other: Reply["body"]) => unknown];

interface Known {
  readonly key: string;
  readonly id: number;
}

/** A change that its author can take back. */
interface UndoableEdit<Record extends Known> {
  readonly name: string;
  readonly weight: number;
  readonly by: Who;
  records(plant: Plant): readonly Record[];
  /** The calls that show the record. The first reply is given to `change`. */
  views(record: Record, plant: Plant): readonly [View, ...View[]];
  /** The pauses before the undo, in seconds. Each undo draws one pause. Absent if the passing of time alone changes the views. */
  readonly seconds?: readonly number[];
  /** Returns the change. `draw` chooses among its variants, from 0 to 1. */
  change(record: Record, current: Reply["body"], draw: number, plant: Plant): Named;
}

const numbered = (id: number, body?: object): Sent => ({
  params: { id: String(id) },
  ...(body && { body }),
});

/** The host offers an undo for ten seconds. */
const usualSeconds = [0, 4, 10];

/** The fields that an edit and its undo change in any case. The kept place of an order in the plan has a version of its own. */
const tellingOfEdits = new Set(["version", "planVersion", "updatedAt", "steps"]);

function withoutTelling(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTelling);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => !tellingOfEdits.has(name))
      .map(([name, field]) => [name, withoutTelling(field)]),
  );
}

const readViews = async ({ host }: Plant, by: Who, views: readonly View[]) => {
  const replies: Reply[] = [];
  for (const [name, sent] of views) replies.push(await host.call(by, name, sent));
  return replies;
};

/**
 * Makes an action that changes a record and then undoes the change. All views of the record are then as before.
 */
function changeAndUndo<Record extends Known>(edit: UndoableEdit<Record>) {
  const { by } = edit;
  return defineAction({
    name: edit.name,
    weight: edit.weight,
    choose(random, plant) {
      const record = pickFrom(random, edit.records(plant));
      const seconds = random.pick(edit.seconds ?? usualSeconds);
      return record && { record: record.key, draw: random.next(), seconds };
    },
    async act({ record: key, draw, seconds }, plant) {
      const record = withKey(edit.records(plant), key);
      if (!record) return;
      const views = edit.views(record, plant);
      const before = await readViews(plant, by, views);
      const [name, sent] = edit.change(record, before[0]?.body, draw, plant);
      if ((await plant.host.call(by, name, sent)).status !== 200) return;
      const request = `${name} ${JSON.stringify(sent)}`;
      const { changes } = (await plant.host.call(by, "getUndoable")).body;
      const [change] = changes;
      if (change?.call !== name) throw new Violation("changeIsUndoable", request);
      await plant.host.moveTo(plant.host.now() + seconds * 1000);
      const undone = await plant.host.call(by, "undoChange", numbered(change.id));
      if (undone.status !== 200)
        throw new Violation("changeIsUndoable", `${request} → ${JSON.stringify(undone.body)}`);
      const after = await readViews(plant, by, views);
      for (const [index, [view, , compared = (body: Reply["body"]) => body]] of views.entries()) {
        const [first, last] = [before[index]?.body, after[index]?.body];
        const was = withoutTelling(compared(first, last));
        const is = withoutTelling(compared(last, first));
        if (!isDeepStrictEqual(was, is))
          throw new Violation(
            "undoGivesBack",
            `${request}, undone: ${view} was ${JSON.stringify(was)}, is ${JSON.stringify(is)}`,
          );
      }
    },
  });
}

const days = (from: string | number, count: number) =>
  new Date(new Date(from).getTime() + count * 86_400_000).toISOString();

const openOrders = ({ orders }: Plant) => orders.filter(({ status }) => status !== "CANCELLED");

/** Returns the broken promised days. The day of an undone change stays stored and is not broken. */
const brokenDays = (rows: readonly { readonly day: string; readonly state: string }[]) =>
  rows.filter(({ state }) => state === "BROKEN").map(({ day }) => day);

/** The oldest plan that the host may show, in milliseconds. */
const oldestPlan = 10 * 60_000;

/**
 * The plan of all open orders. Runs that have not begun move on with the time, and the host keeps a plan for ten minutes
 * unless a write changes it. An undo returns the plan of its own moment, so plans of different moments are not compared.
 */
const planView = ({ host }: Plant): View => [
  "getSchedule",
  {},
  (body, other) => {
    if (host.now() - Date.parse(body.plannedAt) > oldestPlan)
      throw new Violation("planIsFresh", `The plan of ${body.plannedAt} was shown`);
    return body.plannedAt === other.plannedAt ? body.orders : undefined;
  },
];

const orderViews = (
  { id, client }: Plant["orders"][number],
  plant: Plant,
): readonly [View, ...View[]] => [
  ["getOrder", numbered(id)],
  ["getOrderStages", numbered(id)],
  ["getOrderDispatches", numbered(id)],
  ["getOrderPaper", numbered(id)],
  ["getOrderPromises", numbered(id), brokenDays],
  planView(plant),
  ["getClientRecords", numbered(client.id)],
];

const editOrder = changeAndUndo({
  name: "editOrderAndUndo",
  weight: 3,
  by: "staff",
  // More boxes than ordered may leave within the tolerance. An undo to fewer boxes than have left is refused.
  records: (plant) =>
    openOrders(plant).filter(({ quantity, dispatched }) => dispatched <= quantity),
  views: orderViews,
  change({ id }, order, draw) {
    const { client, productType, quantity, size, materialGrade, deliveryAddress, unit } = order;
    const { expectedCompletionDate: promised, version, poNumber, poDate } = order;
    const kept = { client, productType, size, materialGrade, unit, poNumber, poDate, version };
    const changed =
      draw < 0.4
        ? { quantity: quantity + Math.ceil(draw * 1000) }
        : draw < 0.7
          ? { expectedCompletionDate: days(promised, 3) }
          : {
              deliveryAddress: "Plot 12\nPeenya",
              poNumber: "PO 7",
              unit: unit === "A" ? "B" : "A",
            };
    const body = { ...kept, quantity, deliveryAddress, expectedCompletionDate: promised };
    return ["updateOrder", numbered(id, { ...body, ...changed })];
  },
});

const moveOrder = changeAndUndo({
  name: "moveOrderAndUndo",
  weight: 2,
  by: "staff",
  records: openOrders,
  views: orderViews,
  change({ id }, { status }, draw) {
    const others = ["TODO", "IN_PROGRESS", "COMPLETED"].filter((one) => one !== status);
    return ["moveOrder", numbered(id, { status: others[Math.floor(draw * others.length)] })];
  },
});

const cancelOrder = changeAndUndo({
  name: "cancelOrderAndUndo",
  weight: 2,
  by: "staff",
  records: openOrders,
  views: orderViews,
  change: ({ id }) => ["cancelOrder", numbered(id, { reason: "Ordered twice" })],
});

const editClient = changeAndUndo({
  name: "editClientAndUndo",
  weight: 2,
  by: "owner",
  records: ({ clients }) => clients,
  views: ({ id }) => [
    ["getClient", numbered(id)],
    ["getClientAccount", numbered(id)],
    ["getClientRecords", numbered(id)],
    ["getOutstanding", {}],
  ],
  change({ id }, client, draw, { host }) {
    const { deliveryAddresses, contacts, otherNames, pan, createdAt, id: _, ...form } = client;
    if (draw < 0.3) {
      const added = { name: "Lakshmi Rao", phone: "+91 98450 00002" };
      const lists = { deliveryAddresses, contacts: [...contacts, added], version: form.version };
      return ["updateClientLists", numbered(id, lists)];
    }
    const { paymentDaysFrom: __, ...kept } = form;
    const paymentDaysFrom = days(host.now(), Math.floor(draw * 20)).slice(0, 10);
    const changed =
      draw < 0.7
        ? { paymentDays: (form.paymentDays + 7) % 60, paymentDaysFrom }
        : { name: `${form.name} Private Limited`, creditLimit: 500_000, active: draw < 0.85 };
    return ["updateClient", numbered(id, { ...kept, ...changed })];
  },
});

const editReel = changeAndUndo({
  name: "editReelAndUndo",
  weight: 2,
  by: "staff",
  records: ({ reels }) => reels,
  views: ({ id, barcodeId }) => [
    ["getReelDetails", { params: { barcodeIdOrReelNo: barcodeId } }],
    ["getReelMovements", numbered(id)],
    ["getReelHistory", { params: { barcode: barcodeId } }],
  ],
  change({ id }, reel, draw) {
    const { reelNo, gsm, burstFactor, deckle, unit, paperType, supplierName, version } = reel;
    const form = { reelNo, gsm, burstFactor, deckle, unit, paperType, supplierName, version };
    const changed =
      draw < 0.5
        ? { gsm: gsm + 10, landedRate: 38.25 }
        : { supplierName: "Bhadra", shade: "Golden" };
    return ["updateReel", numbered(id, { ...form, ...changed })];
  },
});

const personViews = (
  { id, barcodeId }: KnownPerson,
  { host }: Plant,
): readonly [View, ...View[]] => {
  const month = host.today().slice(0, 7);
  return [
    ["getEmployee", numbered(id)],
    ["getEmployment", { params: { employeeId: String(id) } }],
    ["getPayTerms", { params: { employeeId: String(id) } }],
    ["getAttendanceMonth", { params: { barcodeId, month } }],
    ["getPayslip", { params: { month, employeeId: String(id) } }],
    ["getRoster", { query: { date: days(`${host.today()}T00:00:00Z`, 5).slice(0, 10) } }],
  ];
};

const editPerson = changeAndUndo({
  name: "editPersonAndUndo",
  weight: 2,
  by: "owner",
  records: ({ people }) => people.filter(({ isActive }) => isActive),
  views: personViews,
  change({ id }, person, draw) {
    const { id: _, barcodeId, joinedAt, active, ...form } = person;
    const changed =
      draw < 0.5
        ? { unit: form.unit === "A" ? "B" : "A" }
        : { name: `${form.name} Rao`, phoneNumber: "+91 98450 00009", hasDisability: draw < 0.75 };
    return ["updateEmployee", numbered(id, { ...form, ...changed })];
  },
});

const deactivatePerson = changeAndUndo({
  name: "deactivateAndUndo",
  weight: 1,
  by: "owner",
  records: ({ people }) => people.filter(({ isActive }) => isActive),
  views: personViews,
  change: ({ barcodeId }) => ["deactivateEmployee", { params: { barcodeId } }],
});

const reinstatePerson = changeAndUndo({
  name: "reinstateAndUndo",
  weight: 1,
  by: "owner",
  records: ({ people }) => people.filter(({ isActive }) => !isActive),
  views: personViews,
  change: ({ id }) => ["reinstateEmployee", numbered(id)],
});

const editMachine = changeAndUndo({
  name: "editMachineAndUndo",
  weight: 2,
  seconds: [0],
  by: "owner",
  records: ({ machines }) => machines,
  views: ({ id }, plant) => [
    ["getMachine", numbered(id)],
    ["getMachineFigures", numbered(id)],
    ["getMeasuredRates", numbered(id)],
    planView(plant),
  ],
  change({ id }, machine, draw, { host }) {
    const { id: _, validFrom, ...form } = machine;
    const later = days(host.now(), Math.floor(draw * 10)).slice(0, 10);
    const changed =
      draw < 0.4
        ? { ratePerHour: form.ratePerHour + 100, changesFrom: later }
        : draw < 0.8
          ? { runsFrom: "06:00", saturday: "OFF", breakFrom: "12:00", breakTo: "12:30" }
          : { name: `${form.name} new`, active: false };
    return ["updateMachine", numbered(id, { ...form, ...changed })];
  },
});

const editTool = changeAndUndo({
  name: "editToolAndUndo",
  weight: 2,
  by: "staff",
  records: ({ tools }) => tools,
  views: ({ id }) => [
    ["getTool", numbered(id)],
    ["getTools", {}],
  ],
  change({ id }, tool, draw, { machines }) {
    const { number, kind, owner, place, life, impressionsBefore, version } = tool;
    const form = { number, kind, owner, place, life, impressionsBefore, version };
    if (draw < 0.4) return ["updateTool", numbered(id, { ...form, life: 5000, place: "Rack 9" })];
    const machineId = machines[Math.floor(draw * machines.length)]?.id;
    const isGone = draw < 0.6 || machineId === undefined;
    const move = isGone ? { state: "SCRAPPED" } : { state: "AT_MACHINE", machineId };
    return ["moveTool", numbered(id, { ...move, place: "Rack 7" })];
  },
});

const editRate = changeAndUndo({
  name: "editRateAndUndo",
  weight: 2,
  by: "staff",
  records: ({ quotations }) => quotations.filter(({ state }) => state === "DRAFT"),
  views: ({ id }) => [
    ["getRates", { query: { sort: ["id", "DESC"] } }],
    ["getQuotation", numbered(id)],
    ["getQuotationComparison", numbered(id)],
  ],
  change(_, rates, draw) {
    const rate = rates[Math.floor(draw * rates.length)];
    const { id, kind, toGsm, joint, per, validFrom, source, version } = rate;
    const form = { kind, toGsm, joint, per, validFrom, source, version };
    const changed = draw < 0.8 ? { rate: rate.rate + 1 } : { rate: rate.rate, active: false };
    return ["updateRate", numbered(id, { ...form, ...changed })];
  },
});

/** Each action makes a change and its undo, so that the simulation has nothing to remember. */
export const undoActions = [
  editOrder,
  moveOrder,
  cancelOrder,
  editClient,
  editReel,
  editPerson,
  deactivatePerson,
  reinstatePerson,
  editMachine,
  editTool,
  editRate,
];
