import { createInterface } from "node:readline";
import { calls } from "../../contract/calls";
import { LiveEvent } from "../../contract/live";
import { fillPath, idempotencyHeader, messageHeader } from "../../contract/route";
import type { CallName } from "../../contract/routes";
import { buildApp } from "../../server/app";
import { connectForCalls } from "../../server/db/connect";
import { fakeOperations } from "../support/fakeOperations";
import { simulatedPath } from "./simulatedTime";
import { watchStatements } from "./statements";

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  /** A file in place of a body. A text is sent as CSV. */
  readonly file?: string | Buffer;
}

/** A call as it goes over the network. */
export interface Request {
  readonly name: CallName;
  readonly sent: Sent;
  readonly token?: string | undefined;
  /** The `Idempotency-Key`. */
  readonly key?: string | undefined;
}

export interface Reply {
  readonly status: number;
  /** The body as JSON. Of a refusal as text, its code. Undefined for a file. */
  // biome-ignore lint/suspicious/noExplicitAny: each action reads the fields of its own call
  readonly body: any;
  /** The body as it came. */
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
  /** The number of all rows of a list. The body may have a part of the rows. */
  readonly total?: number;
}

/** A stream of the names of changed lists. */
export interface ChangeStream {
  /** @throws Error if the stream has ended */
  next(): Promise<LiveEvent>;
  end(): void;
}

export const requestText = ({ name, sent }: Request) => `${name} ${JSON.stringify(sent)}`;

export const cheapPasswords = { ln: 4, r: 8, p: 1 };

/** Returns the number of all rows from the header of a list, such as `rows 0-24/300`. */
function totalOf(header: unknown): Pick<Reply, "total"> {
  const [, total] = /\/(\d+)$/.exec(String(header)) ?? [];
  return total === undefined ? {} : { total: Number(total) };
}

/** Returns the code of a refusal of a call that replies a text, from the header that has it. */
const sentenceOf = (status: number, header: unknown): object | undefined =>
  status < 400 || header === undefined ? undefined : JSON.parse(decodeURIComponent(String(header)));

let addresses = 0;

/** Returns another address at each call, so that no limit of requests of one address applies. */
function nextAddress(): string {
  addresses += 1;
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * The longest times, in milliseconds, that a server waits for a connection to the database and uses it. With the product's
 * limits of 5 and 12 seconds a server on a busy machine would refuse calls with 503.
 */
const patientLimits = { connectionTimeoutMillis: 300_000, checkoutMillis: 120_000 };

let started = 0;

/** Starts a server on a plant's database, with connections and caches of its own. */
export async function startServer(url: string) {
  started += 1;
  /** The name of the connections in PostgreSQL. */
  const name = `simulated_server_${started}`;
  const connection = await connectForCalls(url, {
    ...patientLimits,
    settings: { search_path: simulatedPath, application_name: name },
  });
  const logged: string[] = [];
  const app = buildApp({
    db: connection.db,
    checksWrites: true,
    logger: { level: "warn", stream: { write: (line: string) => void logged.push(line) } },
    secret: "a-secret-for-the-simulation-of-32-characters",
    passwordCost: cheapPasswords,
    sendsEmails: true,
    operations: fakeOperations,
  });
  await app.ready();

  return {
    name,
    app,
    db: connection.db,
    /** True once PostgreSQL has ended a connection of this server on purpose. */
    isBroken: false,
    statements: watchStatements(connection.db.$client),
    /** The warnings and errors in the log. */
    logged,

    async transmit({ name, sent, token, key }: Request): Promise<Reply> {
      const { method, path } = calls[name];
      const query = Object.entries(sent.query ?? {}).map(([field, value]) => [
        field,
        typeof value === "string" ? value : JSON.stringify(value),
      ]);
      const reply = await app.inject({
        method,
        url: `/api${fillPath(path, { ...sent.params })}`,
        query: Object.fromEntries(query),
        remoteAddress: nextAddress(),
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(key !== undefined && { [idempotencyHeader]: key }),
          ...(sent.body !== undefined && { "content-type": "application/json" }),
          ...(sent.file !== undefined && {
            "content-type": typeof sent.file === "string" ? "text/csv" : "application/octet-stream",
          }),
        },
        ...(sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
        ...(sent.file !== undefined && { payload: sent.file }),
      });
      const { statusCode: status, body: text, headers } = reply;
      const isJson = String(headers["content-type"]).startsWith("application/json");
      const sentence = sentenceOf(status, headers[messageHeader.toLowerCase()]);
      const body = isJson && text !== "" ? JSON.parse(text) : sentence;
      return { status, body, text, headers, ...totalOf(headers["content-range"]) };
    },

    /** Opens a stream of changes, after a line of an earlier stream. */
    async follow(token: string, since?: string): Promise<ChangeStream> {
      const reply = await app.inject({
        url: `/api${calls.getLiveChanges.path}`,
        query: { ...(since !== undefined && { since }) },
        headers: { authorization: `Bearer ${token}` },
        payloadAsStream: true,
      });
      const stream = reply.stream();
      const lines = createInterface({ input: stream })[Symbol.asyncIterator]();
      return {
        async next() {
          for (;;) {
            const { value, done } = await lines.next();
            if (done) throw new Error("The stream of changes has ended");
            // An empty line is a heartbeat.
            if (value !== "") return LiveEvent.parse(JSON.parse(value));
          }
        },
        end: () => void stream.destroy(),
      };
    },

    async close() {
      await app.close();
      await connection.close();
    },
  };
}

export type Server = Awaited<ReturnType<typeof startServer>>;
