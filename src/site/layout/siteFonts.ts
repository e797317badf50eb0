const key = "fonts";

/** Puts the page into its own typefaces; they are fetched now if they have not been before. */
export function showFonts() {
  document.documentElement.dataset.fonts = "";
  sessionStorage.setItem(key, "");
}

/** What an earlier page has fetched costs nothing: then the page is painted with it from the start. */
export function takeFontsFromCache() {
  if (sessionStorage.getItem(key) !== null) showFonts();
}
