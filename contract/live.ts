import * as z from "zod/mini";
import { ownCall } from "./call";

/** The host sends an empty line at least this often, in milliseconds. A client that receives none is disconnected. */
export const heartbeatMillis = 10_000;

/** One line of the stream: the names of the changed lists, without their rows. */
export const LiveEvent = z.object({
  /** The position of the stream. A later stream with it as `since` sends the changes after this line. */
  id: z.string(),
  changed: z.array(z.string()),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const liveCalls = {
  getLiveChanges: ownCall("/admin/live", "GET", "admin", {
    query: z.object({
      /** The `id` of the last line of an earlier stream, from any server instance. */
      since: z.optional(z.string().check(z.maxLength(2_000))),
    }),
    reply: "ndjson",
  }),
};
