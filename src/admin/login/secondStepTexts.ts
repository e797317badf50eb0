import { defineTexts } from "../../../domain/texts";

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
