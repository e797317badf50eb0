import type { BoardSettings } from "../../contract/boardSettings";
import type { SpecificationContent } from "../../contract/boxSpecifications";
import { boardText } from "../../domain/board/boxDesign";
import { endOfIndiaDate, indiaDate } from "../../domain/indiaTime";
import {
  type ChangeOver,
  type JobStage,
  type PlanInput,
  type PlannedJob,
  usualChangeOver,
} from "../../domain/schedule/jobs";
import { type StageProgress, stageAtMachine } from "../../domain/stages/stages";
import type { Database } from "../db/connect";
import { orderPlans, stagePins } from "../db/schema";
import { groupBy } from "../groupBy";
import { readOpenOrders } from "../machines/readStages";
import { type OpenRunLeft, readRunsLeft } from "../paper/plan/openRun";
import { readBoardSettings } from "../specifications/boardSettings";
import {
  type JobPaper,
  minuteOf,
  noPaper,
  readMachines,
  readPapers,
  type ScheduledMachine,
  setupOf,
} from "./planInputs";

export type OpenOrder = Awaited<ReturnType<typeof readOpenOrders>>[number]["order"] & {
  readonly board: string;
  readonly plan: typeof orderPlans.$inferSelect | undefined;
  readonly paper: JobPaper;
};

/**
 * Returns the pieces of a stage, and the combined run that makes them. If the run is made and nobody has entered blanks
 * of the order, the order has all its blanks.
 */
function piecesLeft({ kind, left }: StageProgress, run: OpenRunLeft | undefined) {
  if (!run || kind !== "CORRUGATING" || left <= 0) return { pieces: left };
  const { id, pieces, setUps, isEntered } = run;
  if (pieces > 0) return { pieces, run: { id, setUps } };
  return { pieces: isEntered ? left : 0 };
}

/** Returns the stages that are still to make, each with the machines of the unit that can make it. */
function jobStages(
  {
    content,
    progress,
    unit,
  }: { content: SpecificationContent; progress: readonly StageProgress[]; unit: string },
  all: readonly ScheduledMachine[],
  pins: readonly (typeof stagePins.$inferSelect)[] = [],
  run?: OpenRunLeft,
): readonly JobStage[] {
  return progress.map((stage) => {
    const { kind } = stage;
    const machineIds = all
      .filter(
        (machine) =>
          machine.unit === unit && stageAtMachine(machine.stage, content, progress)?.kind === kind,
      )
      .map(({ id }) => id);
    // The machine or the order may have been changed since the pin.
    const pin = pins.find((one) => one.stage === kind && machineIds.includes(one.machineId));
    return {
      kind,
      ...piecesLeft(stage, run),
      machineIds,
      ...(pin && { pin: { machineId: pin.machineId, from: minuteOf(pin.from) } }),
    };
  });
}

/** Returns the plant's minutes of a change-over. */
const changeOverOf = (settings: BoardSettings): ChangeOver => ({
  sameBoard: settings.sameBoardMinutes ?? usualChangeOver.sameBoard,
  otherBoard: settings.otherBoardMinutes ?? usualChangeOver.otherBoard,
  perColour: settings.perColourMinutes ?? usualChangeOver.perColour,
  otherInks: settings.otherInksMinutes ?? usualChangeOver.otherInks,
  plain: settings.plainMinutes ?? usualChangeOver.plain,
  other: settings.otherChangeMinutes ?? usualChangeOver.other,
});

const dueFields = (day: string) => ({ dueDay: day, due: minuteOf(endOfIndiaDate(day)) });

export interface Plant {
  readonly input: PlanInput;
  readonly machines: readonly ScheduledMachine[];
  readonly orders: ReadonlyMap<number, OpenOrder>;
}

/** Reads all that a plan needs: the open orders, the machines with their time, promises and pins. */
export async function readPlant(db: Database, at: Date): Promise<Plant> {
  const now = minuteOf(at);
  const [planned, open] = [await readMachines(db, now), await readOpenOrders(db)];
  const plans = new Map((await db.select().from(orderPlans)).map((plan) => [plan.orderId, plan]));
  const pins = groupBy(await db.select().from(stagePins), ({ orderId }) => orderId);
  const inWork = open.filter(({ order }) => order.status !== "COMPLETED");
  const runs = await readRunsLeft(
    db,
    inWork.map(({ order: { id }, progress: [first] }) => ({ id, isCorrugated: first?.left === 0 })),
  );
  const papers = await readPapers(db, inWork, plans, indiaDate(at));
  const paperOf = (id: number): JobPaper => papers.get(id) ?? noPaper;
  const { settings } = await readBoardSettings(db);
  const jobs = inWork.map(({ order, box, progress }): PlannedJob => {
    const plan = plans.get(order.id);
    const { paperFrom, lacksPaper = false } = paperOf(order.id);
    return {
      orderId: order.id,
      ...(box ? setupOf(box, box.specificationId) : { board: "", inks: [] }),
      ...dueFields(indiaDate(order.expectedCompletionDate)),
      ...(plan?.promisedAt && { promisedAt: plan.promisedAt.getTime() }),
      paperFrom,
      lacksPaper,
      stages: box
        ? jobStages(
            { content: box, progress, unit: order.unit },
            planned,
            pins.get(order.id),
            runs.get(order.id),
          )
        : [],
    };
  });
  return {
    input: { now, machines: planned, jobs, changeOver: changeOverOf(settings) },
    machines: planned,
    orders: new Map(
      inWork.map(({ order, box }) => [
        order.id,
        {
          ...order,
          board: box ? boardText(box.layers) : "",
          plan: plans.get(order.id),
          paper: paperOf(order.id),
        },
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
    paper: { paperFrom, lacksPaper = false },
  }: {
    readonly content: SpecificationContent;
    readonly specificationId: number;
    readonly progress: readonly StageProgress[];
    readonly unit: string;
    readonly wantedDay: string;
    readonly paper: JobPaper;
  },
): PlannedJob {
  return {
    orderId: Math.max(0, ...plant.orders.keys()) + 1,
    ...setupOf(content, specificationId),
    ...dueFields(wantedDay),
    paperFrom,
    lacksPaper,
    stages: jobStages({ content, progress, unit }, plant.machines),
  };
}
