import type { CallName } from "./callSchemas";
import { plainRoutes } from "./plainRoutes";
import { publicRoutes } from "./publicRoutes";
import { fillPath } from "./route";

/** The plain part of the call table, without a validator: method, path and access of every call. */
export const routes = { ...publicRoutes, ...plainRoutes };

export type { CallName };

export const isCallName = (name: string): name is CallName => name in routes;

export const callNames = /* @__PURE__ */ Object.keys(routes).filter(isCallName);

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PathParams<N extends CallName> = Record<NamesIn<(typeof routes)[N]["path"]>, string>;

export const pathOf = <N extends CallName>(name: N, params: PathParams<N>): string =>
  fillPath(routes[name].path, params);
