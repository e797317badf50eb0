import type { Answer, Tone } from "./answers";

export const volumes = ["off", "low", "high"] as const;
export type Volume = (typeof volumes)[number];

/** The loudness of the tones and of the voice, each from 0 to 1. */
const loudness: Readonly<Record<Volume, { readonly tone: number; readonly voice: number }>> = {
  off: { tone: 0, voice: 0 },
  low: { tone: 0.06, voice: 0.35 },
  high: { tone: 0.25, voice: 1 },
};

const volumeKey = "stationVolume";

/** Returns the volume of this station. The default volume is loud. */
export const readVolume = (): Volume => {
  const chosen = localStorage.getItem(volumeKey);
  return volumes.find((volume) => volume === chosen) ?? "high";
};

export const keepVolume = (volume: Volume): void => localStorage.setItem(volumeKey, volume);

/** Notes in hertz, each a fifth of a second: rising is good, falling is goodbye, low is wrong. */
const melodies: Readonly<Record<Tone | "question", readonly number[]>> = {
  in: [660, 880],
  out: [880, 660],
  done: [660, 660],
  note: [520],
  waiting: [520, 520],
  question: [660, 520, 660],
  bad: [180, 180, 180],
};

const noteSeconds = 0.18;

/** True if the browser allows sound. It does so only after a person has used a key or the screen. */
const maySound = () => navigator.userActivation?.hasBeenActive ?? false;

let audio: AudioContext | undefined;

/** Plays a melody, if the browser can. */
function playTone(tone: keyof typeof melodies, volume: number): void {
  if (typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  if (audio.state === "suspended") void audio.resume();
  for (const [place, frequency] of melodies[tone].entries()) {
    const start = audio.currentTime + place * (noteSeconds + 0.04);
    const oscillator = audio.createOscillator();
    const gain = audio.createGain();
    oscillator.type = tone === "bad" ? "square" : "sine";
    oscillator.frequency.value = frequency;
    gain.gain.value = volume;
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(start);
    oscillator.stop(start + noteSeconds);
  }
}

/** Returns the browser's speech. Undefined in browsers without speech. */
const speech = () => (typeof speechSynthesis === "undefined" ? undefined : speechSynthesis);

/**
 * Returns the device's voice for a language. A voice of India and one that works offline are preferred.
 * @param locale such as `kn-IN`
 */
export function findVoice(locale: string): SpeechSynthesisVoice | undefined {
  const tagOf = ({ lang }: SpeechSynthesisVoice) => lang.replace("_", "-");
  const [language] = locale.split("-");
  const rank = (voice: SpeechSynthesisVoice) =>
    (tagOf(voice) === locale ? 2 : 0) + (voice.localService ? 1 : 0);
  return speech()
    ?.getVoices()
    .filter((voice) => tagOf(voice).split("-")[0] === language)
    .sort((one, other) => rank(other) - rank(one))[0];
}

/** Calls `listener` when the device has listed its voices. Returns a function that stops this. */
export function subscribeToVoices(listener: () => void): () => void {
  const synthesis = speech();
  synthesis?.addEventListener?.("voiceschanged", listener);
  return () => synthesis?.removeEventListener?.("voiceschanged", listener);
}

interface Announcement {
  readonly tone: keyof typeof melodies;
  readonly spoken: Answer["spoken"];
  readonly locale: string;
}

/**
 * Says something aloud in the language's voice. Without such a voice, or when it fails, a melody is played. Each
 * announcement ends the one before.
 */
export function announce({ tone, spoken, locale }: Announcement): void {
  const synthesis = speech();
  synthesis?.cancel();
  const volume = loudness[readVolume()];
  if (volume.tone === 0 || !maySound()) return;
  const voice = findVoice(locale);
  if (synthesis === undefined || voice === undefined) {
    playTone(tone, volume.tone);
    return;
  }
  const words = new SpeechSynthesisUtterance(spoken.join(". "));
  words.voice = voice;
  words.lang = locale;
  words.volume = volume.voice;
  words.onerror = ({ error }) => {
    if (error !== "canceled" && error !== "interrupted") playTone(tone, volume.tone);
  };
  synthesis.speak(words);
}
