import "@fontsource/noto-sans-devanagari/devanagari-400.css";
import "@fontsource/noto-sans-devanagari/devanagari-700.css";

/** The messages of the office in Hindi. */
export const messages = {};
