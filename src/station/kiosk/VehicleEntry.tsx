import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { useTexts } from "../../texts/useTexts";
import { stationTexts } from "../texts";
import { announce } from "./announce";
import styles from "./Questions.module.css";

const keys = [..."1234567890QWERTYUIOPASDFGHJKL-ZXCVBNM"];
const longest = 60;

interface VehicleEntryProps {
  /** By which the button that sends it finds the form. */
  readonly form: string;
  /** The vehicles of the last dispatches. One press enters one. */
  readonly vehicles: readonly string[];
  /** Takes the number without spaces around it. Never empty. */
  readonly onEnter: (vehicle: string) => void;
}

/** A vehicle's number by large keys for gloves, or by a keyboard. */
export function VehicleEntry({ form, vehicles, onEnter }: VehicleEntryProps) {
  const texts = useTexts(stationTexts);
  const [text, setText] = useState("");
  const [isMissing, setMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const errorId = useId();

  useEffect(() => field.current?.focus(), []);

  const change = (typed: string) => {
    setMissing(false);
    setText(typed.toUpperCase().slice(0, longest));
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const vehicle = text.trim();
    if (vehicle !== "") return onEnter(vehicle);
    setMissing(true);
    announce({ tone: "bad", spoken: [texts("dispatch.noVehicle")], locale: texts("locale") });
  };

  return (
    <form id={form} className={styles.letters} onSubmit={submit} noValidate>
      <div className={styles.number}>
        <input
          ref={field}
          value={text}
          onChange={({ target }) => change(target.value)}
          inputMode="none"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={longest}
          aria-label={texts("dispatch.vehicle")}
          aria-invalid={isMissing}
          aria-describedby={errorId}
        />
      </div>
      <p id={errorId} role="alert" className={styles.error}>
        {isMissing && texts("dispatch.noVehicle")}
      </p>
      {vehicles.length > 0 && (
        <div className={styles.vehicles}>
          {vehicles.map((vehicle) => (
            <button key={vehicle} type="button" onClick={() => onEnter(vehicle)}>
              {vehicle}
            </button>
          ))}
        </div>
      )}
      <div className={styles.letterKeys}>
        {keys.map((key) => (
          <button key={key} type="button" onClick={() => change(text + key)}>
            {key}
          </button>
        ))}
        <button
          type="button"
          className={styles.erase}
          aria-label={texts("question.erase")}
          onClick={() => change(text.slice(0, -1))}
        >
          ⌫
        </button>
      </div>
    </form>
  );
}
