import * as z from "zod/mini";
import { heartbeatMillis, LiveEvent } from "../../contract/live";
import { routes } from "../../contract/routes";
import { HostError } from "./hostErrors";
import { sendCall } from "./sendCall";

/** The connection counts as lost after this time without data, in milliseconds. */
const silenceMillis = 2.5 * heartbeatMillis;

/** Calls `onLine` for every line of a text stream, also for empty lines. Resolves when the stream ends. */
async function eachLine(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  onLine: (line: string) => void,
) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = `${rest}${value}`.split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) onLine(line);
  }
}

interface LiveStreamReading {
  /** The id of the last event that this browser knows. */
  readonly since: string | undefined;
  readonly signal: AbortSignal;
  readonly onEvent: (event: LiveEvent) => void;
}

/**
 * Reads the host's stream of changes until it ends, is silent for too long, or is aborted.
 * @throws the errors of `sendCall`, and an error for a line that is no event
 */
export async function readLiveStream({ since, signal, onEvent }: LiveStreamReading): Promise<void> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal.addEventListener("abort", stop);
  let silence = setTimeout(stop, silenceMillis);
  try {
    const query = since === undefined ? {} : { since };
    const { body } = await sendCall(
      routes.getLiveChanges,
      {},
      {
        query,
        signal: abort.signal,
        isEndless: true,
      },
    );
    if (body === null) return;
    await eachLine(body, (line) => {
      clearTimeout(silence);
      silence = setTimeout(stop, silenceMillis);
      if (line !== "") onEvent(LiveEvent.parse(JSON.parse(line)));
    });
  } finally {
    clearTimeout(silence);
    signal.removeEventListener("abort", stop);
    stop();
  }
}

/** The names of the resources that have changed, or "everything" if that is unknown. */
export type Changed = readonly string[] | "everything";

/** A message of the leading tab: an event, and the id of the event before it. */
const LiveMessage = z.extend(LiveEvent, { since: z.optional(z.string()) });
type LiveMessage = z.infer<typeof LiveMessage>;

const greeting = "Where are we?";

export interface TabChannel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

interface FollowOptions {
  /** The session's token. All tabs of a session share one stream. */
  readonly name: string;
  readonly onChange: (changed: Changed) => void;
  readonly locks?: Pick<LockManager, "request"> | undefined;
  readonly openChannel?: (name: string) => TabChannel;
  readonly readStream?: typeof readLiveStream;
  readonly pause?: (milliseconds: number, signal: AbortSignal) => Promise<void>;
}

/** Waits until the time is over, the network is back or the signal is aborted. */
function pauseUntilOnline(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      signal.removeEventListener("abort", end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    window.addEventListener("online", end);
    signal.addEventListener("abort", end);
  });
}

/** A stream that ends sooner than this has failed, however it ended. */
const shortMillis = 5_000;
const longestPauseMillis = 30_000;

/** Returns a random delay, so that the clients of a lost server do not reconnect at the same moment. */
const spread = (milliseconds: number) => milliseconds * (0.5 + Math.random() / 2);

const pauseAfter = (failures: number) =>
  spread(Math.min(longestPauseMillis, 1_000 * 2 ** Math.min(failures, 10)));

/** True if another request is pointless: the session has ended, or the host has no such stream. */
const isFinal = (error: unknown) =>
  error instanceof HostError && error.status >= 400 && error.status < 500 && error.status !== 429;

const openBroadcast = (name: string): TabChannel => new BroadcastChannel(name);

/**
 * Follows the host's changes with one stream for each browser. The tab that holds the lock reads the stream and sends
 * each event to the other tabs. If that tab is closed, another tab continues from the last event. A browser without
 * locks (on plain HTTP) follows nothing. A tab that may have missed events gets "everything".
 * @returns a function that stops following
 */
export function followChanges(options: FollowOptions): () => void {
  const { name, onChange, readStream = readLiveStream, pause = pauseUntilOnline } = options;
  const locks = "locks" in options ? options.locks : navigator.locks;
  if (locks === undefined) return () => undefined;
  const channel = (options.openChannel ?? openBroadcast)(name);
  const stopping = new AbortController();
  const { signal } = stopping;
  let id: string | undefined;
  let isLeading = false;

  function receive({ id: next, since, changed }: LiveMessage) {
    if (next !== id && (id === undefined || since !== id)) onChange("everything");
    else if (changed.length > 0) onChange(changed);
    id = next;
  }

  channel.onmessage = ({ data }) => {
    if (data === greeting) {
      if (isLeading && id !== undefined) channel.postMessage({ id, since: id, changed: [] });
      return;
    }
    const message = LiveMessage.safeParse(data);
    if (message.success) receive(message.data);
  };

  async function lead() {
    isLeading = true;
    let failures = 0;
    while (!signal.aborted) {
      const begun = Date.now();
      const onEvent = (event: LiveEvent) => {
        const message = id === undefined ? event : { ...event, since: id };
        channel.postMessage(message);
        receive(message);
      };
      try {
        await readStream({ since: id, signal, onEvent });
      } catch (error) {
        if (signal.aborted) return;
        if (isFinal(error)) {
          // The screen's data is refetched once more, so that the end of a session is noticed.
          onChange("everything");
          return;
        }
      }
      failures = Date.now() - begun < shortMillis ? failures + 1 : 0;
      await pause(pauseAfter(failures), signal);
    }
  }

  channel.postMessage(greeting);
  // The request of the lock rejects if the tab stops following before it gets the lock.
  locks.request(name, { signal }, lead).catch(() => undefined);
  return () => {
    stopping.abort();
    channel.close();
  };
}
