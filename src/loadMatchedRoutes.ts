import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Loads the code of the matching `lazy` routes. A router created afterwards renders them synchronously, so that React
 * can hydrate the prerendered HTML.
 */
export async function loadMatchedRoutes(routes: RouteObject[], location: { pathname: string }) {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
