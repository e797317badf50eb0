import type { ComponentType } from "react";
import type { RouteObject } from "react-router-dom";
import { languages } from "../../domain/languages";
import { type LanguageFiles, loadTexts } from "../texts/useTexts";
import type { SiteHandle } from "./rootRoute";

/** The files of the site in other languages. */
const siteFiles: readonly LanguageFiles[] = [
  { hi: () => import("./hi"), kn: () => import("./kn") },
];

interface RouteModule {
  Component: ComponentType;
}

/** Returns a route with lazy code. Each page has a separate file, which loads when its path is opened. */
const codeOf = (
  source: string,
  lazy: () => Promise<RouteModule>,
  { hasEnquiryStrip = false } = {},
) => ({ lazy, handle: { source: `src/site/${source}.tsx`, hasEnquiryStrip } satisfies SiteHandle });

const withStrip = { hasEnquiryStrip: true };

const pages = (): RouteObject[] => [
  { index: true, ...codeOf("pages/HomePage", () => import("./pages/HomePage"), withStrip) },
  { path: "about", ...codeOf("pages/AboutPage", () => import("./pages/AboutPage")) },
  { path: "contact", ...codeOf("pages/ContactPage", () => import("./pages/ContactPage")) },
  { path: "estimate", ...codeOf("pages/EstimatePage", () => import("./pages/EstimatePage")) },
  {
    path: "industries",
    ...codeOf("pages/IndustriesPage", () => import("./pages/IndustriesPage")),
  },
  { path: "products", ...codeOf("pages/ProductsPage", () => import("./pages/ProductsPage")) },
  {
    path: "sector/:sectorName",
    ...codeOf("pages/SectorPage", () => import("./pages/SectorPage")),
  },
  {
    path: "*",
    ...codeOf("pages/NotFoundPage", () => import("./pages/NotFoundPage"), withStrip),
  },
];

/** The pages of the site in each language. English pages are at the root. */
export const siteRoutes: RouteObject[] = languages.map((language) => ({
  path: language === "en" ? "/" : `/${language}`,
  ...codeOf("layout/SiteLayout", async () => {
    const [{ Component }] = await Promise.all([
      import("./layout/SiteLayout"),
      loadTexts(siteFiles, language),
    ]);
    return { Component };
  }),
  children: pages(),
}));
