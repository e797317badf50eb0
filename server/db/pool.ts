import pg from "pg";

export interface PoolLimits {
  max: number;
  connectionTimeoutMillis: number;
  /** The longest time a connection may be checked out, in milliseconds. No limit if absent. */
  checkoutMillis?: number;
  /** Settings of PostgreSQL for each connection, such as `{ statement_timeout: "10s" }`. */
  settings?: Readonly<Record<string, string>>;
}

type Connected = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  done: (error?: unknown) => void,
) => void;

/** Ends a connection that breaks or is not released in time: Drizzle never releases one on which `begin` fails. */
function withCheckoutTimeout(client: pg.PoolClient, checkoutMillis: number | undefined) {
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

/** A pool of connections that survives a stop of the database, even during a statement. */
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
    // Without a listener a connection's error ends the process, whether the connection is in the pool or checked out.
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
