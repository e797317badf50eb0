import { isDeepStrictEqual } from "node:util";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { liveResources } from "../../../contract/records";
import type { CallName } from "../../../contract/routes";
import type { Host, Reply } from "../host";
import type { Plant } from "../plant";
import { expectEqual, type Invariant, isTurn, takeTurns, type Watch } from "./invariant";
import { listNames, queryOf } from "./lists";

/** Calls whose replies the host computes and caches, beside the lists. */
const cachedCalls: readonly CallName[] = [
  "getSchedule",
  "getProjections",
  "getStatistics",
  "getOpenStages",
  "getMonthlySalaries",
  "getLeaveBalances",
  "getBonuses",
  "getGratuities",
  "getExceptions",
  "getOutstanding",
];

/** Returns the cached calls, and some of the lists. */
const sampledNames = (plant: Plant): CallName[] => [
  ...new Set([...cachedCalls, ...takeTurns(plant, listNames, 8)]),
];

async function readAll(plant: Plant, call: Host["call"], names: readonly CallName[]) {
  const bodies = new Map<CallName, Reply["body"]>();
  for (const name of names)
    bodies.set(name, (await call("owner", name, { query: queryOf(name, plant) })).body);
  return bodies;
}

/** Compares the replies of the plant's server with the replies of a new server, which has cached nothing. */
async function compareWithNew(plant: Plant, names: readonly CallName[]) {
  const bodies = await readAll(plant, plant.host.call, names);
  await plant.host.withNewServer(async (call) => {
    for (const [name, fresh] of await readAll(plant, call, names)) {
      const isSame = isDeepStrictEqual(bodies.get(name), fresh);
      expectEqual("cachedRepliesAreFresh", `${name} is as a new server gives it`, isSame, true);
    }
  });
  return bodies;
}

/** The time for which the host may keep a reply that the time itself changes. */
const freshMillis = 60_000;

const declared = (name: CallName): Call => calls[name];

const resourceOf = (name: CallName) => {
  const [verb, resource] = declared(name).serves ?? [];
  return liveResources.find((one) => verb === "list" && one === resource);
};

/**
 * After an action, cached replies are as a new server gives them, and the stream of changes names each list with another
 * reply than before.
 */
export const watchReplies: Watch = async (plant) => {
  const { host } = plant;
  const names = sampledNames(plant);
  // Otherwise the host may still have the replies of an action of the same minute.
  const isLater = host.now() - host.previous() > freshMillis;
  const before = await readAll(plant, host.call, names);
  const { id } = await host.readChanges();
  return async () => {
    const after = isLater
      ? await compareWithNew(plant, names)
      : await readAll(plant, host.call, names);
    const { changed } = await host.readChanges(id);
    for (const name of names) {
      const resource = resourceOf(name);
      if (resource === undefined || isDeepStrictEqual(before.get(name), after.get(name))) continue;
      const isNamed = changed.includes(resource);
      expectEqual("changesReachFollowers", `the stream names ${resource}`, isNamed, true);
    }
  };
};

/** On one day of three, lists that were read on earlier days are as a new server gives them. */
export const cachedRepliesAreFresh: Invariant = async (plant) => {
  if (isTurn(plant, 3)) await compareWithNew(plant, takeTurns(plant, listNames, 20));
};
