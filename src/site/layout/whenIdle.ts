/** On a busy machine a page may never be idle. Its lists must come nevertheless. */
const latestMs = 1000;

/** Calls `run` when the browser is idle, at the latest after a second. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: latestMs });
  else setTimeout(run);
}
