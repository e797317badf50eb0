import { type Plugin, parseAst } from "vite";

/** The functions of one file of a package, with the bodies that they get. */
interface Emptied {
  readonly file: RegExp;
  /** A text that only this file has, of those that match. */
  readonly has: string;
  readonly bodies: Readonly<Record<string, string>>;
  /** Imports that need one of these functions. */
  readonly refused: RegExp;
  /** Names of errors that the file makes at its start, and compares alone: they need no stack. */
  readonly signals?: readonly string[];
}

const nothing = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, "{}"]));

const hints = ["prefetchDNS", "preconnect", "preload", "preloadModule"] as const;

/**
 * Functions of react-dom and react-router for features that the product does not use. Bundlers keep them, because the
 * packages refer to them.
 */
const emptied: readonly Emptied[] = [
  {
    file: /\/react-router\/dist\/production\/chunk-\w+\.mjs$/,
    has: "function createRouter(",
    bodies: {
      // Forms, actions and fetchers.
      ...nothing("useSubmit", "useFormAction", "fetch2", "handleAction"),
      normalizeNavigateOptions: "{ return { path }; }",
      // Framework mode and server components.
      ...nothing("PrefetchPageLinks", "deserializeErrors", "RSCErrorHandler"),
      usePrefetchBehavior: "{ return [false, null, {}]; }",
      // Routes that are added later.
      ...nothing("discoverRoutes", "patchRoutes", "_internalSetRoutes"),
      // View transitions.
      ...nothing("restoreAppliedTransitions", "persistAppliedTransitions"),
      useViewTransitionState: "{ return false; }",
      // Instrumentation, and other kinds of router.
      ...nothing("getRouteInstrumentationUpdates", "instrumentClientSideRouter"),
      ...nothing("createHashRouter", "HistoryRouter"),
    },
    refused:
      /\bimport\b[^;]*\b(Form|useSubmit|useFetchers?|useActionData|useFormAction|useViewTransitionState|createHashRouter|PrefetchPageLinks)\b[^;]*"react-router-dom"/,
  },
  {
    // Hints to load resources.
    file: /\/react-dom\/cjs\/react-dom\.production\.js$/,
    has: "exports.createPortal",
    bodies: nothing(...hints, "preinit", "preinitModule"),
    refused: /\bimport\b[^;]*\b(pre\w+)\b[^;]*"react-dom"/,
  },
  {
    // Hints to load resources, and view transitions.
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    has: "exports.createRoot",
    bodies: nothing(
      ...hints,
      ...["preinitStyle", "preinitScript", "preinitModuleScript"],
      ...["startViewTransition", "measureViewTransitionHostInstancesRecursive"],
    ),
    refused: /\bimport\b[^;]*\b(ViewTransition)\b[^;]*"react"/,
    signals: [
      ...["SuspenseException", "SuspenseyCommitException", "SuspenseActionException"],
      ...["HydrationMismatchException", "SelectiveHydrationException"],
    ],
  },
];

interface Named {
  readonly type: string;
  readonly id?: { readonly name: string } | null;
  readonly body?: { readonly start: number; readonly end: number };
  readonly left?: { readonly property?: { readonly name?: string } };
  readonly right?: unknown;
}

const isNode = (value: unknown): value is Named =>
  typeof value === "object" && value !== null && "type" in value;

interface Body {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** The bodies of functions that are declared below a node, or assigned as in `exports.preload = function () {}`. */
function* bodiesIn(node: unknown): Generator<Body> {
  if (Array.isArray(node)) for (const each of node) yield* bodiesIn(each);
  if (!isNode(node)) return;
  if (node.type === "FunctionDeclaration" && node.id && node.body)
    yield { ...node.body, name: node.id.name };
  const { left, right } = node;
  if (left?.property?.name && isNode(right) && right.type === "FunctionExpression" && right.body)
    yield { ...right.body, name: left.property.name };
  for (const value of Object.values(node)) yield* bodiesIn(value);
}

/**
 * Replaces the bodies, so that the bundler drops what nothing else uses.
 * @throws Error if the package no longer has one of the functions
 */
function withSmallBodies(code: string, file: string, bodies: Emptied["bodies"]) {
  const missing = new Set(Object.keys(bodies));
  const found = [...bodiesIn(parseAst(code))].flatMap((body) =>
    missing.delete(body.name) ? [{ ...body, text: bodies[body.name] ?? "" }] : [],
  );
  if (missing.size > 0) throw new Error(`${file} has no ${[...missing].join(", ")}`);
  return found
    .sort((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: body }) => text.slice(0, start) + body + text.slice(end),
      code,
    );
}

/**
 * Makes empty objects of errors. While Lighthouse or DevTools watch, Chromium reads the whole of react-dom again for the
 * stack of an error that it makes at its start: half a long task on a slow phone.
 * @throws Error if the package no longer makes one of the errors
 */
function withoutStacks(code: string, file: string, signals: readonly string[]) {
  return signals.reduce((text, name) => {
    const made = new RegExp(`(?<=\\b${name} = )Error\\(formatProdErrorMessage\\(\\d+\\)\\)`);
    if (!made.test(text)) throw new Error(`${file} makes no ${name}`);
    return text.replace(made, "{}");
  }, code);
}

/** Makes react-dom and react-router smaller, and faster to start, in the build for browsers. */
export const smallerFunctions: Plugin = {
  name: "smaller-functions",
  apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
  transform: {
    filter: { id: [/\/src\//, ...emptied.map(({ file }) => file)] },
    handler(code, id) {
      const found = emptied.find(({ file, has }) => file.test(id) && code.includes(has));
      if (found) {
        const small = withSmallBodies(code, id, found.bodies);
        return { code: withoutStacks(small, id, found.signals ?? []), map: null };
      }
      if (id.includes("/node_modules/")) return null;
      for (const { refused } of emptied) {
        const [, name] = refused.exec(code) ?? [];
        if (name)
          throw new Error(`${id} imports ${name}, which scripts/vite/smallerFunctions.ts empties`);
      }
      return null;
    },
  },
};
