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

/**
 * Shows the site's typefaces after all have loaded, so that the page is laid out again only once. If a typeface fails
 * to load, the page keeps the fallback fonts.
 */
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
