/** The attribute that marks a film and holds its file name without the extension. */
export const filmMark = "data-film";

/**
 * Loads and plays a film, unless the visitor prefers reduced motion or the film has started. The film shows its poster
 * until then, so that the page loads first.
 */
export function startFilm(film: HTMLVideoElement) {
  const name = film.getAttribute(filmMark);
  if (name === null || film.src !== "") return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  film.src = film.canPlayType('video/webm; codecs="vp9"') === "" ? `${name}.mp4` : `${name}.webm`;
}
