/** Marks a film, and names its files but for what they end in. */
export const filmMark = "data-film";

/**
 * Lets a film fetch and play what its mark names, unless the visitor prefers stillness or it runs
 * already. Until then its poster stands: the film's bytes come after those of the page.
 */
export function startFilm(film: HTMLVideoElement) {
  const name = film.getAttribute(filmMark);
  if (name === null || film.src !== "") return;
  if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  film.src = film.canPlayType('video/webm; codecs="vp9"') === "" ? `${name}.mp4` : `${name}.webm`;
}
