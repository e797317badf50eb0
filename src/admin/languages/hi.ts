import "@fontsource/noto-sans-devanagari/devanagari-400.css";
import "@fontsource/noto-sans-devanagari/devanagari-700.css";
import { reactAdmin } from "./hi/reactAdmin";

/** The messages of the office in Hindi. */
export const messages = { ...reactAdmin };
