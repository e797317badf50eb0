import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import type { StageEntryCreation } from "../../contract/stages";
import { currentMillis, currentTime } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { say } from "../../domain/messages/say";
import type { StageKind } from "../../domain/stages/kinds";
import {
  addMade,
  availableAt,
  mostUnasked,
  progressOf,
  stageAtMachine,
} from "../../domain/stages/stages";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import {
  boxSpecificationVersions,
  machines,
  orders,
  stageEntries,
  toolSpecifications,
  tools,
} from "../db/schema";
import { badRequest, conflict, Unconfirmed } from "../errors";
import { readOpenRuns } from "../paper/plan/openRun";
import { insertNewRecord } from "../records/insertRecord";
import { lockRecord } from "../records/recordHandlers";
import { firstCredible } from "../units";
import { neededAt, readOrderRoute, readStageSums } from "./readStages";
import { stageEntryRecord } from "./records";

/** The author of an entry: an admin, or a station by its name and number. */
export interface EntryAuthor {
  readonly adminId: number | null;
  readonly email: string;
  readonly deviceId?: number;
}

/** The milliseconds by which another clock may be ahead of the server's. */
export const clockErrorMs = 2 * 60_000;

/** Checks that a time is not in the future. @throws HttpError 400 by the field if it is */
export function checkEntryTime(field: string, at: Date) {
  if (at.getTime() > currentMillis() + clockErrorMs)
    throw badRequest({ [field]: say("stage.future") });
}

/** Refuses the time of an entry, a stop or people at a machine whose year is wrong. @throws HttpError 400 by the field */
export function checkNotTooEarly(field: string, at: Date) {
  if (at < firstCredible)
    throw badRequest({
      [field]: say("stage.tooEarly", { date: { date: indiaDate(firstCredible) } }),
    });
}

/** Locks an order, so that the second of two entries sees the first. @throws HttpError 400 by the field */
export async function lockOrder(tx: WriteDatabase, orderId: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("no key update");
  if (!order) throw badRequest({ orderId: say("stage.orderUnknown") });
  return order;
}

type Order = Awaited<ReturnType<typeof lockOrder>>;

/** True if pieces are from after the moment that closed their order. Earlier pieces count, though their entry is late. */
const isAfter = (at: Date, closedAt: Date | null): boolean => closedAt === null || at >= closedAt;

/** Reads the machine's stage for an order. @throws HttpError 400 by the field */
async function readStage(tx: WriteDatabase, { machineId, at }: Pieces, order: Order) {
  const named = { order: String(order.id) };
  if (order.cancelledAt && isAfter(at, order.cancelledAt))
    throw badRequest({ orderId: say("stage.orderCancelled", named) });
  if (order.status === "SHIPPED" && isAfter(at, order.shippedAt))
    throw badRequest({ orderId: say("stage.orderShipped", named) });
  const [machine] = await tx.select().from(machines).where(eq(machines.id, machineId));
  if (!machine) throw badRequest({ machineId: say("machine.unknown") });
  const { name, unit } = machine;
  if (!machine.active) throw badRequest({ machineId: say("machine.inactive", { machine: name }) });
  if (unit !== order.unit)
    throw badRequest({
      machineId: say("stage.otherUnit", { ...named, machine: name, unit, made: order.unit }),
    });
  const route = await readOrderRoute(tx, order);
  if (!route) throw badRequest({ orderId: say("stage.noSpecification", named) });
  const stage = stageAtMachine(machine.stage, route.box, route.stages);
  if (!stage) throw badRequest({ machineId: say("stage.notOfOrder", { ...named, machine: name }) });
  return { machine, stage: stage.kind, stages: route.stages };
}

interface Pieces extends Pick<StageEntryCreation, "machineId" | "good" | "waste" | "reason"> {
  readonly at: Date;
}

/** Reads the only tool of the order's box at a machine for a stage. Null without such a tool, or if there are several. */
async function readToolAt(tx: WriteDatabase, machineId: number, stage: StageKind, order: Order) {
  const kind = stage === "PRINTING" ? "PLATE_SET" : stage === "CUTTING" ? "DIE" : undefined;
  if (kind === undefined || order.specificationVersionId === null) return null;
  const found = await tx
    .select({ id: tools.id })
    .from(tools)
    .innerJoin(toolSpecifications, eq(toolSpecifications.toolId, tools.id))
    .innerJoin(
      boxSpecificationVersions,
      eq(boxSpecificationVersions.specificationId, toolSpecifications.specificationId),
    )
    .where(
      and(
        eq(boxSpecificationVersions.id, order.specificationVersionId),
        eq(tools.machineId, machineId),
        eq(tools.kind, kind),
        isNull(toolSpecifications.removedAt),
      ),
    );
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

interface Figures {
  /** The pieces of the entry, waste included. */
  readonly wanted: number;
  /** Undefined for the first stage. */
  readonly available: number | undefined;
  /** The good pieces that the stage needs. */
  readonly required: number;
  /** The pieces of the stage without the entry, waste included. */
  readonly used: number;
}

/**
 * Returns the question about more pieces than were available, or far more than the order needs. Undefined if there is
 * nothing to ask.
 */
function questionOf({ id }: Order, { wanted, available, required, used }: Figures) {
  const order = String(id);
  if (available !== undefined && wanted > available) {
    const left = String(Math.max(0, available));
    return {
      reason: "OVER" as const,
      message: say("stage.tooMany", { order, available: left, wanted: String(wanted) }),
      current: { available, wanted },
    };
  }
  const all = used + wanted;
  if (all <= mostUnasked(required)) return undefined;
  return {
    reason: "OVER" as const,
    message: say("stage.farMore", { order, all: String(all), required: String(required) }),
    current: { all, required },
  };
}

/**
 * Reads the stage of an entry for a locked order. `question` has both figures if there are more pieces than were
 * available, or far more than the order needs.
 * @throws HttpError 400 by the field
 */
export async function placeEntry(tx: WriteDatabase, order: Order, entry: Pieces) {
  checkNotTooEarly("at", entry.at);
  const { machine, stage, stages } = await readStage(tx, entry, order);
  const sums = await readStageSums(tx, order.id);
  const available = availableAt(stages, sums, stage);
  const index = stages.findIndex(({ kind }) => kind === stage);
  const after = new Map(sums).set(stage, addMade(stages, sums, stage, entry));
  const run =
    stage === "CORRUGATING" ? (await readOpenRuns(tx, [order.id])).get(order.id) : undefined;
  const {
    required = 0,
    good = 0,
    waste = 0,
  } = progressOf(stages, sums, order.quantity)[index] ?? {};
  return {
    machine,
    stage,
    left: progressOf(stages, after, order.quantity)[index]?.left ?? 0,
    made: {
      gives: stages[index + 1]?.perIn ?? null,
      specificationVersionId: order.specificationVersionId,
      runId: run?.runId ?? null,
      toolId: await readToolAt(tx, machine.id, stage, order),
    },
    question: questionOf(order, {
      wanted: entry.good + entry.waste,
      available,
      required: neededAt(stage, required, run),
      used: good + waste,
    }),
  };
}

type Place = Awaited<ReturnType<typeof placeEntry>>;

interface MadeEntry extends Pieces {
  readonly entryId: string;
  readonly orderId: number;
}

/** Writes an entry of a machine, order and stage. @returns the entry's id */
export async function insertEntry(
  tx: WriteDatabase,
  { adminId, email, deviceId }: EntryAuthor,
  { entryId, machineId, orderId, good, waste, reason, at }: MadeEntry,
  { machine, stage, made, question }: Place,
): Promise<number> {
  const row = { orderId, stage, good, waste, at, isOver: question !== undefined };
  const written = await insertNewRecord(tx, { adminId, email }, stageEntryRecord, {
    call: "createStageEntry",
    values: {
      ...row,
      ...made,
      entryId,
      machineId,
      ...(waste > 0 && { reason }),
      ...(deviceId !== undefined && { deviceId }),
      createdBy: email,
    },
    after: { machine: machine.name, ...row, ...(waste > 0 && { reason }) },
  });
  if (!written) throw conflict(say("stage.otherEntry"));
  return written.id;
}

/**
 * Writes the pieces that a machine has made for an order. An entry with a known `entryId` changes nothing.
 * @returns the entry's id
 * @throws HttpError 400 by the field
 * @throws Unconfirmed 409 if there are more pieces than were available, or far more than the order needs
 */
export async function writeEntry(
  tx: WriteDatabase,
  author: EntryAuthor,
  { at, isConfirmed = false, ...entry }: StageEntryCreation,
): Promise<number> {
  const order = await lockOrder(tx, entry.orderId);
  const [known] = await tx
    .select({ id: stageEntries.id })
    .from(stageEntries)
    .where(eq(stageEntries.entryId, entry.entryId));
  if (known) return known.id;
  const madeAt = at === undefined ? currentTime() : new Date(at);
  checkEntryTime("at", madeAt);
  const place = await placeEntry(tx, order, { ...entry, at: madeAt });
  const { question } = place;
  if (question && !isConfirmed)
    throw new Unconfirmed(question.reason, question.message, question.current);
  return insertEntry(tx, author, { ...entry, at: madeAt }, place);
}

/**
 * Reverses an entry by a further row at the same time, so that both count in the same period. @throws HttpError 404 or 409
 */
export async function reverseEntry(
  tx: WriteDatabase,
  { adminId, email, deviceId }: EntryAuthor,
  id: number,
  reason: string,
): Promise<void> {
  const {
    id: _,
    createdAt: _at,
    deviceId: _device,
    ...entry
  } = await lockRecord(tx, stageEntryRecord, id);
  const [reversal] = await tx
    .insert(stageEntries)
    .values({
      ...entry,
      entryId: randomUUID(),
      reversesId: id,
      reverseReason: reason,
      ...(deviceId !== undefined && { deviceId }),
      createdBy: email,
    })
    .onConflictDoNothing()
    .returning({ id: stageEntries.id });
  if (!reversal) throw conflict(say("stage.reversed"));
  await recordChange(
    tx,
    { adminId, email },
    {
      call: "reverseStageEntry",
      record: `stageEntry ${id}`,
      before: { reversed: false },
      after: { reversed: true, reason },
    },
  );
}
