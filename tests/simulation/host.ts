import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { ProvidedContext } from "vitest";
import { calls } from "../../contract/calls";
import type { LiveEvent } from "../../contract/live";
import type { CallName } from "../../contract/routes";
import { recordedCalls } from "../../contract/scans";
import { setClock } from "../../domain/clock";
import { indiaDate } from "../../domain/indiaTime";
import { openAsOwner } from "../../server/db/connect";
import { makeFirstAdmins } from "../../server/firstStart";
import { onServer, urlOf } from "../support/cluster";
import { operationsOf } from "../support/operationsOf";
import { people } from "../support/people";
import { temporaryFolder } from "../support/temporaryFolder";
import { unnoted } from "../support/unnotedCalls";
import { digestRows } from "./rows";
import { cheapPasswords, type Reply, type Request, requestText, type Sent } from "./server";
import { startServers } from "./servers";
import { addSimulatedClock, setDatabaseClock } from "./simulatedTime";

/** The station at the gate, and two that have no network on some days. All are in unit A. */
const stations = { station: "Gate", yard: "Yard", dock: "Dock" } as const;
export type Station = keyof typeof stations;

/** A person of the office, a station, or a visitor of the site. */
export type Who = "owner" | "staff" | Station | "visitor";

const isStation = (who: Who): who is Station => who in stations;

/** Called with each accepted request and its reply, so that the simulation knows the requests of every action. */
export type Listener = (name: CallName, sent: Sent, body: Reply["body"]) => void;

/**
 * The number of replies by call and outcome. An outcome is "accepted" or the codes of a refusal. Faults that happened are
 * counted by `fault` and their name.
 */
export type Tally = Map<string, Map<string, number>>;

/**
 * Calls that may be accepted without a row in the history: those of `unnoted`, such as sign-ins and reads by POST, and
 * repeats that change nothing.
 */
const withoutHistory: ReadonlySet<CallName> = new Set([
  ...unnoted,
  // The same allocations as before.
  "allocateReceipt",
  // A tool that is at the machine already.
  "moveTool",
  // A line that has its order already.
  "acceptQuotation",
  // An enquiry that has its quotation already.
  "quoteEnquiry",
  // The same combined run again, or no free reel for it.
  "acceptCombinedRun",
  "reserveCombinedRun",
  // No reel that the order still needs.
  "reserveReel",
  "reserveReels",
  // A tool that is there already.
  "moveTool",
]);

/** The host makes these calls for a person before the person's own ones. */
const signInCalls: ReadonlySet<CallName> = new Set(["login", "createDevice", "pairDevice"]);

const scanCalls: ReadonlySet<CallName> = new Set(recordedCalls);

/** The simulation signs in again an hour before the host ends a session. */
const sessionMillis = 11 * 3_600_000;

/** Returns the codes of the refused fields, or the code of the refusal's sentence. */
function outcomeOf({ status, body }: Reply): string {
  if (status < 300) return "accepted";
  const fields = Object.entries<{ code?: string }>(body?.errorCodes ?? {});
  if (fields.length === 0) return String(body?.code ?? status);
  return fields.map(([field, { code }]) => `${field} ${code}`).join(" + ");
}

/** A PostgreSQL that recovers is asked again after this pause, in milliseconds. */
const recoveryPause = 50;

/**
 * Prepares a plant with a simulated clock on a cluster of the tests. Each run clones the plant.
 * @param isOwn true for a cluster that nobody else uses, so that its PostgreSQL may be killed
 */
export async function openPlants(cluster: ProvidedContext["cluster"], isOwn = false) {
  const { url, role } = cluster;
  // The tests' clusters reply before a commit is in the log.
  if (isOwn)
    for (const name of [role.name, new URL(url).username])
      await onServer(url, `alter role ${name} set synchronous_commit = on`);
  const template = `simulated_${randomUUID().replaceAll("-", "")}`;
  await onServer(url, `create database ${template} template ${cluster.template}`);
  const owner = await openAsOwner(urlOf(url, template));
  await addSimulatedClock(owner.db, role.name);
  await owner.close();

  /** Opens a host on a new plant at a time, with one server or two. */
  async function openHost(startMillis: number, tally: Tally, hasTwoServers: boolean) {
    const database = `plant_${randomUUID().replaceAll("-", "")}`;
    await onServer(url, `create database ${database} template ${template} strategy file_copy`);
    const tables = await openAsOwner(urlOf(url, database));
    let now = startMillis;
    setClock(() => now);
    await setDatabaseClock(tables.db, now);
    const admins = { demo: true, staffPassword: people.staff.password };
    await makeFirstAdmins(tables.db, { ...people.owner, ...admins, passwordCost: cheapPasswords });
    const folder = temporaryFolder("simulation");
    const ownerUrl = urlOf(url, database);
    const callsUrl = urlOf(url, database, role);
    const operations = operationsOf(ownerUrl, folder.path, {
      DATABASE_URL: callsUrl,
      DATABASE_MIGRATION_URL: ownerUrl,
    });
    const servers = await startServers(callsUrl, {
      tables: tables.db,
      hasTwo: hasTwoServers,
      onFault: (name) => count(`fault ${name}`, "happened"),
    });

    const listeners: Listener[] = [];
    const outcomes = { accepted: new Set<string>(), refused: new Set<string>() };
    const tokens = new Map<Who, { readonly token: string; readonly until: number }>();

    function count(what: string, outcome: string) {
      const outcomesOf = tally.get(what) ?? new Map<string, number>();
      tally.set(what, outcomesOf);
      outcomesOf.set(outcome, (outcomesOf.get(outcome) ?? 0) + 1);
    }

    function record(request: Request, reply: Reply) {
      const { name } = request;
      count(name, outcomeOf(reply));
      const isAccepted = reply.status < 300;
      // The host stores a refused scan and adds a notice.
      const isDryRun = request.sent.query?.dryRun === "true";
      const isCounted = calls[name].method !== "GET" && !withoutHistory.has(name) && !isDryRun;
      if (isCounted && (isAccepted || !scanCalls.has(name)))
        outcomes[isAccepted ? "accepted" : "refused"].add(requestText(request));
      if (isAccepted) for (const listener of listeners) listener(name, request.sent, reply.body);
    }

    async function send(request: Request): Promise<Reply> {
      const { name } = request;
      const isWrite = calls[name].method !== "GET" && !signInCalls.has(name);
      const reply = await (isWrite ? servers.sendWrite(request) : servers.send(request));
      record(request, reply);
      return reply;
    }

    async function sign(who: Exclude<Who, "visitor">): Promise<string> {
      if (!isStation(who))
        return String((await send({ name: "login", sent: { body: people[who] } })).body.token);
      const made = await call("owner", "createDevice", {
        body: { name: stations[who], unit: "A" },
      });
      const body = { code: made.body.pairingCode };
      return String((await send({ name: "pairDevice", sent: { body } })).body.token);
    }

    async function tokenOf(who: Exclude<Who, "visitor">): Promise<string> {
      const known = tokens.get(who);
      if (known && known.until > now) return known.token;
      const token = await sign(who);
      tokens.set(who, { token, until: isStation(who) ? Infinity : now + sessionMillis });
      return token;
    }

    const tokenFor = async (who: Who) => (who === "visitor" ? undefined : tokenOf(who));

    const call = async (who: Who, name: CallName, sent: Sent = {}): Promise<Reply> =>
      send({ name, sent, token: await tokenFor(who) });

    return {
      call,
      /** Adds a listener of all accepted requests. */
      listen: (listener: Listener) => void listeners.push(listener),
      /** Starts a further server of the plant, which has cached nothing yet. */
      async openServer() {
        const further = await servers.open();
        const callFurther: typeof call = async (who, name, sent = {}) => {
          const request = { name, sent, token: await tokenFor(who) };
          const reply = await further.send(request);
          record(request, reply);
          return reply;
        };
        return { call: callFurther, close: further.close };
      },
      hasTwoServers,
      beginStep: servers.beginStep,
      /** Makes reads at each server, and last at a server that has read nothing yet. */
      async readAtEachServer(who: Exclude<Who, "visitor">, names: readonly CallName[]) {
        const token = await tokenOf(who);
        return servers.readAtEach(names.map((name) => ({ name, sent: {}, token })));
      },
      /** Makes a call with a token that an action got by a sign-in or a pairing. */
      callWith: (token: string, name: CallName, sent: Sent = {}) => send({ name, sent, token }),
      /** The tables, as their owner. */
      db: tables.db,
      digestRows: () => digestRows(tables.db),
      /** @returns the name of the file */
      async makeBackup(): Promise<string> {
        const backup = await operations.backup("command");
        return (await backup?.ended)?.file ?? "";
      },
      /** Restores a backup in place of the plant's database, while the servers run. All people sign in again. */
      async restoreBackup(file: string) {
        servers.expectBreak();
        const { store } = operations.settings;
        const { ended } = await operations.restore("command", file, () => store.read(file));
        const { former } = await ended;
        if (former !== undefined) await onServer(url, `drop database ${former} with (force)`);
        await addSimulatedClock(tables.db, role.name);
        await setDatabaseClock(tables.db, now);
        for (const who of tokens.keys()) if (!isStation(who)) tokens.delete(who);
      },
      /** True if PostgreSQL may be killed. */
      isOwnCluster: isOwn,
      /** Kills a process of PostgreSQL by `kill -9`. PostgreSQL ends all connections, and recovers from its log. */
      async killDatabase() {
        servers.expectBreak();
        const { rows } = await tables.db.execute<{ pid: number }>(sql`
          select pid from pg_stat_activity
          where datname = current_database() and backend_type = 'client backend' limit 1`);
        const pid = rows[0]?.pid;
        if (pid === undefined) return;
        process.kill(pid, "SIGKILL");
        // PostgreSQL has recovered when this query succeeds and no longer lists the killed process.
        const listed = sql`select pid from pg_stat_activity where pid = ${pid}`;
        const isBack = () =>
          tables.db.execute(listed).then(
            ({ rows: found }) => found.length === 0,
            () => false,
          );
        while (!(await isBack())) await pause(recoveryPause);
      },
      /** Returns the numbers of accepted and refused writes since the last call. Equal requests count once. */
      takeOutcomes() {
        const taken = { accepted: outcomes.accepted.size, refused: outcomes.refused.size };
        outcomes.accepted.clear();
        outcomes.refused.clear();
        return taken;
      },
      now: () => now,
      today: () => indiaDate(new Date(now)),
      /**
       * Returns the names of the lists that have changed since a position of the stream of changes, and the stream's
       * present position.
       */
      async readChanges(since = ""): Promise<LiveEvent> {
        const stream = await servers.follow(await tokenOf("owner"), since);
        const line = await stream.next();
        stream.end();
        return line;
      },
      /** Moves the time on. Never back. */
      async moveTo(millis: number) {
        const isNewDay = indiaDate(new Date(now)) !== indiaDate(new Date(millis));
        now = Math.max(now, millis);
        await setDatabaseClock(tables.db, now);
        if (isNewDay) await servers.followFacts();
      },
      async close() {
        await servers.close();
        await tables.close();
        folder.remove();
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
