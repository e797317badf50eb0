import { type Plugin, parseAst } from "vite";

/**
 * Functions of react-router for features that the product does not use, with the bodies that they get.
 * Bundlers keep them, because the router refers to them.
 */
const bodies: Readonly<Record<string, string>> = {
  // Forms, actions and fetchers.
  useSubmit: "{}",
  fetch2: "{}",
  handleAction: "{}",
  normalizeNavigateOptions: "{ return { path }; }",
  // Framework mode and server components.
  PrefetchPageLinks: "{}",
  usePrefetchBehavior: "{ return [false, null, {}]; }",
  deserializeErrors: "{}",
  RSCErrorHandler: "{}",
  // Routes that are added later.
  discoverRoutes: "{}",
  patchRoutes: "{}",
  _internalSetRoutes: "{}",
  // View transitions.
  useViewTransitionState: "{ return false; }",
  restoreAppliedTransitions: "{}",
  persistAppliedTransitions: "{}",
  // Instrumentation, and other kinds of router.
  getRouteInstrumentationUpdates: "{}",
  instrumentClientSideRouter: "{}",
  createHashRouter: "{}",
  HistoryRouter: "{}",
};

interface Named {
  readonly type: string;
  readonly id?: { readonly name: string } | null;
  readonly body?: { readonly start: number; readonly end: number };
}

const isNode = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && "type" in value;

/** The functions that are declared below a node, by name. */
function* functionsIn(node: unknown): Generator<Named> {
  if (Array.isArray(node)) for (const each of node) yield* functionsIn(each);
  if (!isNode(node)) return;
  if (node.type === "FunctionDeclaration") yield node;
  for (const value of Object.values(node)) yield* functionsIn(value);
}

/**
 * Replaces the bodies, so that the bundler drops what nothing else uses.
 * @throws Error if the package no longer has one of the functions
 */
function withSmallBodies(code: string) {
  const missing = new Set(Object.keys(bodies));
  const found = [...functionsIn(parseAst(code))].flatMap(({ id, body }) =>
    id && body && missing.delete(id.name) ? [{ ...body, text: bodies[id.name] ?? "" }] : [],
  );
  if (missing.size > 0) throw new Error(`react-router has no ${[...missing].join(", ")}`);
  return found
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: body }) => text.slice(0, start) + body + text.slice(end),
      code,
    );
}

/** Imports that need one of these functions. */
const refused =
  /\bimport\b[^;]*\b(Form|useSubmit|useFetchers?|useActionData|useFormAction|useViewTransitionState|createHashRouter|PrefetchPageLinks)\b[^;]*"react-router-dom"/;

/** Makes react-router smaller in the build for browsers. */
export const smallerRouter: Plugin = {
  name: "smaller-router",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  transform: {
    filter: { code: /"react-router-dom"|function createRouter\(/ },
    handler(code, id) {
      if (/\/react-router\/dist\/production\/chunk-\w+\.mjs$/.test(id))
        return { code: withSmallBodies(code), map: null };
      const [, name] = (id.includes("/src/") && refused.exec(code)) || [];
      if (name)
        throw new Error(`${id} imports ${name}, which scripts/vite/smallerRouter.ts empties`);
      return null;
    },
  },
};
