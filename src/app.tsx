import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { adminRoutes } from "./admin/routes";
import { listenForMissingCode, routersTurn } from "./browser/pageStart";
import { rootRoute } from "./site/rootRoute";
import { siteRoutes } from "./site/routes";
import "./tokens.css";
import "./fonts/languageNames.css";

const HydrateFallback = () => null;

/** The scan station and the wall screen. The code of each is loaded only on its path. */
const deviceRoutes: RouteObject[] = [
  { path: "/scan", lazy: () => import("./station/StationPage"), HydrateFallback },
  { path: "/wall", lazy: () => import("./wall/WallPage"), HydrateFallback },
];

/** Every path of the product. A table has only paths and titles: the code of a page is loaded when it is opened. */
const routes: RouteObject[] = [rootRoute([...siteRoutes, ...adminRoutes, ...deviceRoutes])];

/** Loads the code of the matching `lazy` routes, so that React can hydrate the prerendered HTML. */
async function loadMatchedRoutes(routes: RouteObject[], location: { pathname: string }) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Lets the browser paint and answer the visitor in between, so that no task is long. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Starts the router. Hydrates a prerendered page, or renders into an empty one. */
async function start(root: HTMLElement) {
  await routersTurn();
  const isPrerendered = root.firstElementChild !== null;
  if (isPrerendered) {
    await nextTask();
    await loadMatchedRoutes(routes, window.location);
    await nextTask();
  }
  const router = createBrowserRouter(
    routes,
    isPrerendered ? { hydrationData: { loaderData: {} } } : {},
  );
  const app = (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
  if (isPrerendered) {
    await nextTask();
    startTransition(() => void hydrateRoot(root, app));
  } else createRoot(root).render(app);
}

listenForMissingCode();
const root = document.getElementById("root");
if (root) void start(root);
