import { type Plugin, runnerImport } from "vite";
import type { Route } from "../../contract/route";

type Derived = typeof import("../../contract/plainRoutes");

type PlainRoute = Route & { readonly schemas: string };

/** Groups rows by their file and feature, because the group's function then has both once. */
const groupOf = ({ schemas, feature }: PlainRoute) => JSON.stringify([schemas, feature]);

/** Writes the rows as calls of short functions, which pack smaller than JSON. */
function writeRow({ method, path, access, schemas, feature, ...more }: PlainRoute, row: string) {
  const rest = Object.keys(more).length === 0 ? [] : [more];
  return `${row}(${[path, method, access, ...rest].map((part) => JSON.stringify(part)).join()})`;
}

/** Returns a module that has the routes as plain values. */
export function plainModule(routes: Readonly<Record<string, PlainRoute>>): string {
  const groups = [...new Set(Object.values(routes).map(groupOf))];
  const rows = Object.entries(routes).map(
    ([name, route]) => `${name}:${writeRow(route, `r${groups.indexOf(groupOf(route))}`)}`,
  );
  return `
const group = (schemas, feature) => (path, method, access, more) =>
  ({ path, method, access, schemas, ...(feature && { feature }), ...more });
${groups.map((group, index) => `const r${index} = /* @__PURE__ */ group(...${group});`).join("\n")}
export const plainRoutes = {${rows.join(",\n")}};`;
}

/** Replaces the routes that are derived from the calls by their value, so that no browser loads all schemas for them. */
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
