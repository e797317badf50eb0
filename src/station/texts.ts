import { loadHostMessages } from "../hostMessages";
import { pageTexts } from "../pageTexts";
import { texts } from "./languages/en";

/** The texts of the scan station, in the language of this browser. */
export const stationTexts = pageTexts(
  texts,
  {
    hi: () => import("./languages/hi"),
    kn: () => import("./languages/kn"),
  },
  loadHostMessages,
);
