import type { FastifyBaseLogger } from "fastify";
import type { Outage } from "../db/outage";

const intervalMillis = 10_000;

/**
 * Logs outages of the database. While one lasts every call
 * fails: so of each kind there is one line every ten seconds, which counts the others.
 */
export function outageLog(now: () => number = () => performance.now()) {
  const latest = new Map<Outage, { at: number; unlogged: number }>();

  return (log: Pick<FastifyBaseLogger, "error">, outage: Outage, reason: string) => {
    const before = latest.get(outage);
    if (before && now() - before.at < intervalMillis) {
      before.unlogged += 1;
      return;
    }
    const more = before?.unlogged ? ` (and ${before.unlogged} times more before)` : "";
    log.error(`${outage} database: ${reason}${more}`);
    latest.set(outage, { at: now(), unlogged: 0 });
  };
}
