import "./hi.css";
import type { SiteTexts } from "./catalogues";
import { about } from "./hi/about";
import { contact } from "./hi/contact";
import { estimate } from "./hi/estimate";
import { facts } from "./hi/facts";
import { home } from "./hi/home";
import { industries, sector } from "./hi/industries";
import { layout, notFound } from "./hi/layout";
import { products } from "./hi/products";
import { range } from "./hi/range";

/** The site in Hindi, with its font. */
export const texts: SiteTexts = {
  layout,
  range,
  estimate,
  facts,
  home,
  about,
  contact,
  industries,
  products,
  sector,
  notFound,
};
