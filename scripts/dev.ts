import { type ChildProcess, spawn } from "node:child_process";
import { relative } from "node:path";
import { createServer } from "vite";

/**
 * Starts the whole product with hot reload. Vite serves the web app and proxies the calls to the host, which has its
 * own process. A change of a host file restarts the host alone: Vite and PostgreSQL keep running.
 */
const pagePort = Number(process.env.PORT ?? 3000);
const hostPort = pagePort + 1;

/** Replaces the host's port by the page's port in the host's own lines, because the host's port serves no pages. */
const withPagePort = (text: string) => text.replaceAll(`:${hostPort}`, `:${pagePort}`);

function startHost(): ChildProcess {
  const child = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { ...process.env, PORT: String(hostPort) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child.stdout?.on("data", (chunk: Buffer) => process.stdout.write(withPagePort(String(chunk))));
  return child;
}

const vite = await createServer({
  server: {
    port: pagePort,
    strictPort: true,
    proxy: { "/api": `http://127.0.0.1:${hostPort}` },
    watch: { ignored: ["**/data/**", "**/.cache/**", "**/test-results/**"] },
  },
});
await vite.listen();
let host = startHost();
let isStopping = false;

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null;

/** Ends the host as a crash would, and starts it again. Its PostgreSQL stays, and the next host takes it over. */
function restartHost() {
  const start = () => {
    if (!isStopping) host = startHost();
  };
  if (hasEnded(host)) return start();
  // A host that is already ending has the listener, and must start only once.
  if (host.listenerCount("exit") === 0) host.once("exit", start);
  host.kill("SIGKILL");
}

const hostFile = /^(server|contract|domain)\/.+\.(ts|sql|json)$/;
let saving: NodeJS.Timeout | undefined;
vite.watcher.on("all", (_event, file) => {
  if (!hostFile.test(relative(process.cwd(), file).replaceAll("\\", "/"))) return;
  // Waits for 50 ms without a change: an editor or a change of branch writes many files in one moment.
  clearTimeout(saving);
  saving = setTimeout(restartHost, 50);
});

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, async () => {
    isStopping = true;
    if (!hasEnded(host)) {
      const ended = new Promise((done) => host.once("exit", done));
      host.kill("SIGTERM");
      await ended;
    }
    await vite.close();
    process.exit(0);
  });
}
