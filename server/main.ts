import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { buildApp } from "./app";
import { type Config, readConfig } from "./config";
import { connect } from "./db/connect";
import { loadDemoPlant } from "./db/demo/loadDemoPlant";
import { readSecrets } from "./db/embedded/secrets";
import { startEmbedded } from "./db/embedded/startEmbedded";
import { hasAdmins, makeFirstAdmins } from "./db/firstAdmins";
import { StartFault } from "./startFault";

const webRoot = fileURLToPath(new URL("../dist/web", import.meta.url));

/** What has to be undone when the server stops, the last thing first. */
const undo: (() => Promise<void>)[] = [];

async function stop() {
  for (const step of undo.splice(0).reverse()) await step();
}

async function openDatabase(config: Config, password: string) {
  if (config.databaseUrl !== undefined) return connect(config.databaseUrl);
  const embedded = await startEmbedded(config.dataDir, password);
  undo.push(embedded.stop);
  return connect(embedded.url);
}

async function listen(app: ReturnType<typeof buildApp>, { host, port }: Config) {
  await app.listen({ host, port }).catch((fault: NodeJS.ErrnoException) => {
    if (fault.code === "EADDRINUSE") {
      throw new StartFault(`PORT ${port} is taken: stop what listens there, or set another PORT`);
    }
    if (fault.syscall === undefined) throw fault;
    throw new StartFault(`HOST ${host} and PORT ${port} cannot be listened on (${fault.code})`);
  });
}

async function start() {
  const config = readConfig(process.env);
  const secrets = await readSecrets(config.dataDir);
  const { db, close } = await openDatabase(config, secrets.databasePassword);
  undo.push(close);

  const demo = config.seed === "demo";
  if (demo && !(await hasAdmins(db))) await loadDemoPlant(db);

  const app = buildApp({
    db,
    secret: config.jwtSecret ?? secrets.jwtSecret,
    trustProxy: config.trustProxy,
    corsOrigin: config.corsOrigin,
    logger: { level: "warn" },
    ...(existsSync(webRoot) && { webRoot }),
  });
  undo.push(() => app.close());
  await listen(app, config);

  // Only now: a password that is made must be shown, and nothing may fail in between.
  const first = await makeFirstAdmins(db, {
    email: config.adminEmail,
    password: config.adminPassword,
    demo,
  });
  const lines = [`The plant is open at ${app.listeningOrigin}`];
  if (first) {
    lines.push(
      `Sign in at ${app.listeningOrigin}/admin as ${first.emails.join(" or ")}`,
      `with the password ${first.password} (it is shown this once)`,
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  process.once(signal, () => {
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

start().catch(async (fault: unknown) => {
  const line = fault instanceof StartFault ? fault.message : fault;
  process.stderr.write(`The plant did not start. ${line instanceof Error ? line.stack : line}\n`);
  await stop().catch(() => undefined);
  process.exit(1);
});
