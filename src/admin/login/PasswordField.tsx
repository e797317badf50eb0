import { useId, useState } from "react";
import styles from "./LoginPage.module.css";
import { loginTexts } from "./texts";

/** A masked password that the person may look at. */
export function PasswordField() {
  const id = useId();
  const [isShown, setShown] = useState(false);

  return (
    <div className={styles.field}>
      <label htmlFor={id}>{loginTexts.password}</label>
      <div className={styles.password}>
        <input
          id={id}
          type={isShown ? "text" : "password"}
          name="password"
          autoComplete="current-password"
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
