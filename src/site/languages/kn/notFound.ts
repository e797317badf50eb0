import type { SiteTexts } from "../catalogues";

/** The texts of the page for an unknown address, in Kannada. */
export const notFound: SiteTexts["notFound"] = {
  title: "404 - ಪುಟ ಸಿಗಲಿಲ್ಲ",
  text: "ನೀವು ಹುಡುಕುತ್ತಿರುವ ಪುಟ ಇಲ್ಲಿ ಇಲ್ಲ.",
  home: "ಮುಖಪುಟ",
  products: "ಉತ್ಪನ್ನಗಳು ಮತ್ತು ಸೇವೆಗಳು",
  contact: "ಸಂಪರ್ಕಿಸಿ",
};
