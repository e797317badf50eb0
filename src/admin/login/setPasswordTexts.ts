import { defineTexts } from "../../../domain/texts";

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
