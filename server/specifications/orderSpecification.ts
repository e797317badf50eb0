import { eq, inArray } from "drizzle-orm";
import type { BoardSettings } from "../../contract/boardSettings";
import { SpecificationContent } from "../../contract/boxSpecifications";
import { say } from "../../domain/messages/say";
import type { Database, WriteDatabase } from "../db/connect";
import { boardSettings, boxSpecificationVersions, orders } from "../db/schema";
import { badRequest } from "../errors";
import { storedSchema } from "../storedSchema";
import { boardSettingsSchema, findPresentSettingsId } from "./boardSettings";

export const specificationSchema = storedSchema("A specification", (stored) =>
  SpecificationContent.parse(stored),
);

type SpecificationColumns = Pick<
  typeof orders.$inferSelect,
  "specificationVersionId" | "boardSettingsId"
>;

const none: SpecificationColumns = { specificationVersionId: null, boardSettingsId: null };

/**
 * Returns the specification's columns of an order. The same version as before keeps its earlier board settings.
 * @throws HttpError 400 if there is no such version
 */
export async function readSpecificationColumns(
  tx: WriteDatabase,
  versionId: number | null | undefined,
  by: string,
  before: SpecificationColumns = none,
): Promise<SpecificationColumns> {
  if (versionId === undefined || versionId === null) return none;
  if (versionId === before.specificationVersionId) {
    const { specificationVersionId, boardSettingsId } = before;
    return { specificationVersionId, boardSettingsId };
  }
  const [version] = await tx
    .select({ id: boxSpecificationVersions.id })
    .from(boxSpecificationVersions)
    .where(eq(boxSpecificationVersions.id, versionId));
  if (!version) throw badRequest({ specificationVersionId: say("specification.noVersion") });
  return {
    specificationVersionId: versionId,
    boardSettingsId: await findPresentSettingsId(tx, by),
  };
}

export interface OrderSpecification {
  readonly content: SpecificationContent;
  /** The plant's settings at the time of the order's first use. */
  readonly settings: BoardSettings;
}

/** Reads the specifications of orders by the orders' numbers. An order without a specification is absent. */
export async function readOrderSpecifications(
  db: Pick<Database, "select">,
  orderIds: readonly number[],
): Promise<ReadonlyMap<number, OrderSpecification>> {
  const rows = await db
    .select({
      orderId: orders.id,
      content: boxSpecificationVersions.content,
      contentSchema: boxSpecificationVersions.schemaVersion,
      factors: boardSettings.factors,
      factorsSchema: boardSettings.schemaVersion,
    })
    .from(orders)
    .innerJoin(
      boxSpecificationVersions,
      eq(boxSpecificationVersions.id, orders.specificationVersionId),
    )
    .innerJoin(boardSettings, eq(boardSettings.id, orders.boardSettingsId))
    .where(inArray(orders.id, [...orderIds]));
  return new Map(
    rows.map(({ orderId, content, contentSchema, factors, factorsSchema }) => [
      orderId,
      {
        content: specificationSchema.read(contentSchema, content),
        settings: boardSettingsSchema.read(factorsSchema, factors),
      },
    ]),
  );
}

/** Reads the specification of an order. Undefined if the order has none or does not exist. */
export const readOrderSpecification = async (db: Pick<Database, "select">, orderId: number) =>
  (await readOrderSpecifications(db, [orderId])).get(orderId);
