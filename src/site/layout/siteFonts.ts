const key = "fonts";

/** Where a browser keeps no storage, nothing is remembered. */
function storage(): Storage | undefined {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Puts the page into its own typefaces; they are fetched now if they have not been before. */
export function showFonts() {
  document.documentElement.dataset.fonts = "";
  storage()?.setItem(key, "");
}

/** What an earlier page has fetched costs nothing: then the page is painted with it from the start. */
export function takeFontsFromCache() {
  if (storage()?.getItem(key) === "") showFonts();
}
