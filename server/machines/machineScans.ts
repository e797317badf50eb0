import { and, eq, sql } from "drizzle-orm";
import {
  MachineScanned,
  type machineScanCalls,
  type ReversalScan,
  type StageScan,
  type StartScan,
  type StopScan,
  type ToolScan,
} from "../../contract/machineScans";
import { indiaDate } from "../../domain/indiaTime";
import { type Message, say } from "../../domain/messages/say";
import { reversalMs } from "../../domain/stages/kinds";
import { authorOf } from "../audit/auditLog";
import type { Session } from "../auth/sessions";
import type { DeviceSession } from "../auth/tokens";
import { orderNumberText, readOrderBarcode } from "../barcodes";
import type { WriteDatabase } from "../db/connect";
import { machines, stageEntries } from "../db/schema";
import type { Transact } from "../db/transact";
import { badRequest, HttpError, sentMessage } from "../errors";
import type { Handlers } from "../http/handler";
import { type Decision, recordScan, scanTransactions } from "../scans/recordScan";
import { moveTool, readScannedTool } from "../tools/toolRecord";
import { decideCrew, type ScanAtMachine, type ScanAuthor } from "./crewScans";
import { readLastJobs } from "./machineStates";
import { endStop, writeStop } from "./stops";
import { insertEntry, lockOrder, placeEntry, reverseEntry } from "./writeEntry";

type MachineOfScan = Pick<typeof machines.$inferSelect, "name" | "unit">;

const entryAuthor = (session: Session | DeviceSession): ScanAuthor => ({
  ...authorOf(session),
  ...("deviceId" in session && { deviceId: session.deviceId, unit: session.unit }),
});

/** Refuses a machine of another unit than the station's. An admin enters at every machine. @throws HttpError 400 */
function checkUnit({ unit: own }: ScanAuthor, machine: MachineOfScan | undefined) {
  if (machine === undefined || own === undefined || machine.unit === own) return;
  const { name, unit } = machine;
  throw badRequest({ machineId: say("machine.stationUnit", { machine: name, unit, own }) });
}

/** Returns the refusal at a field. @throws any other error */
function refusalIn(error: unknown): Message {
  const [refusal] =
    error instanceof HttpError && error.status === 400 ? Object.values(error.errors ?? {}) : [];
  if (refusal === undefined) throw error;
  return refusal;
}

interface ScanOptions<Body> {
  /** Describes the entered values of a refused scan to the office. */
  readonly enteredIn?: (body: Body) => Message;
  /** False if the decision itself refuses a machine of another unit. */
  readonly checksUnit?: boolean;
}

/**
 * Records a scan and decides it by the rules of the office. A queued scan that breaks a rule becomes an exception, with the
 * entered values.
 */
const scanHandler = <Body extends ToolScan>(
  call: (typeof machineScanCalls)[number],
  decide: (tx: WriteDatabase, body: Body, made: ScanAtMachine) => Promise<Decision<MachineScanned>>,
  { enteredIn, checksUnit = true }: ScanOptions<Body> = {},
) => ({
  ...scanTransactions,
  run: (
    { body, session }: { body: Body; session: Session | DeviceSession },
    { transact }: { transact: Transact },
  ) =>
    recordScan(transact, {
      call,
      reply: MachineScanned,
      body,
      session,
      async decide(tx, at): Promise<Decision<MachineScanned>> {
        const { barcodeId, machineId, queued } = body;
        const [machine] = await tx.select().from(machines).where(eq(machines.id, machineId));
        const reply = { barcodeId, name: machine?.name ?? "", at: at.toISOString() };
        try {
          const by = entryAuthor(session);
          if (checksUnit) checkUnit(by, machine);
          return await decide(tx, body, { at, by, reply });
        } catch (error) {
          const refusal = refusalIn(error);
          const message =
            queued && enteredIn
              ? say("scan.entered", { refusal, entered: enteredIn(body) })
              : refusal;
          return {
            reply: { ...reply, outcome: "EXCEPTION", ...sentMessage(message) },
            exception: "ifQueued",
          };
        }
      },
    }),
});

const enteredPieces = ({ barcodeId, good, waste }: StageScan) =>
  say("entered.all", {
    values: {
      all: [
        say("entered.order", { value: orderNumberText(barcodeId) }),
        say("entered.good", { value: String(good) }),
        say("entered.waste", { value: String(waste) }),
      ],
      by: ", ",
    },
  });

async function decideEntry(
  tx: WriteDatabase,
  body: StageScan,
  { at, by, reply }: ScanAtMachine,
): Promise<Decision<MachineScanned>> {
  const { scanId, machineId, good, waste, reason, isConfirmed, leavesOrderId } = body;
  const order = await lockOrder(tx, readOrderBarcode(body.barcodeId) ?? 0);
  const place = await placeEntry(tx, order, { ...body, at });
  // An order of another unit than the machine's is the first refusal.
  checkUnit(by, place.machine);
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
  { at, by, reply }: ScanAtMachine,
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
  { by, reply }: ScanAtMachine,
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

export const machineScanHandlers: Handlers<(typeof machineScanCalls)[number]> = {
  enterStage: scanHandler("enterStage", decideEntry, {
    enteredIn: enteredPieces,
    checksUnit: false,
  }),
  reverseStage: scanHandler("reverseStage", decideReversal),
  scanTool: scanHandler("scanTool", decideTool),
  scanCrew: scanHandler("scanCrew", decideCrew),

  stopMachine: scanHandler("stopMachine", async (tx, body: StopScan, { at, by, reply }) => {
    const { scanId: stopId, machineId, reason } = body;
    await writeStop(tx, by, { stopId, machineId, reason, startedAt: at.toISOString() });
    return { reply: { ...reply, outcome: "STOPPED" } };
  }),

  startMachine: scanHandler("startMachine", async (tx, body: StartScan, { at, by, reply }) => {
    await endStop(tx, by, body, at);
    return { reply: { ...reply, outcome: "STARTED" } };
  }),
};
