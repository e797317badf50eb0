import type { SeededRandom } from "../../../server/demo/plantHistory";
import { changedTables } from "../rows";
import { type Reply, type Request, requestText } from "../server";
import type { Moment } from "../statements";
import { expectEqual } from "../violation";
import { defineFault, mayComeTwice, type Network } from "./fault";

/** Half of the moments are around the commit. */
const drawMoment = (random: SeededRandom): { moment: Moment } => ({
  moment: {
    statement: random.chance(0.5) ? "commit" : random.integer(1, 16),
    isAfter: random.chance(0.5),
  },
});

/**
 * Sends a write that may get no reply. Without a reply, sends the same request again, with its `Idempotency-Key` if it has one.
 * If the first request wrote anything, it wrote everything: the second request then changes no table, and with a key its
 * reply is a success.
 */
async function sendUntilAnswered(
  request: Request,
  network: Network,
  attempt: () => Promise<Reply | undefined>,
): Promise<Reply> {
  const before = await network.digest();
  const answered = await attempt();
  if (answered) return answered;
  const left = await network.digest();
  const again = await network.sendAnywhere(request);
  const written = changedTables(before, left).join();
  if (written === "") return again;
  const where = requestText(request);
  const added = changedTables(left, await network.digest()).join();
  expectEqual(
    "writtenWhollyOrNot",
    `tables after ${written} that a repeat of ${where} changed`,
    added,
    "",
  );
  if (request.key)
    expectEqual("writtenWhollyOrNot", `status of ${where}`, again.status < 300, true);
  return again;
}

/** The server dies in the middle of the write, and another one starts. */
export const serverDies = defineFault({
  name: "serverDies",
  weight: 2,
  draw: drawMoment,
  fits: mayComeTwice,
  send: (request, network, { moment }) =>
    sendUntilAnswered(request, network, () => network.sendToDying(request, moment)),
});

/** Returns the reply, or undefined for a 503 with `Retry-After`. */
function answerOf(reply: Reply, request: Request): Reply | undefined {
  if (reply.status !== 503) return reply;
  const seconds = Number(reply.headers["retry-after"]);
  expectEqual("unavailableSaysWhen", requestText(request), seconds > 0, true);
  return undefined;
}

/** PostgreSQL ends the connection in the middle of the write. The server replies 503, and says when to come again. */
export const connectionBreaks = defineFault({
  name: "connectionBreaks",
  weight: 2,
  draw: drawMoment,
  fits: mayComeTwice,
  send: (request, network, { moment }) =>
    sendUntilAnswered(request, network, async () =>
      answerOf(await network.sendDuringBreak(request, moment), request),
    ),
});

/** The database is slow, and cancels a statement of the write. The server replies 503, and nothing is written. */
export const statementTimesOut = defineFault({
  name: "statementTimesOut",
  weight: 2,
  // The first statement begins the transaction.
  draw: (random) => ({ statement: random.integer(2, 16) }),
  fits: mayComeTwice,
  send: (request, network, { statement }) =>
    sendUntilAnswered(request, network, async () => {
      const before = await network.digest();
      const reply = answerOf(await network.sendDuringTimeout(request, statement), request);
      if (reply) return reply;
      const changed = changedTables(before, await network.digest()).join();
      expectEqual("cancelledWritesNothing", `tables of ${requestText(request)}`, changed, "");
      return undefined;
    }),
});
