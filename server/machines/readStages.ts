import { eq, sql } from "drizzle-orm";
import type { OrderStages } from "../../contract/stages";
import { say } from "../../domain/messages/say";
import type { StageKind } from "../../domain/stages/kinds";
import { availableAt, requiredPieces, type StageSums, stagesOf } from "../../domain/stages/stages";
import type { Reader, WriteDatabase } from "../db/connect";
import { orders, stageEntries } from "../db/schema";
import { notFound } from "../errors";
import { readOrderSpecification } from "../specifications/orderSpecification";
import { signed } from "./stageEntryRecord";

type Order = Pick<typeof orders.$inferSelect, "id" | "ups">;

/** Reads the box of an order and its stages. Undefined without a specification. */
export async function readOrderRoute(db: Pick<WriteDatabase, "select">, { id, ups }: Order) {
  const specification = await readOrderSpecification(db, id);
  if (!specification) return undefined;
  const { content: box } = specification;
  return { box, stages: stagesOf(box, ups ?? 1) };
}

/** Reads the sum of the entries of each stage of an order. */
export async function readStageSums(
  db: Pick<Reader, "execute">,
  orderId: number,
): Promise<StageSums> {
  const { rows } = await db.execute<{ stage: StageKind; good: number; waste: number }>(sql`
    select ${stageEntries.stage} as stage, sum(${signed(sql`${stageEntries.good}`)})::float8 as good,
      sum(${signed(sql`${stageEntries.waste}`)})::float8 as waste
    from ${stageEntries} where ${stageEntries.orderId} = ${orderId} group by ${stageEntries.stage}`);
  return new Map(rows.map(({ stage, ...pieces }) => [stage, pieces]));
}

/** @throws HttpError 404 if there is no such order */
export async function readOrderStages(db: Reader, orderId: number): Promise<OrderStages> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound(say("named.order", { order: String(orderId) }));
  const { stages } = (await readOrderRoute(db, order)) ?? {};
  if (!stages) return { isSpecified: false, stages: [] };
  const sums = await readStageSums(db, orderId);
  const required = requiredPieces(stages, order.quantity);
  return {
    isSpecified: true,
    stages: stages.map(({ kind, perIn }, index) => {
      const { good = 0, waste = 0 } = sums.get(kind) ?? {};
      const available = availableAt(stages, sums, kind);
      const needed = required[index] ?? 0;
      return {
        kind,
        perIn,
        required: needed,
        good,
        waste,
        left: Math.max(0, needed - good),
        ...(available !== undefined && { available }),
      };
    }),
  };
}
