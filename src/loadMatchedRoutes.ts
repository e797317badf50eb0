import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Fetches the code of the routes that match, in place of their `lazy`: a router that is created
 * afterwards renders them at once, so that React finds the HTML it is to take over.
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
