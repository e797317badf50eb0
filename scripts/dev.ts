import { createServer } from "vite";

/**
 * The whole product with hot reload: Vite serves the web app and hands the calls on to the host,
 * which `tsx watch` starts anew when a file of it changes.
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
