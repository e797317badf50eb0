import { connect, createServer, type Socket } from "node:net";

/** Starts a proxy of a PostgreSQL. It can be cut, and it can hang, as the PostgreSQL itself might. */
export async function databaseProxy(target: string) {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isHung = false;
  let isGone = false;

  const server = createServer((near) => {
    if (isGone) return near.destroy();
    const far = connect(Number(port || 5432), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on("error", () => undefined).on("close", () => to.destroy());
      from.pipe(to);
      if (isHung) from.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const url = new URL(target);
  url.hostname = "127.0.0.1";
  url.port = String(typeof address === "object" && address ? address.port : 0);

  const cut = () => {
    for (const socket of sockets) socket.destroy();
    sockets.clear();
  };

  return {
    url: url.href,
    /** Ends all connections, as a crash does. */
    cut,
    /** Ends all connections and takes no new ones. */
    disappear() {
      isGone = true;
      cut();
    },
    /** Stops all data, but keeps the connections. */
    hang() {
      isHung = true;
      for (const socket of sockets) socket.pause();
    },
    recover() {
      isHung = false;
      isGone = false;
      for (const socket of sockets) socket.resume();
    },
    close: () =>
      new Promise<void>((done) => {
        cut();
        server.close(() => done());
      }),
  };
}
