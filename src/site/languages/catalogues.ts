import type { PageTranslation } from "../../pageTexts";
import type { about } from "./en/about";
import type { contact } from "./en/contact";
import type { estimate } from "./en/estimate";
import type { home } from "./en/home";
import type { industries } from "./en/industries";
import type { layout } from "./en/layout";
import type { notFound } from "./en/notFound";
import type { products } from "./en/products";
import type { range } from "./en/range";
import type { sector } from "./en/sector";

/** The catalogues of the site. English comes with the code of each page, another language in one file. */
interface Catalogues {
  readonly layout: typeof layout;
  readonly range: typeof range;
  readonly home: typeof home;
  readonly about: typeof about;
  readonly contact: typeof contact;
  readonly estimate: typeof estimate;
  /** The words for facts that the owner has not given in the language, by their English. */
  readonly facts: Readonly<Record<string, string>>;
  readonly industries: typeof industries;
  readonly products: typeof products;
  readonly sector: typeof sector;
  readonly notFound: typeof notFound;
}

/** The texts of the site in any language. */
export type SiteTexts = PageTranslation<Catalogues>;
