import { heartbeatMillis, LiveEvent } from "../../contract/live";
import { routes } from "../../contract/routes";
import { sendCall } from "./sendCall";

/** A connection on which nothing came for this long is lost, whether or not the browser has noticed. */
const silenceMillis = 2.5 * heartbeatMillis;

/** Gives each line of a stream of text that is not empty, and has `onLine` called for every one. */
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
 * @throws what `sendCall` throws, and an error for what is no event
 */
export async function readLiveStream({ since, signal, onEvent }: LiveStreamReading): Promise<void> {
  const abort = new AbortController();
  const stop = () => abort.abort();
  signal.addEventListener("abort", stop);
  let silence = setTimeout(stop, silenceMillis);
  try {
    const query = since === undefined ? {} : { since };
    const { body } = await sendCall(routes.getLiveChanges, {}, { query, signal: abort.signal });
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
