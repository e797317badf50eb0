import { randomUUID } from "node:crypto";
import { calls } from "../../../contract/calls";
import { newOrder } from "../../support/newOrder";

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

/** A repeated request must be answered at last. */
const giveUpMillis = 60_000;

/** The acknowledged writes. */
export class WriteLog {
  readonly orders = new Map<number, "TODO" | "IN_PROGRESS">();
  readonly scans = new Set<string>();
  /** Answers other than 200, by status and message. Each request was repeated. */
  readonly refused = new Map<string, number>();
  /** The moments at which each server has acknowledged a write that was sent after the last kill. */
  #firstAfter = new Map<string, number>();
  #killedAt = Number.POSITIVE_INFINITY;

  noteKill() {
    this.#firstAfter = new Map();
    this.#killedAt = performance.now();
  }

  noteAnswer(origin: string, sentAt: number) {
    if (sentAt > this.#killedAt && !this.#firstAfter.has(origin))
      this.#firstAfter.set(origin, performance.now() - this.#killedAt);
  }

  noteRefusal(refusal: string) {
    this.refused.set(refusal, (this.refused.get(refusal) ?? 0) + 1);
  }

  get written() {
    return this.orders.size + this.scans.size;
  }

  /** Milliseconds from the kill until all of these servers had acknowledged a write. Undefined before that. */
  servingAfter(origins: readonly string[]): number | undefined {
    const times = origins.flatMap((origin) => this.#firstAfter.get(origin) ?? []);
    return times.length === origins.length ? Math.max(...times) : undefined;
  }
}

interface Sent {
  method: string;
  path: string;
  token: string;
  body: unknown;
}

/** Sends a request until it is answered with 200, with the same key each time, as a browser does. */
async function sendUntilDone(log: WriteLog, origin: string, { method, path, token, body }: Sent) {
  const headers = {
    "content-type": "application/json",
    authorization: `Bearer ${token}`,
    "idempotency-key": randomUUID(),
  };
  const begun = performance.now();
  for (;;) {
    const sentAt = performance.now();
    const request = { method, headers, body: JSON.stringify(body) };
    const reply = await fetch(`${origin}/api${path}`, request)
      .then(async (answer) => ({ status: answer.status, body: await answer.json() }))
      .catch(() => ({ status: 0, body: { message: "not answered" } }));
    if (reply.status === 200) {
      log.noteAnswer(origin, sentAt);
      return reply.body;
    }
    const refusal = `${reply.status} ${reply.body.message}`;
    log.noteRefusal(refusal);
    if (performance.now() - begun > giveUpMillis)
      throw new Error(`${path} is still answered ${refusal}`);
    await pause(200);
  }
}

/** Makes orders at one server and moves each, until `isOver`. */
export async function writeOrders(
  log: WriteLog,
  { origin, token, name }: { origin: string; token: string; name: string },
  isOver: () => boolean,
) {
  for (let count = 0; !isOver(); count += 1) {
    const body = newOrder(`${name}/${count}`);
    const { method, path } = calls.createOrder;
    const { id } = await sendUntilDone(log, origin, { method, path, token, body });
    log.orders.set(id, "TODO");
    const move = { method: calls.moveOrder.method, path: calls.moveOrder.path.replace(":id", id) };
    await sendUntilDone(log, origin, { ...move, token, body: { status: "IN_PROGRESS" } });
    log.orders.set(id, "IN_PROGRESS");
  }
}

/** Scans badges at one station, until `isOver`. */
export async function writeScans(
  log: WriteLog,
  { origin, token, badges }: { origin: string; token: string; badges: readonly string[] },
  isOver: () => boolean,
) {
  for (let sequence = 1; !isOver(); sequence += 1) {
    const now = new Date().toISOString();
    const scanId = randomUUID();
    const barcodeId = badges[sequence % badges.length];
    const body = { scanId, sequence, scannedAt: now, sentAt: now, queued: false, barcodeId };
    const { method, path } = calls.punch;
    await sendUntilDone(log, origin, { method, path, token, body });
    log.scans.add(scanId);
    await pause(20);
  }
}
