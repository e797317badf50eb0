import type { Call } from "../../contract/call";
import { calls } from "../../contract/calls";
import { type LiveResource, liveResources } from "../../contract/records";
import { callNames } from "../../contract/routes";
import { forbidden, HttpError } from "../errors";
import type { Handlers } from "../http/handler";
import { liveStream } from "./liveStream";

/** The maximum number of streams of an instance. */
const maxStreams = 2_000;

const away = (message: string) => new HttpError(503, message, undefined, { "Retry-After": "5" });

/** True if admins who may not manage people may list a resource. */
function isForEveryAdmin(resource: LiveResource): boolean {
  const lists = callNames.filter((name) => {
    const { serves }: Call = calls[name];
    return serves?.[0] === "list" && serves[1] === resource;
  });
  return lists.some((name) => calls[name].access !== "super");
}

const staffResources = liveResources.filter(isForEveryAdmin);

export const liveHandlers: Handlers<"getLiveChanges"> = {
  async getLiveChanges(
    { query: { since }, session: { role }, readSession },
    { changes, liveMillis },
  ) {
    if (changes.isClosed) throw away("The server is stopping. Please try again in a moment.");
    if (changes.size >= maxStreams) throw away("Too many screens follow this server already");
    return liveStream({
      changes,
      resources: role === "ROLE_SUPER_ADMIN" ? liveResources : staffResources,
      since,
      async checkSession() {
        if ((await readSession()).role !== role) throw forbidden();
      },
      lifeMillis: liveMillis,
    });
  },
};
