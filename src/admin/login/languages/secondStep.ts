/** The second step of the sign-in has texts of its own: the login loads them only when it needs them. */
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
