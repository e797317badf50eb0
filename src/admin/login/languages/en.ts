/** The login works without react-admin, so its texts are not in the office's catalogues. */
export const texts = {
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
};
export type LoginTexts = typeof texts;
