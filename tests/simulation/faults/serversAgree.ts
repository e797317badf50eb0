import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { type CallName, callNames } from "../../../contract/routes";
import type { Plant } from "../plant";
import { expectEqual } from "../violation";

const leftOut: ReadonlySet<CallName> = new Set([
  // Notes when it was read last.
  "getSessions",
  // Repeats some figures for seconds of a clock that the simulation does not set.
  "getWall",
]);

/** Reads that need no parameters: lists, reports and settings. Some refuse, in the same words at each server. */
const reads = callNames.filter((name) => {
  const { method, path, reply }: Call = calls[name];
  const isJson = typeof reply !== "string";
  return method === "GET" && !path.includes(":") && isJson && !leftOut.has(name);
});

/** A fourth of the reads is compared at the end of a day. */
const partsOfReads = 4;

const dayMillis = 86_400_000;

/** Each server replies the same, from its caches, as a server that has none yet. */
export async function serversAgree({ host }: Plant): Promise<void> {
  if (!host.hasTwoServers) return;
  const day = Math.floor(host.now() / dayMillis);
  const compared = reads.filter((_, index) => index % partsOfReads === day % partsOfReads);
  const [first = [], ...others] = await host.readAtEachServer("owner", compared);
  for (const other of others)
    for (const [index, name] of compared.entries())
      expectEqual("serversAgree", name, other[index]?.text, first[index]?.text);
}
