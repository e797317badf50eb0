import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "./admin/routes";
import { rootRoute } from "./site/rootRoute";
import { siteRoutes } from "./site/routes";

/** The scan station. Its code is loaded only on this path. */
const stationRoute: RouteObject = {
  path: "/scan",
  lazy: () => import("./station/StationPage"),
  HydrateFallback: () => null,
};

/** Every path of the product: the visitors' pages and, behind light tables, the admin and the scan station. */
export const routes: RouteObject[] = [rootRoute([...siteRoutes, ...adminRoutes, stationRoute])];
