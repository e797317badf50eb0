import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { BoardSettings } from "../../../contract/boardSettings";
import { designOf } from "../../../contract/boxSpecifications";
import type { CombinedRunCreation } from "../../../contract/combinedRuns";
import { takeUpOf } from "../../../domain/board/boardStrength";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { type Blank, blankOf } from "../../../domain/board/boxFigures";
import {
  type Computed,
  computed,
  flatMapComputed,
  isComputed,
  missing,
} from "../../../domain/board/computed";
import { tenthsText } from "../../../domain/board/quantities";
import {
  type CombinableOrder,
  type CombineSettings,
  defaultCombineSettings,
  type PlanElement,
} from "../../../domain/combine/elements";
import { say } from "../../../domain/messages/say";
import { requiredPieces, stagesOf } from "../../../domain/stages/stages";
import type { Database, Reader } from "../../db/connect";
import {
  boardSettings,
  boxSpecificationVersions,
  combinedRunOrders,
  hasGivenPaper,
  isCountedEntry,
  orders,
  reelReservations,
  reels,
  reelUsages,
  stageEntries,
} from "../../db/schema";
import { groupBy } from "../../groupBy";
import { boardSettingsSchema, readBoardSettings } from "../../specifications/boardSettings";
import { specificationSchema } from "../../specifications/versions";

type Order = typeof orders.$inferSelect;

/** The blanks of an order that may run beside another order. */
interface OpenBlanks {
  readonly design: BoxDesign;
  readonly blank: Blank;
  /** The blanks that are still to corrugate. */
  readonly blanks: number;
}

interface OpenOrder {
  readonly order: Order;
  /** The blanks, or the reason why the order cannot be combined. */
  readonly open: Computed<OpenBlanks>;
}

/** Returns the SQL of the pieces that an order's entries gave the next stage, without reversed entries. */
const madeOf = (where: SQL) => sql<number>`coalesce((
  select sum(${stageEntries.good} * coalesce(${stageEntries.gives}, 1)) from ${stageEntries}
  where ${stageEntries.orderId} = ${orders.id} and ${isCountedEntry} and ${where}), 0)::float8`;

const columns = {
  order: orders,
  content: boxSpecificationVersions.content,
  contentSchema: boxSpecificationVersions.schemaVersion,
  factors: boardSettings.factors,
  factorsSchema: boardSettings.schemaVersion,
  ran: sql<boolean>`exists (select from ${reelUsages} where ${reelUsages.orderId} = ${orders.id} and ${hasGivenPaper})`,
  isReserved: sql<boolean>`exists (select from ${reelReservations}
    where ${reelReservations.orderId} = ${orders.id} and ${reelReservations.releasedAt} is null)`,
  /** The blanks that the corrugator's good cuts gave, each cut by its own entry. */
  made: madeOf(sql`${stageEntries.stage} = 'CORRUGATING'`),
  /** The boxes that were finished at the last stage. */
  boxes: madeOf(sql`${stageEntries.gives} is null`),
};

interface Row {
  readonly order: Order;
  readonly content: unknown;
  readonly contentSchema: number | null;
  readonly factors: unknown;
  readonly factorsSchema: number | null;
  readonly ran: boolean;
  readonly isReserved: boolean;
  readonly made: number;
  readonly boxes: number;
}

function openBlanks(row: Row): Computed<OpenBlanks> {
  const { order, contentSchema, factorsSchema, made, boxes } = row;
  if (contentSchema === null || factorsSchema === null) return missing(say("absent.specification"));
  const content = specificationSchema.read(contentSchema, row.content);
  const stages = stagesOf(content, order.ups ?? 1);
  if (stages[0]?.kind !== "CORRUGATING") return missing(say("combine.noCorrugating"));
  if (row.ran) return missing(say("combine.reelsRan"));
  if (row.isReserved) return missing(say("combine.reserved"));
  const needed = requiredPieces(stages, order.quantity)[1] ?? order.quantity;
  const blanks = Math.ceil(needed - made);
  if (blanks <= 0 || boxes >= order.quantity) return missing(say("combine.allCorrugated"));
  const design = designOf(content);
  const settings = boardSettingsSchema.read(factorsSchema, row.factors);
  return flatMapComputed(blankOf(design, settings), (blank) => computed({ design, blank, blanks }));
}

/** Reads the orders whose board is to be made: to do or in progress. @param ids all orders by default */
async function readOpenOrders(
  db: Pick<Database, "select">,
  ids?: readonly number[],
): Promise<readonly OpenOrder[]> {
  const rows = await db
    .select(columns)
    .from(orders)
    .leftJoin(
      boxSpecificationVersions,
      eq(boxSpecificationVersions.id, orders.specificationVersionId),
    )
    .leftJoin(boardSettings, eq(boardSettings.id, orders.boardSettingsId))
    .where(
      and(
        inArray(orders.status, ["TODO", "IN_PROGRESS"]),
        isNull(orders.cancelledAt),
        // The orders of an accepted run are shown with the run.
        sql`not exists (select from ${combinedRunOrders}
          where ${combinedRunOrders.orderId} = ${orders.id} and ${combinedRunOrders.undoneAt} is null)`,
        ids && inArray(orders.id, [...ids]),
      ),
    )
    .orderBy(orders.id);
  return rows.map((row) => ({ order: row.order, open: openBlanks(row) }));
}

type ReadyOrder = OpenOrder & { readonly open: { readonly value: OpenBlanks } };

const isReady = (one: OpenOrder): one is ReadyOrder => isComputed(one.open);

type Layers = BoxDesign["layers"];

/** The orders of one board quality in one unit, with all that a combination needs. */
export interface OrderGroup {
  readonly unit: OpenOrder["order"]["unit"];
  readonly layers: Layers;
  readonly orders: readonly ReadyOrder[];
  readonly settings: CombineSettings;
  /** True if every paper of the board is in store with these widths, as in the contract's `CombinedGroup`. */
  readonly isOfBoard: boolean;
}

export const toCombinable = (
  { order: { id }, open: { value } }: ReadyOrder,
  under: ReadonlySet<number>,
): CombinableOrder => ({
  id,
  quantity: value.blanks,
  blankWidth: value.blank.width,
  cutLength: value.blank.length,
  allowsUnder: under.has(id),
});

/** Returns the runs of a plan as the browser gets them. */
export const sentRuns = ({ runs }: PlanElement): CombinedRunCreation["runs"] =>
  runs.map(({ deckle, length, lanes }) => ({ deckle, length, lanes: [...lanes] }));

/** Reads the widths of the reels in store that no order has reserved, by paper, in millimetres. */
async function readWidths(db: Reader) {
  const rows = await db
    .select({ gsm: reels.gsm, burstFactor: reels.burstFactor, deckle: reels.deckle })
    .from(reels)
    .leftJoin(
      reelReservations,
      and(eq(reelReservations.reelId, reels.id), isNull(reelReservations.releasedAt)),
    )
    .where(and(eq(reels.status, "AVAILABLE"), isNull(reelReservations.id)))
    .groupBy(reels.gsm, reels.burstFactor, reels.deckle);
  return rows.map(({ gsm, burstFactor, deckle }) => ({
    paper: `${gsm} ${burstFactor}`,
    width: deckle * 10,
  }));
}

const sorted = (widths: Iterable<number>) => [...new Set(widths)].toSorted((a, b) => a - b);

/** Returns the widths that every paper of the board has. Without such widths, returns the widths of all reels in store. */
function decklesFor(
  layers: Layers,
  stock: Awaited<ReturnType<typeof readWidths>>,
  { widestDeckle }: BoardSettings,
) {
  const fitting = stock.filter(({ width }) => width <= widestDeckle);
  const widthsOf = (paper: string) =>
    new Set(fitting.filter((reel) => reel.paper === paper).map(({ width }) => width));
  const ofPapers = layers.map(({ gsm, burstFactor }) => widthsOf(`${gsm} ${burstFactor}`));
  const common = sorted(ofPapers[0] ?? []).filter((width) =>
    ofPapers.every((widths) => widths.has(width)),
  );
  return common.length > 0
    ? { deckles: common, isOfBoard: true }
    : { deckles: sorted(fitting.map(({ width }) => width)), isOfBoard: false };
}

/** Returns why no reel has room for a blank. Undefined if one does. */
function tooWide({ open: { value } }: ReadyOrder, { deckles, edge }: CombineSettings) {
  const widest = deckles.at(-1);
  if (widest === undefined) return say("combine.noReels");
  const needed = value.blank.width + 2 * edge;
  return needed > widest
    ? say("combine.tooWide", { needed: tenthsText(needed), widest: tenthsText(widest) })
    : undefined;
}

const combineSettingsOf = ({
  edge,
  knives,
  mostUps,
  leastRun,
  setUpMetres,
  overPercent,
}: BoardSettings) =>
  ({
    edge,
    knives: knives === 2 ? 2 : defaultCombineSettings.knives,
    maxUps: mostUps ?? defaultCombineSettings.maxUps,
    leastRun: leastRun ?? defaultCombineSettings.leastRun,
    setUpMetres: setUpMetres ?? defaultCombineSettings.setUpMetres,
    overPercent: overPercent ?? defaultCombineSettings.overPercent,
  }) satisfies Partial<CombineSettings>;

/** Reads the open orders by unit and board quality, and those that cannot be combined. @param ids all orders by default */
export async function readGroups(db: Reader, ids?: readonly number[]) {
  const { settings } = await readBoardSettings(db);
  const plant = combineSettingsOf(settings);
  const stock = await readWidths(db);
  const all = await readOpenOrders(db, ids);
  const leftOut: OpenOrder[] = all.filter((one) => !isReady(one));
  const byBoard = groupBy(all.filter(isReady), ({ order: { unit }, open: { value } }) =>
    JSON.stringify([
      unit,
      value.design.layers.map(({ flute, gsm, burstFactor }) => [flute, gsm, burstFactor]),
    ]),
  );
  const groups = [...byBoard.values()].flatMap((orders): OrderGroup[] => {
    const [first] = orders;
    if (!first) return [];
    const { layers } = first.open.value.design;
    const { deckles, isOfBoard } = decklesFor(layers, stock, settings);
    const combine: CombineSettings = {
      ...plant,
      deckles,
      gsm: layers.reduce((sum, layer) => sum + (layer.gsm ?? 0) * takeUpOf(layer, settings), 0),
    };
    const fitting = orders.filter((one) => {
      const reason = tooWide(one, combine);
      if (reason) leftOut.push({ order: one.order, open: missing(reason) });
      return !reason;
    });
    return fitting.length === 0
      ? []
      : [{ unit: first.order.unit, layers, orders: fitting, settings: combine, isOfBoard }];
  });
  return { groups, settings, plant, leftOut: leftOut.toSorted((a, b) => a.order.id - b.order.id) };
}
