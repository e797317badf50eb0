import { randomUUID } from "node:crypto";
import { newOrder } from "../support/newOrder";
import { signIn } from "../support/serverProcess";
import { hasNginx } from "./host/nginx";
import type { Row } from "./host/row";
import { type Instance, type ThreeInstances, withThreeInstances } from "./host/threeInstances";
import { unrepeatedWrites } from "./host/unrepeatedWrites";

const clients = 8;
/** Orders that are acknowledged between one thing that happens to an instance and the next. */
const between = 120;

type Call = Awaited<ReturnType<typeof signIn>>;

/** The replies that the clients got. */
class Log {
  requests = 0;
  /** The number of replies by each status other than 200. */
  readonly refused = new Map<string, number>();
  /** The orders that were acknowledged, and where. */
  readonly orders = new Map<number, "TODO" | "IN_PROGRESS">();
  listsRead = 0;
  listsStale = 0;
  slowestMs = 0;

  async ask(what: string, pendingReply: ReturnType<Call>) {
    const begun = performance.now();
    this.requests += 1;
    const reply = await pendingReply.catch(() => ({ status: 0, body: undefined }));
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begun);
    if (reply.status === 200) return reply.body;
    const refusal = `${what}: ${reply.status} ${reply.body?.message ?? ""}`.replace(/#\d+/, "#…");
    this.refused.set(refusal, (this.refused.get(refusal) ?? 0) + 1);
    return undefined;
  }
}

const latestOrders = `/admin/order/getAllOrders?sort=${encodeURIComponent('["id","DESC"]')}&range=${encodeURIComponent("[0,99]")}`;

/** Looks into the list of each instance that is up for an order that was acknowledged just now. */
async function readElsewhere(log: Log, readers: ReadonlyMap<Instance, Call>, id: number) {
  for (const [instance, read] of readers) {
    if (!instance.isUp) continue;
    const { status, body } = await read("GET", latestOrders).catch(() => ({ status: 0, body: [] }));
    // It may have been ended meanwhile.
    if (status !== 200) continue;
    log.listsRead += 1;
    if (!body.some((order: { id: number }) => order.id === id)) log.listsStale += 1;
  }
}

/** Has each client make orders and move them, until `isOver`. */
async function work(
  { origin, instances }: ThreeInstances,
  log: Log,
  isOver: () => boolean,
): Promise<void> {
  const call = await signIn(origin);
  const readers = new Map<Instance, Call>();
  for (const instance of instances) readers.set(instance, await signIn(instance.origin));
  const client = async (number: number) => {
    for (let count = 0; !isOver(); count += 1) {
      const order = newOrder(`Client ${number}/${count}`);
      const made = await log.ask("create", call("POST", "/admin/order/create-order", order));
      if (made === undefined) continue;
      log.orders.set(made.id, "TODO");
      if (count % 4 === 0) await readElsewhere(log, readers, made.id);
      const path = `/admin/order/${made.id}/status`;
      const moved = await log.ask("move", call("PUT", path, { status: "IN_PROGRESS" }));
      if (moved !== undefined) log.orders.set(made.id, "IN_PROGRESS");
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, number) => client(number)));
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** Kills, stops and restarts instances while people work. */
async function trouble({ instances, asOwner }: ThreeInstances, log: Log) {
  const [first, second, third] = instances;
  if (!first || !second || !third) throw new Error("There are three");
  const steps = [
    () => first.end("SIGKILL"),
    () => first.start(),
    () => second.end("SIGTERM"),
    async () => {
      await third.end("SIGTERM");
      // A newer version adds a column while the first instance still runs with the tables that it knows.
      await asOwner("alter table orders add column added_by_newer_version text");
      await third.start();
    },
    () => second.start(),
  ];
  for (const step of steps) {
    const enough = log.orders.size + between;
    while (log.orders.size < enough) await pause(20);
    await step();
  }
  await pause(1_000);
}

/** Orders that are not there, or not where they had been moved to, and orders that are there twice. */
async function lookFor({ asOwner }: ThreeInstances, orders: Log["orders"]) {
  const rows = await asOwner("select id, status, client from orders");
  const found = new Map(rows.map(({ id, status }) => [Number(id), status]));
  const lost = [...orders].filter(([id, status]) => {
    const now = found.get(id);
    return !(now === status || (status === "TODO" && now === "IN_PROGRESS"));
  });
  return { lost: lost.length, twice: rows.length - new Set(rows.map((row) => row.client)).size };
}

/** Returns the number of wrong passwords that were checked, out of 30 for one email over all instances. */
async function wrongPasswords(instances: readonly Instance[]) {
  const body = JSON.stringify({ email: `${randomUUID()}@example.com`, password: "not-this-one" });
  let tried = 0;
  for (let count = 0; count < 30; count += 1) {
    const { origin } = instances[count % instances.length] ?? { origin: "" };
    const headers = { "content-type": "application/json", "x-forwarded-for": `192.0.2.${count}` };
    const reply = await fetch(`${origin}/api/admin/login`, { method: "POST", headers, body });
    if (reply.status === 401) tried += 1;
  }
  return tried;
}

/** Three instances behind nginx under load: one is killed, one stopped, one upgraded. */
export default async (): Promise<Row[]> => {
  if (!hasNginx()) return [{ what: "three instances", measured: "needs nginx in PATH" }];
  return withThreeInstances(async (three) => {
    const log = new Log();
    let isOver = false;
    const working = work(three, log, () => isOver);
    const writing = unrepeatedWrites(three, () => isOver);
    await trouble(three, log);
    isOver = true;
    await working;
    const { imports, passwords } = await writing;
    const { lost, twice } = await lookFor(three, log.orders);
    const tried = await wrongPasswords(three.instances);
    const refused = [...log.refused.values()].reduce((sum, times) => sum + times, 0);
    for (const [refusal, times] of log.refused) console.error(`${times} × ${refusal}`);
    const none = (what: string, count: number, of: number): Row => ({
      what,
      measured: `${count} of ${of}`,
      figure: "0",
      reached: count === 0,
    });
    return [
      none("acknowledged orders and moves lost", lost, log.orders.size),
      none("orders made twice", twice, log.orders.size),
      none("requests refused or not answered", refused, log.requests),
      none("files imported twice or in part, or lost", imports.wrong, imports.files),
      none(
        "passwords changed without being so, or the reverse",
        passwords.wrong,
        passwords.changes,
      ),
      {
        what: "imports and password changes answered with 503, and tried again",
        measured: `${imports.away + passwords.away} of ${imports.files + passwords.changes}`,
      },
      none(
        "lists of an instance without what another had acknowledged",
        log.listsStale,
        log.listsRead,
      ),
      {
        what: "wrong passwords for one email that were looked at, of 30 spread over the instances",
        measured: String(tried),
        figure: "10",
        reached: tried === 10,
      },
      { what: "the slowest answer", measured: `${(log.slowestMs / 1_000).toFixed(2)} s` },
    ];
  });
};
