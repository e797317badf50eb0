import { Readable } from "node:stream";
import type { LiveEvent } from "../../contract/live";
import type { LiveResource } from "../../contract/records";
import { HttpError } from "../errors";
import type { ChangeFeed } from "../lists/changeFeed";
import type { ResourceVersions } from "../lists/resourceVersions";

interface LiveStreamOptions {
  readonly changes: Pick<ChangeFeed, "follow">;
  /** The resources of which the reader may know. */
  readonly resources: readonly LiveResource[];
  /** The id of the last event that the reader received. Without an id the stream begins with its current id. */
  readonly since: string | undefined;
  /** @throws HttpError once the session has ended, or may follow other resources */
  checkSession(): Promise<unknown>;
  /** After how long the stream ends by itself; the reader opens another one. */
  readonly lifeMillis: number;
}

/** The maximum number of bytes that may wait for a reader. The stream of a slower reader is closed. */
const maxWaitingBytes = 65_536;

/** Returns the event id: the version of each resource. */
export const idOf = (versions: ResourceVersions, resources: readonly LiveResource[]) =>
  resources.map((resource) => `${resource}.${versions.get(resource)}`).join("~");

/** Returns the resources that have changed since an id; all resources if the id is malformed. */
function changedSince(
  id: string,
  versions: ResourceVersions,
  resources: readonly LiveResource[],
): LiveResource[] {
  const then = new Set(id.split("~"));
  return resources.filter((resource) => !then.has(`${resource}.${versions.get(resource)}`));
}

/** A stream of lines that name what has changed, until the session or the server ends. */
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
