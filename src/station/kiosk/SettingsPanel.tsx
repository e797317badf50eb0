import { useState, useSyncExternalStore } from "react";
import { LanguageChoice } from "../../LanguageChoice";
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
  const { settings: texts, locale } = stationTexts.use();
  const [volume, setVolume] = useState(readVolume);
  const hasVoice = useSyncExternalStore(subscribeToVoices, () => findVoice(locale) !== undefined);

  const choose = (chosen: typeof volume) => {
    keepVolume(chosen);
    setVolume(chosen);
    announce({ tone: "done", spoken: [texts.volumes[chosen]], locale });
  };

  return (
    <section className={styles.panel} aria-label={texts.heading}>
      <div className={styles.head}>
        <h2>{texts.heading}</h2>
        <button type="button" className={shared.button} onClick={onClose}>
          {texts.close}
        </button>
      </div>
      <LanguageChoice legend={texts.language} className={shared.options} />
      <fieldset className={shared.options}>
        <legend>{texts.volume}</legend>
        {volumes.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === volume}
            onClick={() => choose(each)}
          >
            {texts.volumes[each]}
          </button>
        ))}
      </fieldset>
      {volume !== "off" && <p>{hasVoice ? texts.hasVoice : texts.hasNoVoice}</p>}
    </section>
  );
}
