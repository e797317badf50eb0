import {
  isRouteErrorResponse,
  type RouteObject,
  useLocation,
  useRouteError,
} from "react-router-dom";
import { ErrorPage } from "../ErrorPage";

/** Returns a reply that a route has thrown as an error with the reply's words. */
const asError = (error: unknown) =>
  isRouteErrorResponse(error) ? new Error(error.statusText || String(error.status)) : error;

/** Shows errors that no page has caught. */
function RouterErrorPage() {
  return <ErrorPage error={asError(useRouteError())} path={useLocation().pathname} />;
}

/**
 * Returns the route above all pages. It shows the errors that no page has caught. While code loads it shows nothing.
 */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  ErrorBoundary: RouterErrorPage,
  HydrateFallback: () => null,
  children,
});

export interface SiteHandle {
  /** The module with the styles that the prerendered HTML contains. */
  readonly source: string;
  /** True if the page ends with the call to enquire. */
  readonly hasEnquiryStrip: boolean;
}

export const isSiteHandle = (handle: unknown): handle is SiteHandle =>
  typeof handle === "object" && handle !== null && "source" in handle;
