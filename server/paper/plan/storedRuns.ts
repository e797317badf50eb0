import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { designOf } from "../../../contract/boxSpecifications";
import { blankOf } from "../../../domain/board/blank";
import { isComputed } from "../../../domain/board/computed";
import { defaultCombineSettings } from "../../../domain/combine/elements";
import type { Reader } from "../../db/connect";
import { combinedRunOrders, combinedRuns, orders, reelUsages, stageEntries } from "../../db/schema";
import { groupBy } from "../../groupBy";
import { readBoardSettings } from "../../specifications/boardSettings";
import { readOrderSpecifications } from "../../specifications/orderSpecification";
import { runsSchema } from "./openRun";
import { readFreeReels } from "./paperPlans";
import { readReservedReels } from "./reservations";
import { patternsOf, pickForRun, type RunBoard } from "./runReels";

/** An order of the run for which a reel or a machine has run since the acceptance. */
const ranFor = sql<number | null>`(select min(member.order_id) from ${combinedRunOrders} member
  where member.run_id = ${combinedRuns.id} and (
    exists (select from ${reelUsages} where ${reelUsages.orderId} = member.order_id)
    or exists (select from ${stageEntries}
      where ${stageEntries.orderId} = member.order_id and ${stageEntries.createdAt} >= ${combinedRuns.createdAt})
  ))`;

/** Reads the accepted runs whose orders are not all shipped, the newest first, or the run with this id. */
export async function readRuns(db: Reader, id?: number) {
  const rows = await db
    .select({ run: combinedRuns, member: combinedRunOrders, order: orders, ranFor })
    .from(combinedRuns)
    .innerJoin(combinedRunOrders, eq(combinedRunOrders.runId, combinedRuns.id))
    .innerJoin(orders, eq(orders.id, combinedRunOrders.orderId))
    .where(
      and(
        isNull(combinedRuns.undoneAt),
        id === undefined
          ? sql`exists (select from ${combinedRunOrders} member join ${orders} open on open.id = member.order_id
              where member.run_id = ${combinedRuns.id} and open.status <> 'SHIPPED' and open.cancelled_at is null)`
          : eq(combinedRuns.id, id),
      ),
    )
    .orderBy(desc(combinedRuns.id), asc(orders.id));
  const specifications = await readOrderSpecifications(
    db,
    rows.map(({ order }) => order.id),
  );
  const leads = rows.map(({ run }) => run.leadOrderId);
  const reservedOf = groupBy(
    await readReservedReels(db, leads),
    ({ reservation }) => reservation.orderId,
  );
  const { settings } = await readBoardSettings(db);
  const { setUpMetres = defaultCombineSettings.setUpMetres } = settings;
  return [...groupBy(rows, ({ run }) => run.id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const members = group.map(({ member, order }) => {
      const specification = specifications.get(order.id);
      const blank =
        specification && blankOf(designOf(specification.content), specification.settings);
      const blankWidth = blank && isComputed(blank) ? blank.value.width : 0;
      return { member, order, specification, blankWidth };
    });
    const { run } = first;
    const content = members[0]?.specification?.content;
    const design = content && designOf(content);
    const stored = runsSchema.read(run.schemaVersion, run.runs);
    const reserved = reservedOf.get(run.leadOrderId) ?? [];
    const widths = new Map(members.map(({ order, blankWidth }) => [order.id, blankWidth]));
    const board: RunBoard = {
      layers: design?.layers ?? [],
      patterns: patternsOf(stored, (orderId) => widths.get(orderId) ?? 0, setUpMetres),
      factors: settings,
    };
    return [{ run, runs: stored, members, reserved, board, ranFor: first.ranFor }];
  });
}

export type StoredRun = Awaited<ReturnType<typeof readRuns>>[number];

interface LackingPaper {
  readonly gsm: number;
  readonly burstFactor: number;
  readonly metres: number;
}

/** Returns the papers of a run that neither reserved nor these free reels give. Empty when the run has begun. */
export function lackingPapers(
  stored: StoredRun,
  free: Parameters<typeof pickForRun>[2] = [],
): LackingPaper[] {
  if (stored.ranFor !== null) return [];
  const { lacking } = pickForStored(stored, free);
  const papers = new Map<string, LackingPaper>();
  for (const [index, { gsm = 0, burstFactor = 0 }] of stored.board.layers.entries()) {
    const paper = `${gsm} ${burstFactor}`;
    const metres = (papers.get(paper)?.metres ?? 0) + (lacking[index] ?? 0);
    if (metres > 0) papers.set(paper, { gsm, burstFactor, metres });
  }
  return [...papers.values()];
}

/** Reads the papers that the store lacks for accepted runs, by the runs' orders. */
export async function readLackingOfRuns(
  db: Reader,
): Promise<ReadonlyMap<number, readonly LackingPaper[]>> {
  const runs = await readRuns(db);
  const gsm = runs.flatMap(({ board }) => board.layers.map((layer) => layer.gsm ?? 0));
  const free = await readFreeReels(db, [...new Set(gsm)]);
  return new Map(
    runs.flatMap((stored) => {
      const lacking = lackingPapers(stored, free);
      return stored.members.map(({ order }) => [order.id, lacking] as const);
    }),
  );
}

/** Picks some free reels for the board of a run for which no reel is reserved. */
export const pickForStored = (
  { board, reserved }: StoredRun,
  free: Parameters<typeof pickForRun>[2],
) =>
  pickForRun(
    board,
    reserved.map(({ reservation: { layer, metres }, reel }) => ({
      layer,
      metres,
      deckle: reel.deckle * 10,
    })),
    free,
  );
