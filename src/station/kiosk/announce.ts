import type { Tone } from "./answers";

/** Notes in hertz, each a fifth of a second: rising is good, falling is goodbye, low is wrong. */
const melodies: Readonly<Record<Tone, readonly number[]>> = {
  in: [660, 880],
  out: [880, 660],
  done: [660, 660],
  note: [520],
  waiting: [520, 520],
  bad: [180, 180, 180],
};

const noteSeconds = 0.18;
const volume = 0.25;

/** Browsers allow sound only after a person has used a key or the screen. */
const maySound = () => navigator.userActivation?.hasBeenActive ?? false;

let audio: AudioContext | undefined;

/** Plays an answer's melody, where the browser can. */
export function playTone(tone: Tone): void {
  if (!maySound() || typeof AudioContext === "undefined") return;
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

/** Speaks an answer, where the browser has a voice; a new one does not wait for the one before. */
export function speak(text: string): void {
  if (!maySound() || typeof speechSynthesis === "undefined") return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = "en-IN";
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}
