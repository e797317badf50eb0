import { isDeepStrictEqual } from "node:util";
import type { Call } from "../../../contract/call";
import { calls } from "../../../contract/calls";
import { liveResources } from "../../../contract/records";
import type { CallName } from "../../../contract/routes";
import type { Host } from "../host";
import type { Plant } from "../plant";
import type { Reply } from "../server";
import { expectEqual } from "../violation";
import { type Invariant, isTurn, takeTurns, type Watch } from "./invariant";
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
  "getStationData",
];

const readerOf = (name: CallName) => (name === "getStationData" ? "station" : "owner");

/** Returns some of the cached calls and of the lists, others on the next day. */
const sampledNames = (plant: Plant): CallName[] => [
  ...new Set([...takeTurns(plant, cachedCalls, 5), ...takeTurns(plant, listNames, 6)]),
];

async function readAll(plant: Plant, call: Host["call"], names: readonly CallName[]) {
  const bodies = new Map<CallName, Reply["body"]>();
  for (const name of names)
    bodies.set(name, (await call(readerOf(name), name, { query: queryOf(name, plant) })).body);
  return bodies;
}

/** Compares replies with those of a new server, which has cached nothing. */
async function compareWithNew(plant: Plant, replies: Awaited<ReturnType<typeof readAll>>) {
  const server = await plant.host.openServer();
  for (const [name, fresh] of await readAll(plant, server.call, [...replies.keys()])) {
    const isSame = isDeepStrictEqual(replies.get(name), fresh);
    expectEqual("cachedRepliesAreFresh", `${name} is as a new server gives it`, isSame, true);
  }
  await server.close();
}

const declared = (name: CallName): Call => calls[name];

const resourceOf = (name: CallName) => {
  const [verb, resource] = declared(name).serves ?? [];
  return liveResources.find((one) => verb === "list" && one === resource);
};

/**
 * After an action, the replies that a server has cached before it are as a new server gives them, and the stream of
 * changes names each list with another reply than before. The host may keep some replies for minutes, so the server is
 * started before the action.
 */
export const watchReplies: Watch = async (plant) => {
  const { host } = plant;
  const names = sampledNames(plant);
  await readAll(plant, host.call, cachedCalls);
  const server = await host.openServer();
  const before = await readAll(plant, server.call, names);
  const { id } = await host.readChanges();
  return async () => {
    const after = await readAll(plant, server.call, names);
    await server.close();
    await compareWithNew(plant, after);
    const { changed } = await host.readChanges(id);
    for (const name of names) {
      const resource = resourceOf(name);
      if (resource === undefined || isDeepStrictEqual(before.get(name), after.get(name))) continue;
      const isNamed = changed.includes(resource);
      expectEqual("changesReachFollowers", `the stream names ${resource}`, isNamed, true);
    }
  };
};

/** On one day of two, replies that were read before are as a new server gives them. */
export const cachedRepliesAreFresh: Invariant = async (plant) => {
  if (!isTurn(plant, 2)) return;
  const names = new Set([...cachedCalls, ...takeTurns(plant, listNames, 15)]);
  await compareWithNew(plant, await readAll(plant, plant.host.call, [...names]));
};
