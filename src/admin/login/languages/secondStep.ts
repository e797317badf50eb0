/** The texts of the second step of a sign-in. The login loads them with that step. */
export const texts = {
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
};
export type SecondStepTexts = typeof texts;
