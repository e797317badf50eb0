import { eq } from "drizzle-orm";
import type { ReelReturn, ReelReturned } from "../../../contract/machineScans";
import { fullDiameterError, usualCoreDiameter } from "../../../contract/reels";
import { say } from "../../../domain/messages/say";
import { isUsedUp, kilogramsText, mayBeFinished, movementError } from "../../../domain/reelLedger";
import { gramsOf, kilogramsOf } from "../../../domain/storedUnits";
import type { WriteDatabase } from "../../db/connect";
import { reels, reelUsages } from "../../db/schema";
import { badRequest, sentMessage } from "../../errors";
import type { Decision } from "../../scans/recordScan";
import { releaseReservation } from "../plan/reservations";
import { compareReturn } from "../waste/paperUses";
import {
  findOpenUsage,
  finishUsage,
  lockReel,
  reelBalance,
  remainingByDiameter,
  type ScanMoment,
  writeMovement,
} from "./movements";

type LockedReel = Awaited<ReturnType<typeof lockReel>>;

/**
 * Returns the weight of a returned reel in grams, with its core: the weighed one, else the one by the diameter. A
 * diameter that is stored with the reel is used before one that is sent.
 * @throws HttpError 400 if the full reel's diameter is unknown
 */
function weightAfter(reel: LockedReel, { weight, diameter, fullDiameter }: ReelReturn): number {
  if (weight !== undefined) return gramsOf(weight);
  const full = reel.fullDiameterMillimetres ?? fullDiameter;
  const core = reel.coreDiameterMillimetres ?? usualCoreDiameter;
  if (full === undefined) throw badRequest({ fullDiameter: say("reel.fullDiameter") });
  const net = reel.initialWeightGrams - reel.coreWeightGrams;
  const remaining = remainingByDiameter(net, { now: diameter ?? 0, full, core });
  return reel.coreWeightGrams + Math.round(remaining);
}

interface CountedReturn {
  readonly usageId: number;
  readonly at: Date;
  readonly consumedGrams: number;
  readonly boxes: number | undefined;
}

/** Reads the question about a reel whose counted boxes need more paper than the reel has lost. */
async function readTooLittle(
  tx: WriteDatabase,
  reel: string,
  { boxes, consumedGrams, ...usage }: CountedReturn,
) {
  if (boxes === undefined) return undefined;
  const sum = await compareReturn(tx, { ...usage, boxes, consumedGrams });
  if (!sum?.isTooLittle) return undefined;
  const { expected, compared } = sum;
  return {
    reason: "LESS" as const,
    message: say("scan.usedLess", {
      reel,
      boxes: String(boxes),
      expected: kilogramsText(expected),
      consumed: kilogramsText(compared),
    }),
    current: { boxes, expected: kilogramsOf(expected), consumed: kilogramsOf(compared) },
  };
}

export async function decideReturn(
  tx: WriteDatabase,
  body: ReelReturn,
  { at, by }: ScanMoment,
): Promise<Decision<ReelReturned>> {
  const reel = await lockReel(tx, body.barcodeId);
  const usage = await findOpenUsage(tx, reel.id);
  const after = weightAfter(reel, body);
  const reply = {
    barcodeId: body.barcodeId,
    reelNo: reel.reelNo,
    at: at.toISOString(),
    isEstimated: body.weight === undefined,
  };
  const core = reel.coreWeightGrams;
  const number = String(reel.reelNo);
  const figures = { reel: number, weight: kilogramsText(after), core: kilogramsText(core) };
  const balance = reelBalance(reel, usage);
  const movement = { kind: "RETURN" as const, grams: after };
  const problem =
    movementError(balance, movement, {
      NOT_IN_USE: say("scan.notInUse", { reel: number }),
      WEIGHS_NOTHING: say("scan.weighsNothing", { reel: number }),
      ABOVE_ISSUED: say("scan.aboveIssued", {
        reel: number,
        issued: kilogramsText(balance.issued ?? 0),
        weight: kilogramsText(after),
      }),
    }) ??
    (isUsedUp(after, core) && body.isFinished === false ? say("scan.noPaper", figures) : undefined);
  if (!usage || problem !== undefined) {
    return {
      reelId: reel.id,
      exception: "ifQueued",
      reply: {
        ...reply,
        outcome: "EXCEPTION",
        consumed: 0,
        weight: kilogramsOf(after),
        isFinished: false,
        ...(problem && sentMessage(problem)),
      },
    };
  }
  const { consumedGrams, ...weights } = finishUsage(usage.weightBeforeGrams, after, {
    coreGrams: core,
    isFinished: body.isFinished,
  });
  // The station asks for the full diameter once for each reel.
  const measured =
    body.weight === undefined &&
    reel.fullDiameterMillimetres === null &&
    fullDiameterError(body.fullDiameter, reel.coreDiameterMillimetres ?? undefined) === undefined
      ? { fullDiameterMillimetres: body.fullDiameter ?? null }
      : {};
  const asks = body.isFinished === undefined && mayBeFinished(after, core);
  const less =
    body.isConfirmed === true
      ? undefined
      : await readTooLittle(tx, number, {
          usageId: usage.id,
          at,
          consumedGrams,
          boxes: body.howManyBox,
        });
  const finished = asks && {
    reason: "FINISHED" as const,
    message: say("scan.isFinished", figures),
    current: { weight: kilogramsOf(after), coreWeight: kilogramsOf(core) },
  };
  const question = finished || less;
  return {
    reelId: reel.id,
    version: reel.version + 1,
    ...(question && { question }),
    // The reel is back. The exception tells the office that the operator has not confirmed the figures.
    ...(less && { exception: "always" }),
    reply: {
      ...reply,
      outcome: "RETURNED",
      consumed: kilogramsOf(consumedGrams),
      weight: kilogramsOf(after),
      isFinished: weights.status === "CONSUMED",
      ...(less && sentMessage(less.message)),
    },
    async write(tx) {
      await tx
        .update(reelUsages)
        .set({
          // The station's clock may have been set back since the issue.
          endedAt: at < usage.startedAt ? usage.startedAt : at,
          weightAfterGrams: after,
          isEstimated: reply.isEstimated,
          boxCount: body.howManyBox ?? null,
        })
        .where(eq(reelUsages.id, usage.id));
      const { id: usageId } = usage;
      await writeMovement(tx, { ...movement, reelId: reel.id, usageId, at, by: by.email });
      const version = reel.version + 1;
      await tx
        .update(reels)
        .set({ ...weights, version, ...measured })
        .where(eq(reels.id, reel.id));
      if (weights.status === "CONSUMED") await releaseReservation(tx, { reelId: reel.id });
    },
  };
}
