import type { ServerFeature } from "../records/defineRecord";
import { combinationHandlers, combinedRunHandlers } from "./combine/handlers";
import { reelHandlers, reelRecord } from "./reels/handlers";
import { reelMovementHandlers, reelScanHandlers } from "./reels/reelMovementHandlers";
import { reorderRecord, stockHandlers } from "./stock/stock";
import { paperReportHandlers, takeUpHandlers } from "./waste/wasteReport";

export const feature = {
  records: { reel: reelRecord, reorder: reorderRecord },
  handlers: {
    ...combinationHandlers,
    ...combinedRunHandlers,
    ...reelHandlers,
    ...reelMovementHandlers,
    ...reelScanHandlers,
    ...stockHandlers,
    ...takeUpHandlers,
    ...paperReportHandlers,
  },
} satisfies ServerFeature;
