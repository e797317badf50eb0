import type { JobStage, PlannedJob } from "./jobs";

/** A pattern of an accepted combined run: the blanks of each order side by side. */
interface RunPattern {
  readonly lanes: readonly {
    readonly orderId: number;
    readonly ups: number;
    readonly blanks: number;
  }[];
}

/**
 * Returns the cuts and the set-ups that the patterns of a combined run still need. A cut gives the blanks of all orders of
 * the pattern, so the order that is furthest counts for the others.
 * @param made the blanks that each order has from the run
 */
export function leftOfRun(
  patterns: readonly RunPattern[],
  made: ReadonlyMap<number, number>,
): { readonly pieces: number; readonly setUps: number } {
  const rest = new Map(made);
  let [pieces, setUps] = [0, 0];
  for (const { lanes } of patterns) {
    const shares = lanes.map(({ orderId, blanks }) => {
      const all = rest.get(orderId) ?? 0;
      const share = Math.min(blanks, all);
      rest.set(orderId, all - share);
      return share / blanks;
    });
    const cuts = Math.max(...lanes.map(({ ups, blanks }) => blanks / ups));
    const left = Math.ceil(cuts * (1 - Math.max(...shares)) - 1e-9);
    if (left > 0) [pieces, setUps] = [pieces + left, setUps + 1];
  }
  return { pieces, setUps };
}

const openRunOf = ({ stages }: PlannedJob): JobStage | undefined =>
  stages.find(({ run, pieces }) => run && pieces > 0);

/** Returns the orders of each combined run that is still to make, by the run. */
export function findRunOrders(jobs: readonly PlannedJob[]): ReadonlyMap<number, PlannedJob[]> {
  const orders = new Map<number, PlannedJob[]>();
  for (const job of jobs.toSorted((a, b) => a.orderId - b.orderId)) {
    const run = openRunOf(job)?.run;
    if (run) orders.set(run.id, [...(orders.get(run.id) ?? []), job]);
  }
  return orders;
}

/** Gives all orders of a combined run the same paper, the same pin and the same pieces, so that the run has one place. */
export function joinRuns(
  jobs: readonly PlannedJob[],
  orders: ReturnType<typeof findRunOrders>,
): readonly PlannedJob[] {
  return jobs.map((job) => {
    const openRun = openRunOf(job);
    const members = openRun?.run && orders.get(openRun.run.id);
    if (!openRun || !members) return job;
    const stages = members.flatMap((member) => openRunOf(member) ?? []);
    const [pin] = stages
      .flatMap((stage) => stage.pin ?? [])
      .toSorted((a, b) => b.from - a.from || a.machineId - b.machineId);
    const pieces = Math.max(...stages.map((stage) => stage.pieces));
    const days = members.flatMap(({ paperFrom }) => paperFrom ?? []);
    return {
      ...job,
      // A person who expects the paper of one order expects the paper of the run.
      lacksPaper: members.every(({ lacksPaper }) => lacksPaper),
      paperFrom: days.length > 0 ? Math.max(...days) : undefined,
      stages: job.stages.map((stage) => (stage === openRun ? { ...stage, pieces, pin } : stage)),
    };
  });
}
