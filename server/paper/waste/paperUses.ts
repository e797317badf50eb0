import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import { designOf } from "../../../contract/boxSpecifications";
import type { PaperSum } from "../../../contract/wasteReport";
import { isComputed } from "../../../domain/board/computed";
import {
  type ComparedUse,
  compareOrder,
  type MadeOrder,
  type PaperUse,
  sumUses,
} from "../../../domain/board/paperUse";
import { fromCentimetres, gramsPerSquareMetre } from "../../../domain/board/quantities";
import { kilogramsOf } from "../../../domain/reelLedger";
import type { Database } from "../../db/connect";
import {
  boardSettings,
  boxSpecificationVersions,
  orders,
  reels,
  reelUsages,
  usageShares,
} from "../../db/schema";
import { groupBy } from "../../groupBy";
import { boardSettingsSchema } from "../../specifications/boardSettings";
import { specificationSchema } from "../../specifications/versions";
import { rupeesOf } from "../../units";

export interface RecordedUse extends PaperUse {
  readonly usageId: number;
  readonly orderId: number;
  readonly client: string;
  readonly endedAt: Date;
  readonly barcodeId: string;
  readonly supplierName: string;
  readonly deckleCentimetres: number;
}

interface OrderUses {
  readonly order: MadeOrder;
  readonly lines: readonly ComparedUse<RecordedUse>[];
}

/** Returns an order's part of a reel's paper. The parts of all orders sum to the paper, to the gram. */
export const sharedGrams = (
  grams: number,
  { shareFrom, shareTo }: Pick<typeof usageShares.$inferSelect, "shareFrom" | "shareTo">,
): number => Math.round(grams * shareTo) - Math.round(grams * shareFrom);

/** Compares the paper of weighed reels with the expectation of the orders' specifications, by order. */
export async function readOrderUses(
  db: Pick<Database, "select">,
  where: SQL | undefined,
): Promise<readonly OrderUses[]> {
  const rows = await db
    .select({
      usageId: reelUsages.id,
      orderId: usageShares.orderId,
      shareFrom: usageShares.shareFrom,
      shareTo: usageShares.shareTo,
      sharedUps: usageShares.ups,
      runsFor: reelUsages.orderId,
      role: reelUsages.usageType,
      layer: reelUsages.layer,
      consumed: reelUsages.consumedGrams,
      boxes: reelUsages.boxCount,
      // The condition below excludes the runs without an end.
      endedAt: sql<Date>`${reelUsages.endedAt}`.mapWith(reelUsages.endedAt),
      barcodeId: reels.barcodeId,
      supplierName: reels.supplierName,
      deckle: reels.deckle,
      gsm: reels.gsm,
      paisePerKg: reels.landedPaisePerKg,
      client: orders.client,
      quantity: orders.quantity,
      isFinished: sql<boolean>`${orders.status} in ('COMPLETED', 'SHIPPED') and ${orders.cancelledAt} is null
        and not exists (select from ${usageShares} running
          join ${reelUsages} usage on usage.id = running.usage_id
          where running.order_id = ${orders.id} and usage.ended_at is null)`,
      versionId: orders.specificationVersionId,
      content: boxSpecificationVersions.content,
      contentSchema: boxSpecificationVersions.schemaVersion,
      settingsId: orders.boardSettingsId,
      factors: boardSettings.factors,
      factorsSchema: boardSettings.schemaVersion,
    })
    .from(usageShares)
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .innerJoin(reels, eq(reels.id, reelUsages.reelId))
    .innerJoin(orders, eq(orders.id, usageShares.orderId))
    .leftJoin(
      boxSpecificationVersions,
      eq(boxSpecificationVersions.id, orders.specificationVersionId),
    )
    .leftJoin(boardSettings, eq(boardSettings.id, orders.boardSettingsId))
    .where(and(isNotNull(reelUsages.endedAt), where))
    .orderBy(usageShares.orderId, reelUsages.id);
  // Many orders have the same version, so each version is read once.
  const specifications = new Map<string, MadeOrder["specification"]>();
  const specificationOf = (row: (typeof rows)[number]) => {
    const { contentSchema, factorsSchema } = row;
    if (contentSchema === null || factorsSchema === null) return undefined;
    const key = `${row.versionId} ${row.settingsId}`;
    const specification = specifications.get(key) ?? {
      design: designOf(specificationSchema.read(contentSchema, row.content)),
      factors: boardSettingsSchema.read(factorsSchema, row.factors),
    };
    specifications.set(key, specification);
    return specification;
  };
  return [...groupBy(rows, ({ orderId }) => orderId).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { quantity, isFinished } = first;
    const order = { quantity, isFinished, specification: specificationOf(first) };
    const uses = group.map(
      ({ usageId, orderId, client, endedAt, barcodeId, supplierName, role, ...row }) => ({
        usageId,
        orderId,
        client,
        endedAt,
        barcodeId,
        supplierName,
        role,
        deckleCentimetres: row.deckle,
        layer: row.layer ?? undefined,
        deckle: fromCentimetres(
          row.sharedUps === null ? row.deckle : row.deckle * (row.shareTo - row.shareFrom),
        ),
        sharedUps: row.sharedUps ?? undefined,
        gsm: gramsPerSquareMetre(row.gsm),
        consumed: sharedGrams(row.consumed ?? 0, row),
        // The operator counts the boxes of the order that was scanned.
        boxes: row.runsFor === orderId ? (row.boxes ?? undefined) : undefined,
        paisePerKg: row.paisePerKg ?? undefined,
      }),
    );
    return [{ order, lines: compareOrder(order, uses) }];
  });
}

/** Reads the lines whose reels came back in a period, and the orders of these lines with all their reels. */
export async function readUsesBetween(db: Pick<Database, "select">, since: Date, until: Date) {
  const inPeriod = sql`${reelUsages.endedAt} >= ${since.toISOString()} and ${reelUsages.endedAt} < ${until.toISOString()}`;
  // Complete orders are read, because all reels of an order share the order's expectation.
  const ran = sql`${usageShares.orderId} in (select ${usageShares.orderId} from ${usageShares}
    join ${reelUsages} on ${reelUsages.id} = ${usageShares.usageId} where ${inPeriod})`;
  const found = await readOrderUses(db, ran);
  const lines = found
    .flatMap((order) => order.lines)
    .filter(({ use }) => use.endedAt >= since && use.endedAt < until);
  return { found, lines };
}

const percentOf = (part: number) => Math.round(part * 10_000) / 100;

/** Sums lines in the contract's units. The used paper is exact to the gram. */
export function paperSum(lines: readonly ComparedUse[]): PaperSum {
  const sum = sumUses(lines);
  return {
    actual: kilogramsOf(sum.actual),
    amount: rupeesOf(sum.amount),
    unpriced: kilogramsOf(sum.unpriced),
    compared: kilogramsOf(sum.compared),
    expected: kilogramsOf(Math.round(sum.expected)),
    ...(isComputed(sum.trim) && { trim: percentOf(sum.trim.value) }),
    ...(isComputed(sum.waste) && { waste: percentOf(sum.waste.value) }),
    isMarked: sum.isMarked,
  };
}

export function sumsBy<Line extends ComparedUse, Key>(
  lines: readonly Line[],
  keyOf: (line: Line) => Key,
): readonly (readonly [Key, PaperSum])[] {
  return [...groupBy(lines, keyOf)].map(([key, group]) => [key, paperSum(group)] as const);
}

export const sumsByMill = (lines: readonly ComparedUse<RecordedUse>[]) =>
  sumsBy(lines, ({ use }) => use.supplierName)
    .map(([supplierName, sum]) => ({ supplierName, ...sum }))
    .sort((one, other) => one.supplierName.localeCompare(other.supplierName));
