import { z } from "zod";
import { Reel, reelSets, reelStatuses } from "../../../contract/reels";

/** A reel as the office shows it. Hosts may know other statuses: those stand as they are written. */
export const ReelRow = Reel.extend({
  status: z.enum(reelStatuses),
  reelSet: z.enum(reelSets).optional(),
});
