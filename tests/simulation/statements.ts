import type { EventEmitter } from "node:events";
import type pg from "pg";

/** A moment of a write: before or after one of its statements. */
export interface Moment {
  /** The number of the statement, from 1, or the first commit. */
  readonly statement: number | "commit";
  readonly isAfter: boolean;
}

type Query = (args: readonly unknown[]) => unknown;

type Callback = (error: unknown, result?: unknown) => void;

const isCallback = (value: unknown): value is Callback => typeof value === "function";

/** Returns the text of a statement, or its name if it is prepared. */
function textOf([first]: readonly unknown[]): string {
  if (typeof first !== "object" || first === null) return String(first);
  if ("name" in first && first.name !== undefined) return String(first.name);
  return "text" in first ? String(first.text) : "";
}

/** Statements of a server's own, at moments that no request decides: the notices of changes to the other server. */
const ofServer = /^(table_versions$|select pg_notify)/;

/** Runs a statement of a driver that takes a callback or returns a promise, with something before or after it. */
function runAround(
  query: Query,
  args: readonly unknown[],
  around: (run: () => Promise<unknown>) => Promise<unknown>,
): Promise<unknown> {
  const callback = args.at(-1);
  if (!isCallback(callback)) return around(async () => query(args));
  const run = () =>
    new Promise((done, fail) => {
      const settle: Callback = (error, result) => (error ? fail(error) : done(result));
      query([...args.slice(0, -1), settle]);
    });
  return around(run).then(
    (result) => callback(undefined, result),
    (error: unknown) => callback(error),
  );
}

/** Watches all statements of a pool, and stops its connections at a chosen moment. */
export function watchStatements(pool: EventEmitter) {
  const watched = new WeakSet<pg.PoolClient>();
  let planned: { moment: Moment; end(client: pg.PoolClient): Promise<void> } | undefined;
  let ending: Promise<void> | undefined;
  let count = 0;
  let isDead = false;

  const lost = () => new Error("Connection terminated unexpectedly");

  /** Returns what ends the connection at this statement. Undefined if it is not the chosen one. */
  function takePlanned(args: readonly unknown[]) {
    const text = textOf(args);
    if (!planned || ofServer.test(text)) return undefined;
    count += 1;
    const { statement } = planned.moment;
    if (statement === "commit" ? !/^commit/i.test(text) : count !== statement) return undefined;
    const taken = planned;
    planned = undefined;
    return taken;
  }

  function watch(client: pg.PoolClient) {
    if (watched.has(client)) return;
    watched.add(client);
    const { query } = client;
    const send: Query = (args) => Reflect.apply(query, client, [...args]);
    const watchedQuery = (...args: readonly unknown[]) => {
      const taken = takePlanned(args);
      if (!taken && !isDead) return send(args);
      return runAround(send, args, async (run) => {
        if (!taken) throw lost();
        const result = taken.moment.isAfter && (await run());
        ending = taken.end(client);
        await ending;
        if (taken.moment.isAfter || isDead) throw lost();
        return result || run();
      });
    };
    Object.assign(client, { query: watchedQuery });
  }

  pool.on("acquire", watch);

  return {
    /** Calls `end` once, at a moment of the statements that come now. The statement fails if `end` does. */
    plan(moment: Moment, end: (client: pg.PoolClient) => Promise<void>) {
      planned = { moment, end };
      ending = undefined;
      count = 0;
    },
    /** Forgets the plan, unless its moment has come. @returns true if it came and all is over */
    async endPlan(): Promise<boolean> {
      const hasCome = planned === undefined;
      planned = undefined;
      await ending?.catch(() => undefined);
      return hasCome;
    },
    /** No statement leaves the server any more. */
    die() {
      isDead = true;
    },
  };
}
