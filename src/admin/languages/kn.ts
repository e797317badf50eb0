import "@fontsource/noto-sans-kannada/kannada-400.css";
import "@fontsource/noto-sans-kannada/kannada-700.css";
import { account } from "./kn/account";
import { reactAdmin } from "./kn/reactAdmin";

/** The messages of the office, a file for each business word, in Kannada. */
export const messages = {
  ...reactAdmin,
  ...account,
  resources: {},
};
