import type { about } from "./languages/en/about";
import type { contact } from "./languages/en/contact";
import type { estimate } from "./languages/en/estimate";
import type { home } from "./languages/en/home";
import type { industries } from "./languages/en/industries";
import type { layout } from "./languages/en/layout";
import type { notFound } from "./languages/en/notFound";
import type { products } from "./languages/en/products";
import type { range } from "./languages/en/range";
import type { sector } from "./languages/en/sector";

/** The catalogues of the site. Each comes with the code of its page. */
export interface SiteTexts {
  readonly layout: typeof layout;
  readonly range: typeof range;
  readonly home: typeof home;
  readonly about: typeof about;
  readonly contact: typeof contact;
  readonly estimate: typeof estimate;
  readonly industries: typeof industries;
  readonly products: typeof products;
  readonly sector: typeof sector;
  readonly notFound: typeof notFound;
}

/** Returns a catalogue of the site. */
export const useSiteTexts = <Name extends keyof SiteTexts>(
  _name: Name,
  english: SiteTexts[Name],
): SiteTexts[Name] => english;
