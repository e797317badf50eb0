import { and, eq, gt, inArray, isNull, ne, or } from "drizzle-orm";
import type { SpecificationContent } from "../../contract/boxSpecifications";
import { calendarOn, type PlantCalendar, weekdays } from "../../contract/calendar";
import type { PlannedStop } from "../../contract/machines";
import type { paperStates } from "../../contract/schedule";
import { type Computed, isComputed } from "../../domain/board/computed";
import type { FreeReel } from "../../domain/board/orderReels";
import type { PaperPlan } from "../../domain/board/paperPlan";
import { dateAfter, indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import type { JobSetup, PlannedJob, PlannedMachine, RateFrom } from "../../domain/schedule/jobs";
import { toWorkingTime, withoutStops } from "../../domain/schedule/workingTime";
import { plannedSpansOn } from "../../domain/stages/machineFigures";
import { hoursOn, rateOn } from "../../domain/stages/machineTimes";
import { readCalendar } from "../calendar/readCalendar";
import type { Database } from "../db/connect";
import { boxSpecificationVersions, machineStops, machines, reels } from "../db/schema";
import { groupBy } from "../groupBy";
import { readLastEntries } from "../machines/machineStates";
import type { readOpenOrders } from "../machines/readStages";
import { toPlannedStop } from "../machines/stops";
import { readMachineTimes } from "../machineTimes";
import {
  findLackingPaper,
  nameLacking,
  planFurtherPaper,
  readPaperPlans,
} from "../paper/plan/paperPlans";
import { readLackingOfRuns } from "../paper/plan/storedRuns";
import { readBoardSettings } from "../specifications/boardSettings";
import { specificationSchema } from "../specifications/versions";
import { minuteMs } from "../units";

/** The number of days that are planned. A run that does not fit into these days has no place. */
const plannedDays = 240;

/** The minutes below which a stop without an end counts as short, if the machine is not broken. */
const shortStopMinutes = 60;

export const minuteOf = (instant: Date) => Math.ceil(instant.getTime() / minuteMs);

type Stop = typeof machineStops.$inferSelect;
export type ScheduledMachine = PlannedMachine &
  typeof machines.$inferSelect & { readonly plannedStops: PlannedStop[] };

const isWorkDay = (calendar: PlantCalendar, unit: string, date: string) => {
  const weekday = weekdays[new Date(`${date}T00:00:00Z`).getUTCDay()];
  return (
    !calendar.holidays.some((holiday) => holiday.date === date) &&
    !calendarOn(calendar, date).weeklyOffs.some(
      (off) => off.unit === unit && off.weekday === weekday,
    )
  );
};

/** True if the machine has an open stop that may take long: a mechanical or electrical one, or one of an hour. */
const isWithoutEnd = ({ endedAt, reason, startedAt }: Stop, now: number) =>
  endedAt === null &&
  (reason === "MECHANICAL" ||
    reason === "ELECTRICAL" ||
    now - minuteOf(startedAt) >= shortStopMinutes);

/**
 * Returns the board and the inks of a box. A specification has a number of colours without names, so each
 * specification has its own inks.
 */
export const setupOf = (box: SpecificationContent, specificationId: number): JobSetup => ({
  board: JSON.stringify(box.layers.map(({ gsm, burstFactor, flute }) => [gsm, burstFactor, flute])),
  inks: Array.from({ length: box.printColours }, (_, index) => `${specificationId}.${index}`),
});

/** Reads the last order of each machine, with the board and inks of the box that it made. */
async function readLastSetups(db: Database) {
  const entries = await readLastEntries(db);
  const rows = await db
    .select({
      versionId: boxSpecificationVersions.id,
      specificationId: boxSpecificationVersions.specificationId,
      schemaVersion: boxSpecificationVersions.schemaVersion,
      content: boxSpecificationVersions.content,
    })
    .from(boxSpecificationVersions)
    .where(
      inArray(
        boxSpecificationVersions.id,
        entries.flatMap(({ specificationVersionId }) => specificationVersionId ?? []),
      ),
    );
  const setups = new Map(
    rows.map(({ versionId, specificationId, schemaVersion, content }) => [
      versionId,
      setupOf(specificationSchema.read(schemaVersion, content), specificationId),
    ]),
  );
  return new Map(
    entries.flatMap(({ machineId, orderId, specificationVersionId }) => {
      const setup = setups.get(specificationVersionId ?? 0);
      return setup ? [[machineId, { orderId, ...setup }] as const] : [];
    }),
  );
}

/** Returns the rates that differ from the rate before. A rate holds from the first planned minute of a day. */
function findLaterRates(planned: readonly RateFrom[], rateToday: number): readonly RateFrom[] {
  return planned.flatMap(({ from, ratePerHour }, index) => {
    const before = planned[index - 1]?.ratePerHour ?? rateToday;
    return ratePerHour === before ? [] : [{ from, ratePerHour }];
  });
}

/** Reads the machines in use with their future working time, without holidays, weekly offs, breaks and known stops. */
export async function readMachines(
  db: Database,
  now: number,
): Promise<readonly ScheduledMachine[]> {
  const calendar = await readCalendar(db);
  const all = await db.select().from(machines).where(eq(machines.active, true));
  const stops = groupBy(
    await db
      .select()
      .from(machineStops)
      .where(
        and(
          ne(machineStops.kind, "CANCELLED"),
          or(isNull(machineStops.endedAt), gt(machineStops.endedAt, new Date(now * minuteMs))),
        ),
      )
      .orderBy(machineStops.startedAt),
    ({ machineId }) => machineId,
  );
  const lastSetups = await readLastSetups(db);
  const times = await readMachineTimes(db);
  const today = indiaDate(new Date(now * minuteMs));
  const dates = Array.from({ length: plannedDays }, (_, index) => dateAfter(today, index - 1));
  return all.map((machine) => {
    const ownStops = stops.get(machine.id) ?? [];
    const ownTimes = times.get(machine.id) ?? [];
    const known = ownStops.flatMap(({ startedAt, endedAt }) =>
      endedAt ? [{ from: minuteOf(startedAt), to: minuteOf(endedAt) }] : [],
    );
    const planned = dates
      .filter((date) => isWorkDay(calendar, machine.unit, date))
      .flatMap((date) => {
        const hours = hoursOn(ownTimes, date);
        const ratePerHour = rateOn(ownTimes, date);
        // A machine makes nothing on a day without a rate.
        const spans = hours && ratePerHour > 0 ? plannedSpansOn(date, hours) : [];
        return spans.map(({ from, to }) => ({
          from: from / minuteMs,
          to: to / minuteMs,
          ratePerHour,
        }));
      });
    return {
      ...machine,
      ratePerHour: rateOn(ownTimes, today),
      laterRates: findLaterRates(planned, rateOn(ownTimes, today)),
      plannedStops: ownStops.flatMap(toPlannedStop),
      isDown: ownStops.some((stop) => isWithoutEnd(stop, now)),
      lastJob: lastSetups.get(machine.id),
      time: toWorkingTime(withoutStops(planned, known)),
    };
  });
}

/** The place of an order's paper, for the plan and for a person. */
export interface JobPaper extends Pick<PlannedJob, "paperFrom" | "lacksPaper"> {
  readonly state: (typeof paperStates)[number];
  /** The paper that the store lacks. */
  readonly missing?: Message | undefined;
}

/** The paper of an order that needs none. */
export const noPaper: JobPaper = { state: "NONE" };

/** The paper of an order, compared with the store. */
interface Compared {
  readonly isCompared: boolean;
  /** The paper that the store lacks, or the reason why it cannot be compared. */
  readonly lacking: Message | undefined;
}

const compare = <Reel extends FreeReel>(plan: Computed<PaperPlan<Reel>>): Compared => ({
  isCompared: isComputed(plan),
  lacking: findLackingPaper(plan),
});

/** Compares the paper of a combined run. */
const compareRun = (papers: readonly { gsm: number; burstFactor: number }[]): Compared => ({
  isCompared: true,
  lacking: nameLacking(
    papers.map(({ gsm, burstFactor }) => say("absent.paperInStock", { gsm, burstFactor })),
  ),
});

/**
 * Returns the place of the paper. A typed day counts until it is over. If the paper cannot be compared with the stock,
 * the typed day counts for ever.
 * @param stock undefined if the plant registers no reels
 */
function findPaper(
  day: string | null | undefined,
  stock: Compared | undefined,
  today: string,
): JobPaper {
  if (day && (day >= today || !stock?.isCompared))
    return { state: "EXPECTED", paperFrom: minuteOf(startOfIndiaDate(day)) };
  if (!stock) return noPaper;
  const { lacking } = stock;
  if (!lacking) return { state: "STOCK" };
  const missing = day
    ? say("schedule.paperLate", { day: { date: day }, missing: lacking })
    : lacking;
  return { state: "MISSING", missing, lacksPaper: true };
}

type Open = Awaited<ReturnType<typeof readOpenOrders>>[number];

type Progress = Pick<Open, "progress">;

/** True if the first stage is not finished. Without corrugating it takes sheets, which have no reels. */
const isToBegin = ({ progress: [first] }: Progress) => first !== undefined && first.left > 0;

const takesReels = ({ progress: [first] }: Progress) => first?.kind === "CORRUGATING";

const hasReels = async (db: Database) =>
  (await db.select({ id: reels.id }).from(reels).limit(1)).length > 0;

/** Reads the place of the paper of each open order, by the orders' numbers. */
export async function readPapers(
  db: Database,
  open: readonly Open[],
  days: ReadonlyMap<number, { readonly paperFrom: string | null }>,
  today: string,
): Promise<ReadonlyMap<number, JobPaper>> {
  const begins = open.filter(isToBegin);
  const taking = begins.filter(takesReels).map(({ order }) => order);
  const stock = new Map<number, Compared>();
  if (await hasReels(db)) {
    for (const { orderId, plan } of await readPaperPlans(db, taking))
      stock.set(orderId, compare(plan));
    for (const [orderId, papers] of await readLackingOfRuns(db))
      if (stock.has(orderId)) stock.set(orderId, compareRun(papers));
  }
  return new Map(
    begins.map(({ order: { id } }) => [
      id,
      findPaper(days.get(id)?.paperFrom, stock.get(id), today),
    ]),
  );
}

/** Reads the place of the paper of a further order, by the present settings. */
export async function readFurtherPaper(
  db: Database,
  {
    content,
    boxes,
    ...stages
  }: Progress & { readonly content: SpecificationContent; readonly boxes: number },
  day: string | undefined,
  today: string,
): Promise<JobPaper> {
  if (!takesReels(stages) || !(await hasReels(db))) return findPaper(day, undefined, today);
  const { settings } = await readBoardSettings(db);
  return findPaper(day, compare(await planFurtherPaper(db, { content, settings }, boxes)), today);
}
