import { isRouteErrorResponse, type RouteObject, useRouteError } from "react-router-dom";
import { isMissingCode } from "../missingCode";
import styles from "./pages/RouterErrorPage.module.css";

const notLoaded = "A part of this page did not load. Check your network.";

function reasonOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return error.statusText || String(error.status);
  return error instanceof Error ? error.message : String(error);
}

/** Shows errors that nothing else has caught. If a page's code did not load, the page offers a reload. */
function RouterErrorPage() {
  const error = useRouteError();
  const isReloadable = isMissingCode(error);
  return (
    <main className={styles.page}>
      <h1>Unexpected Application Error!</h1>
      <p>{isReloadable ? notLoaded : reasonOf(error)}</p>
      {isReloadable && (
        <button type="button" onClick={() => window.location.reload()}>
          Reload the page
        </button>
      )}
      <a href="/">Back to the home page</a>
    </main>
  );
}

/** The one place where an error ends that no page has caught. Nothing is shown while code arrives. */
export const rootRoute = (children: RouteObject[]): RouteObject => ({
  ErrorBoundary: RouterErrorPage,
  HydrateFallback: () => null,
  children,
});

export interface SiteHandle {
  /** The module whose styles are inlined in the prerendered HTML. */
  readonly source: string;
  /** True if the page ends with the call to enquire. */
  readonly hasEnquiryStrip: boolean;
}

export const isSiteHandle = (handle: unknown): handle is SiteHandle =>
  typeof handle === "object" && handle !== null && "source" in handle;
