import pg from "pg";

export interface PoolLimits {
  max: number;
  connectionTimeoutMillis: number;
  /** The longest time a connection may be checked out, in milliseconds. No limit if absent. */
  checkoutMillis?: number;
  /** Settings of PostgreSQL for each connection, such as `{ statement_timeout: "10s" }`. */
  settings?: Readonly<Record<string, string>>;
  /**
   * The address without the pooler, if the pool's own address leads through one that pools by transaction. The pool's
   * connections then have the settings of the role, and keep no prepared statements.
   */
  directUrl?: string | undefined;
}

/** Returns the options of a connection with these settings. All times are UTC. */
const startOptions = (settings: PoolLimits["settings"]) =>
  Object.entries({ timezone: "UTC", ...settings })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: Error | boolean) => void,
) => void;

/**
 * Returns an error if a released connection has an open transaction. Drizzle releases such a connection after a
 * `rollback` that fails, and its next user would write into that transaction.
 */
const openTransaction = (client: pg.PoolClient): Error | undefined =>
  ["T", "E"].includes(client.getTransactionStatus() ?? "")
    ? new Error("The connection was given back in a transaction")
    : undefined;

/**
 * Ends a connection that breaks, that is released in a transaction or that is not released in time: Drizzle never releases
 * one on which `begin` fails.
 */
function withCheckoutTimeout(client: pg.PoolClient, checkoutMillis: number | undefined) {
  const release = client.release.bind(client);
  let isReleased = false;
  let hasAnswered = false;
  const onAnswer = () => {
    hasAnswered = true;
  };
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    clearTimeout(timer);
    client.off("error", releaseOnce);
    client.connection.off("readyForQuery", onAnswer);
    release(error ?? openTransaction(client));
  };
  /** Ends the transaction. Its running statement and all later ones are rejected with the reason. */
  const endTransaction = () => {
    const error = new Error("The transaction took too long");
    client.query = () => {
      throw error;
    };
    client.connection.stream.destroy(error);
    releaseOnce(error);
  };
  const timer =
    checkoutMillis === undefined
      ? undefined
      : setTimeout(() => {
          if (hasAnswered) endTransaction();
          else releaseOnce(new Error("The connection was not given back"));
        }, checkoutMillis);
  client.connection.on("readyForQuery", onAnswer);
  client.on("error", releaseOnce);
  client.release = releaseOnce;
  return client;
}

const moved = () => new Error("Connection terminated: the database is at another host now");

/** A pool of connections that survives a stop of the database, even during a statement. */
export class ResilientPool extends pg.Pool {
  readonly #checkoutMillis: number | undefined;
  readonly #settings: PoolLimits["settings"];
  readonly #checkedOut = new Set<pg.PoolClient>();
  /** The host to which the database has moved. Undefined while it is on the first host. */
  #present: Pick<pg.Client, "host" | "port"> | undefined;

  /** True behind a pooler that pools by transaction: two statements may run on two connections. */
  readonly isPooled: boolean;
  /** The address for connections with a state of their own, such as those that listen. */
  directUrl: string;

  constructor(url: string, limits: PoolLimits) {
    const { max, connectionTimeoutMillis, checkoutMillis, settings, directUrl } = limits;
    const isPooled = directUrl !== undefined;
    super({
      connectionString: url,
      max,
      connectionTimeoutMillis,
      // PgBouncer accepts no startup options.
      ...(!isPooled && { options: startOptions(settings) }),
    });
    this.#checkoutMillis = checkoutMillis;
    this.#settings = settings;
    this.isPooled = isPooled;
    this.directUrl = directUrl ?? url;
    // Without a listener a connection's error ends the process, whether the connection is in the pool or checked out.
    this.on("error", () => undefined);
    this.on("connect", (client) => client.on("error", () => undefined));
    this.on("release", (_error, client) => this.#checkedOut.delete(client));
  }

  /** The options of a direct connection, with the settings of this pool. */
  get directOptions(): pg.ClientConfig {
    const { connectionTimeoutMillis } = this.options;
    return {
      connectionString: this.directUrl,
      connectionTimeoutMillis,
      options: startOptions(this.#settings),
    };
  }

  /** Makes the next connections to another host. Statements on the former host are rejected. */
  moveTo(url: string): void {
    this.options.connectionString = url;
    if (!this.isPooled) this.directUrl = url;
    const { host, port } = new pg.Client(this.options);
    this.#present = { host, port };
    for (const client of [...this.#checkedOut]) client.release(moved());
  }

  #isPresent({ host, port }: pg.PoolClient): boolean {
    return !this.#present || (host === this.#present.host && port === this.#present.port);
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (callback) {
      this.#checkOut(callback);
      return undefined;
    }
    return new Promise((done, fail) => {
      this.#checkOut((error, client) => (client ? done(client) : fail(error)));
    });
  }

  /** Checks out a connection. Closes idle connections to the former host, and takes the next one in their place. */
  #checkOut(callback: Connected): void {
    super.connect((error, client) => {
      if (!client) return callback(error, undefined, () => undefined);
      if (!this.#isPresent(client)) {
        client.release(moved());
        return this.#checkOut(callback);
      }
      this.#checkedOut.add(client);
      const { release } = withCheckoutTimeout(client, this.#checkoutMillis);
      return callback(undefined, client, release);
    });
  }

  /** Ends the pool; a statement that still runs is waited for half a second at most. */
  endInTime(): Promise<void> {
    if (this.ending) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, 500);
      void this.end().finally(() => {
        clearTimeout(timer);
        done();
      });
    });
  }
}
