import "@fontsource/noto-sans-devanagari/devanagari-400.css";
import "@fontsource/noto-sans-devanagari/devanagari-700.css";
import { account } from "./hi/account";
import { reactAdmin } from "./hi/reactAdmin";

/** The messages of the office, a file for each business word, in Hindi. */
export const messages = {
  ...reactAdmin,
  ...account,
  resources: {},
};
