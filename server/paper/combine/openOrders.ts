import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { designOf } from "../../../contract/boxSpecifications";
import type { BoxDesign } from "../../../domain/board/boxDesign";
import { type Blank, blankOf } from "../../../domain/board/boxFigures";
import { type Computed, computed, flatMapComputed, missing } from "../../../domain/board/computed";
import { say } from "../../../domain/messages/say";
import { requiredPieces, stagesOf } from "../../../domain/stages/stages";
import type { Database } from "../../db/connect";
import {
  boardSettings,
  boxSpecificationVersions,
  combinedRunOrders,
  orders,
  reelReservations,
  reelUsages,
  stageEntries,
} from "../../db/schema";
import { boardSettingsSchema } from "../../specifications/boardSettings";
import { specificationSchema } from "../../specifications/versions";

type Order = typeof orders.$inferSelect;

/** The blanks of an order that may run beside another order. */
export interface OpenBlanks {
  readonly design: BoxDesign;
  readonly blank: Blank;
  /** The blanks that are still to corrugate. */
  readonly blanks: number;
}

export interface OpenOrder {
  readonly order: Order;
  /** The blanks, or the reason why the order cannot be combined. */
  readonly open: Computed<OpenBlanks>;
}

const columns = {
  order: orders,
  content: boxSpecificationVersions.content,
  contentSchema: boxSpecificationVersions.schemaVersion,
  factors: boardSettings.factors,
  factorsSchema: boardSettings.schemaVersion,
  ran: sql<boolean>`exists (select from ${reelUsages} where ${reelUsages.orderId} = ${orders.id})`,
  isReserved: sql<boolean>`exists (select from ${reelReservations}
    where ${reelReservations.orderId} = ${orders.id} and ${reelReservations.releasedAt} is null)`,
  /** The good cuts of the corrugator, without reversed entries. */
  cuts: sql<number>`coalesce((
    select sum(case when ${stageEntries.reversesId} is null then ${stageEntries.good} else -${stageEntries.good} end)
    from ${stageEntries} where ${stageEntries.orderId} = ${orders.id} and ${stageEntries.stage} = 'CORRUGATING'), 0)::float8`,
};

interface Row {
  readonly order: Order;
  readonly content: unknown;
  readonly contentSchema: number | null;
  readonly factors: unknown;
  readonly factorsSchema: number | null;
  readonly ran: boolean;
  readonly isReserved: boolean;
  readonly cuts: number;
}

function openBlanks(row: Row): Computed<OpenBlanks> {
  const { order, contentSchema, factorsSchema, cuts } = row;
  if (contentSchema === null || factorsSchema === null) return missing(say("absent.specification"));
  const content = specificationSchema.read(contentSchema, row.content);
  const stages = stagesOf(content, order.ups ?? 1);
  if (stages[0]?.kind !== "CORRUGATING") return missing(say("combine.noCorrugating"));
  if (row.ran) return missing(say("combine.reelsRan"));
  if (row.isReserved) return missing(say("combine.reserved"));
  const needed = requiredPieces(stages, order.quantity)[1] ?? order.quantity;
  const blanks = Math.ceil(needed - cuts * (stages[1]?.perIn ?? 1));
  if (blanks <= 0) return missing(say("combine.allCorrugated"));
  const design = designOf(content);
  const settings = boardSettingsSchema.read(factorsSchema, row.factors);
  return flatMapComputed(blankOf(design, settings), (blank) => computed({ design, blank, blanks }));
}

/** Reads the orders whose board is to be made: to do or in progress. @param ids all orders by default */
export async function readOpenOrders(
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
