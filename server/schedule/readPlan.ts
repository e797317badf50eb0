import { and, desc, eq, gt, inArray, isNull, or } from "drizzle-orm";
import type { SpecificationContent } from "../../contract/boxSpecifications";
import type { PlantCalendar } from "../../contract/calendar";
import { weekdays } from "../../contract/calendar";
import { shiftMinutes } from "../../contract/shifts";
import {
  dateAfter,
  endOfIndiaDate,
  indiaDate,
  minutesOfTime,
  startOfIndiaDate,
} from "../../domain/indiaTime";
import {
  type ChangeOver,
  type JobSetup,
  type JobStage,
  type PlanInput,
  type PlannedJob,
  type PlannedMachine,
  usualChangeOver,
} from "../../domain/schedule/jobs";
import { type TimeSpan, toWorkingTime, withoutStops } from "../../domain/schedule/workingTime";
import { type StageProgress, stageAtMachine } from "../../domain/stages/stages";
import { readCalendar } from "../calendar/readCalendar";
import type { Database } from "../db/connect";
import {
  boxSpecificationVersions,
  machineStops,
  machines,
  orderPlans,
  orders,
  stageEntries,
  stagePins,
} from "../db/schema";
import { groupBy } from "../groupBy";
import { readOpenOrders } from "../machines/readStages";
import { specificationSchema } from "../specifications/orderSpecification";

const minuteMs = 60_000;

/** The planned days. A run that does not fit into these days has no place. */
const plannedDays = 240;

/** A stop without an end that is younger than this is taken for a short one, if the machine is not broken. */
const shortStopMinutes = 60;

const minuteOf = (instant: Date) => Math.ceil(instant.getTime() / minuteMs);

type Machine = typeof machines.$inferSelect;
type Stop = typeof machineStops.$inferSelect;

const isWorkDay = ({ weeklyOffs, holidays }: PlantCalendar, unit: string, date: string) => {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return (
    !holidays.some((holiday) => holiday.date === date) &&
    !weeklyOffs.some((off) => off.unit === unit && off.weekday === weekday)
  );
};

/** Returns the spans in which a machine is planned to run. A night's work belongs to the day on which it begins. */
function plannedSpans(machine: Machine, calendar: PlantCalendar, today: string): TimeSpan[] {
  const start = minutesOfTime(machine.runsFrom);
  const length = shiftMinutes(start, minutesOfTime(machine.runsTo)) || 24 * 60;
  return Array.from({ length: plannedDays }, (_, index) => dateAfter(today, index - 1))
    .filter((date) => isWorkDay(calendar, machine.unit, date))
    .flatMap((date) => {
      const midnight = minuteOf(startOfIndiaDate(date));
      const span = { from: midnight + start, to: midnight + start + length };
      if (machine.breakFrom === null || machine.breakTo === null) return [span];
      const pause = shiftMinutes(start, minutesOfTime(machine.breakFrom));
      const rest = shiftMinutes(minutesOfTime(machine.breakFrom), minutesOfTime(machine.breakTo));
      const from = span.from + pause;
      return withoutStops([span], [{ from, to: from + rest }]);
    });
}

/** True if the machine has an open stop that may take long: a mechanical or electrical one, or one of an hour. */
const isWithoutEnd = ({ endedAt, reason, startedAt }: Stop, now: number) =>
  endedAt === null &&
  (reason === "MECHANICAL" ||
    reason === "ELECTRICAL" ||
    now - minuteOf(startedAt) >= shortStopMinutes);

/** Returns the papers of a board from the outside in, such as `120/100 C/120`. */
export const boardText = ({ layers }: Pick<SpecificationContent, "layers">): string =>
  layers
    .map(({ gsm, flute }) => [gsm, flute].filter((part) => part !== undefined).join(" "))
    .join("/");

/** Returns the board and the inks of a box. A specification has a number of colours without names, so each specification has its own inks. */
const setupOf = (box: SpecificationContent, specificationId: number): JobSetup => ({
  board: JSON.stringify(box.layers.map(({ gsm, burstFactor, flute }) => [gsm, burstFactor, flute])),
  inks: Array.from({ length: box.printColours }, (_, index) => `${specificationId}.${index}`),
});

/** Reads the box that each machine has made last, with its order. */
async function readLastJobs(db: Database, ids: readonly number[]) {
  const rows = await db
    .selectDistinctOn([stageEntries.machineId], {
      machineId: stageEntries.machineId,
      orderId: stageEntries.orderId,
      specificationId: boxSpecificationVersions.specificationId,
      schemaVersion: boxSpecificationVersions.schemaVersion,
      content: boxSpecificationVersions.content,
    })
    .from(stageEntries)
    .innerJoin(orders, eq(orders.id, stageEntries.orderId))
    .innerJoin(
      boxSpecificationVersions,
      eq(boxSpecificationVersions.id, orders.specificationVersionId),
    )
    .where(and(inArray(stageEntries.machineId, [...ids]), isNull(stageEntries.reversesId)))
    .orderBy(stageEntries.machineId, desc(stageEntries.at), desc(stageEntries.id));
  return new Map(
    rows.map(({ machineId, orderId, specificationId, schemaVersion, content }) => [
      machineId,
      {
        orderId,
        ...setupOf(specificationSchema.read(schemaVersion, content), specificationId),
      },
    ]),
  );
}

async function readMachines(
  db: Database,
  now: number,
): Promise<readonly (PlannedMachine & Machine)[]> {
  const calendar = await readCalendar(db);
  const all = await db.select().from(machines).where(eq(machines.active, true));
  const stops = groupBy(
    await db
      .select()
      .from(machineStops)
      .where(or(isNull(machineStops.endedAt), gt(machineStops.endedAt, new Date(now * minuteMs)))),
    ({ machineId }) => machineId,
  );
  const lastJobs = await readLastJobs(
    db,
    all.map(({ id }) => id),
  );
  const today = indiaDate(new Date(now * minuteMs));
  return all.map((machine) => {
    const own = stops.get(machine.id) ?? [];
    const known = own.flatMap(({ startedAt, endedAt }) =>
      endedAt ? [{ from: minuteOf(startedAt), to: minuteOf(endedAt) }] : [],
    );
    return {
      ...machine,
      isDown: own.some((stop) => isWithoutEnd(stop, now)),
      lastJob: lastJobs.get(machine.id),
      time: toWorkingTime(withoutStops(plannedSpans(machine, calendar, today), known)),
    };
  });
}

export type OpenOrder = Awaited<ReturnType<typeof readOpenOrders>>[number]["order"] & {
  readonly board: string;
  readonly plan: typeof orderPlans.$inferSelect | undefined;
};

/** Returns the stages that are still to make, each with the machines of the unit that can make it. */
function jobStages(
  {
    content,
    progress,
    unit,
  }: { content: SpecificationContent; progress: readonly StageProgress[]; unit: string },
  all: readonly Machine[],
  pins: readonly (typeof stagePins.$inferSelect)[] = [],
): readonly JobStage[] {
  return progress.map(({ kind, left }) => {
    const pin = pins.find(({ stage }) => stage === kind);
    return {
      kind,
      pieces: left,
      machineIds: all
        .filter(
          (machine) =>
            machine.unit === unit &&
            stageAtMachine(machine.stage, content, progress)?.kind === kind,
        )
        .map(({ id }) => id),
      ...(pin && { pin: { machineId: pin.machineId, from: minuteOf(pin.from) } }),
    };
  });
}

const dueFields = (day: string) => ({ dueDay: day, due: minuteOf(endOfIndiaDate(day)) });

export interface Plant {
  readonly input: PlanInput;
  readonly machines: readonly (PlannedMachine & Machine)[];
  readonly orders: ReadonlyMap<number, OpenOrder>;
}

/** Reads all that a plan needs: the open orders, the machines with their time, promises and pins. */
export async function readPlant(
  db: Database,
  at: Date,
  changeOver: ChangeOver = usualChangeOver,
): Promise<Plant> {
  const now = minuteOf(at);
  const [planned, open] = [await readMachines(db, now), await readOpenOrders(db)];
  const plans = new Map((await db.select().from(orderPlans)).map((plan) => [plan.orderId, plan]));
  const pins = groupBy(await db.select().from(stagePins), ({ orderId }) => orderId);
  const inWork = open.filter(({ order }) => order.status !== "COMPLETED");
  const jobs = inWork.map(({ order, box, progress }): PlannedJob => {
    const plan = plans.get(order.id);
    const day = plan?.promisedFor ?? indiaDate(order.expectedCompletionDate);
    return {
      orderId: order.id,
      ...(box ? setupOf(box, box.specificationId) : { board: "", inks: [] }),
      ...dueFields(day),
      ...(plan?.promisedAt && { promisedAt: plan.promisedAt.getTime() }),
      ...(plan?.paperFrom && { paperFrom: minuteOf(startOfIndiaDate(plan.paperFrom)) }),
      stages: box
        ? jobStages({ content: box, progress, unit: order.unit }, planned, pins.get(order.id))
        : [],
    };
  });
  return {
    input: { now, machines: planned, jobs, changeOver },
    machines: planned,
    orders: new Map(
      inWork.map(({ order, box }) => [
        order.id,
        { ...order, board: box ? boardText(box) : "", plan: plans.get(order.id) },
      ]),
    ),
  };
}

/** Returns a further order of a specification as a job. Its number is above all others. */
export function toFurtherJob(
  plant: Plant,
  {
    content,
    specificationId,
    progress,
    unit,
    wantedDay,
  }: {
    readonly content: SpecificationContent;
    readonly specificationId: number;
    readonly progress: readonly StageProgress[];
    readonly unit: string;
    readonly wantedDay: string;
  },
): PlannedJob {
  return {
    orderId: Math.max(0, ...plant.orders.keys()) + 1,
    ...setupOf(content, specificationId),
    ...dueFields(wantedDay),
    stages: jobStages({ content, progress, unit }, plant.machines),
  };
}
