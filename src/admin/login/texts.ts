import { pageTexts } from "../../pageTexts";
import { texts } from "./languages/en";

/** The texts of the login and of the page that sets a password. Both load without react-admin. */
export const loginTexts = pageTexts(texts, {
  hi: () => import("./languages/hi"),
  kn: () => import("./languages/kn"),
});
