import { useId, useState } from "react";
import styles from "./LoginPage.module.css";

interface PasswordFieldProps {
  readonly label?: string;
  readonly autoComplete?: "current-password" | "new-password";
}

/** A masked password that the person may look at. */
export function PasswordField({
  label = loginTexts.password,
  autoComplete = "current-password",
}: PasswordFieldProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div className={styles.password}>
        <input
          id={id}
          type={isShown ? "text" : "password"}
          name="password"
          autoComplete={autoComplete}
          required
          maxLength={128}
        />
        <button type="button" className={styles.peek} onClick={() => setShown(!isShown)}>
          {isShown ? loginTexts.hidePassword : loginTexts.showPassword}
        </button>
      </div>
    </div>
  );
}

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
