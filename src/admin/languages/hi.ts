import "@fontsource/noto-sans-devanagari/devanagari-400.css";
import "@fontsource/noto-sans-devanagari/devanagari-700.css";
import { account } from "./hi/account";
import { paper } from "./hi/paper";
import { reactAdmin } from "./hi/reactAdmin";
import { reelResource, reels } from "./hi/reels";
import { reservations } from "./hi/reservations";
import { specifications } from "./hi/specifications";

/** The messages of the office, a file for each business word, in Hindi. */
export const messages = {
  ...reactAdmin,
  ...account,
  ...paper,
  ...reels,
  ...reservations,
  ...specifications,
  resources: { reels: reelResource },
};
