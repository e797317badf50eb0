import { loadHostMessages } from "../../hostMessages";
import { pageTexts } from "../../pageTexts";
import { texts } from "./languages/en";

/** The texts of the login and its password field. They load without react-admin. */
export const loginTexts = pageTexts(
  texts,
  {
    hi: () => import("./languages/hi"),
    kn: () => import("./languages/kn"),
  },
  loadHostMessages,
);
