import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { BoardSettings } from "../../contract/boardSettings";
import type { StationData } from "../../contract/scans";
import type { OpenStages, OrderStages } from "../../contract/stages";
import { say } from "../../domain/messages/say";
import type { StageKind } from "../../domain/stages/kinds";
import {
  isDoneAt,
  type MadeSum,
  mostUnasked,
  progressOf,
  type StageProgress,
  type StageSums,
  stageBehind,
  stagesOf,
} from "../../domain/stages/stages";
import type { Database, Reader, WriteDatabase } from "../db/connect";
import {
  boardSettings,
  boxSpecificationVersions,
  combinedRunOrders,
  combinedRuns,
  orders,
  stageEntries,
} from "../db/schema";
import { pickColumns } from "../db/tables";
import { notFound } from "../errors";
import { cachedByTableVersion } from "../lists/cachedByTableVersion";
import { readMadeSums } from "../paper/plan/madeSums";
import { type OpenRun, readOpenRuns } from "../paper/plan/openRun";
import { readBoardSettings } from "../specifications/boardSettings";
import { readOrderSpecification, specificationSchema } from "../specifications/versions";

type Order = Pick<typeof orders.$inferSelect, "id" | "ups">;

/** Reads the box of an order and its stages. Undefined without a specification. */
export async function readOrderRoute(db: Pick<WriteDatabase, "select">, { id, ups }: Order) {
  const specification = await readOrderSpecification(db, id);
  if (!specification) return undefined;
  const { content: box } = specification;
  return { box, stages: stagesOf(box, ups ?? 1) };
}

/** Reads the sum of the entries of each stage of an order. */
export const readStageSums = async (
  db: Pick<Reader, "execute">,
  orderId: number,
): Promise<StageSums> => (await readMadeSums(db, sql`${orderId}`)).get(orderId) ?? new Map();

/** True if the plant's settings propose that an order moves to Done. */
const isReady = (
  { status }: Pick<typeof orders.$inferSelect, "status">,
  progress: readonly StageProgress[],
  { doneProposal }: BoardSettings,
) => status === "IN_PROGRESS" && doneProposal !== undefined && isDoneAt(progress, doneProposal);

/** Reads the stages of an order. @throws HttpError 404 if there is no such order */
export async function readOrderStages(db: Reader, orderId: number): Promise<OrderStages> {
  const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
  if (!order) throw notFound(say("named.order", { order: String(orderId) }));
  const { stages } = (await readOrderRoute(db, order)) ?? {};
  if (!stages) return { isSpecified: false, isReady: false, stages: [] };
  const progress = progressOf(stages, await readStageSums(db, orderId), order.quantity);
  const { settings } = await readBoardSettings(db);
  return {
    isSpecified: true,
    isReady: isReady(order, progress, settings),
    stages: [...progress],
  };
}

/** Reads the orders that are neither shipped nor cancelled, with their box and how far their stages are. */
export async function readOpenOrders(db: Database) {
  const isOpen = and(ne(orders.status, "SHIPPED"), isNull(orders.cancelledAt));
  const rows = await db
    .select({
      ...pickColumns(
        orders,
        "id",
        "client",
        "status",
        "quantity",
        "ups",
        "unit",
        "quotationId",
        "quotationLine",
      ),
      expectedCompletionDate: orders.expectedCompletionDate,
      versionId: orders.specificationVersionId,
    })
    .from(orders)
    .where(isOpen)
    .orderBy(orders.id);
  // Many orders have the same version, so each version is read once.
  const versions = await db
    .select()
    .from(boxSpecificationVersions)
    .where(
      inArray(
        boxSpecificationVersions.id,
        rows.flatMap(({ versionId }) => versionId ?? []),
      ),
    );
  const boxes = new Map(
    versions.map(({ id, specificationId, schemaVersion, content }) => [
      id,
      { specificationId, ...specificationSchema.read(schemaVersion, content) },
    ]),
  );
  const sums = await readMadeSums(db, sql`select ${orders.id} from ${orders} where ${isOpen}`);
  return rows.map(({ versionId, ...order }) => {
    const box = boxes.get(versionId ?? 0);
    const made: StageSums = sums.get(order.id) ?? new Map();
    const stages = box ? stagesOf(box, order.ups ?? 1) : [];
    return { order, box, made, progress: progressOf(stages, made, order.quantity) };
  });
}

/** Reads the box and the progress of all specified orders that are not shipped. */
const readOpenProgress = async (db: Database) =>
  (await readOpenOrders(db)).flatMap(({ box, ...rest }) => (box ? [{ ...rest, box }] : []));

/** Reads the stages of all specified orders that are not shipped, until a table changes. */
export const readOpenStages = cachedByTableVersion(
  [
    ...[orders, boxSpecificationVersions, stageEntries, combinedRuns, combinedRunOrders],
    boardSettings,
  ],
  async (db): Promise<OpenStages> => {
    const { settings } = await readBoardSettings(db);
    return {
      orders: (await readOpenProgress(db)).map(({ order, progress }) => {
        const behind = stageBehind(progress);
        return {
          orderId: order.id,
          isReady: isReady(order, progress, settings),
          ...(behind && { behind }),
          stages: progress.map(({ kind, required, good, waste }) => ({
            kind,
            required,
            good,
            waste,
          })),
        };
      }),
    };
  },
);

const givenField = ({ given }: MadeSum = { good: 0, waste: 0 }) =>
  given === undefined ? {} : { given };

/** Returns the pieces that a stage needs. People may enter all cuts of a combined run for one order of the run. */
export const neededAt = (kind: StageKind, required: number, run: OpenRun | undefined): number =>
  kind === "CORRUGATING" ? Math.max(required, run?.cuts ?? 0) : required;

type Job = NonNullable<StationData["orders"][number]["job"]>;

/** Reads the box and the stages of each order that is not shipped, for the stations, until a table changes. */
export const readStationJobs = cachedByTableVersion(
  [orders, boxSpecificationVersions, stageEntries, combinedRuns, combinedRunOrders],
  async (db): Promise<ReadonlyMap<number, Job>> => {
    const open = await readOpenProgress(db);
    const runs = await readOpenRuns(
      db,
      open.map(({ order }) => order.id),
    );
    return new Map(
      open.map(({ order, box, made, progress }) => {
        const { style, length, width, height, printColours } = box;
        const stages = progress.map(({ kind, perIn, required, good, waste }) => ({
          kind,
          perIn,
          required,
          good,
          waste,
          ...givenField(made.get(kind)),
          most: mostUnasked(neededAt(kind, required, runs.get(order.id))),
        }));
        return [order.id, { style, length, width, height, printColours, stages }];
      }),
    );
  },
);
