import { createServer, request } from "node:http";

/** Starts a proxy of a host that loses requests before they arrive, and replies after they were sent. */
export async function lossyProxy(port: number, loses: () => boolean) {
  const lost = { requests: 0, replies: 0 };
  const server = createServer((near, answer) => {
    if (loses()) {
      lost.requests += 1;
      near.socket.destroy();
      return;
    }
    const { url, method, headers } = near;
    const far = request({ host: "127.0.0.1", port, path: url, method, headers }, (reply) => {
      if (loses()) {
        lost.replies += 1;
        // The host has executed the request, but the caller gets no reply.
        reply.resume().on("end", () => near.socket.destroy());
        return;
      }
      answer.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(answer);
    });
    far.on("error", () => near.socket.destroy());
    near.pipe(far);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The proxy has no port");
  return {
    lost,
    address: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}
