import { type FormEvent, useState } from "react";
import { pairDevice } from "../api/deviceHost";
import { HostError } from "../api/hostErrors";
import { wallDevice } from "../api/stationToken";
import { LanguageChoice } from "../LanguageChoice";
import { readTexts, useTexts } from "../texts/useTexts";
import { useSubmitOnce } from "../useSubmitOnce";
import { wallTexts } from "./texts";
import styles from "./Wall.module.css";

/** Returns the text for a code that did not pair the screen. */
function errorText(problem: unknown): string {
  const text = readTexts(wallTexts);
  if (!(problem instanceof HostError)) return text("pairing.noHost");
  if (problem.status === 429) return text("pairing.tooMany");
  return problem.status === 400 ? text("pairing.refused") : problem.message;
}

/** A screen with its panels. */
const Picture = () => (
  <svg className={styles.picture} viewBox="0 0 64 44" fill="none" aria-hidden="true">
    <path d="M2 2h60v34H2zM22 42h20M32 36v6M8 8h10v22H8zM22 8h10v22H22zM36 8h20M36 15h20M36 22h20M36 30h20" />
  </svg>
);

/** The language of the screen, and the code from the office that makes this browser a wall screen. */
export function PairingScreen({ isRevoked }: { readonly isRevoked: boolean }) {
  const text = useTexts(wallTexts);
  const [code, setCode] = useState("");
  const [error, setError] = useState<string>();

  const [submit, isBusy] = useSubmitOnce(async () => {
    if (code.trim() === "") return setError(text("pairing.required"));
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
        <h1>{text("pairing.heading")}</h1>
        {isRevoked && <p role="alert">{text("pairing.revoked")}</p>}
        <LanguageChoice legend={text("pairing.language")} />
        <p>{text("pairing.lead")}</p>
        <label>
          <span>{text("pairing.code")}</span>
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
          {isBusy ? text("pairing.busy") : text("pairing.submit")}
        </button>
      </form>
    </main>
  );
}
