import { and, asc, desc, eq, isNull, sql } from "drizzle-orm";
import { designOf } from "../../../contract/boxSpecifications";
import type { CombinedRun } from "../../../contract/combinedRuns";
import type { BoardFactors } from "../../../domain/board/boardFactors";
import { layerPaper, narrowestDeckle } from "../../../domain/board/boardRun";
import type { BoardLayer } from "../../../domain/board/boxDesign";
import { blankOf } from "../../../domain/board/boxFigures";
import { isComputed } from "../../../domain/board/computed";
import { type FreeReel, pickReels } from "../../../domain/board/orderReels";
import {
  burstFactor,
  grams,
  gramsPerSquareMetre,
  metres,
  millimetres,
} from "../../../domain/board/quantities";
import { defaultCombineSettings } from "../../../domain/combine/elements";
import type { Reader } from "../../db/connect";
import {
  combinedRunOrders,
  combinedRuns,
  hasGivenPaper,
  isCountedEntry,
  orders,
  reelUsages,
  stageEntries,
} from "../../db/schema";
import { groupBy } from "../../groupBy";
import { readBoardSettings } from "../../specifications/boardSettings";
import { readOrderSpecifications } from "../../specifications/versions";
import { runsSchema } from "./openRun";
import { readFreeReels } from "./paperPlans";
import { readReservedReels } from "./reservations";

/** A pattern with its board, the set-up included. */
interface RunPattern {
  /** The blanks side by side, without the trimmed edges, in millimetres. */
  readonly width: number;
  readonly metres: number;
}

const patternsOf = (
  runs: readonly CombinedRun[],
  widthOf: (orderId: number) => number,
  setUpMetres: number,
): readonly RunPattern[] =>
  runs.map(({ lanes, length }) => ({
    width: lanes.reduce((sum, { orderId, ups }) => sum + ups * widthOf(orderId), 0),
    metres: length / 1000 + setUpMetres,
  }));

/** The paper of all patterns of a combined run. */
interface RunBoard {
  readonly layers: readonly BoardLayer[];
  readonly patterns: readonly RunPattern[];
  readonly factors: BoardFactors;
}

interface ReservedBoard {
  readonly layer: number;
  /** The width of the web in millimetres. */
  readonly deckle: number;
  readonly metres: number;
}

interface PickedForRun {
  readonly reelId: number;
  readonly layer: number;
  readonly metres: number;
  readonly grams: number;
}

/** The smallest length of board that needs a reel, in metres. Stored lengths are rounded. */
const shortest = 1;

/**
 * Picks free reels for the board that the reserved ones do not give. A reel serves one layer, and the widest pattern
 * before the others. `lacking` has the metres of each layer that no reel gives.
 */
function pickForRun(
  { layers, patterns, factors }: RunBoard,
  reserved: readonly ReservedBoard[],
  free: readonly FreeReel[],
) {
  const picked = new Map<number, PickedForRun>();
  const lacking = layers.map((layer, index) => {
    const paper = {
      ...layer,
      gsm: gramsPerSquareMetre(layer.gsm ?? 0),
      burstFactor: burstFactor(layer.burstFactor ?? 0),
    };
    const given = reserved.filter((reel) => reel.layer === index).map((reel) => ({ ...reel }));
    let lack = 0;
    for (const pattern of patterns.toSorted((one, other) => other.width - one.width)) {
      const blank = { width: millimetres(pattern.width), length: millimetres(1) };
      const narrowest = narrowestDeckle(1, blank, factors);
      let open = pattern.metres;
      for (const reel of given) {
        const part = reel.deckle < narrowest ? 0 : Math.min(open, reel.metres);
        reel.metres -= part;
        open -= part;
      }
      const left = free
        .filter(({ id }) => (picked.get(id)?.layer ?? index) === index)
        .map((reel) => ({
          ...reel,
          paper: grams(Math.max(0, reel.paper - (picked.get(reel.id)?.grams ?? 0))),
        }));
      const need = { layer: paper, blank, ups: 1, length: metres(open > shortest ? open : 0) };
      for (const { reel, length } of pickReels(left, need, factors)) {
        if (length === 0) continue;
        const before = picked.get(reel.id);
        const used = layerPaper(paper, { length, deckle: reel.deckle }, factors);
        picked.set(reel.id, {
          reelId: reel.id,
          layer: index,
          metres: (before?.metres ?? 0) + length,
          grams: (before?.grams ?? 0) + Math.round(used),
        });
        open -= length;
      }
      lack += open;
    }
    return Math.round(lack);
  });
  return { picked: [...picked.values()], lacking };
}

/** An order of the run for which a reel or a machine has run since the acceptance. */
const ranFor = sql<number | null>`(select min(member.order_id) from ${combinedRunOrders} member
  where member.run_id = ${combinedRuns.id} and (
    exists (select from ${reelUsages} where ${reelUsages.orderId} = member.order_id and ${hasGivenPaper})
    or exists (select from ${stageEntries}
      where ${stageEntries.orderId} = member.order_id and ${stageEntries.createdAt} >= ${combinedRuns.createdAt}
        and ${isCountedEntry})
  ))`;

/** Reads the accepted runs whose orders are not all shipped, the newest first, or the run with this id. */
export async function readAcceptedRuns(db: Reader, id?: number) {
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

export type StoredRun = Awaited<ReturnType<typeof readAcceptedRuns>>[number];

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
  const runs = await readAcceptedRuns(db);
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
