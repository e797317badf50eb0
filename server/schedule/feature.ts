import { and, desc, eq, inArray, sql } from "drizzle-orm";
import {
  type ClientPromises,
  type Projections,
  queuePlaces,
  type Schedule,
} from "../../contract/schedule";
import { currentTime } from "../../domain/clock";
import { indiaDate, startOfIndiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import { judgePromises, type PromisedDay, type PromiseState } from "../../domain/schedule/promises";
import { progressOf, stageAtMachine, stagesOf } from "../../domain/stages/stages";
import { recordChange } from "../audit/auditLog";
import { clientRecord } from "../clients/record";
import type { Database, WriteDatabase } from "../db/connect";
import { boxSpecificationVersions, machines, orderPlans, orders, stagePins } from "../db/schema";
import { pickColumns } from "../db/tables";
import { writeFields } from "../db/writeRows";
import { badRequest, conflict, notFound, StaleEdit } from "../errors";
import { cachedByTableVersion } from "../lists/cachedByTableVersion";
import { tablesRead } from "../lists/kindTables";
import { readOrderRoute } from "../machines/readStages";
import { orderRecord } from "../orders/record";
import { readOpenRuns } from "../paper/plan/openRun";
import type { ServerFeature } from "../records/defineRecord";
import { lockRecord, recordId, toReply } from "../records/recordHandlers";
import { specificationSchema } from "../specifications/versions";
import { readFurtherPaper } from "./planInputs";
import { readPromisedDays } from "./promisedDays";
import { type Plant, readPlant, toFurtherJob } from "./readPlan";
import { planFields, type StoredPlan, toAnswer, toSchedule } from "./scheduleReplies";

/** The milliseconds for which a plan is kept without a change of a table. What has not begun moves on with the time. */
const freshMs = 10 * 60_000;

export const readFreshPlant = cachedByTableVersion(
  tablesRead("schedule"),
  (db) => readPlant(db, currentTime()),
  freshMs,
);

/**
 * The schedule of each plant that was read, by the plant. A cache with a time limit of its own could return a schedule that
 * is older than the plant's limit.
 */
const schedules = new WeakMap<Plant, Schedule>();

async function readSchedule(db: Database): Promise<Schedule> {
  const plant = await readFreshPlant(db);
  const schedule = schedules.get(plant) ?? toSchedule(plant);
  schedules.set(plant, schedule);
  return schedule;
}

const readProjections = async (db: Database): Promise<Projections> =>
  Object.fromEntries(
    (await readSchedule(db)).orders.map(({ orderId, needBy, projected, isLate }) => [
      orderId,
      { ...(needBy && { needBy }), ...(projected && { projected }), isLate },
    ]),
  );

/** Reads the latest version of a specification. @throws HttpError 404 */
async function readLatestVersion(db: Database, specificationId: number) {
  const [version] = await db
    .select()
    .from(boxSpecificationVersions)
    .where(eq(boxSpecificationVersions.specificationId, specificationId))
    .orderBy(desc(boxSpecificationVersions.id))
    .limit(1);
  if (!version) throw notFound(say("this.specification"));
  return specificationSchema.read(version.schemaVersion, version.content);
}

/** Locks an order whose plan may change. @throws HttpError 404, or 409 if the order has left or is cancelled */
async function lockOpenOrder(tx: WriteDatabase, text: string | undefined) {
  const order = await lockRecord(tx, orderRecord, recordId(orderRecord, text));
  const named = { order: String(order.id) };
  if (order.cancelledAt) throw conflict(say("stage.orderCancelled", named));
  if (order.status === "SHIPPED") throw conflict(say("stage.orderShipped", named));
  return order;
}

/** Judges the promises of an order. A cancelled order breaks no promise later, and keeps none. */
const judgeOrder = (
  days: readonly PromisedDay[] = [],
  {
    shippedAt,
    cancelledAt,
  }: { readonly shippedAt: Date | null; readonly cancelledAt: Date | null },
  now: Date,
) =>
  judgePromises(days, { shippedAt, now: cancelledAt ?? now }).filter(
    ({ state }) => state === "BROKEN" || state === "MOVED" || !cancelledAt || shippedAt,
  );

export const feature = {
  handlers: {
    getSchedule: (_, { db }) => readSchedule(db),

    getProjections: (_, { db }) => readProjections(db),

    async askSchedule({ query: { specificationId, quantity, unit, ...query } }, { db }) {
      const content = await readLatestVersion(db, specificationId);
      const plant = await readFreshPlant(db);
      const progress = progressOf(stagesOf(content), new Map(), quantity);
      const { wantedDay, paperFrom } = query;
      const box = { content, progress, boxes: quantity };
      const paper = await readFurtherPaper(db, box, paperFrom, indiaDate(currentTime()));
      const furtherJob = { content, specificationId, progress, unit, wantedDay, paper };
      const job = toFurtherJob(plant, furtherJob);
      return { answers: queuePlaces.flatMap((place) => toAnswer(plant, { job, paper }, place)) };
    },

    async updateOrderPlan({ params, body, session }, { tx }) {
      const order = await lockOpenOrder(tx, params.id);
      const [before] = await tx.select().from(orderPlans).where(eq(orderPlans.orderId, order.id));
      const { version, promisedFor = null, paperFrom = null } = body;
      const reply = (plan: StoredPlan | undefined) => ({
        ...planFields(plan),
        version: plan?.version ?? 0,
      });
      if (version !== (before?.version ?? 0))
        throw new StaleEdit(
          say("stale", { title: say("named.order", { order: String(order.id) }) }),
          reply(before),
        );
      const isSame = promisedFor === (before?.promisedFor ?? null);
      const { expectedCompletionDate: ownDay } = order;
      // A promise for another day changes the order's own day: an order has one promised day.
      const newDay =
        isSame || promisedFor === null || promisedFor === indiaDate(ownDay)
          ? undefined
          : startOfIndiaDate(promisedFor);
      if (!isSame && promisedFor !== null && promisedFor < indiaDate(currentTime()))
        throw badRequest({ promisedFor: say("schedule.pastPromise") });
      const promise = isSame
        ? {}
        : {
            promisedFor,
            promisedAt: promisedFor === null ? null : currentTime(),
            promisedBy: promisedFor === null ? null : session.email,
          };
      const [after] = await tx
        .insert(orderPlans)
        .values({ orderId: order.id, paperFrom, ...promise })
        .onConflictDoUpdate({
          target: orderPlans.orderId,
          set: { paperFrom, ...promise, version: sql`${orderPlans.version} + 1` },
        })
        .returning();
      // The trigger `follow_promised_day` changes nothing here, because the plan has the new day already.
      if (newDay) await writeFields(tx, orders, order.id, { expectedCompletionDate: newDay });
      await recordChange(tx, session, {
        call: "updateOrderPlan",
        record: `order ${order.id}`,
        before: {
          promisedFor: before?.promisedFor ?? null,
          paperFrom: before?.paperFrom ?? null,
          ...(newDay && { expectedCompletionDate: ownDay }),
        },
        after: { promisedFor, paperFrom, ...(newDay && { expectedCompletionDate: newDay }) },
        ...(newDay && { version: order.version + 1 }),
      });
      return reply(after);
    },

    async pinStage({ params, body: { stage, machineId, from }, session }, { tx }) {
      const order = await lockOpenOrder(tx, params.id);
      // A combined run has one place at the corrugator, so the last pin of the orders counts.
      const run =
        stage === "CORRUGATING" ? (await readOpenRuns(tx, [order.id])).get(order.id) : undefined;
      const ofStage = and(
        inArray(stagePins.orderId, [...(run?.orderIds ?? [order.id])]),
        eq(stagePins.stage, stage),
      );
      const [before] = await tx.delete(stagePins).where(ofStage).returning();
      const [machine] =
        machineId === undefined
          ? []
          : await tx.select().from(machines).where(eq(machines.id, machineId));
      if (machineId !== undefined && !machine)
        throw badRequest({ machineId: say("machine.unknown") });
      if (machine && machine.unit !== order.unit)
        throw badRequest({
          machineId: say("stage.otherUnit", {
            machine: machine.name,
            unit: machine.unit,
            order: String(order.id),
            made: order.unit,
          }),
        });
      if (machine && !machine.active)
        throw badRequest({ machineId: say("machine.inactive", { machine: machine.name }) });
      const route = machine && (await readOrderRoute(tx, order));
      if (route && stageAtMachine(machine.stage, route.box, route.stages)?.kind !== stage)
        throw badRequest({ machineId: say("stage.notMade", { machine: machine.name }) });
      const start = from === undefined ? currentTime() : new Date(from);
      if (machine)
        await tx.insert(stagePins).values({
          orderId: order.id,
          stage,
          machineId: machine.id,
          from: start,
          createdBy: session.email,
        });
      await recordChange(tx, session, {
        call: "pinStage",
        record: `order ${order.id}`,
        before: { stage, pinnedFrom: before?.from ?? null },
        after: { stage, pinnedFrom: machine ? start : null, machine: machine?.name ?? null },
      });
      return { stage, ...(machine && { machineId: machine.id }) };
    },

    async getOrderPromises({ params }, { db }) {
      const id = recordId(orderRecord, params.id);
      const [order] = await db
        .select(pickColumns(orders, "shippedAt", "cancelledAt"))
        .from(orders)
        .where(eq(orders.id, id));
      if (!order) throw notFound(say("this.order"));
      const promises = await readPromisedDays(db, [id]);
      return judgeOrder(promises.get(id), order, currentTime()).map(({ since, ...row }) => ({
        ...row,
        since: since.toISOString(),
      }));
    },

    async getClientPromises({ params }, { db }): Promise<ClientPromises> {
      const client = await toReply(db, clientRecord, recordId(clientRecord, params.id));
      const rows = await db
        .select(pickColumns(orders, "id", "shippedAt", "cancelledAt"))
        .from(orders)
        .where(eq(orders.clientId, client.id))
        .orderBy(desc(orders.id));
      const ids = rows.map(({ id }) => id);
      const promises = await readPromisedDays(db, ids);
      const now = currentTime();
      const states = rows.flatMap((order) =>
        judgeOrder(promises.get(order.id), order, now)
          .toReversed()
          .map(({ day, state }) => ({
            orderId: order.id,
            promisedFor: day,
            shippedAt: order.shippedAt,
            state,
          })),
      );
      const count = (wanted: PromiseState) => states.filter(({ state }) => state === wanted).length;
      return {
        kept: count("KEPT"),
        broken: count("BROKEN"),
        open: count("OPEN"),
        rows: states
          .filter(({ state }) => state === "BROKEN")
          .slice(0, 20)
          .map(({ orderId, promisedFor, shippedAt }) => ({
            orderId,
            promisedFor,
            ...(shippedAt && { shippedAt: shippedAt.toISOString() }),
          })),
      };
    },
  },
} satisfies ServerFeature;
