import pg from "pg";

export interface PoolLimits {
  /** How many connections at most. */
  max: number;
  /** How long one may wait for a connection, in milliseconds. */
  connectionTimeoutMillis: number;
  /** How long one may use a connection, in milliseconds; without it for ever. */
  checkoutMillis?: number;
  /** Settings of PostgreSQL for each connection, such as `{ statement_timeout: "10s" }`. */
  settings?: Readonly<Record<string, string>>;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: unknown) => void,
) => void;

/**
 * Ends a connection that breaks, or that is not given back in time, at once. Whoever uses it gets an
 * error for the statement that runs, and may still release it as if nothing had happened: Drizzle
 * does so, and never releases one on which `begin` fails.
 */
function withCheckoutTimeout(
  client: pg.PoolClient,
  checkoutMillis: number | undefined,
): pg.PoolClient {
  const release = client.release.bind(client);
  let isReleased = false;
  const releaseOnce = (error?: Error | boolean) => {
    if (isReleased) return;
    isReleased = true;
    clearTimeout(timer);
    client.off("error", releaseOnce);
    release(error);
  };
  const timer =
    checkoutMillis === undefined
      ? undefined
      : setTimeout(
          () => releaseOnce(new Error("The connection was not given back")),
          checkoutMillis,
        );
  client.on("error", releaseOnce);
  client.release = releaseOnce;
  return client;
}

/** A pool of connections that survives the end of its database, in the middle of a statement too. */
export class ResilientPool extends pg.Pool {
  readonly #checkoutMillis: number | undefined;

  constructor(url: string, { max, connectionTimeoutMillis, checkoutMillis, settings }: PoolLimits) {
    const all = Object.entries({ timezone: "UTC", ...settings });
    super({
      connectionString: url,
      max,
      connectionTimeoutMillis,
      options: all.map(([name, value]) => `-c ${name}=${value}`).join(" "),
    });
    this.#checkoutMillis = checkoutMillis;
    // Without a listener the error of a connection ends the process, in the pool and outside of it.
    this.on("error", () => undefined);
    this.on("connect", (client) => client.on("error", () => undefined));
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Connected): void;
  override connect(callback?: Connected): Promise<pg.PoolClient> | undefined {
    if (!callback)
      return super.connect().then((client) => withCheckoutTimeout(client, this.#checkoutMillis));
    super.connect((error, client, done) =>
      callback(error, client && withCheckoutTimeout(client, this.#checkoutMillis), done),
    );
    return undefined;
  }

  /** Ends the pool; a statement that still runs is waited for half a second at most. */
  endInTime(): Promise<void> {
    if (this.ending) return Promise.resolve();
    return new Promise((done) => {
      const timer = setTimeout(done, 500);
      this.end().finally(() => {
        clearTimeout(timer);
        done();
      });
    });
  }
}
