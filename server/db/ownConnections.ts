import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { say } from "../../domain/messages/say";
import { HttpError } from "../errors";
import type { Database } from "./connect";
import * as schema from "./schema";

const channel = "plant_lists";

const reopenMillis = 1_000;

/** The milliseconds after which a database that does not answer counts as unreachable. */
const answerMillis = 5_000;

/**
 * Notifies other servers on the same database of writes, and listens for their notifications, on a separate connection.
 * The notification is sent after the commit: a transaction that notifies holds a lock that blocks all others that
 * notify. Notifications sent while the connection is lost are lost too.
 * @param onNotified called after a write of another server, and after the connection was lost
 */
export function notifications({ $client: pool }: Database, onNotified: () => void) {
  const senderId = randomUUID();
  let client: pg.Client | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let address = pool.directUrl;
  let isListening = false;

  function reopen(lost: pg.Client) {
    if (client !== lost) return;
    client = undefined;
    lost.end().catch(() => undefined);
    if (isListening) timer = setTimeout(() => void open(), reopenMillis);
  }

  async function open() {
    address = pool.directUrl;
    const opened = new pg.Client({
      connectionString: address,
      connectionTimeoutMillis: answerMillis,
      query_timeout: answerMillis,
      keepAlive: true,
    });
    client = opened;
    opened.on("notification", ({ payload }) => {
      if (payload !== senderId) onNotified();
    });
    opened.on("error", () => reopen(opened));
    opened.on("end", () => reopen(opened));
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
      onNotified();
    } catch {
      reopen(opened);
    }
  }

  return {
    send: async () => {
      await pool.query("select pg_notify($1, $2)", [channel, senderId]);
    },
    listen() {
      if (isListening) return;
      isListening = true;
      void open();
    },
    /** Checks that the connection still answers. A connection can look open although its other end is dead. */
    async check() {
      const checked = client;
      if (checked && address !== pool.directUrl) return reopen(checked);
      await checked?.query("select 1").catch(() => reopen(checked));
    },
    async close() {
      isListening = false;
      clearTimeout(timer);
      const closed = client;
      client = undefined;
      await closed?.end().catch(() => undefined);
    },
  };
}

/**
 * The most connections without the time limit of calls. A large import or export takes seconds, and so does the lock of
 * some months. The limit leaves the database free for the calls.
 */
const maxConnections = 4;
let connections = 0;

const longLimits = {
  statement_timeout: "120s",
  lock_timeout: "60s",
  idle_in_transaction_session_timeout: "120s",
} as const;

const busy = () => new HttpError(503, say("busy"), undefined, { "Retry-After": "60" });

/**
 * Runs work on a connection without the time limit of calls.
 * @throws HttpError 503 if too many such connections are in use
 */
export async function withLongConnection<T>(
  { $client: pool }: Database,
  work: (db: Omit<Database, "$client">) => Promise<T>,
): Promise<T> {
  if (connections >= maxConnections) throw busy();
  connections += 1;
  const client = new pg.Client(pool.directOptions);
  // A lost connection must not end the process. The next query rejects with the error.
  client.on("error", () => undefined);
  try {
    await client.connect();
    const db = drizzle(client, { schema, casing: "snake_case" });
    for (const [name, value] of Object.entries(longLimits))
      await db.execute(sql`select set_config(${name}, ${value}, false)`);
    return await work(db);
  } finally {
    connections -= 1;
    await client.end().catch(() => undefined);
  }
}
