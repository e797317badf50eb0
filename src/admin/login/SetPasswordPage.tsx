import { readTexts, showLanguage, useTexts } from "../../texts/useTexts";
import "@fontsource-variable/archivo/wght.css";
import { type FormEvent, useEffect, useState } from "react";
import { HostError, HostUnreachable } from "../../api/hostErrors";
import { publicHost } from "../../api/sendCall";
import { useSubmitOnce } from "../../browser/useSubmitOnce";
import styles from "./LoginPage.module.css";
import { PasswordField } from "./PasswordField";
import { setPasswordTexts } from "./setPasswordTexts";
import { loginFiles, loginTexts } from "./texts";

export async function loader() {
  await showLanguage(loginFiles);
  return null;
}

const readHash = () => window.location.hash.slice(1);

/** Reads the token and removes it from the address, so that the browser's history does not store it. */
function useToken(): string {
  const [token, setToken] = useState(readHash);
  useEffect(() => {
    const takeToken = () => {
      const { hash, pathname, search } = window.location;
      if (hash === "") return;
      setToken(readHash());
      window.history.replaceState(window.history.state, "", pathname + search);
    };
    takeToken();
    window.addEventListener("hashchange", takeToken);
    return () => window.removeEventListener("hashchange", takeToken);
  }, []);
  return token;
}

function setPasswordError(error: unknown): string {
  if (error instanceof HostUnreachable) return readTexts(loginTexts)("unreachable");
  return (
    (error instanceof HostError && error.body.message) || readTexts(setPasswordTexts)("failed")
  );
}

function useSetPassword(token: string) {
  const [error, setError] = useState("");
  const [isDone, setDone] = useState(false);
  const [send, isBusy] = useSubmitOnce(async (password: string) => {
    setError("");
    try {
      await publicHost.call("setPassword", { token, password });
      setDone(true);
    } catch (error) {
      setError(setPasswordError(error));
    }
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(String(new FormData(event.currentTarget).get("password") ?? ""));
  };
  return { error, isBusy, isDone, submit };
}

/** The page to set a password. The address has the token after `#`. */
export function Component() {
  const text = useTexts(setPasswordTexts);
  const token = useToken();
  const { error, isBusy, isDone, submit } = useSetPassword(token);
  useEffect(() => {
    document.title = text("title");
  }, [text]);
  return (
    <main className={styles.page}>
      <div className={styles.board} aria-hidden="true" />
      <form className={styles.form} onSubmit={submit}>
        <h1 className={styles.title}>{text("title")}</h1>
        {isDone ? (
          <p role="status" className={styles.ended}>
            {text("done")}
          </p>
        ) : token === "" ? (
          <p role="alert" className={styles.error}>
            {text("incomplete")}
          </p>
        ) : (
          <>
            <p className={styles.lead}>{text("lead")}</p>
            <PasswordField label={text("label")} autoComplete="new-password" />
            <p role="alert" className={styles.error}>
              {error}
            </p>
            <button type="submit" className={styles.submit} aria-disabled={isBusy}>
              {text("submit")}
            </button>
          </>
        )}
        <a href="/admin" className={styles.toSite}>
          {text("signIn")}
        </a>
      </form>
    </main>
  );
}
