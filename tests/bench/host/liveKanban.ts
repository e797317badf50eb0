import { Agent, type IncomingMessage, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import { calls } from "../../../contract/calls";
import { shippedWindowMs } from "../../../contract/orders";
import { throttleAsync } from "../../../domain/throttleAsync";
import { pauseAfterRefresh } from "../../../src/admin/live/refreshChanged";

const agent = new Agent({ keepAlive: true });

const ask = (url: string, headers: Record<string, string>) =>
  new Promise<IncomingMessage>((done, fail) => {
    request(url, { agent, headers }, done).once("error", fail).end();
  });

/** The versions of the orders that a kanban shows, by their numbers. */
type Versions = ReadonlyMap<number, number>;

/** Replies by their ETags: two hundred kanbans that are sent the same are not read two hundred times. */
const read = new Map<string, Versions>();

async function versionsIn(reply: IncomingMessage): Promise<Versions> {
  const chunks: Buffer[] = [];
  for await (const chunk of reply) chunks.push(chunk);
  const etag = String(reply.headers.etag);
  const known = read.get(etag);
  if (known) return known;
  const body = Buffer.concat(chunks);
  const json = reply.headers["content-encoding"] === "br" ? brotliDecompressSync(body) : body;
  const rows: { id: number; version: number }[] = JSON.parse(json.toString());
  const versions = new Map(rows.map(({ id, version }) => [id, version]));
  if (read.size > 100) read.clear();
  read.set(etag, versions);
  return versions;
}

/** A move that was acknowledged. */
export interface Move {
  readonly id: number;
  readonly version: number;
  /** When it was sent, by `performance.now()`. */
  readonly sentAt: number;
}

/** Follows an orders kanban as the browser does: one stream, and the list read again when it has changed. */
export async function liveKanban(origin: string, token: string) {
  const headers = { authorization: `Bearer ${token}`, "accept-encoding": "br" };
  const shippedAt_gte = [new Date(Date.now() - shippedWindowMs).toISOString().slice(0, 13), null];
  const query = new URLSearchParams({
    filter: JSON.stringify({ shippedAt_gte: [`${shippedAt_gte[0]}:00:00.000Z`, null] }),
  });
  const latencies: number[] = [];
  let awaited: Move[] = [];
  let shown: { versions: Versions; at: number; etag: string } | undefined;
  let refreshes = 0;

  function see() {
    const kanban = shown;
    if (!kanban) return;
    awaited = awaited.filter(({ id, version, sentAt }) => {
      if ((kanban.versions.get(id) ?? 0) < version) return true;
      latencies.push(kanban.at - sentAt);
      return false;
    });
  }

  async function refresh() {
    refreshes += 1;
    const reply = await ask(`${origin}/api${calls.getAllOrders.path}?${query}`, {
      ...headers,
      ...(shown && { "if-none-match": shown.etag }),
    });
    if (reply.statusCode === 304) {
      reply.resume();
      return;
    }
    if (reply.statusCode !== 200) throw new Error(`The kanban was answered ${reply.statusCode}`);
    const versions = await versionsIn(reply);
    shown = { versions, at: performance.now(), etag: String(reply.headers.etag) };
    see();
  }

  const refreshing = throttleAsync(refresh, pauseAfterRefresh);
  const stream = await ask(`${origin}/api${calls.getLiveChanges.path}`, headers);
  if (stream.statusCode !== 200) throw new Error(`The stream was answered ${stream.statusCode}`);
  stream.on("error", () => undefined);
  stream.setEncoding("utf8").on("data", (lines: string) => {
    if (lines.trim() !== "") refreshing.request();
  });

  return {
    latencies,
    get refreshes() {
      return refreshes;
    },
    /** The number of moves that it has not shown yet. */
    get awaited() {
      return awaited.length;
    },
    expect(move: Move) {
      awaited.push(move);
      see();
    },
    close() {
      refreshing.stop();
      stream.destroy();
    },
  };
}
