import { execFileSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { freePort } from "./freePort";
import { type Program, plainUser, runPlain } from "./postgresPrograms";

const superuser = "postgres";

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/**
 * The settings that a primary and its standby share. The port is not in a file, because `pg_rewind` copies the files.
 */
const settings = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
wal_log_hints = on
wal_keep_size = 256MB
logging_collector = off
`;

interface Node {
  readonly name: string;
  readonly folder: string;
  readonly port: number;
}

export interface StandbyPair {
  /** Both hosts, as an address has them. */
  readonly hosts: string;
  readonly nodes: readonly Node[];
  readonly primary: Node;
  /** Runs a statement as the superuser on the primary. */
  onPrimary(statement: string, database?: string): Promise<Record<string, unknown>[]>;
  /** Ends all processes of the primary by SIGKILL. */
  killPrimary(): Promise<void>;
  /** Ends all processes of the standby by SIGKILL. */
  killStandby(): Promise<void>;
  /** Makes the standby the primary. It waits for no other standby. */
  promote(): Promise<void>;
  /** Makes the killed host the synchronous standby. @returns true if `pg_rewind` was enough */
  rebuild(): Promise<boolean>;
  /** Starts the killed host unchanged. It takes writes too. */
  startFormer(): Promise<void>;
  /** Runs a statement as the superuser on the host that is no primary. */
  onOther(statement: string, database?: string): Promise<Record<string, unknown>[]>;
  /** Makes the primary commit without its standby. */
  waitForNone(): Promise<void>;
  stop(): Promise<void>;
}

/** Returns the processes of a PostgreSQL: the first one, and its children. */
function processesOf({ folder }: Node): number[] {
  const first = Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
  let children = "";
  try {
    children = execFileSync("ps", ["-o", "pid=", "--ppid", String(first)], { encoding: "utf8" });
  } catch {
    // It has none.
  }
  return [first, ...children.split("\n").filter(Boolean).map(Number)];
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function kill(node: Node) {
  const pids = processesOf(node);
  for (const pid of pids) if (isAlive(pid)) process.kill(pid, "SIGKILL");
  while (pids.some(isAlive)) await pause(10);
}

/** Starts a primary and a synchronous standby from the machine's PostgreSQL. */
export async function startStandbyPair(folder: string, bin: string): Promise<StandbyPair> {
  const run = (program: Program, ...args: string[]) => runPlain(join(bin, program), args);
  const makeNode = async (name: string): Promise<Node> => {
    const path = join(folder, name);
    mkdirSync(path, { mode: 0o700 });
    if ("uid" in plainUser) chownSync(path, plainUser.uid ?? 0, plainUser.gid ?? 0);
    return { name, folder: path, port: await freePort() };
  };
  const start = (node: Node) =>
    run(
      "pg_ctl",
      ...["start", "-w", "-D", node.folder, "-l", join(node.folder, "server.log")],
      ...["-o", `-p ${node.port}`],
    );
  const query = async ({ port }: Node, statement: string, database = "postgres") => {
    const client = new pg.Client({ host: "127.0.0.1", port, user: superuser, database });
    client.on("error", () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const waitFor = async (node: Node, names: string) => {
    await query(node, `alter system set synchronous_standby_names = '${names}'`);
    await query(node, "select pg_reload_conf()");
  };
  const sourceOf = ({ port }: Node) =>
    `host=127.0.0.1 port=${port} user=${superuser} dbname=postgres application_name=standby`;

  const one = await makeNode("one");
  const two = await makeNode("two");
  let primary = one;
  let standby = two;

  async function copyAll() {
    rmSync(standby.folder, { recursive: true, force: true });
    mkdirSync(standby.folder, { mode: 0o700 });
    if ("uid" in plainUser) chownSync(standby.folder, plainUser.uid ?? 0, plainUser.gid ?? 0);
    await run(
      "pg_basebackup",
      ...["-D", standby.folder, "-d", sourceOf(primary), "-R", "-X", "stream", "-c", "fast"],
    );
  }

  /** Starts the standby. It streams, and the primary waits for it at each commit. */
  async function attach() {
    await start(standby);
    // A promoted standby must not wait for another standby.
    await waitFor(standby, "");
    await waitFor(primary, "standby");
    for (;;) {
      const [state] = await query(
        primary,
        "select from pg_stat_replication where sync_state = 'sync'",
      );
      if (state) return;
      await pause(50);
    }
  }

  await run("initdb", "-D", one.folder, "-U", superuser, "--auth=trust", "-E", "UTF8");
  writeFileSync(join(one.folder, "postgresql.conf"), settings);
  await start(one);
  await copyAll();
  await attach();

  return {
    hosts: `127.0.0.1:${one.port},127.0.0.1:${two.port}`,
    nodes: [one, two],
    get primary() {
      return primary;
    },
    onPrimary: (statement, database) => query(primary, statement, database),
    killPrimary: () => kill(primary),
    killStandby: () => kill(standby),
    async promote() {
      await run("pg_ctl", "promote", "-w", "-D", standby.folder);
      [primary, standby] = [standby, primary];
    },
    async rebuild() {
      // pg_rewind compares the checkpoints.
      await query(primary, "checkpoint");
      const isRewound = await run(
        "pg_rewind",
        ...["-D", standby.folder, "--source-server", sourceOf(primary), "-R"],
      ).then(
        () => true,
        () => false,
      );
      if (!isRewound) await copyAll();
      await attach();
      return isRewound;
    },
    startFormer: () => start(standby),
    onOther: (statement, database) => query(standby, statement, database),
    waitForNone: () => waitFor(primary, ""),
    async stop() {
      for (const node of [primary, standby])
        await run("pg_ctl", "stop", "-w", "-m", "immediate", "-D", node.folder).catch(
          () => undefined,
        );
    },
  };
}
