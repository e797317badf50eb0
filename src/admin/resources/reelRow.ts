import { z } from "zod";
import { Reel, reelSets, reelStatuses } from "../../../contract/reels";

/**
 * A reel as the office shows it: its number is a name, not a quantity. Hosts may know other
 * statuses: those stand as they are written.
 */
export const ReelRow = Reel.extend({
  reelNo: z.int(),
  status: z.enum(reelStatuses),
  reelSet: z.enum(reelSets).optional(),
});
