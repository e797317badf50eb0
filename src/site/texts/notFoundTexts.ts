import { defineTexts } from "../../../domain/texts";

/** The texts of the page for an unknown address. */
export const notFoundTexts = defineTexts("siteNotFound", {
  title: "404 - Page Not Found",
  text: "The page you are looking for does not exist.",
  home: "Home",
  products: "Products and services",
  contact: "Contact us",
});
