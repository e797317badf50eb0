import type { LanguageFiles } from "../texts/useTexts";

/** The typefaces of Hindi and Kannada. */
export const typefaces: LanguageFiles = { hi: () => import("./hi"), kn: () => import("./kn") };
