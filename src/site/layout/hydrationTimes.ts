const inputEvents = [
  "pointermove",
  "pointerdown",
  "keydown",
  "touchstart",
  "focusin",
  "wheel",
] as const;

/**
 * True for a pointer that rests over the page. A browser reports it as a movement by nothing, often before the first
 * paint.
 */
const isAtRest = (event: Event) =>
  event instanceof MouseEvent &&
  event.type === "pointermove" &&
  event.movementX === 0 &&
  event.movementY === 0;

/** Calls `start` once, when the visitor first touches, types, focuses, scrolls or moves the pointer. */
export function onFirstInput(start: () => void): void {
  const stop = new AbortController();
  const listen = (event: Event) => {
    if (isAtRest(event)) return;
    stop.abort();
    start();
  };
  for (const type of inputEvents)
    addEventListener(type, listen, { signal: stop.signal, passive: true });
}

/** On a busy machine a page may never be idle. Its lists must come nevertheless. */
const latestMs = 1000;

/** Calls `run` when the browser is idle, at the latest after a second. */
export function whenIdle(run: () => void): void {
  if (window.requestIdleCallback) window.requestIdleCallback(run, { timeout: latestMs });
  else setTimeout(run);
}
