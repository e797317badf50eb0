import { newOrder } from "../support/newOrder";
import { callWith } from "../support/serverProcess";
import { temporaryFolder } from "../support/temporaryFolder";
import { type FailoverPlant, withFailoverPlant } from "./host/failoverPlant";
import { WriteLog, writeOrders, writeScans } from "./host/failoverWrites";
import { liveKanban } from "./host/liveKanban";
import { median } from "./host/median";
import { hasPgBouncer, postgresFolder } from "./host/postgresPrograms";
import type { Row } from "./host/row";
import { unrepeatedWrites } from "./host/unrepeatedWrites";

const rounds = Number(process.env.FAILOVER_ROUNDS ?? 20);
const clients = 6;
/** The time that the owner's monitor needs to find that the primary is away. */
const detectionMillis = 1_000;
const mostServingMillis = 10_000;
const returnMillis = 4_000;
/** Moves at one server that are looked for at another. */
const moves = 9;
/** Writes that are acknowledged before each kill. */
const between = 100;

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));
const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(2)} s`;

/**
 * Kills the primary and promotes the standby.
 * @returns the milliseconds until all servers had acknowledged a write again
 */
async function failOver({ pair, servers }: FailoverPlant, log: WriteLog) {
  const enough = log.written + between;
  while (log.written < enough) await pause(20);
  await pair.killPrimary();
  log.noteKill();
  await pause(detectionMillis);
  await pair.promote();
  const origins = servers.map(({ origin }) => origin);
  let servingMs = log.servingAfter(origins);
  while (servingMs === undefined) {
    await pause(10);
    servingMs = log.servingAfter(origins);
  }
  return servingMs;
}

/** Counts acknowledged writes that are missing or in another column, and orders that exist twice. */
async function lookFor({ asOwner }: FailoverPlant, log: WriteLog) {
  const orders = await asOwner("select id, status, client from orders");
  const found = new Map(orders.map(({ id, status }) => [Number(id), status]));
  const scans = new Set((await asOwner("select id from scans")).map(({ id }) => String(id)));
  const lostOrders = [...log.orders].filter(([id, status]) => {
    const now = found.get(id);
    return !(now === status || (status === "TODO" && now === "IN_PROGRESS"));
  });
  const lostScans = [...log.scans].filter((id) => !scans.has(id));
  return {
    lost: lostOrders.length + lostScans.length,
    twice: orders.length - new Set(orders.map(({ client }) => client)).size,
  };
}

/** Returns the number of servers that did not continue by themselves. */
async function endedServers({ servers }: FailoverPlant) {
  const hasEnded = ({ ended }: FailoverPlant["servers"][number]) =>
    Promise.race([ended.then(() => true), pause(10).then(() => false)]);
  return (await Promise.all(servers.map(hasEnded))).filter(Boolean).length;
}

/** @returns the milliseconds after which a kanban at one server shows each of some moves at another */
async function showElsewhere({ servers, token }: FailoverPlant) {
  const [one, other] = servers;
  if (!one || !other) throw new Error("There are several servers");
  const call = callWith(one.origin, token);
  const { body: order } = await call("POST", "/admin/order/create-order", newOrder("Elsewhere"));
  const kanban = await liveKanban(other.origin, token);
  for (let count = 0; count < moves; count += 1) {
    await pause(1_000);
    const sentAt = performance.now();
    const status = count % 2 === 0 ? "IN_PROGRESS" : "TODO";
    const { body } = await call("PUT", `/admin/order/${order.id}/status`, { status });
    kanban.expect({ id: order.id, version: body.version, sentAt });
    while (kanban.awaited > 0) await pause(10);
  }
  kanban.close();
  return kanban.latencies;
}

/** Writes for some seconds at each server, while an old primary takes writes beside the new one. */
async function returnFormer(plant: FailoverPlant) {
  const { pair, servers, token } = plant;
  const client = "After the return";
  const log = new WriteLog();
  const writeUntil = (isOver: () => boolean) =>
    Promise.all(
      servers.map(({ origin }, index) =>
        writeOrders(log, { origin, token, name: `${client} ${index} ${log.written}` }, isOver),
      ),
    );
  await pair.killPrimary();
  await pair.promote();
  // Each server has found the new primary when it has written.
  await writeUntil(() => log.written >= servers.length);
  await pair.startFormer();
  // Otherwise it would acknowledge nothing.
  await pair.onOther("alter system set synchronous_standby_names = ''");
  await pair.onOther("select pg_reload_conf()");
  const isOverAt = performance.now() + returnMillis;
  await writeUntil(() => performance.now() > isOverAt);
  const count = `select count(*)::int as orders from orders where client like '${client}%'`;
  const [[plantCount], [astray]] = [await plant.asOwner(count), await pair.onOther(count, "plant")];
  return {
    written: log.orders.size,
    plantOrders: Number(plantCount?.orders),
    astray: Number(astray?.orders),
  };
}

/** Ends the standby, so that a commit waits. The person must read a sentence, and the next write must work again. */
async function loseStandby({ pair, servers, token }: FailoverPlant) {
  const [server] = servers;
  const write = async (client: string) => {
    const sentAt = performance.now();
    const path = "/admin/order/create-order";
    const { status, body } = await callWith(server?.origin ?? "", token)(
      "POST",
      path,
      newOrder(client),
    );
    return { status, message: String(body.message), ms: performance.now() - sentAt };
  };
  await pair.killStandby();
  const waited = await write("Without a standby");
  const health = await fetch(`${server?.origin}/api/health`);
  const healthText = JSON.stringify(await health.json());
  await pair.waitForNone();
  const after = await write("No longer waited for");
  return { waited, healthText, after };
}

async function bench(isPooled: boolean): Promise<Row[]> {
  const bin = postgresFolder();
  const what = isPooled ? "failover behind PgBouncer" : "failover";
  if (bin === undefined)
    return [
      {
        what,
        measured:
          "needs PostgreSQL's initdb, pg_ctl, pg_basebackup and pg_rewind: apt-get install postgresql",
      },
    ];
  if (isPooled && !hasPgBouncer())
    return [{ what, measured: "needs pgbouncer in PATH: apt-get install pgbouncer" }];
  const folder = temporaryFolder("bench-failover");
  try {
    return await withFailoverPlant({ folder: folder.path, bin, isPooled }, async (plant) => {
      const { pair, servers, token, stationTokens, badges } = plant;
      const log = new WriteLog();
      let isOver = false;
      const originOf = (index: number) => servers[index % servers.length]?.origin ?? "";
      const writing = Promise.all([
        ...Array.from({ length: clients }, (_, index) =>
          writeOrders(
            log,
            { origin: originOf(index), token, name: `Client ${index}` },
            () => isOver,
          ),
        ),
        ...stationTokens.map((station, index) =>
          writeScans(log, { origin: originOf(index), token: station, badges }, () => isOver),
        ),
      ]);
      const files = unrepeatedWrites(
        { origin: originOf(0), instances: [], asOwner: plant.asOwner },
        () => isOver,
      );
      // Both are awaited below; a failure must not end the process before.
      writing.catch(() => undefined);
      files.catch(() => undefined);
      const serving: number[] = [];
      let rewound = 0;
      for (let round = 1; round <= rounds; round += 1) {
        const ms = await Promise.race([failOver(plant, log), writing, files]);
        if (typeof ms !== "number") throw new Error("The writers ended");
        serving.push(ms);
        if (await pair.rebuild()) rewound += 1;
        console.error(`round ${round}: ${seconds(ms)}, ${log.written} writes`);
      }
      isOver = true;
      await writing;
      const { imports, passwords } = await files;
      const ended = await endedServers(plant);
      const { lost, twice } = await lookFor(plant, log);
      const elsewhere = await showElsewhere(plant);
      const { waited, healthText, after } = await loseStandby(plant);
      await pair.rebuild();
      const { written, plantOrders, astray } = await returnFormer(plant);
      for (const [refusal, times] of log.refused) console.error(`${times} × ${refusal}`);
      const none = (name: string, count: number, of: number): Row => ({
        what: `${what}: ${name}`,
        measured: `${count} of ${of}`,
        figure: "0",
        reached: count === 0,
      });
      const worst = Math.max(...serving);
      return [
        none(`acknowledged writes lost by ${rounds} kills`, lost, log.written),
        none("servers that ended", ended, servers.length),
        none("orders made twice", twice, log.orders.size),
        none("files imported twice or in part, or lost", imports.wrong, imports.files),
        none(
          "passwords changed without being so, or the reverse",
          passwords.wrong,
          passwords.changes,
        ),
        {
          what: `${what}: from the kill until all ${servers.length} servers write again, the slowest`,
          measured: `${seconds(worst)}, median ${seconds(median(serving))}`,
          figure: `≤ ${seconds(mostServingMillis)}`,
          reached: worst <= mostServingMillis,
        },
        {
          what: `${what}: killed hosts that pg_rewind made the standby`,
          measured: `${rewound} of ${rounds}`,
        },
        {
          what: `${what}: moves at one server, shown by another`,
          measured: `median ${seconds(median(elsewhere))}, the slowest ${seconds(Math.max(...elsewhere))}`,
          figure: "≤ 1 s in the median",
          reached: median(elsewhere) <= 1_000,
        },
        {
          what: `${what}: a write while the standby is away`,
          measured: `${waited.status} after ${seconds(waited.ms)}: ${waited.message}; health: ${healthText}`,
          figure: "503 within 15 s",
          reached: waited.status === 503 && waited.ms <= 15_000,
        },
        {
          what: `${what}: a write after the primary waits for no standby`,
          measured: `${after.status} after ${seconds(after.ms)}`,
          figure: "200",
          reached: after.status === 200,
        },
        none(
          "writes lost or gone astray while the former primary takes writes beside the new one",
          written - plantOrders + astray,
          written,
        ),
      ];
    });
  } finally {
    folder.remove();
  }
}

/** The primary of a PostgreSQL is killed under writes, its standby promoted; then the same behind PgBouncer. */
export default async (): Promise<Row[]> => {
  const only = process.env.FAILOVER_ONLY;
  return [
    ...(only === "pgbouncer" ? [] : await bench(false)),
    ...(only === "direct" ? [] : await bench(true)),
  ];
};
