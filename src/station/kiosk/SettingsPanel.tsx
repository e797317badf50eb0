import { useState, useSyncExternalStore } from "react";
import { LanguageChoice } from "../../texts/LanguageChoice";
import { useTexts } from "../../texts/useTexts";
import type { StationMachine } from "../queue/machineAtStation";
import shared from "../Station.module.css";
import { stationTexts } from "../texts";
import {
  announce,
  findVoice,
  keepVolume,
  readVolume,
  subscribeToVoices,
  volumes,
} from "./announce";
import styles from "./QueuePanel.module.css";

interface SettingsPanelProps {
  /** Empty for a host without machines. */
  readonly machines: readonly StationMachine[];
  readonly machineId: number | undefined;
  readonly onMachine: (id: number | undefined) => void;
  readonly onClose: () => void;
}

/** The language, the volume and the machine of this station. */
export function SettingsPanel({ machines, machineId, onMachine, onClose }: SettingsPanelProps) {
  const text = useTexts(stationTexts);
  const [volume, setVolume] = useState(readVolume);
  const hasVoice = useSyncExternalStore(
    subscribeToVoices,
    () => findVoice(text("locale")) !== undefined,
  );

  const choose = (chosen: typeof volume) => {
    keepVolume(chosen);
    setVolume(chosen);
    announce({
      tone: "done",
      spoken: [text(`settings.volumes.${chosen}`)],
      locale: text("locale"),
    });
  };

  return (
    <section className={styles.panel} aria-label={text("settings.heading")}>
      <div className={styles.head}>
        <h2>{text("settings.heading")}</h2>
        <button type="button" className={shared.button} onClick={onClose}>
          {text("settings.close")}
        </button>
      </div>
      <LanguageChoice legend={text("settings.language")} className={shared.options} />
      <fieldset className={shared.options}>
        <legend>{text("settings.volume")}</legend>
        {volumes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === volume}
            onClick={() => choose(each)}
          >
            {text(`settings.volumes.${each}`)}
          </button>
        ))}
      </fieldset>
      {volume !== "off" && (
        <p>{hasVoice ? text("settings.hasVoice") : text("settings.hasNoVoice")}</p>
      )}
      {machines.length > 0 && (
        <fieldset className={shared.options}>
          <legend>{text("settings.machine")}</legend>
          <button
            type="button"
            aria-pressed={machineId === undefined}
            onClick={() => onMachine(undefined)}
          >
            {text("settings.noMachine")}
          </button>
          {machines.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === machineId}
              onClick={() => onMachine(id)}
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}
