import { afterAll, beforeAll } from "vitest";
import { calls } from "../../contract/calls";
import { fillPath } from "../../contract/route";
import type { CallName } from "../../contract/routes";
import { buildApp } from "../../server/app";
import { type Connection, connectForCalls } from "../../server/db/connect";
import { makeFirstAdmins } from "../../server/firstStart";
import type { CheckReply } from "../../server/http/callHandler";
import { emptyDatabase } from "./emptyDatabase";
import { fakeOperations } from "./fakeOperations";
import { hangMs } from "./hang";
import { people } from "./people";
import { findReplyFaults } from "./publishedReplies";

export const secret = "a-secret-for-the-tests-of-32-characters";

/** Cheap hashes for tests that are not about passwords. A real hash takes 0.2 seconds of a processor. */
export const cheapPasswords = { ln: 4, r: 8, p: 1 };

/** An admin, a paired scan station or wall screen, or a visitor. */
export type Who = keyof typeof people | "station" | "wall" | "visitor";

interface Sent {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  /** A file, where the call takes one. A text is sent as CSV. */
  file?: string | Buffer;
  headers?: Record<string, string>;
  /** The network address of the caller. */
  from?: string;
}

export interface Replied {
  status: number;
  headers: Record<string, unknown>;
  text: string;
  bytes: Buffer;
  /** The body as JSON, or undefined where it is none. */
  body: Body;
}

/** JSON with a shape that the test itself asserts. */
// biome-ignore lint/suspicious/noExplicitAny: the tests look into replies that may have any shape
type Body = any;

const jsonOf = (text: string): Body => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A date in the form that programs write. Messages have such a date only in an example of what to type. */
const rawDate = /(?<!such as )\b\d{4}-\d{2}-\d{2}\b/;

/** The calls that end sessions. After one of them every admin signs in again. */
const endsSessions: ReadonlySet<CallName> = new Set(["changePassword", "signOutEverywhere"]);

/** The limits of a database connection in tests. A server gives up earlier, but a busy test machine is only slow. */
const patientLimits = {
  connectionTimeoutMillis: hangMs,
  checkoutMillis: hangMs,
  settings: {
    statement_timeout: `${hangMs}ms`,
    lock_timeout: `${hangMs}ms`,
    idle_in_transaction_session_timeout: `${hangMs}ms`,
  },
};

interface PlantOptions {
  /** True if statements and locks have the short limits of a server, for a test of these limits. */
  hasServerLimits?: boolean;
  checksReplies?: boolean;
  /** False for a host that checks no writes, as in production. */
  checksWrites?: boolean;
  /** A check of the replies in place of the published schemas. */
  checkReply?: CheckReply;
}

/**
 * Returns a host on a new database for one test file, with calls as its people. With `checksReplies` each JSON reply is
 * compared with the published schemas. A reply of a write is compared before the commit.
 */
export function plant({
  hasServerLimits,
  checksReplies,
  checksWrites = true,
  checkReply,
}: PlantOptions = {}) {
  const database = emptyDatabase();
  let connection: Connection;
  let app: ReturnType<typeof buildApp>;
  /** The faults of replies that were refused, until a test reads them. */
  const refused: string[] = [];
  /** The server's own faults in its log. */
  const logged: string[] = [];
  const tokens = new Map<Who, Promise<string>>();

  beforeAll(async () => {
    const staffPassword = people.staff.password;
    const options = { demo: true, staffPassword, passwordCost: cheapPasswords };
    await makeFirstAdmins(database.db, { ...people.owner, ...options });
    connection = await connectForCalls(database.callsUrl, hasServerLimits ? {} : patientLimits);
    // The stream of changes is short, because tests of all calls wait for its end.
    const live = { lifeMillis: 20 };
    app = buildApp({
      db: connection.db,
      checksWrites,
      ...(checkReply && { checkReply }),
      ...(checksReplies && {
        checkReply: (name, reply) => {
          const faults = findReplyFaults(name, 200, reply);
          refused.push(...faults);
          if (faults.length > 0) throw new Error(faults.join("\n"));
        },
        logger: { level: "error", stream: { write: (line: string) => logged.push(line) } },
      }),
      secret,
      passwordCost: cheapPasswords,
      live,
      sendsEmails: true,
      operations: fakeOperations,
    });
    await app.ready();
  });

  afterAll(async () => {
    await app?.close();
    await connection?.close();
  });

  /** @throws if a JSON reply is not what the host's document publishes */
  function expectRight(name: CallName, status: number, body: unknown) {
    const faults = findReplyFaults(name, status, body);
    if (faults.length > 0) throw new Error(faults.join("\n"));
  }

  async function call(who: Who, callName: CallName, sent: Sent = {}): Promise<Replied> {
    const { method, path } = calls[callName];
    const token = who === "visitor" ? undefined : await tokenOf(who);
    const query = Object.entries(sent.query ?? {}).map(([key, value]) => [
      key,
      typeof value === "string" ? value : JSON.stringify(value),
    ]);
    const reply = await app.inject({
      method,
      url: `/api${fillPath(path, sent.params ?? {})}`,
      query: Object.fromEntries(query),
      ...(sent.from !== undefined && { remoteAddress: sent.from }),
      headers: {
        ...(sent.body !== undefined && { "content-type": "application/json" }),
        ...(sent.file !== undefined && {
          "content-type": typeof sent.file === "string" ? "text/csv" : "application/octet-stream",
        }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...sent.headers,
      },
      ...(sent.file !== undefined && { payload: sent.file }),
      ...(sent.body !== undefined && {
        payload: typeof sent.body === "string" ? sent.body : JSON.stringify(sent.body),
      }),
    });
    if (reply.statusCode === 200 && endsSessions.has(callName)) {
      for (const admin of ["owner", "staff"] as const) tokens.delete(admin);
    }
    const isJson = String(reply.headers["content-type"]).startsWith("application/json");
    if (refused.length > 0) throw new Error(refused.splice(0).join("\n"));
    if (checksReplies && isJson && reply.body !== "")
      expectRight(callName, reply.statusCode, JSON.parse(reply.body));
    const body = jsonOf(reply.body);
    // A refused field that the test made up may have a name like a date.
    const named = Object.keys(Object(body?.errors));
    const words = named.reduce((text, name) => text.replaceAll(name, ""), String(body?.message));
    if (reply.statusCode >= 400 && rawDate.test(words))
      throw new Error(`A message has a raw date: ${body.message}`);
    return {
      status: reply.statusCode,
      headers: reply.headers,
      text: reply.body,
      bytes: reply.rawPayload,
      body,
    };
  }

  /** Simultaneous calls share one sign-in, because the host refuses more than ten at the same time. */
  function tokenOf(who: Exclude<Who, "visitor">): Promise<string> {
    const known = tokens.get(who);
    if (known) return known;
    const token = who === "station" ? pairStation() : who === "wall" ? pairWall() : signIn(who);
    tokens.set(who, token);
    return token;
  }

  let logins = 0;

  /** Signs in from a new address each time, so that no limit of logins applies. */
  async function signIn(who: keyof typeof people): Promise<string> {
    logins += 1;
    const from = `10.254.${logins >> 8}.${logins & 255}`;
    return String((await call("visitor", "login", { body: people[who], from })).body.token);
  }

  async function pairStation(name = "Gate A"): Promise<string> {
    const made = await call("owner", "createDevice", { body: { name, unit: "A" } });
    const body = { code: made.body.pairingCode };
    return String((await call("visitor", "pairDevice", { body })).body.token);
  }

  async function pairWall(): Promise<string> {
    const kind = "WALL";
    const made = await call("owner", "createDevice", { body: { name: "Hall", unit: "A", kind } });
    const body = { code: made.body.pairingCode, kind };
    return String((await call("visitor", "pairDevice", { body })).body.token);
  }

  return {
    call,
    pairStation,
    tokenOf,
    /** Returns the server's own faults in its log since the last call. Only with `checksReplies`. */
    takeLogged: () => logged.splice(0),
    /** Forgets a session, so that the next call signs in or pairs again. */
    forget: (who: Who) => tokens.delete(who),
    /** The database's address for the owner of the tables. */
    get ownerUrl() {
      return database.url;
    },
    /** The database's address for a server. */
    get url() {
      return database.callsUrl;
    },
    /** The host's database as a server uses it, by a role that owns no tables. */
    get callsDb() {
      return connection.db;
    },
    get app() {
      return app;
    },
    /** The host's database as the owner of the tables. */
    get db() {
      return database.db;
    },
  };
}
