import { calls } from "../../../contract/calls";
import { requestText } from "../server";
import { Violation } from "../violation";
import { defineFault, keepsSession } from "./fault";

/** A lost line would let the run hang: another test measures how soon a line comes. */
const longestMillis = 120_000;

/**
 * A screen of the same person follows the changes at the other server. It hears of each list that the write changed.
 */
export const otherScreen = defineFault({
  name: "otherScreen",
  weight: 2,
  draw: () => ({}),
  fits: (request) =>
    ["admin", "super"].includes(calls[request.name].access) && keepsSession(request),
  async send(request, network) {
    const screen = await network.follow(request);
    const { id: before } = await screen.next();
    const reply = await network.send(request);
    // A stream that begins now reads the versions from the database.
    const later = await network.follow(request, before);
    const missing = new Set((await later.next()).changed);
    later.end();
    const timer = setTimeout(screen.end, longestMillis);
    while (missing.size > 0) {
      const line = await screen.next().catch(() => undefined);
      if (!line) {
        const lists = [...missing].join();
        throw new Violation("otherScreenHears", `${requestText(request)} changed ${lists}`);
      }
      for (const list of line.changed) missing.delete(list);
    }
    clearTimeout(timer);
    screen.end();
    return reply;
  },
});
