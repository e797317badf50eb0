import { eq, isNull, sql } from "drizzle-orm";
import { ReelIssued, ReelReturned } from "../../../contract/reelScans";
import { kilogramsOf } from "../../../domain/reelLedger";
import { authorOf } from "../../audit/auditLog";
import { orders, reels, reelUsages } from "../../db/schema";
import type { Handlers } from "../../http/handler";
import { recordScan } from "../../scans/recordScan";
import { decideIssue } from "../ledger/decideIssue";
import { decideReturn } from "../ledger/decideReturn";

export const reelScanHandlers: Handlers<"issueReel" | "returnReel" | "getOpenUsages"> = {
  issueReel: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "issueReel",
      reply: ReelIssued,
      body,
      session,
      decide: (tx, at) => decideIssue(tx, body, { at, by: authorOf(session) }),
    }),

  returnReel: ({ body, session }, { db }) =>
    recordScan(db, {
      call: "returnReel",
      reply: ReelReturned,
      body,
      session,
      decide: (tx, at) => decideReturn(tx, body, { at, by: authorOf(session) }),
    }),

  async getOpenUsages(_input, { db }) {
    const rows = await db
      .select({
        id: reelUsages.id,
        barcodeId: reels.barcodeId,
        reelNo: reels.reelNo,
        orderId: reelUsages.orderId,
        client: orders.client,
        usageType: reelUsages.usageType,
        startedAt: reelUsages.startedAt,
        weightBeforeGrams: reelUsages.weightBeforeGrams,
      })
      .from(reelUsages)
      .innerJoin(reels, eq(reels.id, reelUsages.reelId))
      .innerJoin(orders, eq(orders.id, reelUsages.orderId))
      .where(isNull(reelUsages.endedAt))
      .orderBy(sql`${reelUsages.startedAt} desc`);
    return rows.map(({ weightBeforeGrams, startedAt, ...usage }) => ({
      ...usage,
      startedAt: startedAt.toISOString(),
      weightBefore: kilogramsOf(weightBeforeGrams),
    }));
  },
};
