import type { RouteObject } from "react-router-dom";

/** The route of the scan station. Its code is loaded only on this path. */
export const stationRoutes: RouteObject[] = [
  { path: "/scan", lazy: () => import("./StationPage"), HydrateFallback: () => null },
];
