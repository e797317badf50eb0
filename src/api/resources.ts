import { adminCalls } from "../../contract/adminCalls";
import type { Call } from "../../contract/call";
import type { Route } from "../../contract/route";
import { type CallName, routes } from "../../contract/routes";
import { hasFeature } from "./session";

export type AdminCallName = keyof typeof adminCalls;

/** Every resource of react-admin: each that a call of the contract lists. */
export type ResourceName = {
  [N in AdminCallName]: (typeof adminCalls)[N] extends {
    serves: readonly ["list", infer Name extends string];
  }
    ? Name
    : never;
}[AdminCallName];

/** The calls that serve react-admin's verbs for a resource. Screens make all other calls by name. */
interface ResourceCalls {
  readonly list: AdminCallName;
  /** Reads one record, with more fields than the list. */
  readonly one: AdminCallName | undefined;
  readonly create: AdminCallName | undefined;
  readonly update: AdminCallName | undefined;
  /** The fields that identify a row. The first one that the host sends counts. */
  readonly key: readonly [string, ...string[]];
}

export const schemasOf = (name: AdminCallName): Call => adminCalls[name];

const isAdminCall = (name: string): name is AdminCallName => name in adminCalls;
const callNames = Object.keys(adminCalls).filter(isAdminCall);

const callServing = (verb: string, resource: string) =>
  callNames.find((name) => {
    const [served, of] = schemasOf(name).serves ?? [];
    return served === verb && of === resource;
  });

interface DeclaredCalls extends ResourceCalls {
  /** Lists the same and more for the office, on a host that has it. */
  readonly officeList: AdminCallName | undefined;
}

const resources = new Map(
  callNames.flatMap((list): [string, DeclaredCalls][] => {
    const { serves: [verb, resource = ""] = [], key = ["id"] } = schemasOf(list);
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

export function exportedRowOf(name: ResourceName) {
  const { csvRow, row } = schemasOf(callsOf(name).list);
  return csvRow ?? row;
}

export function hasCall(name: CallName): boolean {
  const { feature }: Route = routes[name];
  return feature === undefined || hasFeature(feature);
}

export const hasResource = (name: ResourceName): boolean => hasCall(callsOf(name).list);

/** The call that edits a resource's records by their version, where this session's host has one. */
export function editCallOf(name: string): AdminCallName | undefined {
  const update = isResource(name) ? callsOf(name).update : undefined;
  if (update === undefined || schemasOf(update).body?.shape.version === undefined) return undefined;
  return hasCall(update) ? update : undefined;
}

/** The parameters of a call's path. A call of a react-admin verb has at most one, the record's id. */
export const pathParamsOf = (name: CallName, id = "") =>
  Object.fromEntries([...routes[name].path.matchAll(/:(\w+)/g)].map(([, key]) => [key, id]));
