import "./kn.css";
import type { SiteTexts } from "./catalogues";
import { about } from "./kn/about";
import { contact } from "./kn/contact";
import { estimate } from "./kn/estimate";
import { facts } from "./kn/facts";
import { home } from "./kn/home";
import { industries, sector } from "./kn/industries";
import { layout, notFound } from "./kn/layout";
import { products } from "./kn/products";
import { range } from "./kn/range";

/** The site in Kannada, with its font. */
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
