const missing = new WeakSet<object>();

/** Notes Vite's report of code that did not load. Every page's code is fetched through it. */
export function listenForMissingCode(): void {
  window.addEventListener("vite:preloadError", ({ payload }) => missing.add(payload));
}

/** True if an error means that a page's code did not load: the network failed, or a new release replaced the file. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof Error && missing.has(error);

let turn = Promise.resolve();

/** Makes the router wait. Returns the function that ends the wait. */
export function holdRouter(): () => void {
  let release = () => {};
  turn = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

/** Resolves when the router may start. A page that is shown without the router holds it. */
export const routersTurn = (): Promise<void> => turn;
