import { and, count, eq, isNull } from "drizzle-orm";
import type { OrderWaste } from "../../../contract/wasteReport";
import { layerLabel, layerRoles } from "../../../domain/board/boxDesign";
import { isComputed } from "../../../domain/board/computed";
import type { ComparedUse } from "../../../domain/board/paperUse";
import type { Reader } from "../../db/connect";
import { reelUsages, usageShares } from "../../db/schema";
import { sentMissing } from "../../errors";
import { groupBy } from "../../groupBy";
import { paperSum, type RecordedUse, readOrderUses, sumsByMill } from "./paperUses";

type Line = ComparedUse<RecordedUse>;

/** After all layers. */
const unknownPlace = 7;

/** Sorts an order's lines from the outside in, then the lines without a known layer. */
function byLayer(lines: readonly Line[], labelOf: (line: Line) => string | undefined) {
  const placeOf = ({ layer, use }: Line) => layer ?? unknownPlace + layerRoles.indexOf(use.role);
  const inOrder = lines.toSorted((one, other) => placeOf(one) - placeOf(other));
  return [...groupBy(inOrder, placeOf).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const layer = labelOf(first);
    return [
      { usageType: first.use.role, ...(layer !== undefined && { layer }), ...paperSum(group) },
    ];
  });
}

/** Reads the used paper of one order, by run, layer and mill. */
export async function readOrderWaste(db: Reader, orderId: number): Promise<OrderWaste> {
  const [found] = await readOrderUses(db, eq(usageShares.orderId, orderId));
  const lines = found?.lines ?? [];
  const ply = found?.order.specification?.design.ply ?? 0;
  const labelOf = ({ layer }: Line) => (layer === undefined ? undefined : layerLabel(ply, layer));
  const [open] = await db
    .select({ running: count() })
    .from(usageShares)
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .where(and(eq(usageShares.orderId, orderId), isNull(reelUsages.endedAt)));
  return {
    uses: lines.map((line) => {
      const { usageId, barcodeId, supplierName, role, gsm, deckleCentimetres } = line.use;
      const { expected } = line;
      const layer = labelOf(line);
      return {
        usageId,
        barcodeId,
        supplierName,
        usageType: role,
        ...(layer !== undefined && { layer }),
        gsm,
        deckle: deckleCentimetres,
        ...(isComputed(expected)
          ? { ups: expected.value.ups, boxes: Math.round(expected.value.boxes) }
          : sentMissing(expected.missing)),
        ...paperSum([line]),
      };
    }),
    layers: byLayer(lines, labelOf),
    mills: sumsByMill(lines),
    total: paperSum(lines),
    isHalfRun: found !== undefined && !found.order.isFinished,
    running: open?.running ?? 0,
  };
}
