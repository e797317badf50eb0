import { type SeededRandom, seededRandom } from "../../server/demo/plantHistory";
import { plantParty } from "../support/invoiceDocument";
import { allActions as actions } from "./actions/allActions";
import { lockMonth, punch } from "./actions/people";
import { enterRates } from "./actions/quotations";
import { countStates, type Reached } from "./countStates";
import { type DrawnFault, drawFault } from "./faults/faults";
import { killDatabase } from "./faults/killedDatabase";
import { hireTwins, planOfflineDay } from "./faults/offlineStation";
import { makeBackup, restoreBackup } from "./faults/restore";
import type { Host, Plants, Tally } from "./host";
import { invariants } from "./invariants/atDayEnd";
import { watchAction } from "./invariants/watches";
import { type Action, newPlant, type Plant } from "./plant";
import { Violation } from "./violation";

/** A step of a trace. Without an action it is a day's end, at which all invariants are checked. */
export interface Step {
  readonly key: string;
  readonly at: number;
  readonly action?: string;
  readonly input?: object;
  /** The seed by which the plant's two servers take turns. Absent with one server. */
  readonly servers?: number;
  readonly fault?: DrawnFault;
}

export interface Failure {
  readonly invariant: string;
  readonly message: string;
  /** The steps until the failure, the failed one included. */
  readonly trace: readonly Step[];
}

export interface RunOptions {
  readonly seed: number;
  readonly days: number;
  /** Actions of the office in a day. */
  readonly pace: number;
  /** The most employees at a time. */
  readonly people: number;
  /** Two servers, and now and then a fault of the network or of a server. */
  readonly faults: boolean;
}

const dayMillis = 86_400_000;
const hourMillis = 3_600_000;

/** Midnight in India of the first day: a Monday before the financial year's end. */
const firstMidnight = Date.parse("2027-01-03T18:30:00Z");

/** Enters the settings and records of the office's first day. */
async function prepare(host: Host) {
  const { call } = host;
  const { body } = await call("owner", "getInvoiceSettings");
  await call("owner", "updateInvoiceSettings", { body: { ...body, supplier: plantParty } });
  await enterRates(host);
}

interface PlantOptions extends Pick<RunOptions, "people"> {
  readonly hasTwoServers: boolean;
}

const openPlant = async (plants: Plants, tally: Tally, { people, hasTwoServers }: PlantOptions) => {
  const host = await plants.openHost(firstMidnight, tally, hasTwoServers);
  await prepare(host);
  return newPlant(host, people);
};

/** Without these actions a plant has nothing to ship, to bill and to pay. */
const alwaysOn: ReadonlySet<string> = new Set([
  "addClient",
  "addBox",
  "hire",
  "createOrder",
  "createDispatch",
  "postInvoice",
  "createReceipt",
]);

/** Draws the weights of the office's actions. Each seed switches a fifth of the actions off. */
const drawWeights = (random: SeededRandom) =>
  new Map(
    actions.map(({ name, weight }) => [
      name,
      alwaysOn.has(name) || !random.chance(0.2) ? weight * (0.3 + random.next() * 1.4) : 0,
    ]),
  );

function drawAction(random: SeededRandom, weights: ReadonlyMap<string, number>): Action {
  const weightOf = ({ name }: Action) => weights.get(name) ?? 0;
  let rest = random.next() * actions.reduce((sum, action) => sum + weightOf(action), 0);
  for (const action of actions) {
    rest -= weightOf(action);
    if (rest < 0) return action;
  }
  throw new Error("No action has a weight");
}

interface Planned {
  readonly at: number;
  readonly action: Action;
  readonly input?: object;
}

/** What a plant has from its first morning on, so that the first days are not empty. */
const firstActions: readonly string[] = [
  ...Array<string>(4).fill("addClient"),
  ...Array<string>(8).fill("hire"),
  ...Array<string>(4).fill("addBox"),
  ...Array<string>(5).fill("addMachine"),
  ...Array<string>(6).fill("receiveReel"),
  ...Array<string>(5).fill("addStatutoryRate"),
  ...Array<string>(6).fill("enterFundNumbers"),
];

const planFirstMorning = (midnight: number): Planned[] =>
  firstActions.flatMap((wanted, index) => {
    const action = actions.find(({ name }) => name === wanted);
    return action ? [{ at: midnight + 6 * hourMillis + index * 60_000, action }] : [];
  });

/** Plans a day: the scans of those who come, the actions of the office, and the lock of a month on the fifth. */
function planDay(
  random: SeededRandom,
  { people }: Plant,
  weights: ReadonlyMap<string, number>,
  { midnight, pace }: { readonly midnight: number; readonly pace: number },
): Planned[] {
  const at = (hours: number) => midnight + Math.round(hours * hourMillis);
  const date = new Date(at(12)).toISOString().slice(0, 10);
  const isSunday = new Date(at(12)).getUTCDay() === 0;
  const scans = people
    .filter(({ isActive }) => isActive && random.chance(isSunday ? 0.05 : 0.9))
    .flatMap(({ key }) => {
      const from = 7.5 + random.next();
      const times = [from, from + 8 + random.next() * 3].filter(() => random.chance(0.98));
      return times
        .flatMap((time) => [time, ...(random.chance(0.02) ? [time + 0.003] : [])])
        .map((time) => ({ at: at(time), action: punch, input: { person: key } }));
    });
  const office = Array.from({ length: isSunday ? 0 : pace }, () => ({
    at: at(9 + random.next() * 9),
    action: drawAction(random, weights),
  }));
  const locks = date.endsWith("-05") ? [{ at: at(18.5), action: lockMonth, input: {} }] : [];
  return [...scans, ...office, ...locks].sort((a, b) => a.at - b.at);
}

/** The day whose backup is restored on the day after it. */
const backupDay = 2;

/** PostgreSQL is killed on one of this many days. */
const killDays = 5;

/**
 * Plans the faults of a day that no single write has: stations without network, a killed PostgreSQL, and a restore of last
 * night's backup.
 */
function planFaults(random: SeededRandom, day: number, midnight: number): Planned[] {
  const at = (hours: number) => midnight + Math.round(hours * hourMillis);
  if (day === 0) return [{ at: at(9), action: hireTwins, input: {} }];
  if (day === backupDay) return [{ at: at(23), action: makeBackup, input: {} }];
  if (day === backupDay + 1)
    return [{ at: at(10 + random.next() * 8), action: restoreBackup, input: {} }];
  const kill = { at: at(9 + random.next() * 9), action: killDatabase, input: {} };
  return [
    ...(random.chance(0.4) ? planOfflineDay(random, midnight) : []),
    ...(day % killDays === 1 ? [kill] : []),
  ];
}

const checkAll = async (plant: Plant) => {
  for (const invariant of invariants) await invariant(plant);
};

async function takeStep(plant: Plant, step: Step): Promise<void> {
  const { at, action: name, input, key } = step;
  await plant.host.moveTo(at);
  plant.host.beginStep(step);
  if (name === undefined) return checkAll(plant);
  const action = actions.find((one) => one.name === name);
  const act = async () => action?.act(input, plant, key);
  if (action?.removesHistory) return act();
  const watched = { number: Number(key), leavesPast: action?.leavesPast === true };
  await watchAction(plant, watched, act);
}

const failureOf = (error: unknown, trace: readonly Step[]): Failure => {
  if (error instanceof Violation)
    return { invariant: error.invariant, message: error.message, trace };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { invariant: "noErrorOfTheSimulation", message, trace };
};

/** Draws the servers of a step and, for some steps, a fault. */
function drawFaults(random: SeededRandom): Pick<Step, "servers" | "fault"> {
  const servers = random.integer(0, 2 ** 31 - 1);
  const fault = drawFault(random);
  return { servers, ...(fault && { fault }) };
}

/**
 * Runs days of a plant from a seed.
 * @param tally the calls are added to it
 * @param reached the states are added to it
 * @returns the first failure, or undefined
 */
export async function simulate(
  plants: Plants,
  { seed, days, pace, people, faults }: RunOptions,
  tally: Tally,
  reached: Reached = new Map(),
): Promise<Failure | undefined> {
  const random = seededRandom(seed);
  const weights = drawWeights(random);
  // Faults are drawn apart, so that a seed has the same actions with and without them.
  const faultRandom = seededRandom(-seed - 1);
  const plant = await openPlant(plants, tally, { people, hasTwoServers: faults });
  countStates(plant, reached);
  const trace: Step[] = [];
  const take = async (planned: Omit<Step, "key">) => {
    const key = String(trace.length + 1);
    const step = { ...planned, key, ...(faults && drawFaults(faultRandom)) };
    trace.push(step);
    await takeStep(plant, step);
  };
  try {
    for (let day = 0; day < days; day += 1) {
      const midnight = firstMidnight + day * dayMillis;
      const planned = [
        ...(day === 0 ? planFirstMorning(midnight) : []),
        ...planDay(random, plant, weights, { midnight, pace }),
        ...(faults ? planFaults(faultRandom, day, midnight) : []),
      ].sort((a, b) => a.at - b.at);
      for (const { at, action, input } of planned) {
        await plant.host.moveTo(at);
        const chosen = input ?? action.choose(random, plant);
        if (chosen === undefined) continue;
        await take({ at, action: action.name, input: chosen });
      }
      await take({ at: midnight + 23.5 * hourMillis });
    }
    return undefined;
  } catch (error) {
    return failureOf(error, trace);
  } finally {
    await plant.host.close();
  }
}

/** Runs a trace on a new plant. @returns the first failure, or undefined */
export async function replay(plants: Plants, trace: readonly Step[]): Promise<Failure | undefined> {
  const hasTwoServers = trace.some(({ servers }) => servers !== undefined);
  const plant = await openPlant(plants, new Map(), { people: 0, hasTwoServers });
  try {
    for (const [index, step] of trace.entries()) {
      try {
        await takeStep(plant, step);
      } catch (error) {
        return failureOf(error, trace.slice(0, index + 1));
      }
    }
    return undefined;
  } finally {
    await plant.host.close();
  }
}

/**
 * Returns a shorter trace with the same broken invariant. It leaves out parts of the trace, the last ones first, halves
 * before quarters.
 */
export async function shrink(
  plants: Plants,
  failure: Failure,
  mostMillis: number,
): Promise<Failure> {
  const until = performance.now() + mostMillis;
  let best = failure;
  const last = failure.trace.at(-1);
  if (last === undefined) return failure;
  for (let size = Math.ceil(best.trace.length / 2); ; size = Math.ceil(size / 2)) {
    for (let end = best.trace.length - 1; end > 0; end -= size) {
      if (performance.now() > until) return best;
      const shorter = [...best.trace.slice(0, Math.max(0, end - size)), ...best.trace.slice(end)];
      const found = await replay(plants, shorter);
      if (found?.invariant === best.invariant) best = found;
    }
    if (size <= 1) return best;
  }
}
