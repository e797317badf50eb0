/** The login page's texts, apart from the others: it is loaded without react-admin. */
export const loginTexts = {
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
  toSite: "Back to the website",
};
