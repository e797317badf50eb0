import type { RouteObject } from "react-router-dom";
import { adminRoutes } from "./admin/routes";
import { rootRoute } from "./site/rootRoute";
import { siteRoutes } from "./site/routes";

/** Every path of the product: the visitors' pages and, behind a light table, the admin. */
export const routes: RouteObject[] = [rootRoute([...siteRoutes, ...adminRoutes])];
