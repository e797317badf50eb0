import { sql } from "drizzle-orm";
import { calls } from "../../contract/calls";
import type { Database } from "../../server/db/connect";
import { seededRandom } from "../../server/demo/plantHistory";
import { followFacts } from "../../server/shifts/employeeFacts";
import { findReplyFaults } from "../support/publishedReplies";
import type { Network } from "./faults/fault";
import { type DrawnFault, findFault } from "./faults/faults";
import { digestRows } from "./rows";
import { type Reply, type Request, requestText, type Server, startServer } from "./server";
import type { Moment } from "./statements";
import { Violation } from "./violation";

/** What a trace stores of a step for the servers. */
export interface ServersStep {
  readonly key: string;
  /** The seed that draws which of two servers answers each call. Without it the first server answers all. */
  readonly servers?: number | undefined;
  readonly fault?: DrawnFault | undefined;
}

/** What a server logs when PostgreSQL ends one of its connections. */
const brokenConnection = /A connection broke|unreachable database/;

/** @throws Violation if the reply or the server's log shows a fault of the product */
function judge(request: Request, { status, body, text, headers }: Reply, server: Server) {
  const where = requestText(request);
  if (status >= 500)
    throw new Violation("noServerError", `${where} → ${status} ${text} ${server.logged.join("")}`);
  const isJson = String(headers["content-type"]).startsWith("application/json");
  const faults = body === undefined || !isJson ? [] : findReplyFaults(request.name, status, body);
  if (faults.length > 0)
    throw new Violation("repliesFitTheirSchema", `${where}\n${faults.join("\n")}`);
  const logged = server.logged.splice(0);
  const unexpected = logged.filter((line) => !server.isBroken || !brokenConnection.test(line));
  if (unexpected.length > 0) throw new Violation("noWarningInTheLog", unexpected.join("\n"));
}

interface ServersOptions {
  /** The database, as the owner of its tables. */
  readonly tables: Database;
  readonly hasTwo: boolean;
  /** Called with the name of each fault that happens. */
  onFault(name: string): void;
}

/** Starts one server or two on a plant's database. */
export async function startServers(url: string, { tables, hasTwo, onFault }: ServersOptions) {
  const first = await startServer(url);
  const servers = hasTwo ? [first, await startServer(url)] : [first];
  const opened = new Set<Server>();
  let step: ServersStep = { key: "0" };
  let route = seededRandom(0);
  /** Writes of the step, and those of them that its fault fits. */
  const count = { writes: 0, fitting: 0 };

  const drawServer = () => {
    const drawn = step.servers === undefined ? 0 : route.integer(0, servers.length - 1);
    return servers[drawn] ?? first;
  };

  async function sendTo(server: Server, request: Request): Promise<Reply> {
    const reply = await server.transmit(request);
    judge(request, reply, server);
    return reply;
  }

  /** Starts a further server, which has read nothing yet. */
  async function open() {
    const further = await startServer(url);
    opened.add(further);
    return {
      send: (request: Request) => sendTo(further, request),
      async close() {
        opened.delete(further);
        await further.close();
      },
    };
  }

  /** Ends connections to the database, and waits until PostgreSQL has rolled back. */
  const terminate = async (isEnded: ReturnType<typeof sql>) => {
    await tables.execute(sql`
      select pg_terminate_backend(pid, 5000) from pg_stat_activity
      where datname = current_database() and ${isEnded}`);
  };

  async function sendToDying(server: Server, request: Request, moment: Moment) {
    const { statements, name } = server;
    let isDead = false;
    statements.plan(moment, async () => {
      isDead = true;
      statements.die();
      await terminate(sql`application_name = ${name}`);
    });
    const sent = await server.transmit(request);
    // Nobody gets a reply of a dead server.
    const reply = isDead ? undefined : sent;
    if (reply) judge(request, reply, server);
    // The server may die just after its reply.
    if (!(await statements.endPlan())) return reply;
    await server.close();
    servers[servers.indexOf(server)] = await startServer(url);
    return reply;
  }

  async function sendDuringBreak(server: Server, request: Request, moment: Moment) {
    const { statements } = server;
    server.isBroken = true;
    statements.plan(moment, (client) =>
      terminate(sql`pid = ${Number(Reflect.get(client, "processID"))}`),
    );
    const reply = await server.transmit(request);
    const isBroken = await statements.endPlan();
    if (!isBroken || reply.status !== 503) judge(request, reply, server);
    return reply;
  }

  /** Sends a write. PostgreSQL cancels one statement of the write, as it does when a statement takes longer than the limit. */
  async function sendDuringTimeout(server: Server, request: Request, statement: number) {
    const { statements } = server;
    statements.plan({ statement, isAfter: false }, async (client) => {
      await client.query("set statement_timeout = 1; select pg_sleep(1)");
    });
    const reply = await server.transmit(request);
    const isCancelled = await statements.endPlan();
    if (!isCancelled || reply.status !== 503) judge(request, reply, server);
    // The outage is logged.
    else server.logged.length = 0;
    return reply;
  }

  const networkOf = (server: Server): Network => ({
    send: (request) => sendTo(server, request),
    sendAnywhere: (request) => sendTo(drawServer(), request),
    sendToDying: (request, moment) => sendToDying(server, request, moment),
    sendDuringBreak: (request, moment) => sendDuringBreak(server, request, moment),
    sendDuringTimeout: (request, statement) => sendDuringTimeout(server, request, statement),
    follow: ({ token = "" }, since) => drawServer().follow(token, since),
    digest: () => digestRows(tables),
  });

  return {
    /** Begins a step: its fault and the servers that answer are stored in the trace. */
    beginStep(begun: ServersStep) {
      step = begun;
      route = seededRandom(begun.servers ?? 0);
      count.writes = 0;
      count.fitting = 0;
    },

    /** Sends a request that no fault happens to. */
    send: (request: Request) => sendTo(drawServer(), request),

    /** Sends a write, during the step's fault if the fault happens to this write. */
    async sendWrite(request: Request): Promise<Reply> {
      const server = drawServer();
      const { fault: drawn, key } = step;
      const fault = drawn && findFault(drawn.name);
      count.writes += 1;
      if (!drawn || !fault?.fits(request)) return sendTo(server, request);
      count.fitting += 1;
      if (count.fitting !== drawn.skipped + 1) return sendTo(server, request);
      const takesKey = !("repeat" in calls[request.name]);
      const keyed = { ...request, ...(takesKey && { key: `step-${key}-${count.writes}` }) };
      onFault(fault.name);
      return fault.send(keyed, networkOf(server), drawn.drawn);
    },

    /** Opens a stream of changes. */
    follow: (token: string, since: string) => drawServer().follow(token, since),

    open,

    /** Returns the replies of each server, and last those of a server that has read nothing yet. */
    async readAtEach(requests: readonly Request[]): Promise<Reply[][]> {
      const replies: Reply[][] = [];
      const readAll = async (send: (request: Request) => Promise<Reply>) => {
        const own: Reply[] = [];
        for (const request of requests) own.push(await send(request));
        replies.push(own);
      };
      for (const server of servers) await readAll((request) => sendTo(server, request));
      const further = await open();
      await readAll(further.send);
      await further.close();
      return replies;
    },

    /** PostgreSQL ends all connections on purpose. The servers log that, and connect again. */
    expectBreak() {
      for (const server of [...opened, ...servers]) server.isBroken = true;
    },

    /** Each server does this at midnight in India. */
    followFacts: () => Promise.all(servers.map(({ db }) => followFacts(db))),

    async close() {
      for (const server of [...opened, ...servers]) await server.close();
    },
  };
}
