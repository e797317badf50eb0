import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
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
import { kilogramsOf, rupeesOf } from "../../../domain/storedUnits";
import type { Database } from "../../db/connect";
import {
  boardSettings,
  boxSpecificationVersions,
  combinedRunOrders,
  orders,
  reels,
  reelUsages,
  usageShares,
} from "../../db/schema";
import { groupBy } from "../../groupBy";
import { boardSettingsSchema } from "../../specifications/boardSettings";
import { specificationSchema } from "../../specifications/versions";

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

/** The return of a reel that is still at its machine. */
interface ReelAtReturn {
  readonly usageId: number;
  readonly at: Date;
  readonly consumedGrams: number;
  /** The boxes that the operator has counted. */
  readonly boxes: number;
}

/**
 * The specification version with which a reel ran for an order. A reel keeps the version of the order for which it was
 * issued, and a combined run keeps the versions of all its orders. Older facts lack it: the present version counts.
 */
const ranWith = sql<number | null>`coalesce(
  case when ${reelUsages.orderId} = ${orders.id} then ${reelUsages.specificationVersionId}
    else ${combinedRunOrders.specificationVersionId} end,
  ${orders.specificationVersionId})`;

/**
 * Compares the paper of weighed reels with the expectation of the orders' specifications, by order.
 * @param returned replaces the stored facts of a reel that comes back now
 */
export async function readOrderUses(
  db: Pick<Database, "select">,
  where: SQL | undefined,
  returned?: ReelAtReturn,
): Promise<readonly OrderUses[]> {
  const endedAt = returned
    ? sql`coalesce(${reelUsages.endedAt}, ${returned.at.toISOString()})`
    : sql`${reelUsages.endedAt}`;
  const rows = await db
    .select({
      use: {
        usageId: reelUsages.id,
        orderId: usageShares.orderId,
        client: orders.client,
        // The condition below excludes the runs without an end.
        endedAt: sql<Date>`${endedAt}`.mapWith(reelUsages.endedAt),
        barcodeId: reels.barcodeId,
        supplierName: reels.supplierName,
        role: reelUsages.usageType,
        deckleCentimetres: reels.deckle,
      },
      shareFrom: usageShares.shareFrom,
      shareTo: usageShares.shareTo,
      sharedUps: usageShares.ups,
      runsFor: reelUsages.orderId,
      layer: reelUsages.layer,
      consumed: reelUsages.consumedGrams,
      boxes: reelUsages.boxCount,
      gsm: reels.gsm,
      paisePerKg: reels.landedPaisePerKg,
      quantity: orders.quantity,
      isFinished: sql<boolean>`${orders.status} in ('COMPLETED', 'SHIPPED') and ${orders.cancelledAt} is null
        and not exists (select from ${usageShares} running
          join ${reelUsages} usage on usage.id = running.usage_id
          where running.order_id = ${orders.id} and usage.ended_at is null)`,
      versionId: boxSpecificationVersions.id,
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
      combinedRunOrders,
      and(eq(combinedRunOrders.orderId, orders.id), isNull(combinedRunOrders.undoneAt)),
    )
    .leftJoin(boxSpecificationVersions, eq(boxSpecificationVersions.id, ranWith))
    .leftJoin(boardSettings, eq(boardSettings.id, orders.boardSettingsId))
    .where(
      and(returned ? eq(reelUsages.id, returned.usageId) : isNotNull(reelUsages.endedAt), where),
    )
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
  const useOf = ({ use, ...row }: (typeof rows)[number]): RecordedUse => ({
    ...use,
    layer: row.layer ?? undefined,
    deckle: fromCentimetres(
      row.sharedUps === null
        ? use.deckleCentimetres
        : use.deckleCentimetres * (row.shareTo - row.shareFrom),
    ),
    sharedUps: row.sharedUps ?? undefined,
    gsm: gramsPerSquareMetre(row.gsm),
    consumed: sharedGrams(returned?.consumedGrams ?? row.consumed ?? 0, row),
    // The operator counts the boxes of the order that was scanned.
    boxes: row.runsFor === use.orderId ? (returned?.boxes ?? row.boxes ?? undefined) : undefined,
    paisePerKg: row.paisePerKg ?? undefined,
  });
  return [...groupBy(rows, ({ use }) => use.orderId).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { quantity, isFinished } = first;
    const parts = [...groupBy(group, ({ versionId }) => versionId).values()];
    const isOneBox = parts.length === 1;
    // The boxes of an order are not known by box. The reels of several boxes are compared by their counted boxes.
    const lines = parts.flatMap((part) => {
      const specification = part[0] && specificationOf(part[0]);
      const made = { quantity, isFinished: isFinished && isOneBox, specification };
      return compareOrder(made, part.map(useOf));
    });
    const specification = isOneBox ? specificationOf(first) : undefined;
    return [{ order: { quantity, isFinished, specification }, lines }];
  });
}

/** Reads the used paper of a returned reel and the paper that the counted boxes need. Undefined if nothing is expected. */
export async function compareReturn(db: Pick<Database, "select">, returned: ReelAtReturn) {
  const found = await readOrderUses(db, undefined, returned);
  const lines = found.flatMap((order) => order.lines).filter(({ use }) => use.boxes !== undefined);
  const sum = sumUses(lines);
  return sum.expected > 0 ? sum : undefined;
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
    expected: kilogramsOf(sum.expected),
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
