import { useId, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import styles from "./LoginPage.module.css";
import { loginTexts } from "./texts";

interface PasswordFieldProps {
  readonly label?: string;
  readonly autoComplete?: "current-password" | "new-password";
}

export function PasswordField({ label, autoComplete = "current-password" }: PasswordFieldProps) {
  const text = useTexts(loginTexts);
  const id = useId();
  const [isShown, setShown] = useState(false);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label ?? text("password")}</label>
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
          {isShown ? text("hidePassword") : text("showPassword")}
        </button>
      </div>
    </div>
  );
}
