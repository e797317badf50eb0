import { defineTexts } from "../../../domain/texts";
import { typefaces } from "../../fonts/typefaces";
import { hostMessages } from "../../texts/hostMessages";
import type { LanguageFiles } from "../../texts/useTexts";

/** The texts of the login and its password field. */
export const loginTexts = defineTexts("login", {
  title: "Admin Portal",
  lead: "Sign in to run the plant: orders, reels, people and pay.",
  ended: "Your session has ended. Please sign in again.",
  email: "Email",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  forgotten: "Password forgotten? A super admin of the plant sets a new one.",
  signIn: "Sign in",
  signingIn: "Signing in…",
  wrong: "Invalid email or password",
  unreachable: "No response from server.",
  toSite: "Back to the website",
  language: "Language",
});

/** The files of the login in other languages. */
export const loginFiles: readonly LanguageFiles[] = [
  { hi: () => import("./texts.hi.json"), kn: () => import("./texts.kn.json") },
  hostMessages,
  typefaces,
];
