import { type FormEvent, useState } from "react";
import { HostError } from "../api/hostErrors";
import { pairDevice } from "../api/pairDevice";
import { wallDevice } from "../api/stationToken";
import { LanguageChoice } from "../LanguageChoice";
import { useSubmitOnce } from "../useSubmitOnce";
import { wallTexts } from "./texts";
import styles from "./Wall.module.css";

/** Returns the text for a code that did not pair the screen. */
function errorText(problem: unknown): string {
  const { refused, tooMany, noHost } = wallTexts.read().pairing;
  if (!(problem instanceof HostError)) return noHost;
  if (problem.status === 429) return tooMany;
  return problem.status === 400 ? refused : problem.message;
}

/** A screen with its panels. */
const Picture = () => (
  <svg className={styles.picture} viewBox="0 0 64 44" fill="none" aria-hidden="true">
    <path d="M2 2h60v34H2zM22 42h20M32 36v6M8 8h10v22H8zM22 8h10v22H22zM36 8h20M36 15h20M36 22h20M36 30h20" />
  </svg>
);

/** The language of the screen, and the code from the office that makes this browser a wall screen. */
export function PairingScreen({ isRevoked }: { readonly isRevoked: boolean }) {
  const { pairing } = wallTexts.use();
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();

  const [submit, isBusy] = useSubmitOnce(async () => {
    if (code.trim() === "") return setError(pairing.required);
    setError(undefined);
    try {
      wallDevice.start(await pairDevice(code, "WALL"));
    } catch (problem) {
      setError(errorText(problem));
    }
  });

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit();
  };

  return (
    <main className={styles.page}>
      <form className={styles.pairing} onSubmit={onSubmit} noValidate>
        <Picture />
        <h1>{pairing.heading}</h1>
        {isRevoked && <p role="alert">{pairing.revoked}</p>}
        <LanguageChoice legend={pairing.language} />
        <p>{pairing.lead}</p>
        <label>
          <span>{pairing.code}</span>
          <input
            name="code"
            value={code}
            onChange={({ target }) => setCode(target.value)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            aria-invalid={error !== undefined}
            aria-describedby="pairing-error"
          />
        </label>
        <p id="pairing-error" role="alert" className={styles.error}>
          {error}
        </p>
        <button type="submit" className={styles.primary} aria-disabled={isBusy}>
          {isBusy ? pairing.busy : pairing.submit}
        </button>
      </form>
    </main>
  );
}
