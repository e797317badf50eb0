import { and, eq, gt, ne, sql } from "drizzle-orm";
import { MachineStop, type PlannedStop, type StopCreation } from "../../contract/machines";
import { currentMillis, currentTime } from "../../domain/clock";
import { say } from "../../domain/messages/say";
import type { StopKind } from "../../domain/stages/kinds";
import { recordChange } from "../audit/auditLog";
import type { Reader, WriteDatabase } from "../db/connect";
import { machineStops, machines } from "../db/schema";
import { badRequest, conflict } from "../errors";
import type { Handlers } from "../http/handler";
import { defineRecord } from "../records/defineRecord";
import { insertNewRecord } from "../records/insertRecord";
import { changeRecord, recordId, toReply, updateRecord } from "../records/recordHandlers";
import { minuteMs } from "../units";
import { checkEntryTime, checkNotTooEarly, clockErrorMs, type EntryAuthor } from "./writeEntry";

const stopRows = {
  tables: [machineStops, machines],
  from: sql`${machineStops} join ${machines} on ${machines.id} = ${machineStops.machineId}`,
  fields: {
    id: machineStops.id,
    machine: machines.name,
    machineId: machineStops.machineId,
    unit: machines.unit,
    kind: machineStops.kind,
    reason: machineStops.reason,
    startedAt: machineStops.startedAt,
    endedAt: machineStops.endedAt,
    minutes: sql`floor(extract(epoch from ${machineStops.endedAt} - ${machineStops.startedAt}) / 60)::int`,
    isOpen: sql`(${machineStops.endedAt} is null)`,
    createdBy: machineStops.createdBy,
    version: machineStops.version,
  },
  orderBy: sql`id`,
};

export const machineStopRecord = defineRecord({
  kind: "machineStop",
  seenBy: "getMachineStops",
  name: machines.name,
  table: machineStops,
  list: stopRows,
  reply: MachineStop,
  what: say("this.machineStop"),
});

/** Reads the planned stops of a machine that have not ended, the next one first. */
export async function readPlannedStops(db: Reader, machineId: number): Promise<PlannedStop[]> {
  const rows = await db
    .select()
    .from(machineStops)
    .where(
      and(
        eq(machineStops.machineId, machineId),
        eq(machineStops.kind, "PLANNED"),
        gt(machineStops.endedAt, currentTime()),
      ),
    )
    .orderBy(machineStops.startedAt);
  return rows.flatMap(toPlannedStop);
}

/** Returns a planned stop for a reply, and none for other stops. */
export const toPlannedStop = ({
  id,
  kind,
  reason,
  startedAt,
  endedAt,
}: typeof machineStops.$inferSelect): PlannedStop[] =>
  kind === "PLANNED" && endedAt
    ? [{ id, reason, from: startedAt.toISOString(), to: endedAt.toISOString() }]
    : [];

interface StopTimes {
  readonly kind: StopKind;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

/** Locks the machine, so that the second of two stops sees the first stop. @throws HttpError 400 by the field */
async function lockMachine(tx: WriteDatabase, machineId: number) {
  const [machine] = await tx
    .select()
    .from(machines)
    .where(eq(machines.id, machineId))
    .for("no key update");
  if (!machine) throw badRequest({ machineId: say("machine.unknown") });
  return machine;
}

/**
 * Checks the times of a stop. A planned stop needs an end. A stop that is not planned cannot be in the future, and may overlap
 * a planned one.
 * @throws HttpError 400 by the field if the times are wrong or another stop of the locked machine overlaps them
 */
async function checkStop(
  tx: WriteDatabase,
  machine: typeof machines.$inferSelect,
  { kind, startedAt, endedAt }: StopTimes,
  id = 0,
) {
  if (kind === "PLANNED") {
    if (!endedAt) throw badRequest({ endedAt: say("stop.plannedEnd") });
  } else {
    checkEntryTime("startedAt", startedAt);
    if (endedAt) checkEntryTime("endedAt", endedAt);
  }
  if (endedAt && endedAt <= startedAt) throw badRequest({ endedAt: say("stop.beforeStart") });
  const [other] = await tx
    .select()
    .from(machineStops)
    .where(
      and(
        eq(machineStops.machineId, machine.id),
        eq(machineStops.kind, kind),
        ne(machineStops.id, id),
        sql`tstzrange(${machineStops.startedAt}, ${machineStops.endedAt}) &&
          tstzrange(${startedAt.toISOString()}::timestamptz, ${endedAt?.toISOString() ?? null}::timestamptz)`,
      ),
    )
    .orderBy(machineStops.startedAt)
    .limit(1);
  if (!other) return;
  const from = { moment: other.startedAt.toISOString() };
  const message = other.endedAt
    ? say("stop.overlap", {
        machine: machine.name,
        from,
        to: { moment: other.endedAt.toISOString() },
      })
    : say("stop.overlapOpen", { machine: machine.name, from });
  throw badRequest({ [other.startedAt > startedAt && endedAt ? "endedAt" : "startedAt"]: message });
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / minuteMs);

/**
 * Keeps the past of a planned stop. Until it begins, it moves only to a later time. Once it has begun, its end alone
 * changes, to no earlier time than now. One that is over does not change.
 * @throws HttpError 400 by the field
 */
function checkPlannedEdit(row: StopTimes, { startedAt, endedAt }: Omit<StopTimes, "kind">) {
  const now = currentTime();
  const earliest = new Date(now.getTime() - clockErrorMs);
  if (row.endedAt && row.endedAt <= now) throw badRequest({ endedAt: say("stop.ended") });
  if (row.startedAt > now) {
    if (startedAt < earliest) throw badRequest({ startedAt: say("stop.pastStart") });
    return;
  }
  // The form has no seconds.
  if (minuteOf(startedAt) !== minuteOf(row.startedAt))
    throw badRequest({ startedAt: say("stop.startKept") });
  if (endedAt && endedAt < earliest) throw badRequest({ endedAt: say("stop.pastEnd") });
}

/** Reads the entered times of a stop. @throws HttpError 400 by the field */
function readTimes(body: Pick<StopCreation, "startedAt" | "endedAt">) {
  const startedAt = new Date(body.startedAt);
  checkNotTooEarly("startedAt", startedAt);
  return { startedAt, endedAt: body.endedAt === undefined ? null : new Date(body.endedAt) };
}

/** Locks the machine of a stop before the stop itself. */
async function lockMachineOf(tx: WriteDatabase, id: number) {
  const [stop] = await tx
    .select({ machineId: machineStops.machineId })
    .from(machineStops)
    .where(eq(machineStops.id, id));
  return stop && lockMachine(tx, stop.machineId);
}

/**
 * Writes a stop. A stop with a known `stopId` changes nothing.
 * @param isPlanned true if the stop begins later
 * @returns its id
 * @throws HttpError 400 by the field, or 409 if another stop with this `stopId` was written at the same moment
 */
export async function writeStop(
  tx: WriteDatabase,
  { adminId, email, deviceId }: EntryAuthor,
  { stopId, machineId, reason, ...body }: StopCreation,
  isPlanned = false,
): Promise<number> {
  const machine = await lockMachine(tx, machineId);
  const [known] = await tx
    .select({ id: machineStops.id })
    .from(machineStops)
    .where(eq(machineStops.stopId, stopId));
  if (known) return known.id;
  if (!machine.active)
    throw badRequest({ machineId: say("machine.inactive", { machine: machine.name }) });
  const times = { kind: isPlanned ? "PLANNED" : "ACTUAL", ...readTimes(body) } as const;
  await checkStop(tx, machine, times);
  const written = await insertNewRecord(tx, { adminId, email }, machineStopRecord, {
    call: "createMachineStop",
    values: {
      stopId,
      machineId,
      reason,
      ...times,
      ...(deviceId !== undefined && { deviceId }),
      createdBy: email,
    },
    after: { machine: machine.name, reason, ...times },
  });
  if (!written) throw conflict(say("stage.otherEntry"));
  return written.id;
}

/**
 * Ends the open stop with this id. A stop that has already ended changes nothing.
 * @throws HttpError 400 by the field if the machine has no such stop
 */
export async function endStop(
  tx: WriteDatabase,
  { adminId, email }: EntryAuthor,
  { machineId, stopId }: { readonly machineId: number; readonly stopId: string },
  endedAt: Date,
): Promise<void> {
  const machine = await lockMachine(tx, machineId);
  const [stop] = await tx
    .select()
    .from(machineStops)
    .where(and(eq(machineStops.stopId, stopId), eq(machineStops.machineId, machineId)));
  if (!stop) throw badRequest({ stopId: say("stop.unknown", { machine: machine.name }) });
  if (stop.endedAt) return;
  await checkStop(tx, machine, { ...stop, endedAt }, stop.id);
  const version = stop.version + 1;
  await tx.update(machineStops).set({ endedAt, version }).where(eq(machineStops.id, stop.id));
  await recordChange(
    tx,
    { adminId, email },
    {
      call: "endMachineStop",
      record: `machineStop ${stop.id}`,
      before: { endedAt: null },
      after: { endedAt },
      version,
    },
  );
}

export const stopHandlers: Handlers<
  | "getMachineStops"
  | "createMachineStop"
  | "endMachineStop"
  | "updateMachineStop"
  | "cancelMachineStop"
> = {
  getMachineStops: () => stopRows,

  async createMachineStop({ body, session }, { tx }) {
    const isPlanned = Date.parse(body.startedAt) > currentMillis() + clockErrorMs;
    return toReply(tx, machineStopRecord, await writeStop(tx, session, body, isPlanned));
  },

  endMachineStop: changeRecord(machineStopRecord, {
    call: "endMachineStop",
    prepare: (tx, { params }) => lockMachineOf(tx, recordId(machineStopRecord, params.id)),
    async change({ tx, row, prepared, body }) {
      if (row.endedAt) throw conflict(say("stop.ended"));
      const endedAt = new Date(body.endedAt);
      if (prepared) await checkStop(tx, prepared, { ...row, endedAt }, row.id);
      return { fields: { endedAt } };
    },
  }),

  updateMachineStop: updateRecord(machineStopRecord, {
    call: "updateMachineStop",
    prepare: (tx, { params }) => lockMachineOf(tx, recordId(machineStopRecord, params.id)),
    async fields({ tx, row, prepared, body: { reason, ...body } }) {
      const { id, kind } = row;
      if (kind === "CANCELLED") throw conflict(say("stop.cancelled"));
      const times = readTimes(body);
      if (kind === "PLANNED") checkPlannedEdit(row, times);
      if (prepared) await checkStop(tx, prepared, { kind, ...times }, id);
      return { reason, ...times };
    },
  }),

  cancelMachineStop: changeRecord(machineStopRecord, {
    call: "cancelMachineStop",
    change({ row: { kind, startedAt } }) {
      if (kind !== "PLANNED" || startedAt <= currentTime()) throw conflict(say("stop.begun"));
      return { fields: { kind: "CANCELLED" as const } };
    },
  }),
};
