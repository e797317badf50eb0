import { defineTexts } from "../../../domain/texts";
import { typefaces } from "../../fonts/typefaces";
import { hostMessages } from "../../hostMessages";
import type { LanguageFiles } from "../../texts/loadTexts";

/** The texts of the login and its password field. */
export const loginTexts = defineTexts("login", {
  title: "Admin Portal",
  lead: "Sign in to run the plant: orders, reels, people and pay.",
  ended: "Your session has ended. Please sign in again.",
  email: "Email",
  password: "Password",
  showPassword: "Show password",
  hidePassword: "Hide password",
  signIn: "Sign in",
  signingIn: "Signing in…",
  wrong: "Invalid email or password",
  unreachable: "No response from server.",
  toSite: "Back to the website",
  language: "Language",
});

/** The texts of the second step of a sign-in. */
export const stepTexts = defineTexts("secondStep", {
  title: "Confirm It Is You",
  lead: "Your account has a second factor.",
  usePasskey: "Use passkey",
  code: "Code from the app",
  recoveryCode: "Recovery code",
  useRecoveryCode: "Use a recovery code",
  useApp: "Use the app",
  submit: "Sign in",
  checking: "Checking…",
  back: "Back",
  failed: "This could not be checked. Please try again.",
});

/** The texts of the page that sets a password. */
export const setPasswordTexts = defineTexts("setPassword", {
  title: "Set Your Password",
  lead: "Choose one of 8 to 128 characters.",
  label: "New password",
  submit: "Set password",
  done: "Your password is set.",
  signIn: "To the login",
  incomplete: "This link is not complete.",
  failed: "Please try again.",
});

/** The files of the login in other languages. */
export const loginFiles: readonly LanguageFiles[] = [
  { hi: () => import("./texts.hi.json"), kn: () => import("./texts.kn.json") },
  hostMessages,
  typefaces,
];
