import { createServer } from "vite";

/**
 * Starts the whole product with hot reload. Vite serves the web app and proxies the calls to the host. `tsx watch`
 * restarts the host when a host file changes.
 */
const hostPort = Number(process.env.PORT ?? 3000) + 1;
const pagePort = hostPort - 1;
process.env.PORT = String(hostPort);
await import("../server/main");

const vite = await createServer({
  server: {
    port: pagePort,
    strictPort: true,
    proxy: { "/api": `http://127.0.0.1:${hostPort}` },
  },
});
await vite.listen();
vite.printUrls();
