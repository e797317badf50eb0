import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "./admin/routes";
import { rootRoute } from "./site/rootRoute";
import { siteRoutes } from "./site/routes";
import { stationRoutes } from "./station/routes";

/** Every path of the product: the visitors' pages and, behind light tables, the admin and the scan station. */
export const routes: RouteObject[] = [rootRoute([...siteRoutes, ...adminRoutes, ...stationRoutes])];
