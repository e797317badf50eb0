import type { Call } from "./call";
import { type CallFile, type CallName, type Calls, callSchemas } from "./callSchemas";
import { publicRoutes } from "./publicRoutes";
import type { Route } from "./route";

const routeKeys = [
  "method",
  "path",
  "access",
  "creates",
  "proven",
  "isSpecified",
  "serves",
  "key",
] as const satisfies readonly (keyof Route)[];

type Plain<C, Keys = (typeof routeKeys)[number]> = {
  readonly [Key in keyof C as Key & Keys]: C[Key];
} & { readonly schemas: CallFile };

type PlainRoutes = {
  readonly [N in Exclude<CallName, keyof typeof publicRoutes>]: Plain<Calls[N]>;
};

const routeOf = (call: Call) =>
  Object.fromEntries(routeKeys.flatMap((key) => (key in call ? [[key, call[key]]] : [])));

const files = await Promise.all(
  Object.entries(callSchemas).map(async ([schemas, load]) =>
    Object.fromEntries(
      Object.entries<Call>(await load())
        .filter(([name]) => !(name in publicRoutes))
        .map(([name, call]) => [name, { ...routeOf(call), schemas }]),
    ),
  ),
);

/**
 * The routes of all calls but those of `publicRoutes`, derived from the calls. The build replaces this file by its
 * value (`scripts/vite/plainRoutes.ts`): the browser loads no schemas for it.
 */
export const plainRoutes: PlainRoutes = Object.assign({}, ...files);
