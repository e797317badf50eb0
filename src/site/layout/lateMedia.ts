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
