import * as z from "zod/mini";
import { call } from "./call";
import { routes } from "./routes";

/** The host sends an empty line at least this often, in milliseconds: whoever hears nothing is cut off. */
export const heartbeatMillis = 10_000;

/** One line of the stream: which lists are no longer what they were, and nothing of what is in them. */
export const LiveEvent = z.object({
  /** Where the stream is now: given as `since`, a later stream tells what has changed from here on. */
  id: z.string(),
  changed: z.array(z.string()),
});
export type LiveEvent = z.infer<typeof LiveEvent>;

export const liveCalls = {
  getLiveChanges: call(routes.getLiveChanges, {
    query: z.object({
      /** The `id` of the last line of an earlier stream, of whichever instance. */
      since: z.optional(z.string().check(z.maxLength(2_000))),
    }),
    reply: "ndjson",
  }),
};
