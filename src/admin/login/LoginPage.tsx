import "@fontsource-variable/archivo/wght.css";
import { useEffect } from "react";
import { Link, type LoaderFunctionArgs, replace } from "react-router-dom";
import { readSession } from "../../api/session";
import { hasSessionEnded } from "../../api/sessionEnd";
import { pageAfterLogin } from "../../loginAddress";
import styles from "./LoginPage.module.css";
import { PasswordField } from "./PasswordField";
import { loginTexts } from "./texts";
import { fetchAdminAhead, useSignIn } from "./useSignIn";

/** Redirects a signed-in admin away from the login page. */
function redirectIfSignedIn({ request }: LoaderFunctionArgs) {
  if (readSession() === undefined) return null;
  throw replace(pageAfterLogin(new URL(request.url).searchParams.get("next")));
}

export const loader = redirectIfSignedIn;

/** The login page. Plain React, so that it renders before the admin's code is loaded. */
export function Component() {
  const { error, isBusy, submit } = useSignIn();
  useEffect(() => {
    document.title = loginTexts.title;
  }, []);

  return (
    <main className={styles.page}>
      <div className={styles.board} aria-hidden="true" />
      <form className={styles.form} onSubmit={submit} onInput={fetchAdminAhead}>
        <h1 className={styles.title}>{loginTexts.title}</h1>
        <p className={styles.lead}>{loginTexts.lead}</p>
        {hasSessionEnded() && (
          <p role="status" className={styles.ended}>
            {loginTexts.ended}
          </p>
        )}
        <label className={styles.field}>
          <span>{loginTexts.email}</span>
          <input type="email" name="email" autoComplete="username" required maxLength={254} />
        </label>
        <PasswordField />
        <p role="alert" className={styles.error}>
          {error}
        </p>
        <button type="submit" className={styles.submit} aria-disabled={isBusy}>
          {isBusy ? loginTexts.signingIn : loginTexts.signIn}
        </button>
        <Link to="/" className={styles.toSite}>
          {loginTexts.toSite}
        </Link>
      </form>
    </main>
  );
}
