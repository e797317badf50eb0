import { randomUUID } from "node:crypto";
import type { ProvidedContext } from "vitest";
import { calls } from "../../contract/calls";
import { LiveEvent } from "../../contract/live";
import { fillPath } from "../../contract/route";
import type { CallName } from "../../contract/routes";
import { recordedCalls } from "../../contract/scans";
import { setClock } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { buildApp } from "../../server/app";
import { connectForCalls, openAsOwner } from "../../server/db/connect";
import { makeFirstAdmins } from "../../server/firstStart";
import { openApi } from "../../server/http/openApi";
import { followFacts } from "../../server/shifts/employeeFacts";
import { onServer, urlOf } from "../support/cluster";
import { fakeOperations } from "../support/fakeOperations";
import { people } from "../support/people";
import { publishedReplies } from "../support/publishedReplies";
import { addSimulatedClock, setDatabaseClock, simulatedPath } from "./simulatedTime";

/** A person of the office, the station at the gate, or a visitor of the site. */
export type Who = "owner" | "staff" | "station" | "visitor";

export interface Sent {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

export interface Reply {
  readonly status: number;
  /** The body as JSON. Undefined for a file. */
  // biome-ignore lint/suspicious/noExplicitAny: each action reads the fields of its own call
  readonly body: any;
  /** The content of a file. */
  readonly text?: string;
  /** The number of all rows of a list. The body may have a part of the rows. */
  readonly total?: number;
}

/** Called with each accepted request and its reply, so that the simulation knows the requests of every action. */
export type Listener = (name: CallName, sent: Sent, body: Reply["body"]) => void;

/** Something that must hold and does not. */
export class Violation extends Error {
  readonly invariant: string;

  constructor(invariant: string, message: string) {
    super(message);
    this.invariant = invariant;
  }
}

/** The number of replies by call and outcome. An outcome is "accepted" or the codes of a refusal. */
export type Tally = Map<string, Map<string, number>>;

const faultsOf = publishedReplies(openApi);

/** Calls that may be accepted without a row in the history: sign-ins, and repeats that change nothing. */
const withoutHistory: ReadonlySet<CallName> = new Set([
  "login",
  "pairDevice",
  // The same allocations as before.
  "allocateReceipt",
  // A line that has its order already.
  "acceptQuotation",
]);

const scanCalls: ReadonlySet<CallName> = new Set(recordedCalls);

/** The simulation signs in again an hour before the host ends a session. */
const sessionMillis = 11 * 3_600_000;

const cheapPasswords = { ln: 4, r: 8, p: 1 };

/** Returns the codes of the refused fields, or the code of the refusal's sentence. */
function outcomeOf(status: number, body: Reply["body"]): string {
  const fields = Object.entries<{ code?: string }>(body?.errorCodes ?? {});
  if (fields.length === 0) return String(body?.code ?? status);
  return fields.map(([field, { code }]) => `${field} ${code}`).join(" + ");
}

/** Returns the number of all rows from the header of a list, such as `rows 0-24/300`. */
function totalOf(header: unknown): Pick<Reply, "total"> {
  const [, total] = /\/(\d+)$/.exec(String(header)) ?? [];
  return total === undefined ? {} : { total: Number(total) };
}

/** Prepares a plant with a simulated clock on a cluster of the tests. Each run clones the plant. */
export async function openPlants(cluster: ProvidedContext["cluster"]) {
  const { url, role } = cluster;
  const template = `simulated_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${template} template ${cluster.template}`);
  const owner = await openAsOwner(urlOf(url, template));
  await addSimulatedClock(owner.db, role.name);
  await owner.close();

  /** Opens a host on a new plant at a time. */
  async function openHost(startMillis: number, tally: Tally) {
    const database = `plant_${randomUUID().replaceAll("-", "")}`;
    await onServer(url, `create database ${database} template ${template} strategy file_copy`);
    const tables = await openAsOwner(urlOf(url, database));
    let now = startMillis;
    let previous = startMillis;
    setClock(() => now);
    await setDatabaseClock(tables.db, now);
    const admins = { demo: true, staffPassword: people.staff.password };
    await makeFirstAdmins(tables.db, { ...people.owner, ...admins, passwordCost: cheapPasswords });
    const logged: string[] = [];

    /** Starts a server of the plant. Its caches are empty. */
    async function startServer() {
      const connection = await connectForCalls(urlOf(url, database, role), {
        settings: { search_path: simulatedPath },
      });
      const app = buildApp({
        db: connection.db,
        logger: { level: "warn", stream: { write: (line: string) => void logged.push(line) } },
        secret: "a-secret-for-the-simulation-of-32-characters",
        passwordCost: cheapPasswords,
        sendsEmails: true,
        operations: fakeOperations,
      });
      await app.ready();
      const close = async () => {
        await app.close();
        await connection.close();
      };
      return { app, connection, close };
    }

    const server = await startServer();
    const listeners: Listener[] = [];
    const outcomes = { accepted: new Set<string>(), refused: new Set<string>() };
    const tokens = new Map<Who, { readonly token: string; readonly until: number }>();
    let addresses = 0;

    async function send(
      name: CallName,
      sent: Sent,
      token?: string,
      { app } = server,
    ): Promise<Reply> {
      const { method, path } = calls[name];
      addresses += 1;
      const query = Object.entries(sent.query ?? {}).map(([key, value]) => [
        key,
        typeof value === "string" ? value : JSON.stringify(value),
      ]);
      const reply = await app.inject({
        method,
        url: `/api${fillPath(path, { ...sent.params })}`,
        query: Object.fromEntries(query),
        // No limit of requests of one address applies.
        remoteAddress: `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(sent.body !== undefined && { "content-type": "application/json" }),
        },
        ...(sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
      });
      const isJson = String(reply.headers["content-type"]).startsWith("application/json");
      const body = isJson && reply.body !== "" ? JSON.parse(reply.body) : undefined;
      const text = !isJson && { text: reply.body };
      const request = `${name} ${JSON.stringify(sent)}`;
      const answers = tally.get(name) ?? new Map<string, number>();
      tally.set(name, answers);
      const outcome = reply.statusCode < 300 ? "accepted" : outcomeOf(reply.statusCode, body);
      answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
      const isAccepted = reply.statusCode < 300;
      // The host stores a refused scan and adds a notice.
      const isCounted = method !== "GET" && !withoutHistory.has(name);
      if (isCounted && (isAccepted || !scanCalls.has(name)))
        outcomes[isAccepted ? "accepted" : "refused"].add(request);
      if (reply.statusCode >= 500)
        throw new Violation("noServerError", `${request} → ${reply.statusCode} ${reply.body}`);
      const faults = isJson && body !== undefined ? faultsOf(name, reply.statusCode, body) : [];
      if (faults.length > 0)
        throw new Violation("repliesFitTheirSchema", `${request}\n${faults.join("\n")}`);
      if (logged.length > 0) throw new Violation("noWarningInTheLog", logged.splice(0).join("\n"));
      if (isAccepted) for (const listener of listeners) listener(name, sent, body);
      const total = totalOf(reply.headers["content-range"]);
      return { status: reply.statusCode, body, ...text, ...total };
    }

    async function sign(who: Exclude<Who, "visitor">): Promise<string> {
      if (who !== "station") return String((await send("login", { body: people[who] })).body.token);
      const made = await call("owner", "createDevice", { body: { name: "Gate", unit: "A" } });
      const body = { code: made.body.pairingCode };
      return String((await send("pairDevice", { body })).body.token);
    }

    async function tokenOf(who: Exclude<Who, "visitor">): Promise<string> {
      const known = tokens.get(who);
      if (known && known.until > now) return known.token;
      const token = await sign(who);
      tokens.set(who, { token, until: who === "station" ? Infinity : now + sessionMillis });
      return token;
    }

    const call = async (who: Who, name: CallName, sent: Sent = {}): Promise<Reply> =>
      send(name, sent, who === "visitor" ? undefined : await tokenOf(who));

    return {
      call,
      /** Adds a listener of all accepted requests. */
      listen: (listener: Listener) => void listeners.push(listener),
      /** Runs with a second server, which has cached nothing yet. */
      async withNewServer(run: (newCall: typeof call) => Promise<void>): Promise<void> {
        const second = await startServer();
        try {
          await run(async (who, name, sent = {}) =>
            send(name, sent, who === "visitor" ? undefined : await tokenOf(who), second),
          );
        } finally {
          await second.close();
        }
      },
      /** The tables, as their owner. */
      db: tables.db,
      /** Returns the numbers of accepted and refused writes since the last call. Equal requests count once. */
      takeOutcomes() {
        const taken = { accepted: outcomes.accepted.size, refused: outcomes.refused.size };
        outcomes.accepted.clear();
        outcomes.refused.clear();
        return taken;
      },
      now: () => now,
      /** The time before it was moved on last. */
      previous: () => previous,
      today: () => indiaDate(new Date(now)),
      /**
       * Returns the names of the lists that have changed since a position of the stream of changes, and the stream's
       * present position.
       */
      async readChanges(since = ""): Promise<LiveEvent> {
        const reply = await server.app.inject({
          method: "GET",
          url: `/api${calls.getLiveChanges.path}`,
          query: { since },
          headers: { authorization: `Bearer ${await tokenOf("owner")}` },
          payloadAsStream: true,
        });
        let text = "";
        for await (const chunk of reply.stream()) {
          text += String(chunk);
          if (text.includes("\n")) break;
        }
        return LiveEvent.parse(JSON.parse(text.split("\n")[0] ?? ""));
      },
      /** Moves the time on. Never back. */
      async moveTo(millis: number) {
        const isNewDay = indiaDate(new Date(now)) !== indiaDate(new Date(millis));
        if (millis > now) previous = now;
        now = Math.max(now, millis);
        await setDatabaseClock(tables.db, now);
        // The server does this at each midnight in India.
        if (isNewDay) await followFacts(server.connection.db);
      },
      async close() {
        await server.close();
        await tables.close();
        await onServer(url, `drop database ${database} with (force)`);
        setClock(Date.now);
      },
    };
  }

  return {
    openHost,
    close: () => onServer(url, `drop database ${template} with (force)`),
  };
}

export type Plants = Awaited<ReturnType<typeof openPlants>>;

export type Host = Awaited<ReturnType<Plants["openHost"]>>;
