import { and, count, eq, isNull, sql } from "drizzle-orm";
import type { OrderWaste, PaperReport, PaperSum } from "../../../contract/wasteReport";
import { type Flute, flutes } from "../../../domain/board/boardFactors";
import { layerLabel, layerRoles } from "../../../domain/board/boxDesign";
import { isComputed } from "../../../domain/board/computed";
import { type FluteRun, fluteRunsOf, measuredTakeUp } from "../../../domain/board/measuredTakeUp";
import type { ComparedUse } from "../../../domain/board/paperUse";
import { indiaDate } from "../../../domain/indiaTime";
import { say } from "../../../domain/messages/say";
import { recordChange } from "../../audit/auditLog";
import type { Database, Reader } from "../../db/connect";
import { fluteTakeUps, orders, reelUsages, usageShares } from "../../db/schema";
import { conflict, sentMissing } from "../../errors";
import { groupBy } from "../../groupBy";
import type { Handlers } from "../../http/handler";
import { type DateRange, parsePeriod } from "../../reportPeriod";
import {
  addBoardSettings,
  lockBoardSettings,
  readBoardSettings,
} from "../../specifications/boardSettings";
import {
  paperSum,
  type RecordedUse,
  readOrderUses,
  readUsesBetween,
  sumsBy,
  sumsByMill,
} from "./paperUses";

/** The number of finished orders that are measured. Older orders may have had other paper. */
const latestOrders = 200;

/** The difference below which two take-ups count as the same. */
const sameTakeUp = 0.005;

async function readMeasuredRuns(db: Pick<Database, "select" | "execute">) {
  const finished = sql`(select id from ${orders} where status in ('COMPLETED', 'SHIPPED')
    and specification_version_id is not null and cancelled_at is null order by id desc limit ${latestOrders})`;
  const found = await readOrderUses(db, sql`${usageShares.orderId} in ${finished}`);
  const runs = new Map<Flute, FluteRun[]>();
  for (const { order, lines } of found) {
    // A reel that still runs at another order of a combined run is a part of this order too.
    if (!order.specification || !order.isFinished) continue;
    const ran = fluteRunsOf(
      order.specification.design,
      lines.map(({ use }) => use),
    );
    if (!isComputed(ran)) continue;
    for (const { flute, ...lengths } of ran.value)
      runs.set(flute, [...(runs.get(flute) ?? []), lengths]);
  }
  return runs;
}

async function readTakeUpProposals(db: Pick<Database, "select" | "execute">) {
  const runs = await readMeasuredRuns(db);
  const { settings } = await readBoardSettings(db);
  return flutes.flatMap((flute) => {
    const measured = measuredTakeUp(runs.get(flute) ?? []);
    if (!isComputed(measured) || measured.value < 1) return [];
    const present = settings[`takeUp${flute}`];
    if (Math.abs(measured.value - present) < sameTakeUp) return [];
    const count = runs.get(flute)?.length ?? 0;
    return [{ flute, present, measured: measured.value, runs: count }];
  });
}

export const takeUpHandlers: Handlers<"acceptTakeUp"> = {
  async acceptTakeUp({ body: { flute, measured }, session }, { tx }) {
    await lockBoardSettings(tx);
    const proposal = (await readTakeUpProposals(tx)).find((one) => one.flute === flute);
    if (proposal?.measured !== measured) {
      const which = { measured: String(measured), flute };
      throw conflict(
        proposal
          ? say("takeUp.otherMeasure", { ...which, now: String(proposal.measured) })
          : say("takeUp.nothing", which),
      );
    }
    const { settings } = await readBoardSettings(tx);
    const after = { [`takeUp${flute}`]: measured };
    await addBoardSettings(tx, { ...settings, ...after }, session.email);
    await tx.insert(fluteTakeUps).values({
      flute,
      takeUp: measured,
      formerTakeUp: proposal.present,
      runs: proposal.runs,
      acceptedBy: session.email,
    });
    await recordChange(tx, session, {
      call: "acceptTakeUp",
      record: "board 1",
      before: { [`takeUp${flute}`]: proposal.present },
      after,
    });
    return { flute, takeUp: measured };
  },
};

type Line = ComparedUse<RecordedUse>;

const byRole = (lines: readonly Line[]) => {
  const sums = new Map(sumsBy(lines, ({ use }) => use.role));
  return layerRoles.flatMap((usageType) => {
    const sum = sums.get(usageType);
    return sum ? [{ usageType, ...sum }] : [];
  });
};

const usualDays = 180;

const byWaste = (one: PaperSum, other: PaperSum) =>
  (other.waste ?? Number.NEGATIVE_INFINITY) - (one.waste ?? Number.NEGATIVE_INFINITY) ||
  other.actual - one.actual;

async function readReport(db: Database, range: DateRange): Promise<PaperReport> {
  const { first, last, since, until } = parsePeriod(range, usualDays);
  const { found, lines } = await readUsesBetween(db, since, until);
  const halfRun = new Set(
    found
      .filter(({ order }) => !order.isFinished)
      .flatMap(({ lines: [line] }) => line?.use.orderId ?? []),
  );
  const clients = new Map(lines.map(({ use }) => [use.orderId, use.client]));
  return {
    from: first,
    to: last,
    total: paperSum(lines),
    months: sumsBy(lines, ({ use }) => indiaDate(use.endedAt).slice(0, 7))
      .map(([month, sum]) => ({ month, ...sum }))
      .sort((one, other) => (one.month < other.month ? -1 : 1)),
    layers: byRole(lines),
    mills: sumsByMill(lines),
    orders: sumsBy(lines, ({ use }) => use.orderId)
      .map(([orderId, sum]) => ({
        orderId,
        client: clients.get(orderId) ?? "",
        isHalfRun: halfRun.has(orderId),
        ...sum,
      }))
      .sort(byWaste),
    takeUps: await readTakeUpProposals(db),
  };
}

export const paperReportHandlers: Handlers<"getPaperReport"> = {
  getPaperReport: ({ query }, { db }) => readReport(db, query),
};

/** The place of lines without a known layer, after all layers of a board. */
const unknownPlace = 7;

/** Sorts an order's lines from the outside in, then the lines without a known layer. */
function byLayer(lines: readonly Line[], labelOf: (line: Line) => string | undefined) {
  const placeOf = ({ layer, use }: Line) => layer ?? unknownPlace + layerRoles.indexOf(use.role);
  const inOrder = lines.toSorted((one, other) => placeOf(one) - placeOf(other));
  return [...groupBy(inOrder, placeOf).values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const layer = labelOf(first);
    return [
      { usageType: first.use.role, ...(layer !== undefined && { layer }), ...paperSum(group) },
    ];
  });
}

/** Reads the used paper of one order, by run, layer and mill. */
export async function readOrderWaste(db: Reader, orderId: number): Promise<OrderWaste> {
  const [found] = await readOrderUses(db, eq(usageShares.orderId, orderId));
  const lines = found?.lines ?? [];
  const ply = found?.order.specification?.design.ply ?? 0;
  const labelOf = ({ layer }: Line) => (layer === undefined ? undefined : layerLabel(ply, layer));
  const [open] = await db
    .select({ running: count() })
    .from(usageShares)
    .innerJoin(reelUsages, eq(reelUsages.id, usageShares.usageId))
    .where(and(eq(usageShares.orderId, orderId), isNull(reelUsages.endedAt)));
  return {
    uses: lines.map((line) => {
      const { usageId, barcodeId, supplierName, role, gsm, deckleCentimetres } = line.use;
      const { expected } = line;
      const layer = labelOf(line);
      return {
        usageId,
        barcodeId,
        supplierName,
        usageType: role,
        ...(layer !== undefined && { layer }),
        gsm,
        deckle: deckleCentimetres,
        ...(isComputed(expected)
          ? { ups: expected.value.ups, boxes: Math.round(expected.value.boxes) }
          : sentMissing(expected.missing)),
        ...paperSum([line]),
      };
    }),
    layers: byLayer(lines, labelOf),
    mills: sumsByMill(lines),
    total: paperSum(lines),
    isHalfRun: found !== undefined && !found.order.isFinished,
    running: open?.running ?? 0,
  };
}
