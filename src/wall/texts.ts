import { loadHostMessages } from "../hostMessages";
import { pageTexts } from "../pageTexts";
import { texts } from "./languages/en";

export const wallTexts = pageTexts(
  texts,
  {
    hi: () => import("./languages/hi"),
    kn: () => import("./languages/kn"),
  },
  loadHostMessages,
);
