import "@fontsource/noto-sans-kannada/kannada-400.css";
import "@fontsource/noto-sans-kannada/kannada-700.css";
import { reactAdmin } from "./kn/reactAdmin";

/** The messages of the office in Kannada. */
export const messages = { ...reactAdmin };
