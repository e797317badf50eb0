import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";

/** What the module of a layout or page exports. */
interface RouteModule {
  Component: ComponentType;
}

/** What a site route tells the prerendering: the module whose styles stand in the page's HTML. */
export interface SiteHandle {
  readonly source: string;
}

/** Each page's code is a file of its own, fetched when its path is opened. */
const codeOf = (source: string, lazy: () => Promise<RouteModule>) => ({
  lazy,
  handle: { source: `src/site/${source}.tsx` } satisfies SiteHandle,
});

export const siteRoutes: RouteObject[] = [
  {
    path: "/",
    ...codeOf("layout/SiteLayout", () => import("./layout/SiteLayout")),
    children: [
      { index: true, ...codeOf("pages/HomePage", () => import("./pages/HomePage")) },
      { path: "*", ...codeOf("pages/NotFoundPage", () => import("./pages/NotFoundPage")) },
    ],
  },
];
