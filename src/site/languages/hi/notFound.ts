import type { SiteTexts } from "../catalogues";

/** The texts of the page for an unknown address, in Hindi. */
export const notFound: SiteTexts["notFound"] = {
  title: "404 - पेज नहीं मिला",
  text: "आप जिस पेज को खोज रहे हैं, वह मौजूद नहीं है।",
  home: "होम",
  products: "प्रोडक्ट और सेवाएँ",
  contact: "संपर्क करें",
};
