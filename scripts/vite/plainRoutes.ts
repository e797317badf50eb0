import { type Plugin, runnerImport } from "vite";
import type { Route } from "../../contract/route";

type Derived = typeof import("../../contract/plainRoutes");

type PlainRoute = Route & { readonly schemas: string };

/** Returns the key of a row's group: rows with the same file and `isSpecified` share one group, which names both once. */
const groupOf = ({ schemas, isSpecified }: PlainRoute) =>
  JSON.stringify([schemas, isSpecified ?? false]);

const usualPrefix = "/admin/";

/**
 * Writes a row as a list, which packs smaller than an object. The usual beginning of a path is absent, and the usual
 * method and access at the row's end.
 */
function writeRow({ method, path: whole, access, schemas, isSpecified, ...more }: PlainRoute) {
  const path = whole.startsWith(usualPrefix) ? whole.slice(usualPrefix.length) : whole;
  if (Object.keys(more).length > 0) return JSON.stringify([path, method, access, more]);
  if (access !== "admin") return JSON.stringify([path, method, access]);
  return JSON.stringify(method === "GET" ? [path] : [path, method]);
}

/** Returns a module that has the routes as plain values. */
export function plainModule(routes: Readonly<Record<string, PlainRoute>>): string {
  const groups = new Map<string, string[]>();
  for (const [name, route] of Object.entries(routes)) {
    const group = groupOf(route);
    groups.set(group, [...(groups.get(group) ?? []), `${name}:${writeRow(route)}`]);
  }
  return `
const group = (schemas, isSpecified, rows) =>
  Object.fromEntries(Object.entries(rows).map(([name, [path, method = "GET", access = "admin", more]]) =>
    [name, { path: path[0] === "/" ? path : "${usualPrefix}" + path, method, access, schemas, ...(isSpecified && { isSpecified }), ...more }]));
export const plainRoutes = /* @__PURE__ */ Object.assign(
${[...groups].map(([group, rows]) => `group(...${group}, {${rows.join(",\n")}})`).join(",\n")});`;
}

/**
 * Replaces the module that derives the routes from the calls by a module with the routes as plain values. Otherwise
 * every browser would load all schemas for its routes.
 */
export const plainRoutes: Plugin = {
  name: "plain-routes",
  apply: "build",
  load: {
    filter: { id: /\/contract\/plainRoutes\.ts$/ },
    async handler(id) {
      const { module } = await runnerImport<Derived>(id);
      return plainModule(module.plainRoutes);
    },
  },
};
