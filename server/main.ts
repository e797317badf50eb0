import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildApp } from "./app";
import { officeOperations } from "./backups/officeOperations";
import { runDaily } from "./backups/runDaily";
import { type Config, readServerConfig } from "./config";
import { connect, connectForCalls } from "./db/connect";
import { readSecrets } from "./db/embedded/secrets";
import { startEmbedded } from "./db/embedded/startEmbedded";
import { databaseRole } from "./db/hosts";
import { embeddedServerUrl, grantCalls } from "./db/serverRole";
import { dropAbandonedCopies } from "./db/swapDatabases";
import { productFolder } from "./db/versions";
import { errorMessage, errorStack, StartupError } from "./errors";
import { papers } from "./features";
import { firstStart } from "./firstStart";
import type { Service } from "./http/health";
import { runNotices } from "./notices/runNotices";
import { backupBeforeMigrations, openOperations } from "./openOperations";
import { runOutbox } from "./sending/outbox";
import { followFactsDaily } from "./shifts/employeeFacts";

const webRoot = join(productFolder, "dist/web");

/** With an admin, the service opens before it listens, so that a balancer never sees it reject a call. */
const service: Service = { state: "starting" };

const closers: (() => Promise<void>)[] = [];

async function closeAll() {
  for (const step of closers.splice(0).reverse()) await step();
}

/** The most milliseconds of a stop. Supervisors kill a process that does not exit in time, often after 10 seconds. */
const stopMillis = 9_500;

/** Exits within `stopMillis` in any case. Waits for `ready`: a half-done start cannot be closed completely. */
async function stop(code: number, ready?: Promise<void>) {
  setTimeout(() => {
    process.stderr.write("The plant could not stop in time: its PostgreSQL may still run.\n");
    process.exit(1);
  }, stopMillis).unref();
  await ready;
  if (service.state !== "replaced") service.state = "stopping";
  await closeAll().catch((error: unknown) => {
    process.stderr.write(`The plant did not stop cleanly. ${errorMessage(error)}\n`);
    process.exit(1);
  });
  process.exit(code);
}

/** Opens the database as the tables' owner. Returns the connection, and the URL that calls use. */
async function openOwner(config: Config, secret: string) {
  const { databaseUrl, directUrl, migrationUrl, dataDir } = config;
  const openAt = async (ownerUrl: string, abandoned: string | undefined) => {
    if (abandoned !== undefined) process.stdout.write(`${abandoned}\n`);
    const logError = (error: unknown) => {
      process.stderr.write(`A backup, drill or restore failed. ${errorStack(error)}\n`);
    };
    const operations = openOperations(config, { ownerUrl, secret, logError });
    const owner = await connect(ownerUrl, backupBeforeMigrations(config, operations));
    closers.push(owner.close);
    return { owner, operations };
  };
  if (databaseUrl !== undefined) {
    const ownerUrl = migrationUrl ?? directUrl ?? databaseUrl;
    // The opening of the database says why a server cannot be reached.
    const abandoned = await dropAbandonedCopies(ownerUrl).catch(() => undefined);
    const opened = await openAt(ownerUrl, abandoned);
    if (migrationUrl !== undefined) await grantCalls(opened.owner.db, databaseRole(databaseUrl));
    return { ...opened, callsUrl: databaseUrl };
  }
  const { databasePassword } = await readSecrets(dataDir);
  const embedded = await startEmbedded(dataDir, databasePassword, {
    onTakenOver: () => {
      service.state = "replaced";
    },
    onReturned: () => {
      service.state = "open";
    },
    onLost: () => {
      process.stderr.write(`DATA_DIR ${dataDir} is in use by another server now: this one ends\n`);
      void stop(1);
    },
  });
  closers.push(embedded.stop);
  const opened = await openAt(embedded.url, embedded.abandoned);
  return { ...opened, callsUrl: await embeddedServerUrl(opened.owner.db, embedded.url) };
}

async function listen(app: ReturnType<typeof buildApp>, { host, port }: Config) {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE")
      throw new StartupError(`PORT ${port} is taken: stop what listens there, or set another PORT`);
    if (error.syscall === undefined) throw error;
    throw new StartupError(`HOST ${host} and PORT ${port} cannot be listened on (${error.code})`);
  });
}

async function start() {
  const config = readServerConfig(process.env);
  const secret = config.jwtSecret ?? (await readSecrets(config.dataDir)).jwtSecret;
  const { owner, operations, callsUrl } = await openOwner(config, secret);
  const onMoved = (address: string) => {
    process.stderr.write(`The database is at ${address} now\n`);
  };
  const { directUrl } = config;
  const { db, close } = await connectForCalls(callsUrl, { directUrl }, onMoved);
  closers.push(close);

  const app = buildApp({
    db,
    secret,
    trustProxy: config.trustProxy,
    corsOrigin: config.corsOrigin,
    metrics: config.metrics,
    sendsEmails: config.mail !== undefined,
    operations: officeOperations(operations, config.backup.hour),
    logger: { level: config.logLevel },
    service,
    ...(existsSync(webRoot) && { webRoot }),
  });
  closers.push(() => app.close());

  const first = await firstStart(
    owner.db,
    {
      email: config.adminEmail,
      password: config.adminPassword,
      demo: config.seed === "demo",
    },
    (isReady) => {
      if (isReady) service.state = "open";
      return listen(app, config);
    },
  );
  await owner.close();
  service.state = "open";
  const onError = (error: unknown) => app.log.error(errorMessage(error));
  const endFollowing = followFactsDaily(db, onError);
  closers.push(async () => endFollowing());
  closers.push(runNotices(db, { sendsEmails: config.mail !== undefined, onError }));
  const { hour, isMadeByServer } = config.backup;
  if (hour !== undefined && isMadeByServer)
    closers.push(runDaily(db, operations, { hour, onError }));
  if (config.mail) {
    const { smtpSender } = await import("./sending/smtp");
    closers.push(runOutbox(db, { papers, send: smtpSender(config.mail), onError }));
  }
  const lines = [`The plant is open at ${app.listeningOrigin}`];
  if (config.databaseUrl === undefined) lines.push(`Its data is in ${config.dataDir}`);
  if (first.length > 0) lines.push(`Sign in at ${app.listeningOrigin}/admin`);
  for (const { email, generatedPassword: password } of first) {
    lines.push(
      password === undefined
        ? `as ${email} with ADMIN_PASSWORD`
        : `as ${email} with the password ${password} (it is shown this once)`,
    );
  }
  process.stdout.write(`${lines.join("\n")}\n`);
}

const started = start().catch(async (error: unknown) => {
  const line = error instanceof StartupError ? error.message : errorStack(error);
  process.stderr.write(`The plant did not start. ${line}\n`);
  await stop(1);
});

for (const signal of ["SIGTERM", "SIGINT"] as const) {
  // Once: a second signal ends the process there and then.
  process.once(signal, () => stop(0, started));
}
