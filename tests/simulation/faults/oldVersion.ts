import { changedTables } from "../rows";
import { requestText } from "../server";
import { expectEqual } from "../violation";
import { defineFault, hasVersion, mayComeTwice } from "./fault";

const invariant = "oldVersionIsRefused";

/** Another person has the same version of the record open, and saves after this person. */
export const oldVersion = defineFault({
  name: "oldVersion",
  weight: 4,
  draw: () => ({}),
  fits: ({ sent }) => hasVersion(sent),
  async send(request, network) {
    const reply = await network.send(request);
    if (reply.status >= 300) return reply;
    const where = requestText(request);
    const before = await network.digest();
    const late = await network.sendAnywhere({ ...request, key: `${request.key}-late` });
    expectEqual(invariant, `${where} again: status`, late.status, 409);
    expectEqual(invariant, `${where} again: has the record`, typeof late.body.current, "object");
    const changed = changedTables(before, await network.digest()).join();
    expectEqual(invariant, `${where} again: changed tables`, changed, "");
    return reply;
  },
});

/** The same request arrives twice at the same moment, at two servers. It is done once, and both get the reply. */
export const twiceAtOnce = defineFault({
  name: "twiceAtOnce",
  weight: 2,
  draw: () => ({}),
  fits: mayComeTwice,
  async send(request, network) {
    const replies = await Promise.all([
      network.sendAnywhere(request),
      network.sendAnywhere(request),
    ]);
    const [reply, other] = replies;
    const where = requestText(request);
    expectEqual("writtenOnceAtTwoServers", `status of ${where}`, other.status, reply.status);
    expectEqual("writtenOnceAtTwoServers", `reply of ${where}`, other.text, reply.text);
    return reply;
  },
});
