const noted = new WeakSet<object>();

/** How Chromium, Firefox and Safari say it, and Vite of a style sheet. */
const words =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|ChunkLoadError/i;

/** Notes what Vite tells of code that did not load. */
export function listenForMissingCode(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => noted.add(payload));
}

/** Whether an error says that a page's code did not load: the network is gone, or a new release came. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && (noted.has(error) || words.test(error.message));
