/** The texts of the page for an unknown address, in English. */
export const notFound = {
  title: "404 - Page Not Found",
  text: "The page you are looking for does not exist.",
  home: "Home",
  products: "Products and services",
  contact: "Contact us",
};
