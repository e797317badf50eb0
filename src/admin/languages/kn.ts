import "@fontsource/noto-sans-kannada/kannada-400.css";
import "@fontsource/noto-sans-kannada/kannada-700.css";
import { account } from "./kn/account";
import { paper } from "./kn/paper";
import { reactAdmin } from "./kn/reactAdmin";
import { reelResource, reels } from "./kn/reels";
import { reservations } from "./kn/reservations";
import { specifications } from "./kn/specifications";

/** The messages of the office, a file for each business word, in Kannada. */
export const messages = {
  ...reactAdmin,
  ...account,
  ...paper,
  ...reels,
  ...reservations,
  ...specifications,
  resources: { reels: reelResource },
};
