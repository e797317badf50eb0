import type { RouteObject } from "react-router-dom";

const EmptyFallback = () => null;

/** Loads the guard when a path of the office is opened, so that visitors of the site do not load it. */
const guard = async () => (await import("./AdminRoute")).guardDashboard;

const login = async () => {
  const [{ loginRoute }, page] = await Promise.all([
    import("./login/LoginRoute"),
    import("./login/LoginPage"),
  ]);
  return loginRoute(page);
};

/** The admin's paths, light enough for the site to carry: the screens' code comes with them. */
export const adminRoutes: RouteObject[] = [
  { path: "/admin", lazy: login, HydrateFallback: EmptyFallback },
  {
    path: "/admin/set-password",
    lazy: () => import("./login/SetPasswordPage"),
    HydrateFallback: EmptyFallback,
  },
  {
    path: "/admin/dashboard/*",
    lazy: { loader: guard, Component: async () => (await import("./AdminRoute")).AdminRoute },
    HydrateFallback: EmptyFallback,
  },
  { path: "/admin/*", lazy: { loader: guard }, HydrateFallback: EmptyFallback },
];
