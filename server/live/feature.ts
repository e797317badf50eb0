import { Readable } from "node:stream";
import { calls } from "../../contract/calls";
import type { LiveEvent } from "../../contract/live";
import { type LiveResource, liveResources } from "../../contract/records";
import type { Route } from "../../contract/route";
import { callNames } from "../../contract/routes";
import { type Message, say } from "../../domain/messages/say";
import { forbidden, HttpError } from "../errors";
import type { ChangeFeed, ResourceVersions } from "../lists/changeFeed";
import type { ServerFeature } from "../records/defineRecord";

interface LiveStreamOptions {
  readonly changes: Pick<ChangeFeed, "follow">;
  readonly resources: readonly LiveResource[];
  readonly since: string | undefined;
  /** Checks the session of an open stream. @throws HttpError if the session has ended or its role has changed */
  checkSession(): Promise<unknown>;
  /** The time in ms after which the stream ends by itself. The reader then opens another one. */
  readonly lifeMillis: number;
}

/** The maximum number of bytes that may wait for a reader. The stream of a slower reader is closed. */
const maxWaitingBytes = 65_536;

export const idOf = (versions: ResourceVersions, resources: readonly LiveResource[]) =>
  resources.map((resource) => `${resource}.${versions.get(resource)}`).join("~");

/** Returns the resources that have changed since an id; all resources if the id is malformed. */
function changedSince(id: string, versions: ResourceVersions, resources: readonly LiveResource[]) {
  const then = new Set(id.split("~"));
  return resources.filter((resource) => !then.has(`${resource}.${versions.get(resource)}`));
}

/** Returns a stream of the names of changed resources. It ends with the session or the server. */
export async function liveStream(options: LiveStreamOptions): Promise<Readable> {
  const { changes, resources, since, checkSession, lifeMillis } = options;
  const stream = new Readable({ read: () => undefined });
  let last = since;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopFollowing: (() => void) | undefined;
  let isEnded = false;

  const send = (line: string) => {
    if (stream.readableLength > maxWaitingBytes) stream.destroy();
    else if (!stream.readableEnded && !stream.destroyed) stream.push(`${line}\n`);
  };
  const stop = () => {
    isEnded = true;
    clearTimeout(timer);
    stopFollowing?.();
  };
  const end = () => {
    stop();
    if (!stream.destroyed) stream.push(null);
  };
  const endWithSession = () =>
    checkSession().catch((error: unknown) => {
      if (error instanceof HttpError) end();
    });

  const tell = (versions: ResourceVersions, before: string) => {
    const changed = changedSince(before, versions, resources);
    last = idOf(versions, resources);
    return { id: last, changed } satisfies LiveEvent;
  };

  let admins: string | undefined;
  const follower = {
    onChange(versions: ResourceVersions) {
      if (admins !== versions.get("admins")) void endWithSession();
      admins = versions.get("admins");
      if (last === undefined) return;
      const event = tell(versions, last);
      if (event.changed.length > 0) send(JSON.stringify(event));
    },
    onHeartbeat() {
      send("");
      void endWithSession();
    },
    onClose: end,
  };
  stream.once("close", stop);
  const { versions, stop: unfollow } = await changes.follow(follower);
  stopFollowing = unfollow;
  // The server may have closed meanwhile.
  if (isEnded) {
    unfollow();
    return stream;
  }
  timer = setTimeout(end, lifeMillis);

  admins = versions.get("admins");
  send(JSON.stringify(tell(versions, last ?? idOf(versions, resources))));
  return stream;
}

const maxStreams = 2_000;

const away = (message: Message) => new HttpError(503, message, undefined, { "Retry-After": "5" });

/** True if admins who may not manage people may read a resource. */
function isForEveryAdmin(resource: LiveResource): boolean {
  const reads = callNames.filter((name) => {
    const { serves }: Route = calls[name];
    return (serves?.[0] === "list" || serves?.[0] === "one") && serves[1] === resource;
  });
  return reads.some((name) => calls[name].access !== "super");
}

const staffResources = liveResources.filter(isForEveryAdmin);

export const feature = {
  handlers: {
    async getLiveChanges(
      { query: { since }, session: { role }, readSession },
      { changes, liveMillis },
    ) {
      if (changes.isClosed) throw away(say("stopping"));
      if (changes.size >= maxStreams) throw away(say("tooManyScreens"));
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
  },
} satisfies ServerFeature;
