import { once } from "node:events";
import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { freePort } from "./freePort";
import { plainUser, startPlain } from "./postgresPrograms";

const accepts = (port: number) =>
  new Promise<boolean>((done) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => done(true)).once("error", () => done(false));
    socket.once("connect", () => socket.destroy());
  });

/** Starts a PgBouncer that pools by transaction before one PostgreSQL, with the settings of docs/deploy.md. */
export async function startPgBouncer(folder: string, target: number, roles: readonly string[]) {
  const port = await freePort();
  const serverFolder = join(folder, `pgbouncer-${target}`);
  mkdirSync(serverFolder);
  const users = join(serverFolder, "users.txt");
  writeFileSync(users, roles.map((role) => `"${role}" ""\n`).join(""));
  const file = join(serverFolder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
plant = host=127.0.0.1 port=${target}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${users}
logfile = ${join(serverFolder, "pgbouncer.log")}
pool_mode = transaction
max_client_conn = 200
default_pool_size = 20
server_login_retry = 1
`,
  );
  if ("uid" in plainUser)
    for (const path of [serverFolder, users, file])
      chownSync(path, plainUser.uid ?? 0, plainUser.gid ?? 0);
  const child = startPlain("pgbouncer", [file]);
  const ended = once(child, "close");
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error("PgBouncer did not start");
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    port,
    async end() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}
