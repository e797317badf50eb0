import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "./admin/routes";
import { rootRoute } from "./site/rootRoute";
import { siteRoutes } from "./site/routes";

const HydrateFallback = () => null;

/** The scan station and the wall screen. The code of each is loaded only on its path. */
const deviceRoutes: RouteObject[] = [
  { path: "/scan", lazy: () => import("./station/StationPage"), HydrateFallback },
  { path: "/wall", lazy: () => import("./wall/WallPage"), HydrateFallback },
];

/** Every path of the product: the visitors' pages and, behind light tables, the admin and the plant's devices. */
export const routes: RouteObject[] = [rootRoute([...siteRoutes, ...adminRoutes, ...deviceRoutes])];
