/** What somebody asks for again and again, done seldom. */
interface Throttled {
  /** Has the work done: at once where the last one is long enough ago, else as soon as it is. */
  request(): void;
  /** Does nothing from now on. */
  stop(): void;
}

/**
 * Does some work as often as it is asked for, but no two at once, and the next one only after a pause.
 * Whatever is asked for while the work is under way has it done once more: it may have begun too early.
 * @param pauseMillis from the beginning of one to that of the next, told how long the last one took
 */
export function throttleAsync(
  work: () => Promise<void>,
  pauseMillis: (tookMillis: number) => number,
): Throttled {
  let isBusy = false;
  let isRequested = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run() {
    isBusy = true;
    isRequested = false;
    const begun = Date.now();
    await work().catch(() => undefined);
    const took = Date.now() - begun;
    if (isStopped) return;
    timer = setTimeout(
      () => {
        isBusy = false;
        if (isRequested) void run();
      },
      Math.max(0, pauseMillis(took) - took),
    );
  }

  return {
    request() {
      isRequested = true;
      if (!isBusy && !isStopped) void run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
