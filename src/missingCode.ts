const missing = new WeakSet<object>();

/** Notes what Vite tells of code that did not load: every page's code is fetched through it. */
export function listenForMissingCode(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));
}

/** Whether an error says that a page's code did not load: the network is gone, or a new release came. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && missing.has(error);
