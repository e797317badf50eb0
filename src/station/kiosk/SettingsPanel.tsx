import { useState, useSyncExternalStore } from "react";
import { LanguageChoice } from "../../LanguageChoice";
import { useTexts } from "../../texts/useTexts";
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

/** The language and the volume of this station. */
export function SettingsPanel({ onClose }: { onClose: () => void }) {
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
    </section>
  );
}
