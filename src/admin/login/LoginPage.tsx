import {
  followLanguage,
  LanguageChoice,
  readTexts,
  showLanguage,
  useTexts,
} from "../../texts/useTexts";
import "@fontsource-variable/archivo/wght.css";
import { type FormEvent, lazy, Suspense, useEffect, useState } from "react";
import { HostError, HostUnreachable } from "../../api/hostErrors";
import { isServedByHost } from "../../api/sendCall";
import { hasSessionEnded, type PendingSignIn, pageAfterLogin, signIn } from "../../api/signIn";
import { useSubmitOnce } from "../../browser/useSubmitOnce";
import styles from "./LoginPage.module.css";
import { PasswordField } from "./PasswordField";
import { loginFiles, loginTexts } from "./texts";

export const loader = () => showLanguage(loginFiles);

export interface LoginPageProps {
  /** Fetches the code of the office. */
  readonly fetchOffice: () => Promise<unknown>;
  /** Opens a page of the office in the place of the login. */
  readonly open: (path: string) => Promise<void>;
}

/** Reads the plant's name from the document. `server/site/siteFiles.ts` writes it. */
const readPlantName = () =>
  document.querySelector<HTMLMetaElement>("meta[name=application-name]")?.content ?? "";

const SecondStep = lazy(() => import("./SecondStep"));

/** The login page. Plain React without the router, so that it renders before the router and the office are loaded. */
export function Component({ fetchOffice, open }: LoginPageProps) {
  const text = useTexts(loginTexts);
  useEffect(() => followLanguage(loginFiles), []);
  const { error, isBusy, submit, pending, enter, cancel } = useSignIn({ fetchOffice, open });
  const plantName = isServedByHost() ? readPlantName() : "";
  useEffect(() => {
    document.title = text("title");
  }, [text]);

  /** Fetches the office while the person still types. A failure shows when the code is needed. */
  const fetchAhead = () => {
    fetchOffice().catch(() => undefined);
  };

  if (pending)
    return (
      <main className={styles.page}>
        <div className={styles.board} aria-hidden="true" />
        <Suspense fallback={null}>
          <SecondStep {...pending} onDone={enter} onCancel={cancel} />
        </Suspense>
      </main>
    );
  return (
    <main className={styles.page}>
      <div className={styles.board} aria-hidden="true" />
      <form className={styles.form} onSubmit={submit} onInput={fetchAhead}>
        {plantName !== "" && <p className={styles.plant}>{plantName}</p>}
        <h1 className={styles.title}>{text("title")}</h1>
        <p className={styles.lead}>{text("lead")}</p>
        {hasSessionEnded() && (
          <p role="status" className={styles.ended}>
            {text("ended")}
          </p>
        )}
        <label className={styles.field}>
          <span>{text("email")}</span>
          <input type="email" name="email" autoComplete="username" required maxLength={254} />
        </label>
        <PasswordField />
        {isServedByHost() && <p className={styles.hint}>{text("forgotten")}</p>}
        <p role="alert" className={styles.error}>
          {error}
        </p>
        <button type="submit" className={styles.submit} aria-disabled={isBusy}>
          {isBusy ? text("signingIn") : text("signIn")}
        </button>
        <a href="/" className={styles.toSite}>
          {text("toSite")}
        </a>
        <LanguageChoice legend={text("language")} className={styles.languages} />
      </form>
    </main>
  );
}

const isRefusedPassword = (status: number) => status < 500 && status !== 429;

/** Returns the message for a failed login, without status and path. */
export function loginError(error: unknown): string {
  const text = readTexts(loginTexts);
  if (error instanceof HostUnreachable) return text("unreachable");
  if (!(error instanceof HostError) || isRefusedPassword(error.status)) return text("wrong");
  return error.body.message ?? text("wrong");
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** Signs in once, however often the button is pressed. After an error the form keeps the typed text. */
function useSignIn({ fetchOffice, open }: LoginPageProps) {
  const [error, setError] = useState("");
  const [pending, setPending] = useState<PendingSignIn>();

  const enter = async () => {
    // If the office's code fails to load, the next page shows the error.
    await fetchOffice().catch(() => undefined);
    await open(pageAfterLogin(new URLSearchParams(window.location.search).get("next")));
  };

  const [send, isBusy] = useSubmitOnce(async (form: FormData) => {
    setError("");
    try {
      const email = textOf(form, "email").trim();
      const second = await signIn({ email, password: textOf(form, "password") });
      if (second) setPending(second);
      else await enter();
    } catch (error) {
      setError(loginError(error));
    }
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void send(new FormData(event.currentTarget));
  };

  return { error, isBusy, submit, pending, enter, cancel: () => setPending(undefined) };
}
