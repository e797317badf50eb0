import type { RouteObject } from "react-router-dom";
import { AdminRoute } from "./AdminRoute";
import { guardDashboard, passTheLogin } from "./guard";

const nothingYet = () => null;

/** The admin's paths, light enough for the site to carry: the screens' code comes with them. */
export const adminRoutes: RouteObject[] = [
  {
    path: "/admin",
    loader: passTheLogin,
    lazy: () => import("./pages/login/LoginPage"),
    HydrateFallback: nothingYet,
  },
  {
    path: "/admin/dashboard/*",
    loader: guardDashboard,
    Component: AdminRoute,
    HydrateFallback: nothingYet,
  },
  { path: "/admin/*", loader: guardDashboard, HydrateFallback: nothingYet },
];
