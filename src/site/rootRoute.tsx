import type { RouteObject } from "react-router-dom";
import { RouterErrorPage } from "./pages/RouterErrorPage";

/** The one place where an error ends that no page has caught. Nothing is shown while code arrives. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  ErrorBoundary: RouterErrorPage,
  HydrateFallback: () => null,
  children,
});
