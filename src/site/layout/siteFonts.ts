const key = "fonts";

/** Where a browser keeps no storage, nothing is remembered. */
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
 * Puts the page into its own typefaces once all of them are here, so that it is laid out anew only
 * once. If they cannot be had it stays as it is.
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

/** What an earlier page has fetched costs nothing: then the page is painted with it from the start. */
export function takeFontsFromCache() {
  if (storage()?.getItem(key) === "") showNow();
}
