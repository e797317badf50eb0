/** Returns the key of the stored mark for the language's typefaces. Each language has different typefaces. */
const key = () => `fonts ${document.documentElement.lang}`;

/** Returns the storage of this session. Undefined if the browser blocks it; then the page remembers nothing. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

const showNow = () => {
  document.documentElement.dataset.fonts = "";
};

/** True for a typeface of the page. A page may have others that it does not show, and stand-ins from the device. */
const isShown = ({ family }: FontFace) => /^"?(Archivo (Text|Wide)|Site )/.test(family);

/** Shows the page's typefaces after all have loaded, so that the page is laid out again only once. */
export async function showFonts() {
  try {
    const faces = [...document.fonts].filter(isShown);
    await Promise.all(faces.map((face) => face.load()));
  } catch {
    return;
  }
  showNow();
  storage()?.setItem(key(), "");
}

/** Shows the typefaces from the start if an earlier page has loaded them into the cache. */
export function takeFontsFromCache() {
  if (storage()?.getItem(key()) === "") showNow();
}

/** The attribute that marks a film and holds its file name without the extension. */
export const filmMark = "data-film";

/** Plays a film after the page has loaded, unless the visitor prefers reduced motion. */
export function startFilm(film: HTMLVideoElement) {
  const name = film.getAttribute(filmMark);
  if (name === null || film.src !== "") return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  film.src = film.canPlayType('video/webm; codecs="vp9"') === "" ? `${name}.mp4` : `${name}.webm`;
}

const inputEvents = [
  "pointermove",
  "pointerdown",
  "keydown",
  "touchstart",
  "focusin",
  "wheel",
] as const;

/**
 * True for a pointer that rests over the page. A browser reports it as a movement by 0 pixels, often before the first
 * paint.
 */
const isAtRest = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === "pointermove" &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Calls `start` once, when the visitor first touches, types, focuses, scrolls or moves the pointer. */
export function onFirstInput(start: () => void): void {
  const stop = new AbortController();
  const listen = (event: Event) => {
    if (isAtRest(event)) return;
    stop.abort();
    start();
  };
  for (const type of inputEvents)
    addEventListener(type, listen, { signal: stop.signal, passive: true });
}

/** The milliseconds after which the work starts in any case. On a busy machine a page may never be idle. */
const latestMs = 1000;

/** Calls `run` when the browser is idle, at the latest after a second. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: latestMs });
  else setTimeout(run);
}
