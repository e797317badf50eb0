import { dateAfter, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import type { StageKind, ToolState } from "../../domain/stages/kinds";
import type {
  crewTimes,
  machineStops,
  machines,
  orderPlans,
  orders,
  pieceRates,
  stageEntries,
  tools as toolTable,
} from "../db/schema";
import { dayMs, minuteMs } from "../units";
import { dieCutBox } from "./demoSpecifications";
import { type SeededRandom, seededRandom } from "./plantHistory";

type Order = typeof orders.$inferInsert;
type Machine = typeof machines.$inferInsert;
type Entry = typeof stageEntries.$inferInsert;
type Stop = typeof machineStops.$inferInsert;

const seed = 39;
const days = 30;
/** The planned time of each machine, from eight to four. */
const planned = { runsFrom: "08:00", runsTo: "16:00" } as const;
const firstMinute = 8 * 60;
const lastMinute = 16 * 60;
/** The minute of the day by which a long run has ended, in the evening. */
const lateMinute = 22 * 60;

const machineRows = (
  [
    ["Corrugator 1", "A", "CORRUGATING", 3000],
    ["Printer-slotter 1", "A", "PRINTING", 2400],
    ["Stitcher", "A", "JOINING", 1500],
    ["Bundler 1", "A", "BUNDLING", 2400],
    ["Corrugator 2", "B", "CORRUGATING", 3600],
    ["Printer-slotter 2", "B", "PRINTING", 2400],
    ["Die-cutter", "B", "CUTTING", 1800],
    ["Gluer", "B", "JOINING", 3000],
    ["Bundler 2", "B", "BUNDLING", 2400],
  ] as const
).map(([name, unit, stage, ratePerHour]) => ({
  name,
  unit,
  stage,
  ratePerHour,
  ...planned,
  // The people who join by hand have a break together.
  ...(stage === "JOINING" && { breakFrom: "12:30", breakTo: "13:00" }),
}));

const slottedRoute = ["CORRUGATING", "PRINTING", "JOINING", "BUNDLING"] as const;
const dieCutRoute = ["CORRUGATING", "PRINTING", "CUTTING", "JOINING", "BUNDLING"] as const;

const findMachine = ({ unit }: Pick<Order, "unit">, stage: StageKind) =>
  machineRows.findIndex((one) => one.unit === unit && one.stage === stage);

/** Returns the stages of an order. Unit A has no die-cutter, so it makes no die-cut box. */
function routeOf(order: Order): readonly StageKind[] {
  if (order.specificationVersionId !== dieCutBox) return slottedRoute;
  return findMachine(order, "CUTTING") < 0 ? [] : dieCutRoute;
}

/** Returns what an entry of an order keeps: the pieces that a good piece gives, and the order's version. */
const madeWith = (order: Order | undefined, stage: StageKind) => ({
  gives: stage === "BUNDLING" ? null : stage === "CORRUGATING" ? (order?.ups ?? 1) : 1,
  specificationVersionId: order?.specificationVersionId ?? null,
});

const makeUuid = (random: SeededRandom) => {
  const hex = Array.from({ length: 32 }, () => random.integer(0, 15).toString(16)).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
};

const isSunday = (date: string) => new Date(date).getUTCDay() === 0;

/** Returns the working days of the last weeks before today, the earliest first. */
function workingDays(now: number): string[] {
  const today = indiaDate(new Date(now));
  return Array.from({ length: days }, (_, index) => dateAfter(today, index - days)).filter(
    (date) => !isSunday(date),
  );
}

interface Run {
  readonly orderId: number;
  readonly stage: StageKind;
  readonly good: number;
  readonly waste: number;
}

/** Returns the place of an order's first day among the working days, and the number of finished stages. */
function planOrder(
  { status, createdAt, updatedAt, shippedAt }: Order,
  stages: number,
  dates: readonly string[],
) {
  const placeOf = (at: Date | null | undefined) => {
    const date = indiaDate(at ?? new Date(0));
    return dates.findIndex((one) => one >= date);
  };
  if (status === "IN_PROGRESS") {
    const begun = Math.max(0, placeOf(createdAt));
    const first = begun + 1;
    return { first, stages: Math.min(stages, dates.length - first) };
  }
  if (status !== "COMPLETED" && status !== "SHIPPED") return undefined;
  const end = placeOf(shippedAt ?? updatedAt);
  return { first: (end < 0 ? dates.length : end) - stages, stages };
}

/** Returns the runs of each machine by day. A stage uses all that the stage before gave. */
function planRuns(random: SeededRandom, allOrders: readonly Order[], dates: readonly string[]) {
  const runs = new Map<string, Run[]>();
  for (const [index, order] of allOrders.entries()) {
    if (!order.specificationVersionId) continue;
    const route = routeOf(order);
    const plan = planOrder(order, route.length, dates);
    if (!plan || plan.first < 0) continue;
    let pieces = Math.ceil((order.quantity * random.integer(103, 106)) / 100);
    for (const [place, stage] of route.slice(0, Math.max(0, plan.stages)).entries()) {
      const machine = findMachine(order, stage);
      const waste = Math.ceil((pieces * random.integer(2, 14)) / 1000);
      const good = pieces - waste;
      const key = `${dates[plan.first + place]} ${machine + 1}`;
      runs.set(key, [...(runs.get(key) ?? []), { orderId: index + 1, stage, good, waste }]);
      pieces = good;
    }
  }
  return runs;
}

const wasteReasons = {
  CORRUGATING: ["SETTING", "WARP", "BOARD"],
  PRINTING: ["SETTING", "PRINT", "REGISTER", "CUT"],
  CUTTING: ["SETTING", "CUT"],
  JOINING: ["JOINT", "DAMAGE"],
  BUNDLING: ["DAMAGE", "OTHER"],
} as const satisfies Record<StageKind, readonly Entry["reason"][]>;

const faults = ["MECHANICAL", "ELECTRICAL", "PAPER", "PRINT"] as const;

/** Returns plate sets and dies. The plates have printed each box since the first entry, and one set is nearly worn. */
function demoTools(now: number) {
  const assignedAt = new Date(now - (days + 5) * 24 * 60 * minuteMs);
  const states: Partial<Record<number, ToolState>> = { 3: "AT_MACHINE", 4: "AT_REPAIR" };
  const plates = Array.from({ length: 9 }, (_, index) => ({
    number: `P-${101 + index}`,
    kind: "PLATE_SET" as const,
    owner: index % 3 === 0 ? ("CLIENT" as const) : ("PLANT" as const),
    place: `Rack ${1 + (index % 3)}, shelf ${1 + Math.floor(index / 3)}`,
    life: 100_000,
    impressionsBefore: index === 2 ? 96_500 : 8000 * index,
    state: states[index] ?? "IN_RACK",
    machineId: states[index] === "AT_MACHINE" ? 2 : null,
  }));
  const die = {
    number: "D-12",
    kind: "DIE",
    owner: "CLIENT",
    place: "Rack 5",
    life: 250_000,
    impressionsBefore: 182_000,
    state: "IN_RACK",
    machineId: null,
  } as const;
  const tools: (typeof toolTable.$inferInsert)[] = [...plates, die];
  const boxes = [...plates.map((_, index) => index + 1), dieCutBox];
  const toolBoxes = boxes.map((specificationId, index) => ({
    toolId: index + 1,
    specificationId,
    assignedAt,
  }));
  return { tools, toolBoxes };
}

/** Returns the planned stop of the first corrugator: maintenance on the next Friday from two to four. */
function maintenance(now: number) {
  const today = indiaDate(new Date(now));
  const friday = dateAfter(today, 1 + ((11 - new Date(today).getUTCDay()) % 7));
  const at = (hour: number) => new Date(startOfIndiaDate(friday).getTime() + hour * 60 * minuteMs);
  return {
    machineId: 1,
    kind: "PLANNED",
    reason: "MAINTENANCE",
    startedAt: at(14),
    endedAt: at(16),
    createdAt: new Date(now),
  } as const;
}

/**
 * Returns machines in two units with a month of entries and stops, and a planned stop. A machine without a job stands
 * until the planned time ends. The last row reverses an entry that was made twice.
 */
export function demoProduction(allOrders: readonly Order[], now: number) {
  const random = seededRandom(seed);
  const dates = workingDays(now);
  const entries: Entry[] = [];
  const stops: Stop[] = [];
  const by = { createdBy: "staff@example.com" };
  const runs = [...planRuns(random, allOrders, dates)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  );
  for (const [key, jobs] of runs) {
    const [date = "", number = ""] = key.split(" ");
    const machineId = Number(number);
    const rate = machineRows[machineId - 1]?.ratePerHour ?? 1;
    const at = (minute: number) => new Date(startOfIndiaDate(date).getTime() + minute * minuteMs);
    let minute = firstMinute;
    const stand = (reason: Stop["reason"], until: number) => {
      const end = Math.min(until, lastMinute);
      if (end <= minute) return;
      const times = { startedAt: at(minute), endedAt: at(end), createdAt: at(end) };
      stops.push({ stopId: makeUuid(random), machineId, kind: "ACTUAL", reason, ...times, ...by });
      minute = end;
    };
    for (const { orderId, stage, good, waste } of jobs) {
      stand("SETTING", minute + random.integer(10, 25));
      const speed = random.integer(74, 92) / 100;
      const runMinutes = Math.ceil(((good + waste) / rate / speed) * 60);
      minute = Math.min(minute + runMinutes, lateMinute);
      const times = { at: at(minute), createdAt: at(minute) };
      const reason = random.pick<Entry["reason"]>(wasteReasons[stage]);
      entries.push({
        entryId: makeUuid(random),
        machineId,
        orderId,
        stage,
        good,
        waste,
        ...madeWith(allOrders[orderId - 1], stage),
        reason,
        ...times,
        ...by,
        reversesId: null,
        reverseReason: null,
      });
      if (random.chance(0.25)) stand(random.pick(faults), minute + random.integer(8, 45));
    }
    stand("NO_JOB", lastMinute);
  }
  const [twice] = entries;
  if (twice) {
    entries.push({ ...twice, entryId: makeUuid(random) });
    const reversal = { reversesId: entries.length, reverseReason: "Entered twice" };
    entries.push({ ...twice, entryId: makeUuid(random), ...reversal });
  }
  stops.push({ stopId: makeUuid(random), ...maintenance(now), ...by });
  const rows: readonly Machine[] = machineRows;
  return { machines: rows, entries, stops, ...demoTools(now) };
}

/** The people at the machines that join boxes, by machine. They work from eight to four. */
const crews = [
  { machineId: 3, people: [3, 8, 11], rupees: 45 },
  { machineId: 8, people: [5, 9], rupees: 40 },
] as const;

/** The machine whose people are not entered for its last day with pieces. */
const forgotten = 8;

/** Returns piece rates of joining, and the people at its machines on each day with entries but one. */
export function demoCrews(
  { entries }: { readonly entries: readonly Entry[] },
  now: number,
): {
  readonly pieceRates: readonly (typeof pieceRates.$inferInsert)[];
  readonly crewTimes: readonly (typeof crewTimes.$inferInsert)[];
} {
  const createdBy = "owner@example.com";
  const validFrom = `${indiaDate(new Date(now - 70 * dayMs)).slice(0, 7)}-01`;
  const rates = crews.flatMap(({ people, rupees }) =>
    people.map((employeeId) => ({
      employeeId,
      stage: "JOINING" as const,
      validFrom,
      ratePerThousandPaise: rupees * 100,
      createdBy,
      createdAt: startOfIndiaDate(validFrom),
    })),
  );
  const times = crews.flatMap(({ machineId, people }) => {
    const ofMachine = entries.filter((entry) => entry.machineId === machineId);
    const worked = [...new Set(ofMachine.map(({ at }) => indiaDate(at)))];
    return (machineId === forgotten ? worked.slice(0, -1) : worked).flatMap((date) => {
      const at = (minute: number) => new Date(startOfIndiaDate(date).getTime() + minute * minuteMs);
      const hours = { startedAt: at(firstMinute), endedAt: at(lateMinute) };
      const by = { createdBy, createdAt: at(firstMinute) };
      return people.map((employeeId) => ({ machineId, employeeId, ...hours, ...by }));
    });
  });
  return { pieceRates: rates, crewTimes: times };
}

/** Returns promises: two that the plan keeps or not, one whose paper is late, and some of orders that have left. */
export function demoPromises(
  all: readonly (typeof orders.$inferInsert)[],
  now: number,
): readonly (typeof orderPlans.$inferInsert)[] {
  const numbered = all.map((order, index) => ({ ...order, orderId: index + 1 }));
  const dayOf = ({
    expectedCompletionDate,
  }: Pick<typeof orders.$inferInsert, "expectedCompletionDate">) =>
    indiaDate(expectedCompletionDate);
  const promise = { promisedBy: "owner@example.com", createdAt: new Date(now) };
  const shipped = numbered.flatMap(({ orderId, shippedAt, createdAt, ...order }, index) => {
    if (!shippedAt || !createdAt || index % 3 > 0) return [];
    return [{ ...promise, orderId, promisedFor: dayOf(order), promisedAt: createdAt }];
  });
  const open = numbered
    .filter(
      ({ status, cancelledAt, specificationVersionId }) =>
        status === "TODO" && !cancelledAt && specificationVersionId,
    )
    .slice(0, 3)
    .map(({ orderId, ...order }, index) => ({
      ...promise,
      orderId,
      promisedFor: dayOf(order),
      promisedAt: new Date(now - (3 - index) * dayMs),
      ...(index === 2 && { paperFrom: indiaDate(new Date(now + 9 * dayMs)) }),
    }));
  return [...shipped.slice(0, 30), ...open];
}
