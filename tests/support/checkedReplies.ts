import type { Call } from "../../contract/call";
import { saysAllCalls } from "../../src/api/sendCall";
import { isOwnHost } from "../../src/api/session";

/** The reasons of replies that break the contract on purpose. */
const oddReplies = new WeakMap<Response, string>();

/**
 * Marks a reply that our own host would never send, such as the page of a proxy or a row from a newer host. `reason` says
 * what the test shows by the reply.
 */
export function odd(reason: string, reply: Response): Response {
  oddReplies.set(reply, reason);
  return reply;
}

/** Loads the contract with its published document, which only a test with a reply of our own host needs. */
async function loadContract() {
  const [{ calls }, { callNames }, { findReplyFaults }] = await Promise.all([
    import("../../contract/calls"),
    import("../../contract/routes"),
    import("./publishedReplies"),
  ]);
  const rows = callNames.map((name) => {
    const call: Call = calls[name];
    const asked = new RegExp(`^${call.method} ${call.path.replace(/:\w+/g, "[^/]+")}$`);
    return { name, call, asked, parameters: call.path.split(":").length };
  });
  // A path without a parameter, such as `/admin/orders/late`, comes before `/admin/orders/:id`.
  rows.sort((a, b) => a.parameters - b.parameters);
  return { rows, findReplyFaults };
}

let contract: ReturnType<typeof loadContract> | undefined;

/** Returns what the contract does not allow in a reply. Undefined for a reply that is not checked, of another host. */
async function findFaults(asking: string, query: URLSearchParams, reply: Response, isOwn: boolean) {
  contract ??= loadContract();
  const { rows, findReplyFaults } = await contract;
  const row = rows.find(({ asked }) => asked.test(asking));
  if (row === undefined) return [`The contract has no call ${asking}`];
  const { name, call } = row;
  if (call.isSpecified && !isOwn) return undefined;
  const isJson = reply.headers.get("Content-Type")?.startsWith("application/json") ?? false;
  const expectsJson = typeof call.reply !== "string" && !(call.row && query.has("csv"));
  if (isJson !== expectsJson)
    return [
      `${name} replies ${expectsJson ? "with JSON" : `not with JSON but with ${call.reply}`}`,
    ];
  if (!isJson) return [];
  return reply.json().then(
    (body) => findReplyFaults(name, 200, body),
    (error) => [`${name} replies no JSON: ${error}`],
  );
}

/** The checks that are under way. */
const checks = new Set<Promise<void>>();
const faults: string[] = [];

/**
 * Checks a reply with a 2xx by the contract's schema of its call. The specified calls are checked if our own host replies:
 * docs/another-host.md gives names and no types. All other calls exist on our own host alone. The page does not wait for
 * the check.
 */
export function noteReply(asking: string, query: URLSearchParams, reply: Response) {
  if (!reply.ok) return;
  const isOwn = isOwnHost() || saysAllCalls(reply.headers);
  const reason = oddReplies.get(reply);
  const check = findFaults(asking, query, reply.clone(), isOwn).then((found) => {
    if (reason === undefined) faults.push(...(found ?? []));
    else if (found?.length === 0) faults.push(`${asking}: the reply is not odd (${reason})`);
  });
  checks.add(check);
  void check.finally(() => checks.delete(check));
}

/** Fails a test whose host has replied what the contract does not allow. */
export async function checkReplies() {
  await Promise.all(checks);
  const found = faults.splice(0);
  if (found.length > 0)
    throw new Error(`Replies that the contract does not allow:\n${found.slice(0, 40).join("\n")}`);
}
