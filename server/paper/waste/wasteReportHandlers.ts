import type { PaperReport, PaperSum } from "../../../contract/wasteReport";
import { layerRoles } from "../../../domain/board/boxDesign";
import type { ComparedUse } from "../../../domain/board/paperUse";
import { indiaDate } from "../../../domain/indiaTime";
import type { Database } from "../../db/connect";
import type { Handlers } from "../../http/handler";
import { type DateRange, parsePeriod } from "../../reportPeriod";
import { paperSum, type RecordedUse, readUsesBetween, sumsBy, sumsByMill } from "./paperUses";
import { readTakeUpProposals } from "./takeUps";

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
