import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { StageEntryCreation } from "../../contract/stages";
import { say } from "../../domain/messages/say";
import { availableAt, requiredPieces, stageAtMachine } from "../../domain/stages/stages";
import { recordChange } from "../audit/auditLog";
import type { WriteDatabase } from "../db/connect";
import { machines, orders, stageEntries } from "../db/schema";
import { badRequest, conflict, Unconfirmed } from "../errors";
import { lockRecord } from "../records/recordHandlers";
import { readOrderRoute, readStageSums } from "./readStages";
import { stageEntryRecord } from "./records";

/** The author of an entry: an admin, or a station by its name and number. */
export interface EntryAuthor {
  readonly adminId: number | null;
  readonly email: string;
  readonly deviceId?: number;
}

/** A clock may be this far ahead of the server's. */
export const clockErrorMs = 2 * 60_000;

/** @throws HttpError 400 by the field if a time is in the future */
export function checkNotFuture(field: string, at: Date) {
  if (at.getTime() > Date.now() + clockErrorMs) throw badRequest({ [field]: say("stage.future") });
}

/** Locks an order, so that the second of two entries sees the first. @throws HttpError 400 by the field */
export async function lockOrder(tx: WriteDatabase, orderId: number) {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for("update");
  if (!order) throw badRequest({ orderId: say("stage.orderUnknown") });
  return order;
}

type Order = Awaited<ReturnType<typeof lockOrder>>;

/** Reads the machine's stage for an order. @throws HttpError 400 by the field */
async function readStage(tx: WriteDatabase, machineId: number, order: Order) {
  const named = { order: String(order.id) };
  if (order.cancelledAt) throw badRequest({ orderId: say("stage.orderCancelled", named) });
  if (order.status === "SHIPPED") throw badRequest({ orderId: say("stage.orderShipped", named) });
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

type Pieces = Pick<StageEntryCreation, "machineId" | "good" | "waste" | "reason">;

/**
 * Reads the stage of an entry for a locked order. `question` has both figures if there are more pieces than were
 * available.
 * @throws HttpError 400 by the field
 */
export async function placeEntry(tx: WriteDatabase, order: Order, entry: Pieces) {
  const { machine, stage, stages } = await readStage(tx, entry.machineId, order);
  const sums = await readStageSums(tx, order.id);
  const available = availableAt(stages, sums, stage);
  const wanted = entry.good + entry.waste;
  const index = stages.findIndex(({ kind }) => kind === stage);
  const required = requiredPieces(stages, order.quantity)[index] ?? 0;
  return {
    machine,
    stage,
    left: Math.max(0, required - (sums.get(stage)?.good ?? 0) - entry.good),
    question:
      available !== undefined && wanted > available
        ? {
            reason: "OVER" as const,
            message: say("stage.tooMany", {
              order: String(order.id),
              available: String(Math.max(0, available)),
              wanted: String(wanted),
            }),
            current: { available, wanted },
          }
        : undefined,
  };
}

type Place = Awaited<ReturnType<typeof placeEntry>>;

interface MadeEntry extends Pieces {
  readonly entryId: string;
  readonly orderId: number;
  readonly at: Date;
}

/** Writes an entry at its place. @returns its id */
export async function insertEntry(
  tx: WriteDatabase,
  { adminId, email, deviceId }: EntryAuthor,
  { entryId, machineId, orderId, good, waste, reason, at }: MadeEntry,
  { machine, stage, question }: Place,
): Promise<number> {
  const row = { orderId, stage, good, waste, at, isOver: question !== undefined };
  const [written] = await tx
    .insert(stageEntries)
    .values({
      ...row,
      entryId,
      machineId,
      ...(waste > 0 && { reason }),
      ...(deviceId !== undefined && { deviceId }),
      createdBy: email,
    })
    .onConflictDoNothing()
    .returning({ id: stageEntries.id });
  if (!written) throw conflict(say("stage.otherEntry"));
  await recordChange(
    tx,
    { adminId, email },
    {
      call: "createStageEntry",
      record: `stageEntry ${written.id}`,
      after: { machine: machine.name, ...row, ...(waste > 0 && { reason }) },
      version: 1,
    },
  );
  return written.id;
}

/**
 * Writes the pieces that a machine has made for an order. An entry with a known `entryId` changes nothing.
 * @returns the entry's id
 * @throws HttpError 400 by the field
 * @throws Unconfirmed 409 if there are more pieces than were available
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
  const madeAt = at === undefined ? new Date() : new Date(at);
  checkNotFuture("at", madeAt);
  const place = await placeEntry(tx, order, entry);
  const { question } = place;
  if (question && !isConfirmed)
    throw new Unconfirmed(question.reason, question.message, question.current);
  return insertEntry(tx, author, { ...entry, at: madeAt }, place);
}

/** Reverses an entry by a further row at the same time, so that both count in the same period. @throws HttpError 404 or 409 */
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
