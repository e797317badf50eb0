import { changedTables } from "../rows";
import { requestText } from "../server";
import { expectEqual } from "../violation";
import { defineFault, mayComeTwice } from "./fault";

const invariant = "repeatedWriteIsDoneOnce";

/** The reply is lost after the commit. The same request comes again, at any server, gets that reply and writes nothing. */
export const lostReply = defineFault({
  name: "lostReply",
  weight: 3,
  draw: (random) => ({ repeats: random.integer(1, 2) }),
  fits: mayComeTwice,
  async send(request, network, { repeats }) {
    const lost = await network.send(request);
    if (lost.status >= 300) return lost;
    const written = await network.digest();
    for (let count = 0; count < repeats; count += 1) {
      const again = await network.sendAnywhere(request);
      const where = requestText(request);
      expectEqual(invariant, `status of ${where}`, again.status, lost.status);
      expectEqual(invariant, `reply of ${where}`, again.text, lost.text);
      const changed = changedTables(written, await network.digest());
      expectEqual(invariant, `tables changed by ${where}`, changed.join(), "");
    }
    return lost;
  },
});
