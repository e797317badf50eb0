/**
 * Throttles an async function. Runs never overlap, and a pause separates their starts. A request during a run causes
 * one more run, since the current run may have started too early.
 * @param pauseMillis returns the time from one start to the next, from the duration of the last run
 */
export function throttleAsync(
  work: () => Promise<void>,
  pauseMillis: (tookMillis: number) => number,
) {
  let isBusy = false;
  let isRequested = false;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run() {
    isBusy = true;
    isRequested = false;
    const begun = performance.now();
    await work().catch(() => undefined);
    const took = performance.now() - begun;
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
    /** Runs the work now or when the pause ends. */
    request() {
      isRequested = true;
      if (!isBusy && !isStopped) void run();
    },
    /** Cancels the pending run and ignores later requests. */
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
