import { and, eq, sql } from "drizzle-orm";
import {
  MachineScanned,
  type ReversalScan,
  type StageScan,
  type ToolScan,
} from "../../contract/machineScans";
import { indiaDate } from "../../domain/indiaTime";
import type { Message } from "../../domain/messages/message";
import { say } from "../../domain/messages/say";
import { reversalMs } from "../../domain/stages/kinds";
import { authorOf } from "../audit/auditLog";
import type { DeviceSession } from "../auth/deviceTokens";
import type { Session } from "../auth/sessions";
import type { WriteDatabase } from "../db/connect";
import { machines, stageEntries } from "../db/schema";
import { badRequest, HttpError, sentMessage } from "../errors";
import type { Handlers } from "../http/handler";
import { type Decision, recordScan } from "../scans/recordScan";
import { moveTool, readScannedTool } from "../tools/moveTool";
import { decideCrew } from "./crewScans";
import { readLastJobs } from "./stationMachines";
import { endStop, writeStop } from "./stops";
import { type EntryAuthor, insertEntry, lockOrder, placeEntry, reverseEntry } from "./writeEntry";

interface MachineScan {
  readonly scanId: string;
  readonly barcodeId: string;
  readonly machineId: number;
  readonly queued: boolean;
}

type Reply = Pick<MachineScanned, "barcodeId" | "name" | "at">;

const entryAuthor = (session: Session | DeviceSession): EntryAuthor => ({
  ...authorOf(session),
  ...("deviceId" in session && { deviceId: session.deviceId }),
});

/** Returns the refusal at a field. @throws any other error */
function refusalIn(error: unknown): Message {
  const [refusal] =
    error instanceof HttpError && error.status === 400 ? Object.values(error.errors ?? {}) : [];
  if (refusal === undefined) throw error;
  return refusal;
}

/** Decides a scan by the rules of the office. A queued scan that breaks a rule becomes an exception with its values. */
async function decideByRules(
  tx: WriteDatabase,
  { barcodeId, machineId, queued }: MachineScan,
  { at, entered }: { readonly at: Date; readonly entered?: Message },
  decide: (reply: Reply) => Promise<Decision<MachineScanned>>,
): Promise<Decision<MachineScanned>> {
  const [machine] = await tx.select().from(machines).where(eq(machines.id, machineId));
  const reply = { barcodeId, name: machine?.name ?? "", at: at.toISOString() };
  try {
    return await decide(reply);
  } catch (error) {
    const refusal = refusalIn(error);
    const message = queued && entered ? say("scan.entered", { refusal, entered }) : refusal;
    return {
      reply: { ...reply, outcome: "EXCEPTION", ...sentMessage(message) },
      exception: "ifQueued",
    };
  }
}

const enteredPieces = ({ barcodeId, good, waste }: StageScan) =>
  say("entered.all", {
    values: {
      all: [
        say("entered.order", { value: String(orderIdOf(barcodeId)) }),
        say("entered.good", { value: String(good) }),
        say("entered.waste", { value: String(waste) }),
      ],
      by: ", ",
    },
  });

const orderIdOf = (barcodeId: string) => Number(barcodeId.slice("ORD-".length));

async function decideEntry(
  tx: WriteDatabase,
  body: StageScan,
  { at, by, reply }: { readonly at: Date; readonly by: EntryAuthor; readonly reply: Reply },
): Promise<Decision<MachineScanned>> {
  const { scanId, machineId, good, waste, reason, isConfirmed, leavesOrderId } = body;
  const order = await lockOrder(tx, orderIdOf(body.barcodeId));
  const place = await placeEntry(tx, order, body);
  const over = isConfirmed === true ? undefined : place.question;
  const job = (await readLastJobs(tx, machineId)).get(machineId);
  const isLeft =
    job !== undefined &&
    job.left > 0 &&
    job.orderId !== order.id &&
    job.orderId !== leavesOrderId &&
    job.day < indiaDate(at);
  const open = isLeft
    ? {
        reason: "OPEN_JOB" as const,
        message: say("stage.openJob", {
          machine: place.machine.name,
          order: String(job.orderId),
          left: String(job.left),
          date: { date: job.day },
        }),
        current: { orderId: job.orderId, client: job.client, left: job.left },
      }
    : undefined;
  const question = open ?? over;
  return {
    reply: {
      ...reply,
      outcome: "ENTERED",
      orderId: order.id,
      client: order.client,
      good,
      waste,
      left: place.left,
      ...(over && sentMessage(over.message)),
    },
    ...(question && { question }),
    // The pieces are made. The exception tells the office that the operator has not confirmed the pieces.
    ...(over && { exception: "always" }),
    write: (tx) =>
      insertEntry(
        tx,
        by,
        { entryId: scanId, machineId, orderId: order.id, good, waste, reason, at },
        place,
      ),
  };
}

async function decideReversal(
  tx: WriteDatabase,
  { entryId, machineId }: ReversalScan,
  { at, by, reply }: { readonly at: Date; readonly by: EntryAuthor; readonly reply: Reply },
): Promise<Decision<MachineScanned>> {
  const isOwn =
    by.deviceId === undefined
      ? sql`${stageEntries.deviceId} is null and ${stageEntries.createdBy} = ${by.email}`
      : eq(stageEntries.deviceId, by.deviceId);
  const [entry] = await tx
    .select()
    .from(stageEntries)
    .where(and(eq(stageEntries.entryId, entryId), eq(stageEntries.machineId, machineId), isOwn));
  if (!entry) throw badRequest({ entryId: say("stage.notOfStation") });
  const { id, orderId, good, waste } = entry;
  if (at.getTime() > entry.at.getTime() + reversalMs)
    throw badRequest({ entryId: say("stage.tooLate") });
  const [reversal] = await tx
    .select({ id: stageEntries.id })
    .from(stageEntries)
    .where(eq(stageEntries.reversesId, id));
  if (reversal) throw badRequest({ entryId: say("stage.reversed") });
  const { client } = await lockOrder(tx, orderId);
  return {
    reply: { ...reply, outcome: "REVERSED", orderId, client, good, waste },
    write: (tx) => reverseEntry(tx, by, id, "Taken back at the station"),
  };
}

/** Moves a scanned tool to the machine, or back to its rack if it is at the machine. */
async function decideTool(
  tx: WriteDatabase,
  { barcodeId, machineId }: ToolScan,
  { by, reply }: { readonly by: EntryAuthor; readonly reply: Reply },
): Promise<Decision<MachineScanned>> {
  const { id, number, state, machineId: presentId, place } = await readScannedTool(tx, barcodeId);
  const isThere = state === "AT_MACHINE" && presentId === machineId;
  await moveTool(tx, by, id, isThere ? { state: "IN_RACK" } : { state: "AT_MACHINE", machineId });
  return {
    reply: {
      ...reply,
      outcome: isThere ? "IN_RACK" : "AT_MACHINE",
      tool: number,
      ...(isThere && place !== null && { place }),
    },
  };
}

export const machineScanHandlers: Handlers<
  "enterStage" | "reverseStage" | "stopMachine" | "startMachine" | "scanTool" | "scanCrew"
> = {
  enterStage: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "enterStage",
      reply: MachineScanned,
      body,
      session,
      decide: (tx, at) =>
        decideByRules(tx, body, { at, entered: enteredPieces(body) }, (reply) =>
          decideEntry(tx, body, { at, by: entryAuthor(session), reply }),
        ),
    }),

  reverseStage: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "reverseStage",
      reply: MachineScanned,
      body,
      session,
      decide: (tx, at) =>
        decideByRules(tx, body, { at }, (reply) =>
          decideReversal(tx, body, { at, by: entryAuthor(session), reply }),
        ),
    }),

  scanTool: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "scanTool",
      reply: MachineScanned,
      body,
      session,
      decide: (tx, at) =>
        decideByRules(tx, body, { at }, (reply) =>
          decideTool(tx, body, { by: entryAuthor(session), reply }),
        ),
    }),

  scanCrew: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "scanCrew",
      reply: MachineScanned,
      body,
      session,
      decide: (tx, at) =>
        decideByRules(tx, body, { at }, (reply) =>
          decideCrew(tx, body, { at, by: entryAuthor(session), reply }),
        ),
    }),

  stopMachine: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "stopMachine",
      reply: MachineScanned,
      body,
      session,
      decide: (tx, at) =>
        decideByRules(tx, body, { at }, async (reply) => {
          const { scanId: stopId, machineId, reason } = body;
          const startedAt = at.toISOString();
          await writeStop(tx, entryAuthor(session), { stopId, machineId, reason, startedAt });
          return { reply: { ...reply, outcome: "STOPPED" } };
        }),
    }),

  startMachine: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "startMachine",
      reply: MachineScanned,
      body,
      session,
      decide: (tx, at) =>
        decideByRules(tx, body, { at }, async (reply) => {
          await endStop(tx, entryAuthor(session), body, at);
          return { reply: { ...reply, outcome: "STARTED" } };
        }),
    }),
};
