import {
  pieceWasteReasons,
  type StageKind,
  stageKinds,
  stopReasons,
  toolStates,
} from "../../../domain/stages/kinds";
import type { SeededRandom } from "../../../server/demo/plantHistory";
import { orderForm } from "../../support/newOrder";
import {
  defineAction,
  type KnownMachine,
  type KnownOrder,
  type Plant,
  pickFrom,
  runOf,
  withKey,
} from "../plant";
import type { Sent } from "../server";
import { expectEqual } from "../violation";
import { scanOf } from "./people";

const numbered = (id: number, body?: object): Sent => ({
  params: { id: String(id) },
  ...(body && { body }),
});

/** Returns the id that a browser makes for the record of a step. */
const browserId = (key: string) => `00000000-0000-4000-9000-${key.padStart(12, "0")}`;

const minuteMillis = 60_000;

export const minutesBefore = ({ host }: Plant, minutes: number) =>
  new Date(host.now() - minutes * minuteMillis).toISOString();

const addMachine = defineAction({
  name: "addMachine",
  weight: 2,
  choose: (random, { machines }) =>
    machines.length < 10
      ? {
          stage: stageKinds[machines.length] ?? random.pick(stageKinds),
          ratePerHour: random.integer(1, 60) * 100,
        }
      : undefined,
  async act({ stage, ratePerHour }, plant, key) {
    const hours = { runsFrom: "08:00", runsTo: "20:00", saturday: "08:00-13:00" };
    const body = { name: `Machine ${key}`, unit: "A", stage, ratePerHour, ...hours };
    const reply = await plant.host.call("owner", "createMachine", { body });
    if (reply.status === 200) plant.machines.push({ key, id: reply.body.id, stage });
  },
});

const orderBox = defineAction({
  name: "orderBox",
  weight: 5,
  choose(random, { boxes }) {
    const box = pickFrom(random, boxes);
    return box && { box: box.key, quantity: random.integer(1, 40) * 100 };
  },
  async act({ box: boxKey, quantity }, plant, key) {
    const box = withKey(plant.boxes, boxKey);
    if (!box) return;
    const { client } = box;
    const now = new Date(plant.host.now()).toISOString();
    const body = {
      ...orderForm(client.name),
      quantity,
      specificationVersionId: box.versionId,
      expectedCompletionDate: new Date(plant.host.now() + 10 * 86_400_000).toISOString(),
      status: "TODO",
      createdBy: "staff@example.com",
      createdAt: now,
      updatedAt: now,
    };
    const reply = await plant.host.call("staff", "createOrder", { body });
    if (reply.status !== 200) return;
    const order = { key, id: reply.body.id, client, box, quantity };
    plant.orders.push({ ...order, status: "TODO", dispatched: 0 });
  },
});

/** Returns the stage that a machine makes of a box. A printer also slots a box without print. */
export const stageAt = ({ stage }: KnownMachine, { box }: KnownOrder): StageKind =>
  stage === "PRINTING" && box?.isPrinted === false ? "CUTTING" : stage;

/** Returns the combined run whose cuts a machine makes for an order. */
const runAt = (plant: Plant, machine: KnownMachine, order: KnownOrder) =>
  stageAt(machine, order) === "CORRUGATING" ? runOf(plant, order) : undefined;

/** Returns pieces of a machine for an order: a share of those that its stage can still make. */
async function piecesOf(
  { host }: Plant,
  { machine, order, share }: { machine: KnownMachine; order: KnownOrder; share: number },
) {
  const { body } = await host.call("staff", "getOrderStages", numbered(order.id));
  const stage = body.stages.find(
    ({ kind }: { readonly kind: StageKind }) => kind === stageAt(machine, order),
  );
  const most = Math.max(1, stage?.available ?? stage?.left ?? 1);
  const all = Math.max(1, Math.round(most * share));
  const waste = Math.floor(all * 0.1);
  const reason = pieceWasteReasons[all % pieceWasteReasons.length];
  return { good: all - waste, waste, ...(waste > 0 && { reason }) };
}

export const canRun = ({ box, status }: KnownOrder) =>
  box !== undefined && ["TODO", "IN_PROGRESS", "COMPLETED"].includes(status);

export const enterPieces = defineAction({
  name: "enterPieces",
  weight: 10,
  choose(random, { orders, machines }) {
    const order = pickFrom(random, orders.slice(-40), canRun);
    const machine = pickFrom(random, machines, ({ stage }) =>
      order?.box?.isPrinted ? stage !== "CUTTING" : true,
    );
    if (!order || !machine) return undefined;
    const share = random.chance(0.1) ? 1 + random.next() * 3 : random.next();
    const named = { order: order.key, machine: machine.key, share };
    const minutesAgo = random.chance(0.7) ? 0 : random.integer(1, 2000);
    return { ...named, minutesAgo, isConfirmed: random.chance(0.5) };
  },
  async act({ order: orderKey, machine: machineKey, share, minutesAgo, isConfirmed }, plant, key) {
    const order = withKey(plant.orders, orderKey);
    const machine = withKey(plant.machines, machineKey);
    if (!order || !machine) return;
    const pieces = await piecesOf(plant, { machine, order, share });
    const made = { entryId: browserId(key), machineId: machine.id, orderId: order.id, ...pieces };
    const at = minutesBefore(plant, minutesAgo);
    const sent = { body: { ...made, ...(minutesAgo > 0 && { at }), isConfirmed } };
    await readBothStages(plant, order);
    const reply = await plant.host.call("staff", "createStageEntry", sent);
    if (reply.status !== 200) return;
    const { good, waste } = pieces;
    const stage = stageAt(machine, order);
    const entry = { id: reply.body.id, order, machine, stage, run: runAt(plant, machine, order) };
    plant.entries.push({ key, ...entry, good, waste, at: Date.parse(at), isReversed: false });
    // The same entry again is the same entry.
    await plant.host.call("staff", "createStageEntry", sent);
    const shown = await readBothStages(plant, order);
    expectEqual("openStagesAreFresh", `stages of order ${order.id}`, shown?.cached, shown?.own);
  },
});

interface ShownStage {
  readonly kind: StageKind;
  readonly good: number;
  readonly waste: number;
}

/**
 * Reads the pieces of a specified order's stages in the list of open orders, which each server caches, and in the order's
 * own page, which no server caches. Undefined for an order that is not open.
 */
async function readBothStages({ host }: Plant, { id }: KnownOrder) {
  const { orders } = (await host.call("staff", "getOpenStages")).body;
  const open = orders.find(({ orderId }: { readonly orderId: number }) => orderId === id);
  const { stages } = (await host.call("staff", "getOrderStages", numbered(id))).body;
  const textOf = (shown: readonly ShownStage[]) =>
    shown.map(({ kind, good, waste }) => `${kind} ${good} ${waste}`).join();
  return open && { cached: textOf(open.stages), own: textOf(stages) };
}

/** Finds the newest entry of a machine for an order, because the reply to a scan does not name the entry. */
const newestEntry = async ({ host }: Plant, machineId: number, orderId: number) => {
  const query = { filter: { machineId, orderId }, sort: ["id", "DESC"], range: [0, 0] };
  return (await host.call("staff", "getStageEntries", { query })).body[0];
};

const scanPieces = defineAction({
  name: "scanPieces",
  weight: 10,
  choose(random, { orders, machines }) {
    const order = pickFrom(random, orders.slice(-40), canRun);
    const machine = pickFrom(random, machines, ({ stage }) =>
      order?.box?.isPrinted ? stage !== "CUTTING" : true,
    );
    if (!order || !machine) return undefined;
    const share = random.chance(0.1) ? 1 + random.next() * 3 : random.next();
    const isTakenBack = random.chance(0.15);
    return { order: order.key, machine: machine.key, share, isTakenBack };
  },
  async act({ order: orderKey, machine: machineKey, share, isTakenBack }, plant, key) {
    const order = withKey(plant.orders, orderKey);
    const machine = withKey(plant.machines, machineKey);
    if (!order || !machine) return;
    const { call } = plant.host;
    const pieces = await piecesOf(plant, { machine, order, share });
    const card = `ORD-${String(order.id).padStart(6, "0")}`;
    const named = { barcodeId: card, machineId: machine.id };
    const scan = { ...scanOf(plant), ...named, ...pieces };
    const asked = await call("station", "enterStage", { body: scan });
    const { reason, current } = asked.body;
    const leaves = reason === "OPEN_JOB" && { leavesOrderId: current.orderId };
    // The operator confirms what the host asks.
    const body = { ...scan, ...leaves, isConfirmed: true };
    const reply = asked.status === 409 ? await call("station", "enterStage", { body }) : asked;
    if (reply.status !== 200 || reply.body.outcome !== "ENTERED") return;
    const { good, waste } = pieces;
    const { id } = await newestEntry(plant, machine.id, order.id);
    const stage = stageAt(machine, order);
    const at = Date.parse(scan.scannedAt);
    const run = runAt(plant, machine, order);
    const entry = { key, id, order, machine, stage, run, good, waste, at };
    const known = { ...entry, isReversed: false };
    plant.entries.push(known);
    if (!isTakenBack) return;
    const back = { ...scanOf(plant), ...named, entryId: scan.scanId };
    const reversed = await call("station", "reverseStage", { body: back });
    known.isReversed = reversed.body.outcome === "REVERSED";
  },
});

const reverseEntry = defineAction({
  name: "reverseEntry",
  weight: 2,
  choose(random, { entries }) {
    const entry = pickFrom(random, entries, ({ isReversed }) => !isReversed);
    return entry && { entry: entry.key };
  },
  async act({ entry: entryKey }, plant) {
    const entry = withKey(plant.entries, entryKey);
    if (!entry) return;
    const sent = numbered(entry.id, { reason: "Entered twice" });
    const reply = await plant.host.call("staff", "reverseStageEntry", sent);
    if (reply.status === 200) entry.isReversed = true;
  },
});

/** Draws a stop of the last day. A further stop that begins about then is often refused. */
const pickRecentStop = (random: SeededRandom, { stops, host }: Plant) =>
  pickFrom(
    random,
    stops,
    ({ isPlanned, startsAt }) => !isPlanned && startsAt > host.now() - 1440 * minuteMillis,
  );

const stopMachine = defineAction({
  name: "stopMachine",
  weight: 3,
  choose(random, plant) {
    const reason = random.pick(stopReasons);
    const recent = random.chance(0.4) ? pickRecentStop(random, plant) : undefined;
    if (recent) {
      const ago = Math.round((plant.host.now() - recent.startsAt) / minuteMillis);
      const from = -Math.max(1, ago + random.integer(-20, 20));
      return { machine: recent.machine.key, reason, from, minutes: random.integer(1, 1 - from) };
    }
    const machine = pickFrom(random, plant.machines);
    // A stop that is over, a stop without an end, or a planned stop.
    const from = random.pick([-300, -40, 0, 600, 3000]);
    const minutes = from === 0 ? 0 : random.integer(10, 400);
    return machine && { machine: machine.key, reason, from, minutes };
  },
  async act({ machine: machineKey, reason, from, minutes }, plant, key) {
    const machine = withKey(plant.machines, machineKey);
    if (!machine) return;
    const [startedAt, end] = [-from, -from - minutes].map((ago) => minutesBefore(plant, ago));
    const isOpen = minutes === 0 || (from < 0 && from + minutes > 0);
    const stopId = browserId(key);
    const stop = { stopId, machineId: machine.id, reason, startedAt };
    const body = { ...stop, ...(!isOpen && { endedAt: end }) };
    const reply = await plant.host.call("staff", "createMachineStop", { body });
    if (reply.status !== 200) return;
    const { id } = reply.body;
    const known = { key, id, machine, stopId, startsAt: Date.parse(startedAt ?? "") };
    plant.stops.push({ ...known, isPlanned: from > 0, isOver: from <= 0 && !isOpen });
  },
});

const endStop = defineAction({
  name: "endStop",
  weight: 3,
  choose(random, { stops, host }) {
    const isOpen = ({ isOver, isPlanned, startsAt }: (typeof stops)[number]) =>
      !isOver && (!isPlanned || startsAt > host.now());
    const stop = pickFrom(random, stops, isOpen);
    return stop && { stop: stop.key, isAtStation: random.chance(0.5) };
  },
  async act({ stop: stopKey, isAtStation }, plant) {
    const stop = withKey(plant.stops, stopKey);
    if (!stop) return;
    const { call } = plant.host;
    const { id, stopId, machine, isPlanned } = stop;
    if (isPlanned) {
      const cancelled = await call("staff", "cancelMachineStop", numbered(id));
      if (cancelled.status === 200) stop.isOver = true;
      return;
    }
    const scan = { ...scanOf(plant), barcodeId: `MACHINE-${machine.id}`, machineId: machine.id };
    const reply = isAtStation
      ? await call("station", "startMachine", { body: { ...scan, stopId } })
      : await call("staff", "endMachineStop", numbered(id, { endedAt: scan.scannedAt }));
    if (reply.status === 200) stop.isOver = true;
  },
});

const putAtMachine = defineAction({
  name: "putAtMachine",
  weight: 3,
  choose(random, { machines, people }) {
    const machine = pickFrom(random, machines);
    const person = pickFrom(random, people, ({ isActive }) => isActive);
    if (!machine || !person) return undefined;
    const isAtStation = random.chance(0.5);
    return {
      machine: machine.key,
      person: person.key,
      isAtStation,
      isCancelled: random.chance(0.2),
    };
  },
  async act({ machine: machineKey, person: personKey, isAtStation, isCancelled }, plant) {
    const machine = withKey(plant.machines, machineKey);
    const person = withKey(plant.people, personKey);
    if (!machine || !person) return;
    const { call } = plant.host;
    const { barcodeId } = person;
    if (isAtStation) {
      const body = { ...scanOf(plant), barcodeId, machineId: machine.id };
      await call("station", "scanCrew", { body });
      return;
    }
    const times = { startedAt: minutesBefore(plant, 90), endedAt: minutesBefore(plant, 60) };
    const sent = numbered(machine.id, { barcodeIds: [barcodeId], ...times });
    const reply = await call("owner", "createCrewTimes", sent);
    const [time] = reply.body.times ?? [];
    if (isCancelled && time) await call("owner", "cancelCrewTime", numbered(time.id));
  },
});

const addTool = defineAction({
  name: "addTool",
  weight: 1,
  choose(random, { boxes, tools }) {
    const box = pickFrom(random, boxes, ({ isPrinted }) => isPrinted);
    return box && tools.length < 10 ? { box: box.key } : undefined;
  },
  async act({ box: boxKey }, plant, key) {
    const box = withKey(plant.boxes, boxKey);
    if (!box) return;
    const body = { number: `P-${key}`, kind: "PLATE_SET", owner: "PLANT", place: "Rack 3" };
    const reply = await plant.host.call("staff", "createTool", { body });
    if (reply.status !== 200) return;
    const { id } = reply.body;
    const sent = numbered(id, { specificationId: box.id });
    const assigned = await plant.host.call("staff", "assignTool", sent);
    const known = { key, id, state: "IN_RACK" };
    plant.tools.push({ ...known, ...(assigned.status === 200 && { box }) });
  },
});

const moveTool = defineAction({
  name: "moveTool",
  weight: 3,
  choose(random, { tools, machines }) {
    const tool = pickFrom(random, tools, ({ state }) => state !== "SCRAPPED");
    const machine = pickFrom(random, machines, ({ stage }) => stage === "PRINTING");
    if (!tool || !machine) return undefined;
    const state = random.chance(0.6) ? "AT_MACHINE" : random.pick(toolStates);
    return { tool: tool.key, machine: machine.key, state, isAtStation: random.chance(0.4) };
  },
  async act({ tool: toolKey, machine: machineKey, state, isAtStation }, plant) {
    const tool = withKey(plant.tools, toolKey);
    const machine = withKey(plant.machines, machineKey);
    if (!tool || !machine) return;
    const machineId = machine.id;
    if (isAtStation) {
      const barcodeId = `TOOL-${String(tool.id).padStart(6, "0")}`;
      const body = { ...scanOf(plant), barcodeId, machineId };
      const { outcome } = (await plant.host.call("station", "scanTool", { body })).body;
      if (["AT_MACHINE", "IN_RACK"].includes(outcome)) tool.state = outcome;
      return;
    }
    const body = { state, ...(state === "AT_MACHINE" && { machineId }) };
    const reply = await plant.host.call("staff", "moveTool", numbered(tool.id, body));
    if (reply.status === 200) tool.state = state;
  },
});

export const floorActions = [
  addMachine,
  orderBox,
  enterPieces,
  scanPieces,
  reverseEntry,
  stopMachine,
  endStop,
  putAtMachine,
  addTool,
  moveTool,
];
