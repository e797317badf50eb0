import { stopReasons } from "../../../domain/stages/kinds";
import { defineAction, pickFrom, withKey } from "../plant";
import { scanOf } from "./people";
import { expectOutcome } from "./requests";

/** Boxes leave by a scan of the job card. The same scan again is the same dispatch. */
const scanDispatch = defineAction({
  name: "scanDispatch",
  weight: 4,
  choose(random, { orders }) {
    const order = pickFrom(random, orders, ({ status }) => status !== "CANCELLED");
    if (!order) return undefined;
    const rest = Math.max(1, order.quantity - order.dispatched);
    return { order: order.key, quantity: random.integer(1, rest) };
  },
  async act({ order: orderKey, quantity }, plant, key) {
    const order = withKey(plant.orders, orderKey);
    if (!order) return;
    const { call } = plant.host;
    const barcodeId = `ORD-${String(order.id).padStart(6, "0")}`;
    const body = { ...scanOf(plant), barcodeId, quantity, transportNumber: "KA01AB1234" };
    const reply = await call("station", "dispatchOrder", { body });
    if (reply.status !== 200 || reply.body.outcome !== "DISPATCHED") return;
    const again = await call("station", "dispatchOrder", { body });
    expectOutcome(again, "accepted", `The same dispatch of ${barcodeId}`);
    const params = { id: String(order.id) };
    const { dispatches } = (await call("staff", "getOrderDispatches", { params })).body;
    const { id } = dispatches.reduce((newest: { id: number }, one: { id: number }) =>
      one.id > newest.id ? one : newest,
    );
    order.dispatched += quantity;
    plant.dispatches.push({ key, id, order, quantity, isCancelled: false });
  },
});

/** An operator stops a machine at the station. */
const scanStop = defineAction({
  name: "scanStop",
  weight: 2,
  choose(random, { machines }) {
    const machine = pickFrom(random, machines);
    const reason = random.pick(stopReasons);
    return machine && { machine: machine.key, reason };
  },
  async act({ machine: machineKey, reason }, plant, key) {
    const machine = withKey(plant.machines, machineKey);
    if (!machine) return;
    const { call } = plant.host;
    const barcodeId = `MACHINE-${machine.id}`;
    const scan = scanOf(plant);
    const named = { barcodeId, machineId: machine.id };
    const reply = await call("station", "stopMachine", { body: { ...scan, ...named, reason } });
    if (reply.status !== 200 || reply.body.outcome !== "STOPPED") return;
    const query = { filter: { machineId: machine.id }, sort: ["id", "DESC"], range: [0, 0] };
    const [{ id }] = (await call("staff", "getMachineStops", { query })).body;
    const known = { key, id, machine, stopId: scan.scanId, startsAt: Date.parse(scan.scannedAt) };
    plant.stops.push({ ...known, isPlanned: false, isOver: false });
  },
});

/** The office corrects the reason and the times of a stop. */
const correctStop = defineAction({
  name: "correctStop",
  weight: 1,
  choose(random, { stops }) {
    const stop = pickFrom(random, stops, ({ isOver, isPlanned }) => isOver && !isPlanned);
    return stop && { stop: stop.key, reason: random.pick(stopReasons) };
  },
  async act({ stop: stopKey, reason }, plant) {
    const stop = withKey(plant.stops, stopKey);
    if (!stop) return;
    const { call } = plant.host;
    const query = { filter: { machineId: stop.machine.id } };
    const { body: stops } = await call("staff", "getMachineStops", { query });
    const row = stops.find(({ id }: { id: number }) => id === stop.id);
    if (!row || row.reason === reason) return;
    const { startedAt, endedAt, version } = row;
    const sent = { params: { id: String(stop.id) }, body: { reason, startedAt, endedAt, version } };
    const reply = await call("staff", "updateMachineStop", sent);
    expectOutcome(reply, "accepted", `The reason of the stop ${stop.id}`);
  },
});

/** A refused scan is dismissed at the station, and the office learns of it. */
const dismissScan = defineAction({
  name: "dismissScan",
  weight: 1,
  choose(random, { people }) {
    const person = pickFrom(random, people);
    return person && { person: person.key };
  },
  async act({ person: personKey }, plant) {
    const person = withKey(plant.people, personKey);
    if (!person) return;
    const { call } = plant.host;
    const refused = { ...scanOf(plant), barcodeId: "EMP-Z-99999" };
    const reply = await call("station", "punch", { body: refused });
    if (reply.status === 200) return;
    const dismissal = { dismissedScanId: refused.scanId, dismissedCall: "punch" };
    const words = { label: "Asha Rao", refusal: String(reply.body.message) };
    const body = { ...scanOf(plant), barcodeId: refused.barcodeId, ...dismissal, ...words };
    expectOutcome(await call("station", "dismissScan", { body }), "accepted", "A dismissed scan");
  },
});

/** A tool no longer counts the impressions of its box. */
const releaseTool = defineAction({
  name: "releaseTool",
  weight: 0.4,
  choose(random, { tools }) {
    const tool = pickFrom(random, tools, ({ box }) => box !== undefined);
    return tool && { tool: tool.key };
  },
  async act({ tool: toolKey }, plant) {
    const tool = withKey(plant.tools, toolKey);
    if (!tool?.box) return;
    const sent = { params: { id: String(tool.id) }, body: { specificationId: tool.box.id } };
    const reply = await plant.host.call("staff", "releaseTool", sent);
    expectOutcome(reply, "accepted", `Releasing the tool ${tool.id}`);
    tool.box = undefined;
  },
});

export const stationActions = [scanDispatch, scanStop, correctStop, dismissScan, releaseTool];
