import type { SpecificationContent } from "../../contract/boxSpecifications";
import type { paperStates } from "../../contract/schedule";
import { type Computed, isComputed } from "../../domain/board/computed";
import type { FreeReel } from "../../domain/board/orderReels";
import type { PaperPlan } from "../../domain/board/paperPlan";
import { startOfIndiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import type { PlannedJob } from "../../domain/schedule/jobs";
import type { Database } from "../db/connect";
import { reels } from "../db/schema";
import type { readOpenOrders } from "../machines/readStages";
import {
  findLackingPaper,
  nameLacking,
  planFurtherPaper,
  readPaperPlans,
} from "../paper/plan/paperPlans";
import { readLackingOfRuns } from "../paper/plan/storedRuns";
import { readBoardSettings } from "../specifications/boardSettings";
import { minuteOf } from "./readMachines";

/** The place of an order's paper, for the plan and for a person. */
export interface JobPaper extends Pick<PlannedJob, "paperFrom" | "lacksPaper"> {
  readonly state: (typeof paperStates)[number];
  /** The paper that the store lacks. */
  readonly missing?: Message | undefined;
}

/** The paper of an order that needs none. */
export const noPaper: JobPaper = { state: "NONE" };

/** The paper of an order beside the store. */
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
 * Returns the place of the paper. A typed day counts until it is over. If the stock cannot be compared, it counts for ever.
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
