import { newOrder } from "./newOrder";
import { callWith, type ServerProcess, sessionToken, startServer } from "./serverProcess";

interface KillRounds {
  /** Orders that a reply with 200 acknowledged: made, or made and moved. */
  acknowledged: number;
  /** The acknowledged orders that were missing or in another column afterwards. */
  lost: number;
  /** The longest that it took from the start of the next server to a good `/api/health`. */
  slowestRestartMs: number;
}

const clients = 8;

type Start = (environment: Record<string, string>) => Promise<ServerProcess>;

async function timedStart(dataDir: string, start: Start) {
  const begun = performance.now();
  const server = await start({ DATA_DIR: dataDir });
  const { status } = await fetch(`${server.origin}/api/health`);
  if (status !== 200) throw new Error(`/api/health answered ${status}`);
  return { server, ms: performance.now() - begun };
}

/** Makes each client create and move orders until the server is killed. Returns the acknowledged orders. */
async function writeUntilKilled(
  { end }: ServerProcess,
  call: ReturnType<typeof callWith>,
  round: number,
): Promise<Map<number, string>> {
  const enough = 20 + round * 3;
  const acknowledged = new Map<number, string>();
  let killing: ReturnType<typeof end> | undefined;
  const note = (id: number, status: string) => {
    acknowledged.set(id, status);
    // The server is killed while the other clients are writing.
    if (acknowledged.size >= enough) killing ??= end("SIGKILL");
  };
  const write = async (client: number) => {
    for (;;) {
      const made = await call("POST", "/admin/order/create-order", newOrder(`${round}/${client}`));
      note(made.body.id, "TODO");
      const path = `/admin/order/${made.body.id}/status`;
      const moved = await call("PUT", path, { status: "IN_PROGRESS" });
      if (moved.status === 200) note(made.body.id, "IN_PROGRESS");
    }
  };
  const running = Array.from({ length: clients }, (_, client) => write(client));
  // Each client ends when its connection breaks.
  await Promise.allSettled(running);
  await killing;
  return acknowledged;
}

/**
 * Kills a server several times in the middle of writes, and looks for the writes after each kill. The session of the
 * first server is valid at the next ones.
 */
export async function killRounds(
  dataDir: string,
  rounds: number,
  start: Start = startServer,
): Promise<KillRounds> {
  const result = { acknowledged: 0, lost: 0, slowestRestartMs: 0 };
  let { server } = await timedStart(dataDir, start);
  const token = await sessionToken(server.origin);
  for (let round = 1; round <= rounds; round += 1) {
    const acknowledged = await writeUntilKilled(server, callWith(server.origin, token), round);
    const next = await timedStart(dataDir, start);
    server = next.server;
    const { body } = await callWith(server.origin, token)("GET", "/admin/order/getAllOrders");
    const found = new Map<number, string>(
      body.map((row: { id: number; status: string }) => [row.id, row.status]),
    );
    for (const [id, status] of acknowledged) {
      const now = found.get(id);
      // A move that was written but not yet answered may be there too.
      const isIntact = now === status || (status === "TODO" && now === "IN_PROGRESS");
      if (!isIntact) result.lost += 1;
    }
    result.acknowledged += acknowledged.size;
    result.slowestRestartMs = Math.max(result.slowestRestartMs, next.ms);
  }
  await server.end("SIGTERM");
  return result;
}
