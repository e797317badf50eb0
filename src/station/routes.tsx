import type { RouteObject } from "react-router-dom";

/** The scan station's page: visitors and the office carry nothing of it but this. */
export const stationRoutes: RouteObject[] = [
  { path: "/scan", lazy: () => import("./StationPage"), HydrateFallback: () => null },
];
