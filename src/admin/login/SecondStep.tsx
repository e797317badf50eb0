import { type FormEvent, useEffect, useState } from "react";
import { HostError, HostUnreachable } from "../../api/hostErrors";
import { isRow } from "../../api/json";
import { canUsePasskeys, signByPasskey } from "../../api/passkeys";
import { publicHost } from "../../api/sendCall";
import { openSession, type PendingSignIn } from "../../api/signIn";
import { useSubmitOnce } from "../../browser/useSubmitOnce";
import { readTexts, useTexts } from "../../texts/useTexts";
import styles from "./LoginPage.module.css";
import { stepTexts } from "./secondStepTexts";
import { loginTexts } from "./texts";

/** Reads the challenge without a validator, as the login reads its reply. Undefined if there is none. */
function readPasskey(passkey: unknown) {
  if (!isRow(passkey) || !canUsePasskeys()) return undefined;
  const { challenge, rpId, credentials } = passkey;
  return {
    challenge: String(challenge),
    rpId: String(rpId),
    credentials: Array.isArray(credentials) ? credentials.map(String) : [],
  };
}

function stepError(error: unknown): string {
  if (error instanceof HostUnreachable) return readTexts(loginTexts)("unreachable");
  if (!(error instanceof HostError)) return readTexts(stepTexts)("failed");
  const [atField] = Object.values(error.body.errors ?? {});
  return atField ?? error.body.message ?? readTexts(stepTexts)("failed");
}

interface SecondStepProps extends PendingSignIn {
  readonly onDone: () => Promise<void>;
  readonly onCancel: () => void;
}

function useSecondStep({ step, isOwnHost, onDone }: Omit<SecondStepProps, "onCancel">) {
  const [error, setError] = useState("");
  const [send, isBusy] = useSubmitOnce(async (prove: () => Promise<object>) => {
    setError("");
    try {
      const proof = { ticket: step.ticket, ...(await prove()) };
      const { reply } = await publicHost.call("finishSignIn", proof);
      openSession(reply, isOwnHost);
      await onDone();
    } catch (error) {
      setError(stepError(error));
    }
  });
  return { error, isBusy, send };
}

/** The second step of the sign-in: a passkey, a code of the app, or a recovery code. */
export default function SecondStep({ onCancel, ...pending }: SecondStepProps) {
  const text = useTexts(stepTexts);
  const { error, isBusy, send } = useSecondStep(pending);
  const { hasApp, hasRecoveryCodes } = pending.step;
  const [isRecovery, setRecovery] = useState(hasApp !== true);
  const passkey = readPasskey(pending.step.passkey);
  const field = isRecovery ? "recoveryCode" : "code";
  useEffect(() => {
    document.title = text("title");
  }, [text]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get(field) ?? "").trim();
    void send(async () => ({ [field]: typed }));
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1 className={styles.title}>{text("title")}</h1>
      <p className={styles.lead}>{text("lead")}</p>
      {passkey && (
        <button
          type="button"
          className={styles.submit}
          aria-disabled={isBusy}
          onClick={() => void send(async () => ({ passkey: await signByPasskey(passkey) }))}
        >
          {text("usePasskey")}
        </button>
      )}
      <label className={styles.field} key={field}>
        <span>{text(field)}</span>
        <input
          name={field}
          autoComplete={isRecovery ? "off" : "one-time-code"}
          inputMode={isRecovery ? "text" : "numeric"}
          required
          maxLength={isRecovery ? 40 : 20}
        />
      </label>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <button type="submit" className={styles.submit} aria-disabled={isBusy}>
        {isBusy ? text("checking") : text("submit")}
      </button>
      <div className={styles.languages}>
        {hasApp === true && hasRecoveryCodes === true && (
          <button type="button" onClick={() => setRecovery(!isRecovery)}>
            {isRecovery ? text("useApp") : text("useRecoveryCode")}
          </button>
        )}
        <button type="button" onClick={onCancel}>
          {text("back")}
        </button>
      </div>
    </form>
  );
}
