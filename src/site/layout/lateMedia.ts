const key = "fonts";

/** Undefined if the browser blocks storage. Nothing is remembered then. */
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

/** All typefaces of the site, in the way of CSS. */
const faces = ["1em Archivo Text", "700 1em Archivo Wide"];

/** Shows the site's typefaces after all have loaded, so that the page is laid out again only once. */
export async function showFonts() {
  try {
    await Promise.all(faces.map((face) => document.fonts.load(face)));
  } catch {
    return;
  }
  showNow();
  storage()?.setItem(key, "");
}

/** Shows the typefaces from the start if an earlier page has loaded them into the cache. */
export function takeFontsFromCache() {
  if (storage()?.getItem(key) === "") showNow();
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
