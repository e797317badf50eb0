import type { Route } from "../../contract/route";
import { type CallName, callNames, routes } from "../../contract/routes";
import { isOwnHost } from "./session";

type Routes = typeof routes;

/** Every resource of react-admin: each that a call of the contract lists. */
export type ResourceName = {
  [N in CallName]: Routes[N] extends { serves: readonly ["list", infer Name extends string] }
    ? Name
    : never;
}[CallName];

/** The calls that serve react-admin's verbs for a resource. Screens make all other calls by name. */
interface ResourceCalls {
  readonly list: CallName;
  /** Reads one record, with more fields than the list. */
  readonly one: CallName | undefined;
  readonly create: CallName | undefined;
  readonly update: CallName | undefined;
  /** The fields that identify a row. The first one that the host sends counts. */
  readonly key: readonly [string, ...string[]];
}

const routeOf = (name: CallName): Route => routes[name];

const callServing = (verb: string, resource: string) =>
  callNames.find((name) => {
    const [served, of] = routeOf(name).serves ?? [];
    return served === verb && of === resource;
  });

interface DeclaredCalls extends ResourceCalls {
  /** The list with further fields and rows for the office, in place of `list`. Only our own host has it. */
  readonly officeList: CallName | undefined;
}

const resources = new Map(
  callNames.flatMap((list): [string, DeclaredCalls][] => {
    const { serves: [verb, resource = ""] = [], key = ["id"] } = routeOf(list);
    if (verb !== "list") return [];
    const [one, create, update, officeList] = (
      ["one", "create", "update", "officeList"] as const
    ).map((other) => callServing(other, resource));
    return [[resource, { list, officeList, one, create, update, key }]];
  }),
);

export const isResource = (name: string): name is ResourceName => resources.has(name);

export function callsOf(name: ResourceName): ResourceCalls {
  const found = resources.get(name);
  if (found === undefined) throw new Error(`No call lists ${name}`);
  const { officeList, ...calls } = found;
  return officeList !== undefined && hasCall(officeList) ? { ...calls, list: officeList } : calls;
}

/** True if the session's host has the call. */
export function hasCall(name: CallName): boolean {
  return routeOf(name).isSpecified === true || isOwnHost();
}

export const hasResource = (name: ResourceName): boolean => hasCall(callsOf(name).list);

/**
 * Returns the call that edits a resource's records by their version. Undefined if this session's host has no such call.
 */
export function editCallOf(name: string): CallName | undefined {
  const update = isResource(name) ? callsOf(name).update : undefined;
  // The specified calls change a record without its version.
  const isByVersion = update !== undefined && !routeOf(update).isSpecified;
  return isByVersion && isOwnHost() ? update : undefined;
}

/** Returns the parameters of a call's path. A call of a react-admin verb has at most one, the record's id. */
export const pathParamsOf = (name: CallName, id = "") =>
  Object.fromEntries([...routes[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [key, id]));
