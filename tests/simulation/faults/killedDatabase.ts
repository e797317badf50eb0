import { defineAction } from "../plant";
import { changedTables } from "../rows";
import { expectEqual } from "../violation";

/** A process of PostgreSQL is killed by `kill -9` while both servers run. All that was accepted is there afterwards. */
export const killDatabase = defineAction({
  name: "killDatabase",
  weight: 0,
  choose: () => undefined,
  async act(_: object, { host }) {
    if (!host.isOwnCluster) return;
    const before = await host.digestRows();
    await host.killDatabase();
    const changed = changedTables(before, await host.digestRows()).join();
    expectEqual("acceptedSurvivesKill", "changed tables", changed, "");
  },
});

export const killActions = [killDatabase];
